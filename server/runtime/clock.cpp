#include "server/runtime/clock.hpp"

#include <boost/asio/steady_timer.hpp>
#include <utility>

namespace reami {

namespace {

class TimerAlarm final : public Alarm {
public:
    explicit TimerAlarm(const boost::asio::any_io_executor& executor) : timer_(executor) {}

    void set(std::int64_t steady, std::function<void()> ring) override {
        timer_.expires_at(std::chrono::steady_clock::time_point(std::chrono::milliseconds(steady)));
        timer_.async_wait([ring = std::move(ring)](boost::system::error_code cancelled) {
            if (!cancelled) ring();
        });
    }
    void cancel() override { timer_.cancel(); }

private:
    boost::asio::steady_timer timer_;
};

}  // namespace

Moment SystemClock::now() const {
    const auto since_start = std::chrono::steady_clock::now().time_since_epoch();
    return {.wall = now_millis(),
            .steady = std::chrono::duration_cast<std::chrono::milliseconds>(since_start).count()};
}

std::unique_ptr<Alarm> SystemClock::alarm(const boost::asio::any_io_executor& executor) const {
    return std::make_unique<TimerAlarm>(executor);
}

}  // namespace reami
