// Times as people write them for `reami-server admin`, in the machine's own time zone.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace reami::commands {

/// The end of something, in Unix milliseconds: `30m`, `12h` or `7d` from now, the end of the day
/// `2026-12-31`, or the minute `2026-12-31T18:00`. Nothing for any other text.
std::optional<std::int64_t> end_in(const std::string& text, std::int64_t now);

/// A moment that has been: `21:00`, the last time that it was so late, or `2026-11-24T21:00`.
std::optional<std::int64_t> moment_in(const std::string& text, std::int64_t now);

/// `2026-11-24 21:00`; empty for 0.
std::string shown_time(std::int64_t at);

}  // namespace reami::commands
