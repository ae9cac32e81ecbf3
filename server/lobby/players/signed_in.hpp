// The connections of each player, by the tokens with which they came: when a player signs the other devices
// out, their connections are closed.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>

#include "server/net/gateway.hpp"
#include "server/store/record.hpp"

namespace reami::lobby {

/// Every function may be called from any thread.
class SignedIn {
public:
    using Id = std::uint64_t;

    Id add(store::PlayerId player, const store::TokenHash& token,
           std::weak_ptr<net::ConnectionHandle> connection);
    void remove(store::PlayerId player, Id id);
    /// Closes the player's connections that came with other tokens.
    void close_others(store::PlayerId player, const store::TokenHash& but);

private:
    struct Connected {
        Id id = 0;
        store::TokenHash token{};
        std::weak_ptr<net::ConnectionHandle> connection;
    };

    std::mutex mutex_;
    std::multimap<store::PlayerId, Connected> connected_;
    Id next_ = 1;
};

}  // namespace reami::lobby
