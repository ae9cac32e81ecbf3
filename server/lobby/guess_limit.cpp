#include "server/lobby/guess_limit.hpp"

namespace reami::lobby {

namespace {

constexpr Millis a_minute = 60'000;

}  // namespace

void GuessLimit::count(const Address& from, Millis now) {
    const std::lock_guard lock(mutex_);
    const store::Hash who = hash_.of(from);
    if (wrong_.until_fewer_than(an_hour_(), who, now) > 0) return;
    wrong_.add(who, now);
    if (!is_shared_) return;
    OwnCount& own = own_[{who, now / a_minute}];
    ++own.wrong;
    own.is_reported = false;
}

bool GuessLimit::are_spent(const Address& from, Millis now) {
    const std::lock_guard lock(mutex_);
    return wrong_.until_fewer_than(an_hour_(), hash_.of(from), now) > 0;
}

std::optional<Millis> GuessLimit::turn(const Address& from, Millis now) {
    const std::lock_guard lock(mutex_);
    const store::Hash who = hash_.of(from);
    if (wrong_.until_fewer_than(an_hour_(), who, now) == 0) return 0;
    std::erase_if(next_answer_, [&](const auto& one) { return one.second <= now; });
    Millis& next = next_answer_.try_emplace(who, now).first->second;
    const Millis wait = next - now;
    if (wait > longest_wait) return std::nullopt;
    next += between_answers;
    return wait;
}

int GuessLimit::seconds_left(const Address& from, Millis now) {
    const std::lock_guard lock(mutex_);
    const Millis left = wrong_.until_fewer_than(an_hour_(), hash_.of(from), now);
    return static_cast<int>((left + 999) / 1000);
}

void GuessLimit::share() {
    const std::lock_guard lock(mutex_);
    is_shared_ = true;
}

std::vector<WrongCodes> GuessLimit::unreported() const {
    const std::lock_guard lock(mutex_);
    std::vector<WrongCodes> unreported;
    for (const auto& [key, own] : own_)
        if (!own.is_reported) unreported.push_back({key.first, key.second, own.wrong});
    return unreported;
}

void GuessLimit::reported(std::span<const WrongCodes> reported, Millis now) {
    const std::lock_guard lock(mutex_);
    for (const WrongCodes& one : reported) {
        const auto own = own_.find({one.address, one.minute});
        if (own != own_.end() && own->second.wrong == one.wrong) own->second.is_reported = true;
    }
    std::erase_if(
        own_, [&](const auto& one) { return one.second.is_reported && one.first.second < now / a_minute; });
}

void GuessLimit::hear(std::span<const WrongElsewhere> wrong, Millis now) {
    const std::lock_guard lock(mutex_);
    for (const WrongElsewhere& one : wrong)
        for (int n = 0; n < one.more && wrong_.until_fewer_than(an_hour_(), one.address, now) == 0; ++n)
            wrong_.add(one.address, now - one.ago);
}

}  // namespace reami::lobby
