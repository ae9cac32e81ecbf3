// Lists the connections to rooms, with the player and the token of each. When a player signs their other
// devices out, the server closes the connections of these devices. Admins see the list.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "server/net/gateway.hpp"
#include "server/store/record.hpp"

namespace reami::lobby {

/// The origin of a connection, and the room to which it came.
struct Arrival {
    std::string code;  ///< the code of the room
    boost::asio::ip::address address;
    std::string client;      ///< the client's name for itself
    std::int64_t since = 0;  ///< Unix milliseconds, by the wall clock
};

/// Every function may be called from any thread.
class SignedIn {
public:
    using Id = std::uint64_t;

    Id add(store::PlayerId player, const store::TokenHash& token,
           std::weak_ptr<net::ConnectionHandle> connection, Arrival arrival = {});
    void remove(store::PlayerId player, Id id);
    /// Closes the player's connections that have other tokens.
    void close_others(store::PlayerId player, const store::TokenHash& but);

    struct Connected {
        Id id = 0;
        store::TokenHash token{};
        std::weak_ptr<net::ConnectionHandle> connection;
        Arrival arrival;
    };
    using ByPlayer = std::multimap<store::PlayerId, Connected>;
    ByPlayer all() const;
    using ConnectionFilter = std::function<bool(store::PlayerId, const Connected&)>;
    /// Closes the connections that match the filter, and returns their number.
    int close(const ConnectionFilter& which, protocol::Close why);
    /// Sends the message to all connections, and returns the number of connections.
    int send(const net::EncodedMessage& text) const;

private:
    using Handles = std::vector<std::shared_ptr<net::ConnectionHandle>>;
    Handles open(const ConnectionFilter& which) const;

    mutable std::mutex mutex_;
    ByPlayer connected_;
    Id next_ = 1;
};

}  // namespace reami::lobby
