// The answers to questions (from_client_questions.hpp): the effects of moves, and earlier events and
// positions.
#pragma once

#include <boost/describe/class.hpp>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/seat.hpp"
#include "protocol/json/described.hpp"
#include "protocol/messages/ids.hpp"

namespace reami::protocol::from_server {

/// Answers `preview` with the effects of the moves, as this viewer would know them. Nothing has changed.
struct Preview {
    static constexpr std::string_view tag = "preview";
    RequestId id;
    std::vector<std::string> legal;  ///< this seat's legal moves after these; empty if it is not asked
    json::RawJson events;
    std::map<Seat, int> points;
    json::RawJson change;  ///< RFC 7396: from this viewer's view to the one after these moves
    BOOST_DESCRIBE_CLASS(Preview, (), (id, legal, events, points, change), (), ())
};

/// The events of a move, or of a list of moves, with `v` and `n` as in its patch. The start has position 0.
struct PastMove {
    Version v;
    std::optional<int> n = {};  ///< the number of moves, if there are several
    json::RawJson events;
    BOOST_DESCRIBE_CLASS(PastMove, (), (v, n, events), (), ())
};

/// Answers `events` with the events, as this viewer may know them, in order: as many as fit into one message.
struct Events {
    static constexpr std::string_view tag = "events";
    RequestId id;
    MatchNumber match;
    std::vector<PastMove> told;
    std::optional<Version> next;  ///< the first position of the rest; absent if this is all
    BOOST_DESCRIBE_CLASS(Events, (), (id, match, told, next), (), ())
};

/// Answers `position` with the view of that position, as this viewer may know it.
struct Position {
    static constexpr std::string_view tag = "position";
    RequestId id;
    MatchNumber match;
    Version v;  ///< the requested position, or the one after the list of moves that contains it
    json::RawJson view;
    BOOST_DESCRIBE_CLASS(Position, (), (id, match, v, view), (), ())
};

}  // namespace reami::protocol::from_server
