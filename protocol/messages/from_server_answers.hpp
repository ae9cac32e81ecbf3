// The answers to the questions of from_client_questions.hpp: the effects of moves, earlier events,
// earlier positions, and good moves.
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

/// Answers `preview` with the effects that the moves would have, as this viewer would know them. The match
/// has not changed.
struct Preview {
    static constexpr std::string_view tag = "preview";
    RequestId id;
    std::vector<std::string> legal;  ///< this seat's legal moves after these; empty if it has no decision
    json::RawJson events;
    std::map<Seat, int> points;
    json::RawJson change;  ///< RFC 7396, from this viewer's view now to the view after the moves
    BOOST_DESCRIBE_CLASS(Preview, (), (id, legal, events, points, change), (), ())
};

/// The events of a move or of a list of moves. `v` and `n` are those of its patch. The start of the match has
/// position 0.
struct PastMove {
    Version v;
    std::optional<int> n = {};  ///< the number of moves; absent if it is 1
    json::RawJson events;
    BOOST_DESCRIBE_CLASS(PastMove, (), (v, n, events), (), ())
};

/// Answers `events`. Has the events in order, as this viewer may know them, but only as many as fit into one
/// message.
struct Events {
    static constexpr std::string_view tag = "events";
    RequestId id;
    MatchNumber match;
    std::vector<PastMove> told;
    std::optional<Version> next;  ///< the first position that did not fit; absent if all did
    BOOST_DESCRIBE_CLASS(Events, (), (id, match, told, next), (), ())
};

/// Answers `position` with the view at that position, as this viewer may know it.
struct Position {
    static constexpr std::string_view tag = "position";
    RequestId id;
    MatchNumber match;
    Version v;  ///< the position of the view; after the list if `v` was inside a list
    json::RawJson view;
    BOOST_DESCRIBE_CLASS(Position, (), (id, match, v, view), (), ())
};

/// Answers `hint` with the moves of the bot, up to the end of the visit or to something that the player does
/// not know.
struct Hint {
    static constexpr std::string_view tag = "hint";
    RequestId id;
    std::vector<std::string> moves;
    BOOST_DESCRIBE_CLASS(Hint, (), (id, moves), (), ())
};

}  // namespace reami::protocol::from_server
