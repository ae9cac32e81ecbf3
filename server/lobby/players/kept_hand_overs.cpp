#include "server/lobby/players/kept_hand_overs.hpp"

#include <spdlog/spdlog.h>

namespace reami::lobby {

namespace asio = boost::asio;

asio::awaitable<std::optional<std::string>> KeptHandOvers::make(store::PlayerId player) {
    co_return dependencies_.players.hand_over(player, dependencies_.clock.now().steady);
}

asio::awaitable<Expected<room::Identity, HandOvers::NotRedeemed>> KeptHandOvers::redeem(std::string code,
                                                                                        std::string client) {
    const Moment now = dependencies_.clock.now();
    auto identity = dependencies_.players.redeem(code, now.steady);
    if (!identity) co_return NotRedeemed::wrong;
    identity->client = std::move(client);
    store::Entry entry{.room = 0, .at = now.wall, .records = {}};
    entry.records.emplace_back(store::PlayerMade{identity->player, identity->token, identity->client});
    const store::Appended appended = co_await dependencies_.journal.append(std::move(entry));
    if (appended.fault) {
        spdlog::error("could not sign in a device: {}", appended.fault->why);
        dependencies_.players.not_redeemed(code);
        co_return NotRedeemed::unstored;
    }
    dependencies_.players.redeemed(code);
    identity->stored = true;
    co_return *std::move(identity);
}

asio::awaitable<std::optional<store::PlayerId>> KeptHandOvers::owner(std::string code) {
    co_return dependencies_.players.owner_of_hand_over(code, dependencies_.clock.now().steady);
}

}  // namespace reami::lobby
