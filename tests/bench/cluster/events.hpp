// The time of a simulation: events in an order that only the seed determines.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <functional>
#include <random>
#include <utility>
#include <vector>

namespace reami::simulation {

using Micros = std::int64_t;
constexpr Micros millisecond = 1'000, second = 1'000'000, minute = 60 * second;

class Events {
public:
    using What = std::function<void()>;

    explicit Events(std::uint64_t seed) : random_(seed) {}

    Micros now() const { return now_; }
    void at(Micros when, What what) {
        waiting_.push_back({std::max(when, now_), number_++, std::move(what)});
        std::ranges::push_heap(waiting_, is_later);
    }
    void after(Micros wait, What what) { at(now_ + wait, std::move(what)); }

    void run_until(Micros end) {
        while (!waiting_.empty() && waiting_.front().when <= end) {
            std::ranges::pop_heap(waiting_, is_later);
            const Event next = std::move(waiting_.back());
            waiting_.pop_back();
            now_ = next.when;
            next.what();
        }
        now_ = end;
    }

    /// A random number from 0 to below 1.
    double chance() { return static_cast<double>(random_() >> 11U) * 0x1p-53; }
    Micros between(Micros least, Micros most) {
        return least + static_cast<Micros>(chance() * static_cast<double>(most - least + 1));
    }
    std::size_t below(std::size_t count) { return static_cast<std::size_t>(random_() % count); }
    /// The random time until the next event, if events are independent and this is their average interval.
    Micros until_next(double seconds_on_average) {
        return static_cast<Micros>(-std::log1p(-chance()) * seconds_on_average * static_cast<double>(second));
    }

private:
    struct Event {
        Micros when;
        std::uint64_t number;
        What what;
    };
    static bool is_later(const Event& one, const Event& other) {
        return one.when != other.when ? one.when > other.when : one.number > other.number;
    }

    Micros now_ = 0;
    std::uint64_t number_ = 0;
    std::vector<Event> waiting_;
    std::mt19937_64 random_;
};

}  // namespace reami::simulation
