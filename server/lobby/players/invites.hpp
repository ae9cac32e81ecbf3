// Invitations. The word of an invitation lets players open rooms on a server that does not let everybody open
// them. The server limits the guessing of words as it limits the guessing of room codes.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <optional>
#include <string>

#include "engine/core/expected.hpp"
#include "protocol/messages/refusal.hpp"
#include "server/lobby/code_lookup.hpp"
#include "server/lobby/players/keyed_hash.hpp"
#include "server/lobby/players/players.hpp"
#include "server/lobby/players/rulings.hpp"
#include "server/lobby/rooms/room_opener.hpp"

namespace reami::lobby {

/// Every function may be called from any thread.
class Invites {
public:
    struct Dependencies {
        CodeLookup& codes;
        store::Readers& readers;
        store::Journal& journal;
        const Clock& clock;
        const Rulings& rulings;
        KeyedHash hash;
    };
    explicit Invites(const Dependencies& dependencies) : dependencies_(dependencies) {}

    /// `token` is set if the server has made a new player for the caller; no later answer contains it.
    struct Redeemed {
        std::optional<std::string> token;
    };
    /// Lets that player, or a new one, open rooms from now on. If the player may already open rooms, the call
    /// succeeds and uses up no invitation, whatever the word is.
    boost::asio::awaitable<Expected<Redeemed, protocol::Refusal>> redeem(std::string word,
                                                                         Requester requester);

private:
    Dependencies dependencies_;
};

}  // namespace reami::lobby
