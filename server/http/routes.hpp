// Answers plain requests: finds the endpoint by method and path. PROTOCOL.md, "Plain requests". Errors have
// the form of RFC 9457 with the codes of the protocol.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/messages/plain_requests.hpp"
#include "server/http/endpoints/player_endpoints.hpp"
#include "server/http/endpoints/push_endpoints.hpp"
#include "server/http/endpoints/room_endpoints.hpp"
#include "server/http/web_client.hpp"
#include "server/lobby/rooms/directory.hpp"
#include "server/net/gateway.hpp"
#include "server/settings/current_settings.hpp"
#include "server/store/journal.hpp"

namespace reami::http {

/// Functions for the page for admins. By default, the server has no such page.
struct AdminPage {
    std::function<bool()> is_there = [] { return false; };
    std::function<boost::asio::awaitable<net::Answer>(net::Request)> answer = {};
};

/// Any thread may call every function.
class Routes {
public:
    struct Dependencies {
        RoomEndpoints& rooms;
        PlayerEndpoints& players;
        PushEndpoints& pushes;
        const store::Journal& journal;
        const lobby::Directory& directory;
        Background& workers;  ///< for replays
        Background& reviews;  ///< for reviews, which take longer
        const CurrentSettings& settings;
        std::function<std::optional<protocol::plain::OwnAddresses>()>
            own_addresses;  ///< returns nothing if the addresses are secret
        AdminPage admin = {};
        std::function<bool()> is_cut_off = [] { return false; };  ///< true if this node has lost its database
    };
    explicit Routes(Dependencies dependencies)
        : dependencies_(std::move(dependencies)),
          client_(WebClient::carried(dependencies_.settings.get()->base_path)) {}

    /// The number of bytes that a body for this path may have: the limit for match files if the request
    /// has one, or else the limit for messages.
    std::size_t longest_body(std::string_view path) const;

    boost::asio::awaitable<net::Answer> answer(net::Request request);

private:
    using Parts = std::vector<std::string>;  ///< the parts of a path between its slashes

    boost::asio::awaitable<net::Answer> found(net::Request request);
    boost::asio::awaitable<net::Answer> posted(net::Request request, const Parts& parts);
    boost::asio::awaitable<net::Answer> about_match_file(net::Request request);
    boost::asio::awaitable<net::Answer> page(net::Request request, Parts parts);
    net::Answer addresses(const net::Request& request) const;
    net::Answer ready() const;
    protocol::plain::ProgramVersion this_server() const;

    Dependencies dependencies_;
    WebClient client_;
};

}  // namespace reami::http
