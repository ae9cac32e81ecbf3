// Keeps the codes for other devices in memory (players.hpp). A server that has its database alone uses this
// class.
#pragma once

#include "server/lobby/players/hand_overs.hpp"

namespace reami::lobby {

class KeptHandOvers final : public HandOvers {
public:
    using HandOvers::HandOvers;

    boost::asio::awaitable<std::optional<std::string>> make(store::PlayerId player) override;
    boost::asio::awaitable<Expected<room::Identity, NotRedeemed>> redeem(std::string code,
                                                                         std::string client) override;
    boost::asio::awaitable<std::optional<store::PlayerId>> owner(std::string code) override;
};

}  // namespace reami::lobby
