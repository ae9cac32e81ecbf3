#include "server/runtime/log_outage.hpp"

#include <spdlog/spdlog.h>

#include <mutex>

namespace reami {

void log_outage(std::string_view what, std::string_view why, Throttle::Time now) {
    static std::mutex mutex;
    static Throttle throttle{std::chrono::minutes(1)};
    bool is_due = false;
    {
        const std::lock_guard lock(mutex);
        is_due = throttle.is_due(now);
    }
    spdlog::log(is_due ? spdlog::level::warn : spdlog::level::debug, "{}: {}", what, why);
}

}  // namespace reami
