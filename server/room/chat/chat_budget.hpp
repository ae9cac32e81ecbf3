// How much may be said in a room: lines of each player and of each address, so many at once and then one in a
// while.
#pragma once

#include <map>
#include <optional>

#include "server/room/room_input.hpp"
#include "server/runtime/rate_limit.hpp"

namespace reami::room {

class ChatBudget {
public:
    /// Both are above zero.
    ChatBudget(int lines_at_once, Millis a_line_in) : at_once_(lines_at_once), a_line_in_(a_line_in) {}

    /// Takes a line of both and gives nothing; or, if one of them has none left, takes nothing and gives the
    /// seconds until it has. `now` is on the steady clock.
    std::optional<int> take(PlayerId player, const store::Hash& address, Millis now);

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
