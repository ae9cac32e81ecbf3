// Limits how often something that repeats gets through, for instance a warning in the log.
#pragma once

#include <chrono>
#include <optional>

namespace reami {

class Throttle {
public:
    using Time = std::chrono::steady_clock::time_point;

    /// Lets one event through per time `in`.
    explicit Throttle(std::chrono::milliseconds in) : in_(in) {}

    /// True for the first event; then false until the time is over.
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
