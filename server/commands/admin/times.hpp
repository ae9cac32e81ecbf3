// Parses and prints the times of `reami-server admin`, in the machine's own time zone.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace reami::commands {

/// Parses an end, in Unix milliseconds: `30m`, `12h` or `7d` from now, the end of the day `2026-12-31`, or
/// the minute `2026-12-31T18:00`. Empty for any other text.
std::optional<std::int64_t> end_in(const std::string& text, std::int64_t now);

/// Parses a past moment, in Unix milliseconds: `2026-11-24T21:00`, or `21:00`, which is today or, if that is
/// in the future, yesterday. Empty for any other text.
std::optional<std::int64_t> moment_in(const std::string& text, std::int64_t now);

/// `2026-11-24 21:00`; empty for 0.
std::string shown_time(std::int64_t at);

}  // namespace reami::commands
