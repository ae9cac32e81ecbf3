// The session uses callbacks, because most WebSockets are silent most of the time, and a waiting coroutine
// would hold more memory. The session reads one message at a time, and writes one message, ping or close
// frame at a time.
#include "server/net/websocket/session.hpp"

#include <spdlog/spdlog.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/dispatch.hpp>

#include "protocol/json/described.hpp"
#include "protocol/messages/limits.hpp"
#include "protocol/transport/as_tuple_awaitable.hpp"
#include "server/net/encoded.hpp"
#include "server/net/websocket/session_handle.hpp"
#include "server/runtime/address_log.hpp"
#include "server/runtime/log_about.hpp"

namespace reami::net {

namespace {

namespace asio = boost::asio;
namespace code = protocol::code;
using SteadyClock = std::chrono::steady_clock;
using protocol::Close;

bool is_move(const protocol::from_client::Message* message) {
    return message != nullptr && std::holds_alternative<protocol::from_client::Move>(*message);
}

}  // namespace

Session::Session(transport::Stream stream, std::shared_ptr<const NetContext> context, Visit visit)
    : context_(std::move(context)),
      limits_(context_->settings.limits),
      visit_(std::move(visit)),
      socket_(std::move(stream), limits_, *this),
      outbox_(limits_.queue_messages, limits_.queue_bytes, context_->meters),
      rate_(limits_.messages_a_second, limits_.message_burst, SteadyClock::now()),
      previews_(limits_.previews_a_second, limits_.previews_a_second, SteadyClock::now()),
      past_events_(limits_.previews_a_second, limits_.previews_a_second, SteadyClock::now()),
      past_positions_(limits_.previews_a_second, limits_.previews_a_second, SteadyClock::now()),
      pinged_(SteadyClock::now()),
      spoke_(pinged_),
      ticking_(socket_.executor()) {}

Session::~Session() {
    if (tell_end_) tell_end_();
}

void Session::start(HttpRequest handshake, std::function<void()> ended) {
    tell_end_ = std::move(ended);
    asio::dispatch(executor(), [self = shared_from_this(), handshake = std::move(handshake)] {
        self->socket_.accept(handshake, self->visit_.subprotocol, self->self());
    });
}

void Session::accepted(bool well) try {
    if (!well) return;
    handle_ = std::make_shared<SessionHandle>(executor(), weak_from_this());
    welcome();
    socket_.read(self());
    written(true);
    watch();
} catch (const std::exception& fault) {
    spdlog::error("could not begin a WebSocket: {}", fault.what());
    drop();
}

void Session::welcome() {
    greeted_ = !visit_.room;
    if (visit_.refused) return close(*visit_.refused);
    if (visit_.subprotocol != protocol::subprotocol) return close(Close::unknown_version);
    if (!visit_.room) context_->gateway.watch_rooms(handle_, visit_.address);
}

void Session::end() {
    ended_ = true;
    room_handle_.reset();
    handle_.reset();
    socket_.drop();
    ticking_.cancel();
    if (paying_ != nullptr) paying_->cancel();
}

// Incoming messages:

void Session::received(const std::string& message, bool binary) {
    if (binary) close(Close::binary);
    std::optional<Message> taking_time;
    if (!closing_) try {
            taking_time = receive(message);
        } catch (const std::exception& fault) {
            fail(fault);
        }
    if (!taking_time) return socket_.read(self());
    asio::co_spawn(executor(), take_time(shared_from_this(), *std::move(taking_time)),
                   logged("handling a message of a WebSocket"));
}

void Session::over() { end(); }

void Session::flooded() { close(Close::policy); }

void Session::fail(const std::exception& fault) {
    spdlog::error("could not handle a message of a WebSocket: {}", fault.what());
    close(Close::fault);
}

auto Session::receive(std::string_view text) -> std::optional<Message> {
    spoke();
    auto read = protocol::read_from_client(text);
    auto* const unreadable = std::get_if<protocol::Unreadable>(&read);
    auto* const message = std::get_if<Message>(&read);
    const auto id = unreadable ? unreadable->id : protocol::from_client::id_of(*message);
    const auto price = static_cast<double>(unreadable ? 1 : protocol::from_client::price_of(*message));
    if (!rate_.take(SteadyClock::now(), price)) {
        if (is_move(message) && room_handle_) return std::move(*message);
        refuse_haste(id, price);
        return std::nullopt;
    }
    auto* const hello = message ? std::get_if<Hello>(message) : nullptr;
    if (const int wait = hello ? 0 : pay_from_share(price)) {  // a seated player is known only after `hello`
        refuse(id, {std::string(code::too_fast)}, wait);
        return std::nullopt;
    }
    const bool is_in_order = hello ? !greeted_ : room_handle_ != nullptr;
    if (unreadable || !is_in_order) {
        count_bad(id, unreadable ? unreadable->why : protocol::Refusal{std::string(code::order)});
        return std::nullopt;
    }
    bad_in_a_row_ = 0;
    if (hello) return std::move(*message);
    deliver(std::move(*message));
    return std::nullopt;
}

asio::awaitable<void> Session::take_time(std::shared_ptr<Session> self, Message message) {
    try {
        if (auto* const hello = std::get_if<Hello>(&message))
            co_await self->enter(std::move(*hello));
        else
            co_await self->deliver_when_paid(std::move(message));
    } catch (const std::exception& fault) {
        self->fail(fault);
    }
    self->socket_.read(self->self());
}

asio::awaitable<void> Session::deliver_when_paid(Message move) {
    asio::steady_timer paying(executor(), std::chrono::seconds(rate_.again(0)));
    paying_ = &paying;
    co_await paying.async_wait(transport::outcome);
    paying_ = nullptr;
    if (!closing_ && room_handle_) deliver(std::move(move));
}

asio::awaitable<void> Session::enter(Hello hello) {
    greeted_ = true;
    language_ = protocol::language(hello.lang);
    deadline_ = context_->ownership.deadline();  // first: the room sends messages when the client enters
    JoinRequest join{*visit_.room, std::move(hello), visit_.address,
                     handle_,      visit_.passed_on, visit_.must_have_seat};
    JoinResult result = co_await context_->gateway.enter(std::move(join));
    if (!result) co_return close(result.error());
    room_handle_ = *std::move(result);
    watch_until(presence_due());
}

void Session::deliver(Message message) {
    if (const auto* there = std::get_if<protocol::from_client::There>(&message)) {
        is_hidden_ = there->hidden.value_or(false);
        tell_presence();
        if (there->still.value_or(false)) room_handle_->still_there();
        return;
    }
    auto id = protocol::from_client::id_of(message);
    RateLimit* const limit = limit_of(message);
    if (limit && !limit->try_to_take(SteadyClock::now()))
        return refuse(std::move(id), {std::string(code::too_fast)}, limit->again());
    if (!room_handle_->deliver(std::move(message))) refuse(std::move(id), {std::string(code::busy)}, 1);
}

int Session::pay_from_share(double price) {
    return handle_->has_seat() ? 0 : context_->messages->take(visit_.address, price, SteadyClock::now());
}

RateLimit* Session::limit_of(const Message& message) {
    if (std::holds_alternative<protocol::from_client::Preview>(message)) return &previews_;
    if (std::holds_alternative<protocol::from_client::Events>(message)) return &past_events_;
    if (std::holds_alternative<protocol::from_client::Position>(message)) return &past_positions_;
    return nullptr;
}

void Session::refuse_haste(std::optional<protocol::RequestId> id, double price) {
    context_->meters.addresses.count(visit_.address.to_string(), false);
    if (rate_.is_abused()) return close(Close::policy);
    refuse(std::move(id), {std::string(code::too_fast)}, rate_.again(price));
}

void Session::count_bad(std::optional<protocol::RequestId> id, const protocol::Refusal& why) {
    refuse(std::move(id), why);
    if (++bad_in_a_row_ >= limits_.bad_messages) close(Close::policy);
}

void Session::refuse(std::optional<protocol::RequestId> id, const protocol::Refusal& why,
                     std::optional<int> again) {
    context_->meters.refusals.count(why.code);
    if (why.code.starts_with("limit.")) limit_reached(context_->meters, why.code, visit_.address);
    protocol::from_server::No no;
    no.id = std::move(id);
    no.code = why.code;
    no.text = protocol::refusal_text(language_, why);
    no.again = again;
    push(encoded(no), Delivery::always);
}

// Outgoing messages:

void Session::push(EncodedMessage text, Delivery delivery) {
    if (closing_ || ended_) return;
    if (!outbox_.push(std::move(text), delivery)) return close(Close::too_slow);
    write_on();
}

void Session::close(Close why) {
    if (closing_ || ended_) return;
    closing_ = why;
    context_->meters.closings.count(json::enum_name(why));
    if (why == Close::policy || why == Close::full)
        limit_reached(context_->meters, json::enum_name(why), visit_.address);
    if (why == Close::too_slow) ++context_->meters.readers_dropped;
    if (why == Close::full && visit_.must_have_seat) ++context_->meters.connections_refused;
    closing_since_ = SteadyClock::now();
    if (why == Close::too_slow) outbox_.clear();
    watch_until(*closing_since_ + limits_.closing_within);
    write_on();
}

void Session::write_on() {
    if (is_writing_ || ended_) return;
    try {
        write_next();
    } catch (const std::exception& fault) {
        spdlog::error("dropped a WebSocket because writing failed: {}", fault.what());
        drop();
    }
}

/// Checks the deadline for each message, because a message may have waited long, for instance while the
/// process was stopped.
void Session::write_next() {
    if (is_outdated()) {
        outbox_.clear();
        if (!closing_) return close(Close::restart);  // which calls this function again
    }
    if (EncodedMessage text = outbox_.pop()) return write(std::move(text));
    if (closing_) return write_close();
    if (ping_due_) return write_ping();
    ask_for_state();
}

void Session::write(EncodedMessage text) {
    is_writing_ = true;
    writing_ = std::move(text);
    writing_since_ = SteadyClock::now();
    watch_until(*writing_since_ + limits_.stuck_after);
    socket_.write(*writing_, self());
}

void Session::written(bool goes_on) {
    writing_since_.reset();
    writing_.reset();
    is_writing_ = !goes_on;
    write_on();
}

void Session::write_ping() {
    is_writing_ = true;
    ping_due_ = false;
    socket_.ping(self());
}

void Session::write_close() {
    is_writing_ = true;
    socket_.close(*closing_, self());
}

void Session::ask_for_state() {
    if (!outbox_.wants_state() || !room_handle_) return;
    outbox_.asked_for_state();  // before the call, because the state may come during it
    if (room_handle_->deliver(protocol::from_client::Sync{})) return;
    outbox_.state_was_not_asked_for();
    watch_until(SteadyClock::now() + ask_again_in);
}

}  // namespace reami::net
