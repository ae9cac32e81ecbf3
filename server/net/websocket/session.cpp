// Three coroutines run side by side on one thread: `read` until the connection is over, `write` what waits,
// `watch` the time. Only `write` writes, so texts, pings and the close frame never meet.
#include "server/net/websocket/session.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <exception>
#include <utility>
#include <variant>

#include "protocol/messages/limits.hpp"
#include "protocol/transport/as_tuple_awaitable.hpp"
#include "server/net/encoded.hpp"
#include "server/net/websocket/session_handle.hpp"
#include "server/runtime/logged.hpp"

namespace reami::net {
namespace {

namespace asio = boost::asio;
namespace code = protocol::code;
using SteadyClock = std::chrono::steady_clock;
using protocol::Close;
using transport::outcome;

/// How soon to ask a room again that had too much to do.
constexpr std::chrono::seconds ask_again_in{1};

}  // namespace

Session::Session(transport::Stream stream, std::shared_ptr<const NetContext> context, Visit visit)
    : context_(std::move(context)),
      limits_(context_->settings.limits),
      visit_(std::move(visit)),
      socket_(std::move(stream), context_->settings, [this] { close(Close::policy); }),
      outbox_(limits_.queue_messages, limits_.queue_bytes),
      rate_(limits_.messages_a_second, limits_.message_burst, SteadyClock::now()),
      previews_(limits_.previews_a_second, limits_.previews_a_second, SteadyClock::now()),
      pinged_(SteadyClock::now()),
      waking_(socket_.executor(), Time::max()),
      ticking_(socket_.executor()) {}

asio::awaitable<void> Session::run(HttpRequest handshake) {
    const bool accepted = co_await socket_.accept(handshake, visit_.subprotocol);
    if (!accepted) co_return;
    handle_ = std::make_shared<SessionHandle>(socket_.executor(), weak_from_this());
    begin(&Session::write, "writing");
    begin(&Session::watch, "watching the time");
    std::exception_ptr fault;
    try {
        welcome();
        co_await read();
    } catch (...) {
        fault = std::current_exception();
    }
    end();
    if (fault) std::rethrow_exception(fault);
}

void Session::begin(Coroutine part, const char* what) {
    const auto ended = [self = shared_from_this(), what](const std::exception_ptr& fault) {
        logged("room " + self->visit_.room.value_or("-") + ": " + what)(fault);
        if (fault) self->drop();
    };
    asio::co_spawn(socket_.executor(), held(shared_from_this(), part), ended);
}

asio::awaitable<void> Session::held(std::shared_ptr<Session> session, Coroutine part) {
    co_await (session.get()->*part)();
}

void Session::welcome() {
    greeted_ = !visit_.room;
    if (visit_.refused) return close(*visit_.refused);
    if (visit_.subprotocol != protocol::subprotocol) return close(Close::unknown_version);
    if (!visit_.room) context_->gateway.watch_rooms(handle_);
}

void Session::end() {
    ended_ = true;
    room_handle_.reset();
    handle_.reset();
    socket_.drop();
    wake();
    ticking_.cancel();
}

// What comes in.

asio::awaitable<void> Session::read() {
    std::optional<WebSocket::ReceivedMessage> message;
    do {
        message = co_await socket_.read();
        if (message && !closing_) co_await take(std::move(*message));
    } while (message);
}

asio::awaitable<void> Session::take(WebSocket::ReceivedMessage message) {
    if (message.binary) co_return close(Close::binary);
    try {
        co_await receive(std::move(message.text));
    } catch (const std::exception& fault) {
        spdlog::error("room {}: a message could not be handled: {}", visit_.room.value_or("-"), fault.what());
        close(Close::fault);
    }
}

asio::awaitable<void> Session::receive(std::string text) {
    auto read = protocol::read_from_client(text);
    auto* const unreadable = std::get_if<protocol::Unreadable>(&read);
    auto* const message = std::get_if<protocol::from_client::Message>(&read);
    const auto id = unreadable ? unreadable->id : protocol::from_client::id_of(*message);
    const auto weight = static_cast<double>(unreadable ? 1 : protocol::from_client::weight_of(*message));
    if (!rate_.take(SteadyClock::now(), weight)) co_return refuse_haste(id, weight);
    if (unreadable) co_return count_bad(id, unreadable->why);

    auto* const hello = std::get_if<protocol::from_client::Hello>(message);
    if (hello ? greeted_ : !room_handle_) co_return count_bad(id, {std::string(code::order)});
    bad_in_a_row_ = 0;
    if (hello) co_return co_await greet(std::move(*hello));
    const bool is_preview = std::holds_alternative<protocol::from_client::Preview>(*message);
    if (is_preview && !previews_.try_to_take(SteadyClock::now()))
        co_return refuse(id, {std::string(code::too_fast)}, previews_.again());
    hand(std::move(*message));
}

asio::awaitable<void> Session::greet(protocol::from_client::Hello hello) {
    greeted_ = true;
    language_ = protocol::language(hello.lang);
    const std::string client = hello.client.value_or("a client without a name");
    JoinRequest join{*visit_.room, std::move(hello), visit_.address, handle_};
    JoinResult result = co_await context_->gateway.enter(std::move(join));
    if (const auto* const refused = std::get_if<Close>(&result)) co_return close(*refused);
    room_handle_ = std::move(std::get<std::unique_ptr<RoomHandle>>(result));
    spdlog::debug("room {}: {} enters", *visit_.room, client);
}

void Session::hand(protocol::from_client::Message message) {
    auto id = protocol::from_client::id_of(message);
    if (!room_handle_->hand(std::move(message))) refuse(std::move(id), {std::string(code::busy)}, 1);
}

void Session::refuse_haste(std::optional<protocol::RequestId> id, double weight) {
    if (rate_.is_abused()) return close(Close::policy);
    refuse(std::move(id), {std::string(code::too_fast)}, rate_.again(weight));
}

void Session::count_bad(std::optional<protocol::RequestId> id, const protocol::Refusal& why) {
    refuse(std::move(id), why);
    if (++bad_in_a_row_ >= limits_.bad_messages) close(Close::policy);
}

void Session::refuse(std::optional<protocol::RequestId> id, const protocol::Refusal& why,
                     std::optional<int> again) {
    protocol::from_server::No no;
    no.id = std::move(id);
    no.code = why.code;
    no.text = protocol::refusal_text(language_, why);
    no.again = again;
    push(encoded(no), Delivery::always);
}

// What goes out.

void Session::push(EncodedMessage text, Delivery delivery) {
    if (closing_ || ended_) return;
    if (!outbox_.push(std::move(text), delivery)) return close(Close::too_slow);
    wake();
}

void Session::close(Close why) {
    if (closing_ || ended_) return;
    closing_ = why;
    closing_since_ = SteadyClock::now();
    if (why == Close::too_slow) outbox_.clear();
    watch_until(*closing_since_ + limits_.closing_within);
    wake();
}

asio::awaitable<void> Session::write() {
    bool more = true;
    while (more && !ended_) more = co_await write_next();
}

asio::awaitable<bool> Session::write_next() {
    if (const EncodedMessage text = outbox_.pop()) {
        writing_since_ = SteadyClock::now();
        const bool written = co_await socket_.write(*text);
        writing_since_.reset();
        co_return written;
    }
    if (closing_) {
        co_await socket_.close(*closing_);
        co_return false;
    }
    if (std::exchange(ping_due_, false)) co_return co_await socket_.ping();
    ask_for_state();
    if (has_nothing_to_write()) co_await waking_.async_wait(outcome);
    co_return true;
}

bool Session::has_nothing_to_write() const { return outbox_.empty() && !closing_ && !ping_due_ && !ended_; }

void Session::ask_for_state() {
    if (!outbox_.wants_state() || !room_handle_) return;
    outbox_.asked_for_state();  // before: the state may come while it is asked for
    if (room_handle_->hand(protocol::from_client::Sync{})) return;
    outbox_.state_was_not_asked_for();
    watch_until(SteadyClock::now() + ask_again_in);
}

// Time.

asio::awaitable<void> Session::watch() {
    bool goes_on = true;
    while (goes_on && !ended_) {
        ticking_.expires_at(next_due(SteadyClock::now()));
        co_await ticking_.async_wait(outcome);
        if (!ended_) goes_on = look_after(SteadyClock::now());
    }
}

/// Wakes `watch` early if there may be something due before the time that it waits for.
void Session::watch_until(Time due) {
    if (due < ticking_.expiry()) ticking_.cancel();
}

bool Session::look_after(Time now) {
    if (lost_at() <= now) {
        socket_.drop();
        return false;
    }
    if (!greeted_ && !closing_ && now - visit_.since >= limits_.hello_within) close(Close::policy);
    if (ping_at() <= now) {
        pinged_ = now;
        ping_due_ = true;
        wake();
    }
    if (outbox_.wants_state()) wake();
    return true;
}

Session::Time Session::next_due(Time now) const {
    Time due = std::min(lost_at(), ping_at());
    // What is written from now on may get stuck.
    due = std::min<Time>(due, now + limits_.stuck_after);
    if (!greeted_ && !closing_) due = std::min(due, visit_.since + limits_.hello_within);
    if (outbox_.wants_state()) due = std::min<Time>(due, now + ask_again_in);
    return due;
}

Session::Time Session::ping_at() const { return std::max(socket_.heard(), pinged_) + limits_.ping_after; }

Session::Time Session::lost_at() const {
    Time lost = socket_.heard() + limits_.drop_after;
    if (writing_since_)
        lost = std::min<Time>(lost, std::max(*writing_since_, socket_.sent()) + limits_.stuck_after);
    if (closing_since_) lost = std::min<Time>(lost, *closing_since_ + limits_.closing_within);
    return lost;
}

}  // namespace reami::net
