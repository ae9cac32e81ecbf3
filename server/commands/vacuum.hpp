// `reami-server vacuum`: gives the space of deleted rows back to the disk.
#pragma once

namespace reami::commands {

/// `vacuum [--data FOLDER]`; no server may use the database. Returns the exit status.
int vacuum(int count, const char* const* arguments);

}  // namespace reami::commands
