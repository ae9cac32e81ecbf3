#include "tests/server/fake_clock.hpp"

#include <boost/asio/post.hpp>
#include <utility>
#include <vector>

namespace reami::testing {

class FakeClock::Bell final : public Alarm {
public:
    Bell(const FakeClock& clock, boost::asio::any_io_executor executor)
        : clock_(clock), executor_(std::move(executor)) {}
    ~Bell() override { cancel(); }

    void set(std::int64_t steady, std::function<void()> ring) override {
        const std::lock_guard lock(clock_.mutex_);
        clock_.set_[this] = Set{executor_, steady, std::move(ring)};
    }
    void cancel() override {
        const std::lock_guard lock(clock_.mutex_);
        clock_.set_.erase(this);
    }

private:
    const FakeClock& clock_;
    boost::asio::any_io_executor executor_;
};

Moment FakeClock::now() const {
    const std::lock_guard lock(mutex_);
    return now_;
}

std::unique_ptr<Alarm> FakeClock::alarm(const boost::asio::any_io_executor& executor) const {
    return std::make_unique<Bell>(*this, executor);
}

void FakeClock::pass(std::int64_t millis) {
    std::vector<Set> due;
    {
        const std::lock_guard lock(mutex_);
        now_.wall += millis;
        now_.steady += millis;
        std::erase_if(set_, [&](auto& one) {
            if (one.second.due > now_.steady) return false;
            due.push_back(one.second);
            return true;
        });
    }
    for (Set& one : due) boost::asio::post(one.executor, std::move(one.ring));
}

}  // namespace reami::testing
