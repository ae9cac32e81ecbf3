// Whether people in seats are present. It is part of `protocol`, because a server reports it for its
// connections to the room, which another server may serve.
#pragma once

#include <cstdint>

namespace reami::protocol {

/// The states of presence, from the most present to the least. A person who is `here` or `hidden` counts as
/// present.
enum class Attendance : std::uint8_t {
    here,
    hidden,  ///< connected, but the page is hidden
    away,    ///< not connected, or too long without an answer
};

constexpr bool is_present(Attendance how) { return how != Attendance::away; }

}  // namespace reami::protocol
