// The reload on SIGHUP: it reads the settings again, from their sources, and applies those that can change
// while the server runs.
#pragma once

#include <span>
#include <vector>

#include "server/app/server.hpp"
#include "server/settings/settings.hpp"

namespace reami {

class Reload {
public:
    /// `arguments`: the program's own arguments, which must outlive this object. `in_force`: the settings
    /// that were read at the start.
    Reload(std::span<const char* const> arguments, std::vector<SettingInForce> in_force);

    /// Reads the arguments, the environment and the file again. The log names the changed settings, and marks
    /// those that need a restart. If there is an error, the log names it and its place, and no setting
    /// changes.
    void read_again(Server& server);

private:
    std::span<const char* const> arguments_;
    std::vector<SettingInForce> in_force_;  ///< as of the last reading
};

}  // namespace reami
