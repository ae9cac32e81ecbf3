// Formats times for people.
#pragma once

#include <cstdint>
#include <string>

namespace reami::terminal {

/// The time, in milliseconds since 1970, as local time: `2026-11-22 07:05`.
std::string time_text(std::int64_t moment);

}  // namespace reami::terminal
