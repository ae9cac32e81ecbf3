// SQLite writes its log a page at a time, with a header before each: two calls of the system a page. A commit
// has dozens of pages, one after the other in the file. Here they are gathered, and written in one piece
// before the file is synced, read, or anything else.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

namespace reami::store {

/// The file system of a connection that writes, by the name that SQLite knows it under.
const char* gathering_files();

/// From now on what goes into the connection's log is gathered. Only where each commit is synced: others may
/// look into the log after a commit.
void gather_log(SQLite::Database& database);

}  // namespace reami::store
