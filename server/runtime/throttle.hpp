// Limits how often a repeated event takes effect, such as a warning in the log.
#pragma once

#include <chrono>
#include <optional>

namespace reami {

class Throttle {
public:
    using Time = std::chrono::steady_clock::time_point;

    /// Lets one event through in each period of length `in`.
    explicit Throttle(std::chrono::milliseconds in) : in_(in) {}

    /// Returns true for the first event, and for each event that comes at least `in` after the last event for
    /// which it returned true.
    bool is_due(Time now) {
        if (last_ && now - *last_ < in_) return false;
        last_ = now;
        return true;
    }

private:
    std::chrono::milliseconds in_;
    std::optional<Time> last_;
};

}  // namespace reami
