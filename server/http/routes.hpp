// What plain requests get: method and path to an answer. WIRE's table of HTTP; errors as RFC 9457 with the
// wire's codes.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <filesystem>
#include <mutex>

#include "protocol/texts.hpp"
#include "server/lobby/directory.hpp"
#include "server/net/door.hpp"
#include "server/settings.hpp"
#include "server/store/reader.hpp"

namespace reami::http {

/// Every function may be called from any thread.
class Routes {
public:
    Routes(lobby::Directory& directory, const lobby::OpenRooms& open_rooms,
           const std::filesystem::path& database, const Limits& limits)
        : directory_(directory), open_rooms_(open_rooms), limits_(limits), reader_(database) {}

    /// A body may be as long as a message; a match file is longer.
    std::size_t longest_body(std::string_view path) const;

    boost::asio::awaitable<net::Answer> answer(net::Request request);

private:
    using Address = boost::asio::ip::address;

    net::Answer page(const std::vector<std::string>& parts, const Address& from);
    net::Answer room(const std::string& code, const Address& from);
    /// Those of the rooms with these codes, `KETMKARD,HALMPART`, that are open.
    net::Answer open_among(std::string_view codes, const Address& from);
    net::Answer match(const std::string& code, int number, const Address& from);
    boost::asio::awaitable<net::Answer> open_room(net::Request request);

    lobby::Directory& directory_;
    const lobby::OpenRooms& open_rooms_;
    const Limits limits_;
    std::mutex mutex_;
    store::Reader reader_;
};

}  // namespace reami::http
