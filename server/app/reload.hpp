// What SIGHUP does: the settings are read again, from where they came, and what can change while the server
// runs does so.
#pragma once

#include <span>
#include <vector>

#include "server/app/server.hpp"
#include "server/settings/settings.hpp"

namespace reami {

class Reload {
public:
    /// The arguments with which the server was started, which outlive this, and what was read from them.
    Reload(std::span<const char* const> arguments, std::vector<SettingInForce> in_force);

    /// Reads them, the environment and the file again. The log says which settings are others now, and which
    /// of them count only when the server starts again. If anything is wrong, it says what and where, and
    /// everything stays as it was.
    void read_again(Server& server);

private:
    std::span<const char* const> arguments_;
    std::vector<SettingInForce> in_force_;  ///< as they were read last
};

}  // namespace reami
