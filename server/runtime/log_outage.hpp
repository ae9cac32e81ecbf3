// Log lines while the database is unreachable. Every part of the server notices the outage, most of them
// several times a second, and one warning per minute is enough.
#pragma once

#include <string_view>

#include "server/runtime/throttle.hpp"

namespace reami {

/// Logs that the database did not do `what`, and `why`: as a warning at most once a minute over all callers,
/// else as a debug line. Any thread may call this.
void log_outage(std::string_view what, std::string_view why,
                Throttle::Time now = std::chrono::steady_clock::now());

}  // namespace reami
