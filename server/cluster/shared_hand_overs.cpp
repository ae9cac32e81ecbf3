#include "server/cluster/shared_hand_overs.hpp"

#include <spdlog/spdlog.h>

#include "server/runtime/random_code.hpp"
#include "server/store/read/read_devices.hpp"

namespace reami::cluster {

namespace asio = boost::asio;

asio::awaitable<std::optional<std::string>> SharedHandOvers::make(store::PlayerId player) {
    std::string code = random_code(hand_over_letters);
    store::Entry entry{.room = 0, .at = dependencies_.clock.now().wall, .records = {}};
    entry.records.emplace_back(store::HandOverMade{dependencies_.hash.of_hand_over(code), player,
                                                   dependencies_.players.hand_over_within()});
    const store::Appended appended = co_await dependencies_.journal.append(std::move(entry));
    if (!appended.fault) co_return code;
    spdlog::error("could not store a code for another device: {}", appended.fault->why);
    co_return std::nullopt;
}

/// A wrong code costs the server only one read. If two devices use a code at the same time, the database
/// refuses one of them.
asio::awaitable<Expected<room::Identity, lobby::HandOvers::NotRedeemed>> SharedHandOvers::redeem(
    std::string code, std::string client) {
    const store::Hash hash = dependencies_.hash.of_hand_over(code);
    const auto player = co_await dependencies_.readers.ask(store::find_hand_over, hash);
    if (!player) co_return NotRedeemed::wrong;
    room::Identity identity = lobby::Players::with_new_token(*player);
    identity.client = std::move(client);
    store::Entry entry{.room = 0, .at = dependencies_.clock.now().wall, .records = {}};
    entry.records.emplace_back(store::HandOverRedeemed{hash});
    entry.records.emplace_back(store::PlayerMade{identity.player, identity.token, identity.client});
    const store::Appended appended = co_await dependencies_.journal.append(std::move(entry));
    if (appended.fault) {
        if (appended.fault->kind == store::Fault::Kind::refused) co_return NotRedeemed::wrong;
        spdlog::error("could not sign in a device: {}", appended.fault->why);
        co_return NotRedeemed::unstored;
    }
    identity.stored = true;
    co_return identity;
}

asio::awaitable<std::optional<store::PlayerId>> SharedHandOvers::owner(std::string code) {
    const store::Hash hash = dependencies_.hash.of_hand_over(code);
    co_return co_await dependencies_.readers.ask(store::find_hand_over, hash);
}

}  // namespace reami::cluster
