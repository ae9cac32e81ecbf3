// Parses and prints the times of `reami-server admin`, in the machine's own time zone.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace reami::commands {

/// Parses the end of a ban or of a token. The text is `30m`, `12h` or `7d` from now, `2026-12-31` for the end
/// of this day, or the minute `2026-12-31T18:00`. Returns Unix milliseconds; empty for any other text.
std::optional<std::int64_t> end_in(const std::string& text, std::int64_t now);

/// Parses a past moment. The text is `2026-11-24T21:00`; or `21:00`, which means today, or yesterday if this
/// time is still to come today. Returns Unix milliseconds; empty for any other text.
std::optional<std::int64_t> moment_in(const std::string& text, std::int64_t now);

/// The time as text, such as `2026-11-24 21:00`; empty if `at` is 0.
std::string shown_time(std::int64_t at);

}  // namespace reami::commands
