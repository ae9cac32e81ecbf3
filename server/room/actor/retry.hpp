// How long to wait for the disk, and before something that failed is tried again.
#pragma once

#include <algorithm>
#include <chrono>

namespace reami::room {

/// How long people wait for the disk before they are told that they do.
inline constexpr std::chrono::milliseconds stalled_after{2'000};

inline constexpr std::chrono::milliseconds first_retry{1'000}, last_retry{30'000};

/// Twice as long as the last time, from the first to the last.
inline std::chrono::milliseconds growing(std::chrono::milliseconds pause) {
    return std::clamp(2 * pause, first_retry, last_retry);
}

}  // namespace reami::room
