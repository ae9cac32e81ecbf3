// Until when something may be told that holds only as long as a lease lasts.
#pragma once

#include <time.h>

#include <atomic>
#include <chrono>

namespace reami {

/// Every function may be called from any thread. It is never over before it was moved for the first time.
class LeaseDeadline {
public:
    using BootTime = std::chrono::nanoseconds;  ///< by a clock that goes on while the machine sleeps

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
