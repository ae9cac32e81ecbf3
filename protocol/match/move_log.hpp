// The moves of a match in order, as compact text. A replay computes their events: PROTOCOL.md, "Earlier
// events".
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

    /// Adds a played move. `goes_on` means that it was in one list with the move before it.
    void add(Seat seat, std::string_view move, bool goes_on);

    /// The events of the patches to this viewer at the positions `from` to `until`, by replay: as many as fit
    /// into one message. `next` is the first position of the rest. Throws if the log does not replay.
    from_server::Events told(Viewer viewer, Version from, Version until) const;

    /// The view of this viewer at `v`, or after the list of moves that contains `v`, by replay; without `id`
    /// and `match`. Expects a `v` that the match has reached. Throws if the log does not replay.
    from_server::Position position(Viewer viewer, Version v) const;

    /// The limit for events in one message, in bytes. A single list of moves may exceed it.
    static constexpr std::size_t most_bytes = 16'384;

private:
    /// Calls `visit` with the match and its events at each shown position, until it returns false.
    void replay(Viewer viewer,
                const std::function<bool(const Match&, const std::string& events)>& visit) const;

    MatchStart start_;
    std::string turns_;  ///< one line per turn: the seat's number and its move, or the moves of its list
};

}  // namespace reami::protocol
