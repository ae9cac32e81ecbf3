// Limits how many lines each player may write in a room: some lines at once, then one line per interval.
// People who have never had a seat there share the lines of their address.
#pragma once

#include <map>
#include <optional>

#include "server/room/room_input.hpp"
#include "server/runtime/rate_limit.hpp"

namespace reami::room {

class ChatBudget {
public:
    /// `a_line_in` is the interval in milliseconds. Expects that both are above zero.
    ChatBudget(int lines_at_once, Millis a_line_in) : at_once_(lines_at_once), a_line_in_(a_line_in) {}
    /// Expects that both are above zero. Lines that were already written count by the old limits until they
    /// are given back.
    void change(int lines_at_once, Millis a_line_in) {
        at_once_ = lines_at_once;
        a_line_in_ = a_line_in;
    }

    /// Takes a line from the player's budget and, if `address` is set, from that of the address; returns
    /// nothing. If one of them has no line left, takes nothing, and returns the seconds until it has one.
    /// `now` is on the steady clock.
    std::optional<int> take(PlayerId player, const std::optional<store::Hash>& address, Millis now);

private:
    using Bucket = RateLimit;

    Bucket full(Bucket::Time now) const;
    void forget_full(Bucket::Time now);

    int at_once_;
    Millis a_line_in_;
    std::map<PlayerId, Bucket> players_;
    std::map<store::Hash, Bucket> addresses_;
};

}  // namespace reami::room
