// `reami-server import`: adds match files to the database, as matches that are over.
#pragma once

namespace reami::commands {

/// `import [--data FOLDER] FILE|FOLDER...`. Returns the exit status, 0 only if the database has every match
/// afterwards.
int import(int count, const char* const* arguments);

}  // namespace reami::commands
