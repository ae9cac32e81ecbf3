// The moves of a match in order, as small as text, and what they told: PROTOCOL.md, "What was told before".
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

#include "protocol/match/match.hpp"

namespace reami::protocol {

/// A value without references: a copy can be replayed on another thread.
class MoveLog {
public:
    /// Expects a start that `Match::start` accepts.
    explicit MoveLog(MatchStart start) : start_(std::move(start)) {}

    /// A move that was played. `goes_on`: it was played in one list with the move before it.
    void add(Seat seat, std::string_view move, bool goes_on);

    /// The events that patches sent to that viewer at the positions `from` to `until`, by replay. As many as
    /// fit into one message; `next` is where the rest begins. Throws if the log does not replay.
    from_server::Events told(Viewer viewer, Version from, Version until) const;

    /// How that viewer saw the match at `v`, or after the list of moves in which `v` is, by replay; without
    /// `id` and `match`. Expects a `v` that was reached. Throws if the log does not replay.
    from_server::Position position(Viewer viewer, Version v) const;

    /// The most bytes of events in one message; more only if one list alone has more.
    static constexpr std::size_t most_bytes = 16'384;

private:
    /// Calls `visit` with the match and its events at each position that was shown; until it returns false.
    void replay(Viewer viewer,
                const std::function<bool(const Match&, const std::string& events)>& visit) const;

    MatchStart start_;
    std::string turns_;  ///< a line each: the seat's number and its move, or the moves of its list
};

}  // namespace reami::protocol
