#include "server/room/chat/chat_budget.hpp"

namespace reami::room {

std::optional<int> ChatBudget::take(PlayerId player, const std::optional<store::Hash>& address, Millis now) {
    const Bucket::Time time{std::chrono::milliseconds(now)};
    forget_full(time);
    Bucket& theirs = players_.try_emplace(player, full(time)).first->second;
    Bucket after = theirs;
    if (!after.try_to_take(time)) return after.again();
    if (address) {
        Bucket& shared = addresses_.try_emplace(*address, full(time)).first->second;
        if (!shared.try_to_take(time)) return shared.again();
    }
    theirs = after;
    return std::nullopt;
}

ChatBudget::Bucket ChatBudget::full(Bucket::Time now) const {
    return {1000.0 / static_cast<double>(a_line_in_), static_cast<double>(at_once_), now};
}

void ChatBudget::forget_full(Bucket::Time now) {
    std::erase_if(players_, [now](const auto& one) { return one.second.is_full(now); });
    std::erase_if(addresses_, [now](const auto& one) { return one.second.is_full(now); });
}

}  // namespace reami::room
