// Limits how many lines each player may write in a room: some lines at once, then one line per interval.
// People who have never had a seat in the room also share the budget of their address.
#pragma once

#include <map>
#include <optional>

#include "server/room/room_input.hpp"
#include "server/runtime/rate_limit.hpp"
#include "server/settings/settings.hpp"

namespace reami::room {

class ChatBudget {
public:
    /// Takes a line from the player's budget and, if `address` is set, from the budget of the address; then
    /// returns nothing. If one of these budgets has no line left, takes nothing, and returns the seconds
    /// until it has one. `now` is on the steady clock. After a change of the limits, a budget keeps the old
    /// limits until it is full again.
    std::optional<int> take(const Limits& limits, PlayerId player, const std::optional<store::Hash>& address,
                            Millis now);

private:
    using Bucket = RateLimit;

    void forget_full(Bucket::Time now);

    std::map<PlayerId, Bucket> players_;
    std::map<store::Hash, Bucket> addresses_;
};

}  // namespace reami::room
