// Invitations: words by which players get leave to open rooms, where not everybody may. Who guesses them is
// slowed down as who guesses rooms.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <optional>
#include <string>
#include <variant>

#include "server/lobby/code_lookup.hpp"
#include "server/lobby/players/keyed_hash.hpp"
#include "server/lobby/players/players.hpp"
#include "server/lobby/players/rulings.hpp"
#include "server/lobby/refused.hpp"
#include "server/lobby/rooms/room_opener.hpp"

namespace reami::lobby {

/// Every function may be called from any thread.
class Invites {
public:
    struct Means {
        CodeLookup& codes;
        store::Readers& readers;
        store::Journal& journal;
        const Clock& clock;
        const Rulings& rulings;
        KeyedHash hash;
    };
    explicit Invites(const Means& means) : means_(means) {}

    /// `token` is set if a player was made for the caller; it is given only this once.
    struct Redeemed {
        std::optional<std::string> token;
    };
    /// That player, or else a new one, may open rooms from now on. Who may already stays so, whatever the
    /// word is, and uses nothing up.
    boost::asio::awaitable<std::variant<Redeemed, Refused>> redeem(std::string word, Requester requester);

private:
    boost::asio::awaitable<bool> is_invited(store::PlayerId player);

    Means means_;
};

}  // namespace reami::lobby
