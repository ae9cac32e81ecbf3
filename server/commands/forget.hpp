// `reami-server forget`: deletes a person from the database.
#pragma once

namespace reami::commands {

/// `forget [--data FOLDER] --room CODE --name NAME`; no server may use the database. Returns the exit status.
int forget(int count, const char* const* arguments);

}  // namespace reami::commands
