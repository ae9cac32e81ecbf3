// The moves of a match in order, as compact text. It does not store their events, because a replay computes
// them: PROTOCOL.md, "Earlier events".
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

#include "protocol/match/match.hpp"

namespace reami::protocol {

/// A value without references, so another thread can replay a copy of it.
class MoveLog {
public:
    /// Expects a start that `Match::start` accepts.
    explicit MoveLog(MatchStart start) : start_(std::move(start)) {}

    /// Adds a played move. `goes_on` means that the client sent this move in one list with the previous move.
    void add(Seat seat, std::string_view move, bool goes_on);

    /// Replays the match, and returns the events that this viewer got with the patches at the positions
    /// `from` to `until`, but only as many as fit into one message. `next` is the first position that did not
    /// fit. Throws if the log does not replay.
    from_server::Events events(Viewer viewer, Version from, Version until) const;

    /// Replays the match, and returns the view of this viewer at `v`. If `v` is inside a list of moves,
    /// returns the view after the list. The caller sets `id` and `match`. Expects that the match has reached
    /// `v`. Throws if the log does not replay.
    from_server::Position position(Viewer viewer, Version v) const;

    /// The most bytes of events in one message. The events of a single list of moves may exceed it.
    static constexpr std::size_t most_bytes = 16'384;

private:
    /// Replays the match. Calls `visit` with the match and its events at each position that clients see,
    /// until `visit` returns false.
    void replay(Viewer viewer,
                const std::function<bool(const Match&, const std::string& events)>& visit) const;

    MatchStart start_;
    std::string turns_;  ///< one line per turn: the seat's number, and its move or its list of moves
};

}  // namespace reami::protocol
