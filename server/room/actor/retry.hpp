// How long a room waits before it reports a slow disk, and before it tries failed work again.
#pragma once

#include <algorithm>
#include <chrono>

namespace reami::room {

/// The time for which people wait for the disk before the room shows that it is stalled.
inline constexpr std::chrono::milliseconds stalled_after{2'000};

inline constexpr std::chrono::milliseconds first_retry{1'000}, last_retry{30'000};

/// Twice the given pause, but at least `first_retry` and at most `last_retry`.
inline std::chrono::milliseconds growing(std::chrono::milliseconds pause) {
    return std::clamp(2 * pause, first_retry, last_retry);
}

}  // namespace reami::room
