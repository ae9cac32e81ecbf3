#include "server/lobby/players/devices.hpp"

#include <spdlog/spdlog.h>

#include <boost/asio/co_spawn.hpp>

#include "protocol/messages/codes.hpp"
#include "server/runtime/log_about.hpp"
#include "server/runtime/log_outage.hpp"

namespace reami::lobby {

namespace asio = boost::asio;

namespace {

constexpr store::Millis a_day = 86'400'000;

}  // namespace

bool Devices::is_news(const store::Device& device, const std::string& client) const {
    return device.client != client || dependencies_.clock.now().wall - device.seen_at >= a_day;
}

void Devices::note(const room::Identity& who, const asio::any_io_executor& executor) {
    asio::co_spawn(
        executor, [this, who] { return store_seen(who); }, logged("storing the visit of a device"));
}

asio::awaitable<void> Devices::store_seen(room::Identity who) {
    store::Entry entry{.room = 0, .at = dependencies_.clock.now().wall, .records = {}};
    entry.records.emplace_back(store::DeviceSeen{who.token, who.client});
    const store::Appended appended = co_await dependencies_.journal.append(std::move(entry));
    if (appended.fault) log_outage("could not store the visit of a device", appended.fault->why);
}

asio::awaitable<std::vector<store::Device>> Devices::of(store::PlayerId player) {
    co_return co_await dependencies_.readers.ask(store::read_devices, player);
}

asio::awaitable<Expected<int, protocol::Refusal>> Devices::sign_out_others(const room::Identity& who) {
    const auto devices = co_await of(who.player);
    const auto others = std::ranges::count_if(
        devices, [&](const store::Device& device) { return device.token != who.token; });
    if (others == 0) co_return 0;
    store::Entry entry{.room = 0, .at = dependencies_.clock.now().wall, .records = {}};
    entry.records.emplace_back(store::OthersSignedOut{who.player, who.token});
    const store::Appended appended = co_await dependencies_.journal.append(std::move(entry));
    if (appended.fault) {
        spdlog::error("could not sign out devices: {}", appended.fault->why);
        co_return protocol::refusal(protocol::code::store_unavailable, {}, 1);
    }
    dependencies_.signed_in.close_others(who.player, who.token);
    co_return static_cast<int>(others);
}

}  // namespace reami::lobby
