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

/// Answers `preview`: what these moves would do, as this viewer would know it. Nothing has changed.
struct Preview {
    static constexpr std::string_view tag = "preview";
    RequestId id;
    std::vector<std::string> legal;  ///< what this seat could play after them; empty if it is not asked then
    json::RawJson events;
    std::map<Seat, int> points;
    json::RawJson change;  ///< RFC 7396: from this viewer's view to the one after these moves
    BOOST_DESCRIBE_CLASS(Preview, (), (id, legal, events, points, change), (), ())
};

/// A move, or a list of moves, with what it told: `v` and `n` as in its patch. The start has position 0.
struct PastMove {
    Version v;
    std::optional<int> n = {};  ///< how many moves of one seat, if more than one
    json::RawJson events;
    BOOST_DESCRIBE_CLASS(PastMove, (), (v, n, events), (), ())
};

/// Answers `events`: what this viewer was told of the match before, in order, or would have been told. As
/// much as goes into one message.
struct Events {
    static constexpr std::string_view tag = "events";
    RequestId id;
    MatchNumber match;
    std::vector<PastMove> told;
    std::optional<Version> next;  ///< from where to ask on; none: that is all
    BOOST_DESCRIBE_CLASS(Events, (), (id, match, told, next), (), ())
};

/// Answers `position`: how this viewer saw the match then, or would have seen it.
struct Position {
    static constexpr std::string_view tag = "position";
    RequestId id;
    MatchNumber match;
    Version v;  ///< the one that was asked for, or after the list of moves in which that one is
    json::RawJson view;
    BOOST_DESCRIBE_CLASS(Position, (), (id, match, v, view), (), ())
};

}  // namespace reami::protocol::from_server
