#include "server/lobby/players/kept_hand_overs.hpp"

#include <spdlog/spdlog.h>

#include <utility>

namespace reami::lobby {

namespace asio = boost::asio;

asio::awaitable<std::optional<std::string>> KeptHandOvers::make(store::PlayerId player) {
    co_return means_.players.hand_over(player, means_.clock.now().steady);
}

asio::awaitable<std::variant<room::Identity, HandOvers::NotRedeemed>> KeptHandOvers::redeem(
    std::string code, std::string client) {
    const Moment now = means_.clock.now();
    auto identity = means_.players.redeem(code, now.steady);
    if (!identity) co_return NotRedeemed::wrong;
    identity->client = std::move(client);
    store::Entry entry{.room = 0, .at = now.wall, .records = {}};
    entry.records.emplace_back(store::PlayerMade{identity->player, identity->token, identity->client});
    const store::Appended appended = co_await means_.journal.append(std::move(entry));
    if (appended.fault) {
        spdlog::error("could not sign in a device: {}", appended.fault->why);
        means_.players.not_redeemed(code);
        co_return NotRedeemed::unstored;
    }
    means_.players.redeemed(code);
    identity->stored = true;
    co_return *std::move(identity);
}

asio::awaitable<std::optional<store::PlayerId>> KeptHandOvers::owner(std::string code) {
    co_return means_.players.owner_of_hand_over(code, means_.clock.now().steady);
}

}  // namespace reami::lobby
