// How present the people in seats are. It is part of `protocol`, because the server of a connection reports
// it to the room.
#pragma once

#include <cstdint>

namespace reami::protocol {

/// The most present first. A person who is `here` or `hidden` is present.
enum class Attendance : std::uint8_t {
    here,
    hidden,  ///< there, and the page says that it is not in sight
    away,    ///< not connected, or nothing is heard from there
};

constexpr bool is_present(Attendance how) { return how != Attendance::away; }

}  // namespace reami::protocol
