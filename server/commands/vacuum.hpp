// reami-server vacuum: gives the room of what was deleted back to the disk.
#pragma once

namespace reami::commands {

/// Its exit status.
int vacuum(int count, const char* const* arguments);

}  // namespace reami::commands
