// A clock that only the test advances, for timers of hours and days.
#pragma once

#include <map>
#include <mutex>

#include "server/runtime/clock.hpp"

namespace reami::testing {

class FakeClock final : public Clock {
public:
    Moment now() const override;
    std::unique_ptr<Alarm> alarm(const boost::asio::any_io_executor& executor) const override;

    /// Advances both clocks. Timers that are due then fire, each on its own executor.
    void pass(std::int64_t millis);

private:
    struct Set {
        boost::asio::any_io_executor executor;
        std::int64_t due = 0;
        std::function<void()> ring;
    };
    class Bell;

    mutable std::mutex mutex_;
    Moment now_{.wall = 1'000'000'000'000, .steady = 5'000'000};
    mutable std::map<const Bell*, Set> set_;
};

}  // namespace reami::testing
