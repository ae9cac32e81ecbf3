// The settings of a running server. A reload replaces all of them at once.
#pragma once

#include <mutex>
#include <utility>

#include "server/settings/settings.hpp"

namespace reami {

/// Any thread may call every function.
class CurrentSettings {
public:
    explicit CurrentSettings(Settings settings) { replace(std::move(settings)); }

    /// The present settings; never null. A later `replace` does not change the returned object.
    SettingsPtr get() const {
        const std::lock_guard lock(mutex_);
        return settings_;
    }
    void replace(Settings settings) {
        auto fresh = std::make_shared<const Settings>(std::move(settings));
        const std::lock_guard lock(mutex_);
        settings_.swap(fresh);
    }

private:
    mutable std::mutex mutex_;
    SettingsPtr settings_;
};

}  // namespace reami
