// Why a person has no seat any more.
#pragma once

#include <boost/describe/enum.hpp>
#include <cstdint>

namespace reami::protocol {

enum class Departure : std::uint8_t {
    left,       ///< the person gave it up
    removed,    ///< the host removed the person
    banned,     ///< the host banned the person from the room
    voted_out,  ///< all others removed the person from this match by vote
};
BOOST_DESCRIBE_ENUM(Departure, left, removed, banned, voted_out)

}  // namespace reami::protocol
