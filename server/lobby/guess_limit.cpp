#include "server/lobby/guess_limit.hpp"

#include "server/net/address_count.hpp"

namespace reami::lobby {

void GuessLimit::change(std::size_t an_hour) {
    const std::lock_guard lock(mutex_);
    an_hour_ = an_hour;
}

void GuessLimit::count(const Address& from, Millis now) {
    const std::lock_guard lock(mutex_);
    const Address who = net::counted(from);
    if (wrong_.until_fewer_than(an_hour_, who, now) == 0) wrong_.add(who, now);
}

bool GuessLimit::are_spent(const Address& from, Millis now) {
    const std::lock_guard lock(mutex_);
    return wrong_.until_fewer_than(an_hour_, net::counted(from), now) > 0;
}

std::optional<Millis> GuessLimit::turn(const Address& from, Millis now) {
    const std::lock_guard lock(mutex_);
    const Address who = net::counted(from);
    if (wrong_.until_fewer_than(an_hour_, who, now) == 0) return 0;
    std::erase_if(next_answer_, [&](const auto& one) { return one.second <= now; });
    Millis& next = next_answer_.try_emplace(who, now).first->second;
    const Millis wait = next - now;
    if (wait > longest_wait) return std::nullopt;
    next += between_answers;
    return wait;
}

int GuessLimit::seconds_left(const Address& from, Millis now) {
    const std::lock_guard lock(mutex_);
    const Millis left = wrong_.until_fewer_than(an_hour_, net::counted(from), now);
    return static_cast<int>((left + 999) / 1000);
}

}  // namespace reami::lobby
