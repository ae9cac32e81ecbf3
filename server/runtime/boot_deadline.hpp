// A deadline by a clock that goes on while the machine sleeps, such as the time until which a server has its
// rooms.
#pragma once

#include <time.h>

#include <atomic>
#include <chrono>

namespace reami {

/// Any thread may call every function. The deadline is not over until it was moved for the first time.
class BootDeadline {
public:
    using BootTime = std::chrono::nanoseconds;  ///< of a clock that goes on while the machine sleeps

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
