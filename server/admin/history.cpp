#include "server/admin/history.hpp"

#include <sys/resource.h>

#include <algorithm>
#include <iterator>

namespace reami::admin {

using protocol::admin::ServerMinute;

namespace {

constexpr std::int64_t a_minute = 60'000;
constexpr std::size_t a_day = 1440;
constexpr std::size_t most_busy = 3;
constexpr double a_million = 1e6;

/// The processor time of all threads, since the start of the process.
std::int64_t cpu_us() {
    rusage used{};
    ::getrusage(RUSAGE_SELF, &used);
    const auto us = [](const timeval& time) { return time.tv_sec * 1'000'000 + time.tv_usec; };
    return us(used.ru_utime) + us(used.ru_stime);
}

/// The mean of the times that were added between two readings, and an upper bound for these times; in
/// microseconds.
struct TimesTaken {
    std::int64_t mean = 0, at_most = 0;
};

TimesTaken took(const Distribution::Spread& from, const Distribution::Spread& to) {
    const std::uint64_t count = to.count - from.count;
    if (count == 0) return {};
    const auto fits = [&](std::size_t range) { return to.up_to[range] - from.up_to[range] == count; };
    std::size_t range = 0;
    while (range + 1 < Distribution::ranges && !fits(range)) ++range;
    return {static_cast<std::int64_t>((to.sum - from.sum) / static_cast<double>(count) * a_million),
            static_cast<std::int64_t>(Meters::seconds[range] * a_million)};
}

std::uint64_t sum(const NamedCounts& counts) {
    std::uint64_t all = 0;
    for (const auto& [name, count] : counts.read()) all += count;
    return all;
}

}  // namespace

History::History(Meters& meters, std::int64_t now) : meters_(meters), began_(read(now)) {}

void History::tick(std::int64_t now) {
    const std::lock_guard lock(mutex_);
    if (now >= began_.at && now - began_.at < a_minute) return;
    Reading end = read(now);
    minutes_.push_back(minute(began_, end));
    if (minutes_.size() > a_day) minutes_.pop_front();
    began_ = end;
    meters_.addresses.clear();
}

ServerMinute History::present(std::int64_t now) const {
    const std::lock_guard lock(mutex_);
    return minute(began_, read(now));
}

std::vector<ServerMinute> History::between(std::int64_t from, std::int64_t to) const {
    const std::lock_guard lock(mutex_);
    std::vector<ServerMinute> found;
    std::ranges::copy_if(minutes_, std::back_inserter(found),
                         [&](const ServerMinute& one) { return one.at >= from && one.at <= to; });
    return found;
}

History::Reading History::read(std::int64_t now) const {
    return {.at = now,
            .moves = meters_.moves,
            .refusals = sum(meters_.refusals),
            .refused_connections = meters_.connections_refused,
            .cpu_us = cpu_us(),
            .steps = meters_.delivered_seconds.read(),
            .commits = meters_.commit_seconds.read(),
            .bots = meters_.bot_seconds.read()};
}

ServerMinute History::minute(const Reading& from, const Reading& to) const {
    const auto difference = [&](std::uint64_t Reading::*count) {
        return static_cast<std::int64_t>(to.*count - from.*count);
    };
    const TimesTaken steps = took(from.steps, to.steps), commits = took(from.commits, to.commits),
                     bots = took(from.bots, to.bots);
    ServerMinute minute{.at = to.at,
                        .connections = static_cast<std::int64_t>(meters_.connections),
                        .websockets = static_cast<std::int64_t>(meters_.websockets),
                        .moves = difference(&Reading::moves),
                        .step_mean_us = steps.mean,
                        .step_at_most_us = steps.at_most,
                        .commit_mean_us = commits.mean,
                        .commit_at_most_us = commits.at_most,
                        .bot_mean_us = bots.mean,
                        .bot_at_most_us = bots.at_most,
                        .refusals = difference(&Reading::refusals),
                        .refused_connections = difference(&Reading::refused_connections),
                        .cpu_percent = 0,
                        .busiest = {}};
    const std::int64_t passed_us = std::max<std::int64_t>(1, to.at - from.at) * 1000;
    minute.cpu_percent = (to.cpu_us - from.cpu_us) * 100 / passed_us;
    minute.busiest = busiest(most_busy);
    return minute;
}

std::vector<protocol::admin::BusyAddress> History::busiest(std::size_t most) const {
    std::vector<protocol::admin::BusyAddress> all;
    for (const auto& one : meters_.addresses.busiest(most))
        all.push_back(
            {one.address, static_cast<std::int64_t>(one.asked), static_cast<std::int64_t>(one.refused)});
    return all;
}

}  // namespace reami::admin
