#include "server/net/websocket/deferred_writes.hpp"

#include <ctime>

#include "server/net/websocket/session.hpp"

namespace reami::net {

namespace {

using SteadyClock = std::chrono::steady_clock;

// Whoever waits is looked after each 10 ms, and then waits no longer if the next time would be too late.
constexpr std::chrono::milliseconds measured_every{20}, written_after{40}, woken_every{10};

std::chrono::nanoseconds worked_by_this_thread() {
    timespec time{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

}  // namespace

double ThreadLoad::share(Time now, std::chrono::nanoseconds worked) {
    const std::chrono::duration<double> past = now - asked_.value_or(now), spent = worked - worked_;
    asked_ = now;
    worked_ = worked;
    return past.count() > 0 ? spent / past : 0;
}

boost::asio::execution_context::id DeferredWrites::id;

DeferredWrites::DeferredWrites(boost::asio::execution_context& shard)
    : service(shard), timer_(std::in_place, static_cast<boost::asio::io_context&>(shard)) {}

void DeferredWrites::shutdown() {
    deferred_.clear();
    timer_.reset();
}

auto DeferredWrites::defer(const std::shared_ptr<Session>& session, double busy_share)
    -> std::optional<Time> {
    const Time now = SteadyClock::now();
    if (share(now) < busy_share) return std::nullopt;
    deferred_.push_back({now, session});
    if (deferred_.size() == 1) wake_later();
    return now;
}

double DeferredWrites::share(Time now) {
    if (load_.was_asked_after(now - measured_every)) return share_;
    return share_ = load_.share(now, worked_by_this_thread());
}

void DeferredWrites::wake_later() {
    timer_->expires_after(woken_every);
    timer_->async_wait([this](boost::system::error_code cancelled) {
        if (!cancelled) write_due();
    });
}

void DeferredWrites::write_due() {
    const Time due = SteadyClock::now() - written_after;
    for (; !deferred_.empty() && deferred_.front().since <= due; deferred_.pop_front())
        if (const auto session = deferred_.front().session.lock()) session->write_deferred(due);
    if (!deferred_.empty()) wake_later();
}

}  // namespace reami::net
