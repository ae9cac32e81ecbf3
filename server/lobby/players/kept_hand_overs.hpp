// Keeps the codes for other devices in memory (players.hpp). A server that has its database alone uses this
// class.
#pragma once

#include "engine/core/expected.hpp"
#include "server/lobby/players/hand_overs.hpp"
#include "server/lobby/players/players.hpp"
#include "server/runtime/clock.hpp"
#include "server/store/journal.hpp"

namespace reami::lobby {

class KeptHandOvers final : public HandOvers {
public:
    struct Dependencies {
        Players& players;
        store::Journal& journal;
        const Clock& clock;
    };
    explicit KeptHandOvers(const Dependencies& dependencies) : dependencies_(dependencies) {}

    boost::asio::awaitable<std::optional<std::string>> make(store::PlayerId player) override;
    boost::asio::awaitable<Expected<room::Identity, NotRedeemed>> redeem(std::string code,
                                                                         std::string client) override;
    boost::asio::awaitable<std::optional<store::PlayerId>> owner(std::string code) override;

private:
    Dependencies dependencies_;
};

}  // namespace reami::lobby
