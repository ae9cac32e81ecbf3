#include "server/lobby/players/devices.hpp"

#include <boost/asio/co_spawn.hpp>

#include "server/lobby/players/store_record.hpp"
#include "server/runtime/log_about.hpp"

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
    store::Record seen = store::DeviceSeen{who.token, who.client};
    const RecordTarget target{dependencies_.journal, dependencies_.clock};
    co_await store_record(target, std::move(seen), "could not store the visit of a device");
}

asio::awaitable<std::vector<store::Device>> Devices::of(store::PlayerId player) {
    co_return co_await dependencies_.readers.ask(store::read_devices, player);
}

asio::awaitable<std::optional<protocol::Refusal>> Devices::store_signed_out(store::Record out) {
    const RecordTarget target{dependencies_.journal, dependencies_.clock};
    co_return co_await store_record(target, std::move(out), "could not sign out devices");
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
