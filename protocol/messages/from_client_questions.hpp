// The questions about a match that need much work: the effects of moves, earlier events, earlier positions,
// and good moves. They change nothing.
#pragma once

#include <boost/describe/class.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "protocol/json/constraints.hpp"
#include "protocol/json/described.hpp"
#include "protocol/messages/ids.hpp"
#include "protocol/messages/limits.hpp"

namespace reami::protocol::from_client {

/// Asks for the effects of these moves, and for the moves that may follow them. Without `ask`, asks about the
/// seat's next decision, while the match does not ask the seat. The server does not play the moves.
struct Preview {
    static constexpr std::string_view tag = "preview";
    RequestId id;
    MatchNumber match;
    std::optional<AskNumber> ask;
    std::vector<MoveNotation> moves;
    std::vector<std::string> notations() const;
    BOOST_DESCRIBE_CLASS(Preview, (), (id, match, ask, moves), (), ())
};

/// Asks for the events at these positions of the match, as the asking viewer may know them. Without `until`,
/// asks for all events up to the end.
struct Events {
    static constexpr std::string_view tag = "events";
    RequestId id;
    MatchNumber match;
    Version from;  ///< 0 asks also for the events of the start
    std::optional<Version> until = {};
    /// The conflict between the members, as the key of a detail; empty if they go together.
    std::optional<std::string_view> fault() const;
    BOOST_DESCRIBE_CLASS(Events, (), (id, match, from, until), (), ())
};

/// Asks for this position of the match, as the asking viewer may know it.
struct Position {
    static constexpr std::string_view tag = "position";
    RequestId id;
    MatchNumber match;
    Version v;
    BOOST_DESCRIBE_CLASS(Position, (), (id, match, v), (), ())
};

/// Asks what the strongest bot of the game would play now for the player's seat.
struct Hint {
    static constexpr std::string_view tag = "hint";
    RequestId id;
    MatchNumber match;
    AskNumber ask;
    BOOST_DESCRIBE_CLASS(Hint, (), (id, match, ask), (), ())
};

/// Questions to a room that need much work. The room computes the answers on another thread.
using Question = std::variant<Preview, Events, Position, Hint>;

}  // namespace reami::protocol::from_client

namespace reami::json {

template <>
inline constexpr Facts facts<&protocol::from_client::Preview::match>{.least = 1};
template <>
inline constexpr Facts facts<&protocol::from_client::Preview::moves>{.longest = protocol::most_moves};
template <>
inline constexpr Facts facts<&protocol::from_client::Events::match>{.least = 1};
template <>
inline constexpr Facts facts<&protocol::from_client::Position::match>{.least = 1};
template <>
inline constexpr Facts facts<&protocol::from_client::Hint::match>{.least = 1};

}  // namespace reami::json
