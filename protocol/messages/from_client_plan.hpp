// The message with which a seat says in advance what it will play: PROTOCOL.md, "Plans".
#pragma once

#include <boost/describe/class.hpp>
#include <string_view>
#include <vector>

#include "protocol/json/constraints.hpp"
#include "protocol/messages/ids.hpp"
#include "protocol/messages/limits.hpp"

namespace reami::protocol::from_client {

/// A seated person leaves a plan: lists of moves for the seat's next ask, in order of preference. The plan
/// replaces an earlier one. No lists take the earlier plan back.
struct Plan {
    static constexpr std::string_view tag = "plan";
    RequestId id;
    MatchNumber match;
    std::vector<std::vector<MoveNotation>> lists;
    BOOST_DESCRIBE_CLASS(Plan, (), (id, match, lists), (), ())
};

}  // namespace reami::protocol::from_client

namespace reami::json {

template <>
inline constexpr Facts facts<&protocol::from_client::Plan::match>{.least = 1};
template <>
inline constexpr Facts facts<&protocol::from_client::Plan::lists>{.longest = protocol::most_lists};

}  // namespace reami::json
