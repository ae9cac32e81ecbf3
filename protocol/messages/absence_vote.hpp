// What the other players may decide about the seat of an absent person.
#pragma once

#include <boost/describe/enum.hpp>
#include <cstdint>

namespace reami::protocol {

enum class AbsenceVote : std::uint8_t {
    bot,        ///< a bot plays until the person is back
    hand_over,  ///< a bot plays on, and the seat has left the match
};
BOOST_DESCRIBE_ENUM(AbsenceVote, bot, hand_over)

}  // namespace reami::protocol
