// The timers of a session: it sends pings, ends lost connections, and asks whether a person is present. The
// session sleeps until one of these is due.
#include <algorithm>
#include <exception>

#include "server/net/websocket/session.hpp"

namespace reami::net {

namespace {

using SteadyClock = std::chrono::steady_clock;
using protocol::Close;

/// Rounds a due time of more than five seconds up to a whole second. So a thousand silent connections wake
/// the processor together, once a second, and not one after the other.
SteadyClock::time_point with_others(SteadyClock::time_point due, SteadyClock::time_point now) {
    constexpr std::chrono::seconds a_while{5};
    return due - now < a_while ? due : std::chrono::ceil<std::chrono::seconds>(due);
}

}  // namespace

/// Sleeps until something may be due, repeatedly, until the connection has ended.
void Session::watch() {
    if (ended_) return;
    const Time now = SteadyClock::now();
    ticking_.expires_at(is_lost_ ? Time::max() : with_others(next_due(now), now));
    ticking_.async_wait([self = shared_from_this()](boost::system::error_code) {
        try {
            if (!self->ended_ && !self->is_lost_) self->is_lost_ = !self->maintain(SteadyClock::now());
        } catch (const std::exception& fault) {
            self->fail(fault);
        }
        self->watch();
    });
}

/// Wakes `watch` early if something may be due before the time for which it waits.
void Session::watch_until(Time due) {
    if (due < ticking_.expiry()) ticking_.cancel();
}

bool Session::maintain(Time now) {
    if (lost_at() <= now) {
        if (writing_since_) ++context_->meters.readers_dropped;
        socket_.drop();
        return false;
    }
    if (!greeted_ && !closing_ && hello_until() <= now)
        close(visit_.must_have_seat ? Close::full : Close::policy);
    if (ping_at() <= now) {
        pinged_ = now;
        ping_due_ = true;
        write_on();
    }
    if (outbox_.wants_state()) write_on();
    look_for_presence(now);
    return true;
}

Session::Time Session::next_due(Time now) const {
    Time due = std::min({lost_at(), ping_at(), presence_due()});
    if (!greeted_ && !closing_) due = std::min(due, hello_until());
    if (outbox_.wants_state()) due = std::min<Time>(due, now + ask_again_in);
    return due;
}

Session::Time Session::hello_until() const {
    return visit_.since +
           (visit_.must_have_seat ? std::min(limits_.hello_within, further_place_for) : limits_.hello_within);
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
