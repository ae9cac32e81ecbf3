// The message with a seat's own plan: PROTOCOL.md, "Plans".
#pragma once

#include <boost/describe/class.hpp>
#include <optional>
#include <string_view>
#include <vector>

#include "protocol/messages/ids.hpp"

namespace reami::protocol::from_server {

/// The plan of the receiver's seat. Nobody else gets it.
struct Plan {
    static constexpr std::string_view tag = "plan";
    MatchNumber match;
    std::vector<std::vector<MoveNotation>> lists;  ///< none: the server has just played the plan
    std::optional<bool> failed = {};               ///< true if none of the lists was legal: the plan is void
    BOOST_DESCRIBE_CLASS(Plan, (), (match, lists, failed), (), ())
};

}  // namespace reami::protocol::from_server
