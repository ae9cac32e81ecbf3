// How present the people in seats are. Part of `protocol`, as whoever serves a connection tells its room.
#pragma once

#include <cstdint>

namespace reami::protocol {

/// The most present first. Who is `here` or `hidden` is present.
enum class Attendance : std::uint8_t {
    here,
    hidden,  ///< there, and the page says that it is not in sight
    away,    ///< not connected, or nothing is heard from there
};

constexpr bool is_present(Attendance how) { return how != Attendance::away; }

}  // namespace reami::protocol
