// Finds out whether a person is present: PROTOCOL.md, "Presence". Only messages count, because a browser
// answers pings by itself, even for a page at which nobody looks.
#include <utility>

#include "server/net/encoded.hpp"
#include "server/net/websocket/session.hpp"

namespace reami::net {

using protocol::Attendance;

void Session::spoke() {
    spoke_ = std::chrono::steady_clock::now();
    asked_.reset();
    is_silent_ = false;
    if (!room_handle_) return;
    tell_presence();
    watch_until(presence_due());
}

void Session::look_for_presence(Time now) {
    if (closing_ || presence_due() > now) return;
    if (asked_) {
        is_silent_ = true;
        tell_presence();
    } else {
        asked_ = now;
        push(encoded(protocol::from_server::There{}), Delivery::always);
    }
}

Session::Time Session::presence_due() const {
    if (!room_handle_ || is_silent_) return Time::max();
    return asked_ ? *asked_ + limits_.answer_within : spoke_ + limits_.asked_after;
}

void Session::tell_presence() {
    const Attendance how = is_silent_ ? Attendance::away : is_hidden_ ? Attendance::hidden : Attendance::here;
    if (std::exchange(attendance_, how) != how) room_handle_->attend(how);
}

}  // namespace reami::net
