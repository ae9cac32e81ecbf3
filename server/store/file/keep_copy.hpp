// Copies a database before a change.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <filesystem>

namespace reami::store {

/// Writes the copy under another name first (`COPY.part`), checks that it is complete and in order, and waits
/// until the disk has it: a copy with its final name is whole, even after a power cut. Only its owner may
/// read it. Waits for locks as long as the connection does. Throws std::exception with a sentence for people;
/// then no copy is there, nor a part of one, and an older one of that name stays.
void keep_copy(SQLite::Database& database, const std::filesystem::path& copy);

}  // namespace reami::store
