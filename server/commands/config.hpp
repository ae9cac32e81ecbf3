// `reami-server config`: prints the resulting settings, and the origin of each.
#pragma once

namespace reami::commands {

/// `config OPTIONS`, with the options of the server. Returns the exit status.
int config(int count, const char* const* arguments);

}  // namespace reami::commands
