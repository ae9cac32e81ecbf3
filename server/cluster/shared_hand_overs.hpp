// Codes for other devices, if several servers share a database. The database has the hashes of the codes, so
// a code from one server is valid at all of them. The database alone decides whether a code is valid: a code
// ends when it expires, when a device has used it, when the player gets a newer code, and when the player's
// devices are signed out.
#pragma once

#include "server/lobby/players/hand_overs.hpp"

namespace reami::cluster {

class SharedHandOvers final : public lobby::HandOvers {
public:
    using HandOvers::HandOvers;

    boost::asio::awaitable<std::optional<std::string>> make(store::PlayerId player) override;
    boost::asio::awaitable<Expected<room::Identity, NotRedeemed>> redeem(std::string code,
                                                                         std::string client) override;
    boost::asio::awaitable<std::optional<store::PlayerId>> owner(std::string code) override;
};

}  // namespace reami::cluster
