// The times at which the clocks that run began to run, on the steady clock.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "engine/core/seat_array.hpp"
#include "server/store/record.hpp"

namespace reami::room {

class RunningClocks {
public:
    void start(const std::vector<Seat>& seats, store::Millis now) {
        for (const Seat seat : seats) since_[seat] = stopped_at_.value_or(now);
    }
    /// While the server can't store anything, and while the match is paused, no clock runs.
    void stop(store::Millis now) {
        if (!stopped_at_) stopped_at_ = now;
    }
    void resume(store::Millis now) {
        if (!stopped_at_) return;
        move(now - *stopped_at_);
        stopped_at_.reset();
    }
    /// Restores a pause that began at this time. The clocks have run only until then.
    void restore_pause(store::Millis began) {
        stopped_at_ = began;
        for (store::Millis& since : since_) since = std::min(since, began);
    }
    bool are_stopped() const { return stopped_at_.has_value(); }
    /// Sets the present time of restored clocks, whose times were relative to it. Each clock that runs gets
    /// `extra` back.
    void wake(store::Millis now, store::Millis extra) {
        move(now + extra);
        if (stopped_at_) *stopped_at_ += now;
    }

    /// The time for which the clock has run, in milliseconds. Expects that the clock runs.
    store::Millis ran(Seat seat, store::Millis now) const {
        return std::max<store::Millis>(stopped_at_.value_or(now) - since_[seat], 0);
    }
    /// The time at which the clock will have run for `span`; empty while the clocks are stopped.
    std::optional<store::Millis> reaches(Seat seat, store::Millis span) const {
        return stopped_at_ ? std::nullopt : std::optional(since_[seat] + span);
    }

private:
    void move(store::Millis by) {
        for (store::Millis& since : since_) since += by;
    }

    SeatArray<store::Millis> since_;
    std::optional<store::Millis> stopped_at_;
};

}  // namespace reami::room
