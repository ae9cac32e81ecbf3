// Until when something may be told that holds only as long as a lease lasts.
#pragma once

#include <time.h>

#include <atomic>
#include <chrono>

namespace reami {

/// Every function may be called from any thread. It is never over before it was moved for the first time.
class LeaseDeadline {
public:
    using Time = std::chrono::nanoseconds;  ///< by a clock that goes on while the machine sleeps

    static Time now() {
        timespec time{};
        ::clock_gettime(CLOCK_BOOTTIME, &time);
        return std::chrono::seconds(time.tv_sec) + Time(time.tv_nsec);
    }

    void move_to(Time until) { until_ = until; }
    bool is_over() const { return now() >= until_.load(); }

private:
    std::atomic<Time> until_{Time::max()};
};

}  // namespace reami
