// The presence of people in seats. It is part of `protocol`, because the server of a connection reports it to
// the room.
#pragma once

#include <cstdint>

namespace reami::protocol {

/// The states, the most present first. A person who is `here` or `hidden` is present.
enum class Attendance : std::uint8_t {
    here,
    hidden,  ///< connected, but the page is hidden
    away,    ///< not connected, or silent for too long
};

constexpr bool is_present(Attendance how) { return how != Attendance::away; }

}  // namespace reami::protocol
