// The connections of each player to rooms, by the tokens with which they came: when a player signs the other
// devices out, their connections are closed, and admins see who is there.
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

/// From where a connection came, and whereto.
struct Arrival {
    std::string code;  ///< of the room
    boost::asio::ip::address address;
    std::string client;      ///< what it calls itself
    std::int64_t since = 0;  ///< by the wall clock
};

/// Every function may be called from any thread.
class SignedIn {
public:
    using Id = std::uint64_t;

    Id add(store::PlayerId player, const store::TokenHash& token,
           std::weak_ptr<net::ConnectionHandle> connection, Arrival arrival = {});
    void remove(store::PlayerId player, Id id);
    /// Closes the player's connections that came with other tokens.
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
    /// Closes those for which that holds; how many there were.
    int close(const ConnectionFilter& which, protocol::Close why);
    /// Sends to all of them, and returns how many there were.
    int send(const net::EncodedMessage& text) const;

private:
    using Handles = std::vector<std::shared_ptr<net::ConnectionHandle>>;
    Handles open(const ConnectionFilter& which) const;

    mutable std::mutex mutex_;
    ByPlayer connected_;
    Id next_ = 1;
};

}  // namespace reami::lobby
