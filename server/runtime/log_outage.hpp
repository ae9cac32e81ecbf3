// What the log says while the database is away: every part of the server notices, most of them several times
// a second, and one of their lines a minute is enough.
#pragma once

#include <string_view>

#include "server/runtime/throttle.hpp"

namespace reami {

/// Warns that the database did not do `what`, and `why`: at most once a minute, whoever asks for it. Safe to
/// call from any thread.
void log_outage(std::string_view what, std::string_view why,
                Throttle::Time now = std::chrono::steady_clock::now());

}  // namespace reami
