// Reads the settings again on SIGHUP, from their sources, and applies those that can change while the server
// runs.
#pragma once

#include <span>
#include <vector>

#include "server/app/server.hpp"
#include "server/settings/settings.hpp"

namespace reami {

class Reload {
public:
    /// `arguments` are the program's own arguments, and must outlive this object. `in_force` are the settings
    /// with which the server has started.
    Reload(std::span<const char* const> arguments, std::vector<SettingInForce> in_force);

    /// Reads the arguments, the environment and the file again, and applies the settings. Logs each changed
    /// setting, and whether it needs a restart. If a setting is wrong, logs the error and its place, and
    /// changes no setting.
    void read_again(Server& server);

private:
    std::span<const char* const> arguments_;
    std::vector<SettingInForce> in_force_;  ///< the values that the server uses now
};

}  // namespace reami
