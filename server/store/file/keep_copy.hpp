// Copies a whole database, for a backup or before a change.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <filesystem>

namespace reami::store {

/// Writes the copy under another name first (`COPY.part`), checks that it is complete and undamaged, and
/// waits until it is on disk. So a copy with its final name is whole, even after a power cut. Only its owner
/// may read it. Waits for locks as long as the connection is set to wait. Throws std::exception with a
/// sentence for the operator; then neither a new copy nor a part of one is left, and an older copy of that
/// name is unchanged.
void keep_copy(SQLite::Database& database, const std::filesystem::path& copy);

}  // namespace reami::store
