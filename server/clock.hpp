// The time of day, as records and messages have it.
#pragma once

#include <chrono>
#include <cstdint>

namespace reami {

/// Unix milliseconds.
inline std::int64_t now_millis() {
    const auto since_epoch = std::chrono::system_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::milliseconds>(since_epoch).count();
}

}  // namespace reami
