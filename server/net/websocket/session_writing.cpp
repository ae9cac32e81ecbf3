// How a session writes what it has to say, one after the other, so that texts, pings and the close frame
// never meet.
#include <spdlog/spdlog.h>

#include <boost/asio/post.hpp>
#include <exception>
#include <utility>

#include "protocol/json/described.hpp"
#include "server/net/websocket/session.hpp"
#include "server/runtime/address_log.hpp"
#include "server/runtime/meters.hpp"

namespace reami::net {

namespace {

namespace asio = boost::asio;
using SteadyClock = std::chrono::steady_clock;
using protocol::Close;

}  // namespace

void Session::push(EncodedMessage text, Delivery delivery) {
    if (closing_ || ended_) return;
    if (!outbox_.push(std::move(text), delivery)) return close(Close::too_slow);
    write_soon();
}

void Session::close(Close why) {
    if (closing_ || ended_) return;
    closing_ = why;
    meters().closings.count(json::enum_name(why));
    if (why == Close::policy || why == Close::full) limit_reached(json::enum_name(why), visit_.address);
    if (why == Close::too_slow) ++meters().readers_dropped;
    closing_since_ = SteadyClock::now();
    if (why == Close::too_slow) outbox_.clear();
    watch_until(*closing_since_ + limits_.closing_within);
    write_on();
}

/// After what this thread does just now: so what it has for several connections goes out at one go, and wakes
/// who reads it once.
void Session::write_soon() {
    if (is_writing_ || std::exchange(writes_soon_, true)) return;
    asio::post(socket_.executor(), [self = shared_from_this()] {
        self->writes_soon_ = false;
        self->write_on();
    });
}

void Session::write_on() {
    try {
        while (!is_writing_ && !ended_ && write_next()) {
        }
    } catch (const std::exception& fault) {
        spdlog::error("a WebSocket: writing: ended by {}", fault.what());
        drop();
    }
}

/// False: nothing more is to be written now. What waits may have waited long, as when the whole process was
/// stopped.
bool Session::write_next() {
    if (is_outdated()) {
        outbox_.clear();
        if (!closing_) return close(Close::restart), false;  // which comes here again
    }
    if (EncodedMessage text = outbox_.pop()) return write(std::move(text)), true;
    if (!closing_ && !ping_due_) return ask_for_state(), false;
    if (!closing_)
        write_ping();
    else
        write_close();
    return false;
}

void Session::write(EncodedMessage text) {
    is_writing_ = true;
    writing_ = std::move(text);
    is_writing_ = !socket_.write(*writing_, !outbox_.empty(), self());
    if (!is_writing_) return writing_.reset();
    writing_since_ = SteadyClock::now();
    if (!std::exchange(wrote_, true)) watch_until(*writing_since_ + limits_.stuck_after);
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
    outbox_.asked_for_state();  // before: the state may come while it is asked for
    if (room_handle_->hand(protocol::from_client::Sync{})) return;
    outbox_.state_was_not_asked_for();
    watch_until(SteadyClock::now() + ask_again_in);
}

}  // namespace reami::net
