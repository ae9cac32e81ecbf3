// How long to wait before something that failed is tried again.
#pragma once

#include <algorithm>
#include <chrono>

namespace reami::room {

inline constexpr std::chrono::milliseconds first_retry{1'000}, last_retry{30'000};

/// Twice as long as the last time, from the first to the last.
inline std::chrono::milliseconds growing(std::chrono::milliseconds pause) {
    return std::clamp(2 * pause, first_retry, last_retry);
}

}  // namespace reami::room
