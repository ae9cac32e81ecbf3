// Writes log lines while the database is unreachable. Every part of the server notices the outage, and most
// parts notice it several times a second, but one warning per minute is enough.
#pragma once

#include <string_view>

#include "server/runtime/throttle.hpp"

namespace reami {

/// Logs `what` the server could not do, and `why`. All callers together write at most one warning per minute;
/// the other lines have the level `debug`. Any thread may call this.
void log_outage(std::string_view what, std::string_view why,
                Throttle::Time now = std::chrono::steady_clock::now());

}  // namespace reami
