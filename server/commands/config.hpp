// reami-server config: which settings hold, and where each comes from.
#pragma once

namespace reami::commands {

/// `config OPTIONS`, with those of the server; its exit status.
int config(int count, const char* const* arguments);

}  // namespace reami::commands
