#include "server/room/chat/chat_budget.hpp"

namespace reami::room {

std::optional<int> ChatBudget::take(const Limits& limits, PlayerId player,
                                    const std::optional<store::Hash>& address, Millis now) {
    const Bucket::Time time{std::chrono::milliseconds(now)};
    const double a_second = 1 / std::chrono::duration<double>(limits.chat_line_in).count();
    const Bucket full(a_second, static_cast<double>(limits.chat_lines), time);
    forget_full(time);
    Bucket& theirs = players_.try_emplace(player, full).first->second;
    Bucket after = theirs;
    if (!after.try_to_take(time)) return after.again();
    if (address) {
        Bucket& shared = addresses_.try_emplace(*address, full).first->second;
        if (!shared.try_to_take(time)) return shared.again();
    }
    theirs = after;
    return std::nullopt;
}

void ChatBudget::forget_full(Bucket::Time now) {
    std::erase_if(players_, [now](const auto& one) { return one.second.is_full(now); });
    std::erase_if(addresses_, [now](const auto& one) { return one.second.is_full(now); });
}

}  // namespace reami::room
