// Codes for other devices as servers that share a database keep them: there, as hashes, so that a code from
// one works at any. What makes a code void (its end, a newer one, use, the player's devices signed out) is
// decided in the database alone.
#pragma once

#include <memory>

#include "server/lobby/players/hand_overs.hpp"
#include "server/lobby/players/keyed_hash.hpp"
#include "server/lobby/players/players.hpp"
#include "server/runtime/clock.hpp"
#include "server/store/journal.hpp"
#include "server/store/location.hpp"

namespace reami::lobby {

class SharedHandOvers final : public HandOvers {
public:
    struct Means {
        Players& players;
        store::Readers& readers;
        store::Journal& journal;
        const Clock& clock;
        KeyedHash hash;
    };
    explicit SharedHandOvers(const Means& means) : means_(means) {}

    boost::asio::awaitable<std::optional<std::string>> make(store::PlayerId player) override;
    boost::asio::awaitable<std::variant<room::Identity, NotRedeemed>> redeem(std::string code,
                                                                             std::string client) override;
    boost::asio::awaitable<std::optional<store::PlayerId>> owner(std::string code) override;

private:
    Means means_;
};

/// The hand-overs for this kind of store.
std::unique_ptr<HandOvers> hand_overs_for(const store::Location& store, const SharedHandOvers::Means& means);

}  // namespace reami::lobby
