// A deadline on a clock that keeps running while the machine sleeps. For example, a node may serve its rooms
// until such a deadline.
#pragma once

#include <time.h>

#include <atomic>
#include <chrono>

namespace reami {

/// Any thread may call every function. Before the first call of `move_to`, the deadline is infinitely far
/// away.
class BootDeadline {
public:
    using BootTime = std::chrono::nanoseconds;  ///< since the machine started, including its sleep

    static BootTime now() {
        timespec time{};
        ::clock_gettime(CLOCK_BOOTTIME, &time);
        return std::chrono::seconds(time.tv_sec) + BootTime(time.tv_nsec);
    }

    void move_to(BootTime until) { until_ = until; }
    bool is_over() const { return is_over_in(BootTime(0)); }
    bool is_over_in(BootTime time) const { return now() >= until_.load() - time; }

private:
    std::atomic<BootTime> until_{BootTime::max()};
};

}  // namespace reami
