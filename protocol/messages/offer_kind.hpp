// What a person in a seat can offer to the others during a match: PROTOCOL.md, "Offers".
#pragma once

#include <boost/describe/enum.hpp>
#include <cstdint>

namespace reami::protocol {

enum class OfferKind : std::uint8_t {
    end,     ///< to end the match without a result
    result,  ///< to end the match as it stands: the points of this moment are the result
    pause,   ///< to pause the match
    resume,  ///< to end the pause early
    undo,    ///< to take the last visit of the seat back, with the moves of others since
};
inline constexpr int shortest_pause = 60, longest_pause = 604'800;  ///< in seconds
BOOST_DESCRIBE_ENUM(OfferKind, end, result, pause, resume, undo)

}  // namespace reami::protocol
