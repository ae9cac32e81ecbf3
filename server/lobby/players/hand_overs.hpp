// The codes with which a player signs in on another device; each code works once. Subclasses store the codes
// and redeem them.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/core/noncopyable.hpp>
#include <optional>
#include <string>

#include "engine/core/expected.hpp"
#include "server/lobby/players/keyed_hash.hpp"
#include "server/lobby/players/players.hpp"
#include "server/runtime/clock.hpp"
#include "server/store/journal.hpp"

namespace reami::lobby {

/// Every function may be called from any thread.
class HandOvers : boost::noncopyable {
public:
    /// All of these outlive the codes.
    struct Dependencies {
        Players& players;
        store::Readers& readers;
        store::Journal& journal;
        const Clock& clock;
        KeyedHash hash;
    };
    explicit HandOvers(const Dependencies& dependencies) : dependencies_(dependencies) {}
    virtual ~HandOvers() = default;

    /// Makes a code for that player, whose token is stored already; empty if the code can't be stored.
    virtual boost::asio::awaitable<std::optional<std::string>> make(store::PlayerId player) = 0;

    enum class NotRedeemed : std::uint8_t {
        wrong,     ///< the code is wrong, was used, or has expired
        unstored,  ///< the store failed; the code may work later
    };
    /// Makes another token for the code's player, and stores it for a device with the name `client`.
    virtual boost::asio::awaitable<Expected<room::Identity, NotRedeemed>> redeem(std::string code,
                                                                                 std::string client) = 0;
    /// The player to whom the code belongs; empty if the code is wrong, was used or has expired. The code can
    /// still be used afterwards.
    virtual boost::asio::awaitable<std::optional<store::PlayerId>> owner(std::string code) = 0;

protected:
    const Dependencies dependencies_;
};

}  // namespace reami::lobby
