// `reami-server import`: takes match files into the database, as matches that are over.
#pragma once

namespace reami::commands {

/// `import [--data FOLDER] FILE|FOLDER...`. Its exit status, 0 only if every file is in the database then.
int import(int count, const char* const* arguments);

}  // namespace reami::commands
