// Formats times for people.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace reami::terminal {

/// The time, in milliseconds since 1970, as local time: `2026-11-22 07:05`.
std::string time_text(std::int64_t moment);
/// The moment that such a text names; empty if the text has another form, or names a day that does not exist.
std::optional<std::int64_t> moment_in(std::string_view text);

}  // namespace reami::terminal
