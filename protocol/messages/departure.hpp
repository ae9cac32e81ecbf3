// The reasons why a person has lost or left their seat.
#pragma once

#include <boost/describe/enum.hpp>
#include <cstdint>

namespace reami::protocol {

enum class Departure : std::uint8_t {
    left,       ///< of their own will
    removed,    ///< by the host
    banned,     ///< by the host, from the room
    voted_out,  ///< by all others, from this match
};
BOOST_DESCRIBE_ENUM(Departure, left, removed, banned, voted_out)

}  // namespace reami::protocol
