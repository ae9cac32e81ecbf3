#include "server/push/pushes.hpp"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <string_view>

#include "protocol/messages/codes.hpp"
#include "server/lobby/players/store_record.hpp"
#include "server/net/counted_address.hpp"
#include "server/push/base64url.hpp"
#include "server/push/reminder_text.hpp"
#include "server/runtime/log_about.hpp"
#include "server/settings/host_and_port.hpp"
#include "server/store/read/read_devices.hpp"

namespace reami::push {

namespace asio = boost::asio;
namespace code = protocol::code;

namespace {

constexpr std::size_t longest_endpoint = 1000, auth_bytes = 16;
constexpr std::string_view https = "https://";

/// Whether the server may post to this URL. The address behind the name is checked when the server sends.
bool is_endpoint(const std::string& url, std::uint16_t port) {
    if (!url.starts_with(https) || url.size() > longest_endpoint) return false;
    const bool is_plain = std::ranges::all_of(url, [](unsigned char letter) {
        return letter > ' ' && letter < 0x7f && letter != '\\' && letter != '"';
    });
    const std::string authority = net::url_parts(url).authority;
    const auto named = host_and_port(authority);
    const bool is_at_port = named ? named->port == port : authority.find(':') == std::string::npos;
    return is_plain && !authority.empty() && authority.find('@') == std::string::npos && is_at_port;
}

bool is_subscription(const store::PushSubscription& to, std::uint16_t port) {
    const auto point = from_base64url(to.p256dh), auth = from_base64url(to.auth);
    return is_endpoint(to.endpoint, port) && point && CurveKey::of_public(*point) && auth &&
           auth->size() == auth_bytes;
}

protocol::Refusal is_off() { return protocol::refusal(code::push_off); }

}  // namespace

Pushes::Pushes(const Dependencies& dependencies, const PushReach& reach, PushQueue::Pace pace)
    : dependencies_(dependencies),
      port_(reach.port),
      vapid_(std::string_view(reinterpret_cast<const char*>(dependencies.hash_key.data()),
                              dependencies.hash_key.size())),
      queue_({vapid_, [this] { return dependencies_.settings.get()->push_contact; },
              [this](const PushMessage& message) { forget(message); }, reach.may_dial},
             pace) {}

std::optional<std::string> Pushes::public_key() const {
    if (dependencies_.settings.get()->push_contact.empty()) return std::nullopt;
    return vapid_.public_key();
}

/// The nonce needs no memory, so any node may get it back.
std::string Pushes::nonce(const room::Identity& who, const store::PushSubscription& to,
                          store::Millis at) const {
    const store::Hash hash = dependencies_.hash.of_push(who.token, to, at / nonce_lasts);
    constexpr std::size_t bytes = 16;
    return base64url({reinterpret_cast<const char*>(hash.data()), bytes});
}

bool Pushes::may_try(const asio::ip::address& from) {
    const store::Millis now = dependencies_.clock.now().steady;
    const auto counted = net::counted(from);
    const std::lock_guard lock(mutex_);
    if (tries_.until_fewer_than(tries_an_hour, counted, now) > 0) return false;
    tries_.add(counted, now);
    return true;
}

asio::awaitable<Expected<bool, protocol::Refusal>> Pushes::begin(room::Identity who,
                                                                 store::PushSubscription to,
                                                                 asio::ip::address from) {
    if (!public_key()) co_return is_off();
    if (!is_subscription(to, port_)) co_return protocol::refusal(code::bad_subscription);
    const auto devices = co_await dependencies_.readers.ask(store::read_push_devices, who.player);
    for (const store::PushDevice& device : devices)
        if (device.token == who.token && device.to == to) co_return true;
    if (!may_try(from)) co_return protocol::refusal(code::too_many_pushes);
    PushMessage sample{.device = who.token, .to = to, .text = {}, .topic = "sample"};
    sample.text = sample_text(to.language, nonce(who, to, dependencies_.clock.now().wall));
    sample.lifetime = std::chrono::seconds(nonce_lasts / 1000);
    sample.is_wanted_now = true;
    queue_.send(std::move(sample));
    co_return false;
}

asio::awaitable<Expected<void, protocol::Refusal>> Pushes::confirm(room::Identity who,
                                                                   store::PushSubscription to,
                                                                   std::string given) {
    if (!public_key()) co_return is_off();
    const store::Millis now = dependencies_.clock.now().wall;
    if (given != nonce(who, to, now) && given != nonce(who, to, now - nonce_lasts))
        co_return protocol::refusal(code::wrong_nonce);
    store::Record record = store::PushStarted{who.token, std::move(to)};
    co_return co_await store(std::move(record));
}

asio::awaitable<Expected<void, protocol::Refusal>> Pushes::end(room::Identity who) {
    store::Record record = store::PushEnded{who.token};
    co_return co_await store(std::move(record));
}

asio::awaitable<Expected<void, protocol::Refusal>> Pushes::store(store::Record record) {
    const lobby::RecordTarget target{dependencies_.journal, dependencies_.clock};
    auto refusal =
        co_await lobby::store_record(target, std::move(record), "could not store a device for web push");
    if (refusal) co_return *std::move(refusal);
    co_return in_place_value;
}

/// Called on the queue's thread.
void Pushes::forget(const PushMessage& message) {
    store::Record record = store::PushEnded{message.device, message.to.endpoint};
    const auto ended = [this, record]() -> asio::awaitable<void> { co_await store(record); };
    asio::co_spawn(queue_.executor(), ended, logged("forgetting a subscription of web push"));
}

void Pushes::remind(room::Reminder reminder) {
    if (!public_key()) return;
    const auto sent = [this, reminder = std::move(reminder)] { return send(reminder); };
    asio::co_spawn(queue_.executor(), sent, logged("reminding a player by web push"));
}

asio::awaitable<void> Pushes::send(room::Reminder reminder) {
    const auto devices = co_await dependencies_.readers.ask(store::read_push_devices, reminder.player);
    for (const store::PushDevice& device : devices) {
        PushMessage message{.device = device.token, .to = device.to, .text = {}, .topic = reminder.code};
        message.text = reminder_text(device.to.language, reminder);
        if (reminder.kind == room::ReminderKind::still_there) message.lifetime = std::chrono::minutes(1);
        queue_.send(std::move(message));
    }
}

}  // namespace reami::push
