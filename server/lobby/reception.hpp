// Leads connections to their rooms: proves who knocks, and says how the line is closed if there is no room.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <variant>

#include "server/lobby/codes.hpp"
#include "server/lobby/devices.hpp"
#include "server/lobby/keyed_hash.hpp"
#include "server/lobby/players.hpp"
#include "server/net/door.hpp"

namespace reami::lobby {

/// Every function may be called from any thread.
class Reception {
public:
    struct Means {
        const Directory& directory;
        Codes& codes;
        Players& players;
        store::Journal& journal;
        const Clock& clock;
        KeyedHash hash;  ///< of addresses
        Devices& devices;
        SignedIn& signed_in;
    };
    explicit Reception(const Means& means) : means_(means) {}

    boost::asio::awaitable<net::Entrance> enter(net::Knock knock);

private:
    using Known = std::variant<room::Identity, protocol::Close>;

    boost::asio::awaitable<Known> identify(const net::Knock& knock);
    boost::asio::awaitable<Known> redeem(const std::string& code, const net::Knock& knock);

    Means means_;
};

}  // namespace reami::lobby
