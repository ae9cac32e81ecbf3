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

std::string short_name(const store::TokenHash& token) { return to_hex(token).substr(0, 8); }

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

asio::awaitable<std::optional<protocol::Refusal>> Devices::store_signed_out(store::Record out) {
    store::Entry entry{.room = 0, .at = dependencies_.clock.now().wall, .records = {}};
    entry.records.push_back(std::move(out));
    const store::Appended appended = co_await dependencies_.journal.append(std::move(entry));
    if (!appended.fault) co_return std::nullopt;
    spdlog::error("could not sign out devices: {}", appended.fault->why);
    co_return protocol::refusal(protocol::code::store_unavailable, {}, 1);
}

asio::awaitable<Expected<int, protocol::Refusal>> Devices::sign_out_others(const room::Identity& who) {
    const auto devices = co_await of(who.player);
    const auto others = std::ranges::count_if(
        devices, [&](const store::Device& device) { return device.token != who.token; });
    if (others == 0) co_return 0;
    store::Record out = store::OthersSignedOut{who.player, who.token};
    if (const auto refusal = co_await store_signed_out(std::move(out))) co_return *refusal;
    dependencies_.signed_in.close_others(who.player, who.token);
    co_return static_cast<int>(others);
}

asio::awaitable<Expected<int, protocol::Refusal>> Devices::sign_out(const room::Identity& who,
                                                                    const std::string& device) {
    const auto devices = co_await of(who.player);
    const auto found =
        std::ranges::find(devices, device, [](const store::Device& one) { return short_name(one.token); });
    if (found == devices.end()) co_return 0;
    store::Record out = store::AdminChange{store::DevicesSignedOut{who.player, found->token}};
    if (const auto refusal = co_await store_signed_out(std::move(out))) co_return *refusal;
    dependencies_.signed_in.close(
        [&](store::PlayerId, const SignedIn::Connected& one) { return one.token == found->token; },
        protocol::Close::unknown_token);
    co_return 1;
}

}  // namespace reami::lobby
