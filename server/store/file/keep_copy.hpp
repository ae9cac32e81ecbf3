// A copy of a database from before a change, made while nobody needs it yet.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <filesystem>

namespace reami::store {

/// Writes it under another name first (`COPY.part`), looks whether all of it is there and in order, and waits
/// until the disk has it: a copy that has its name is whole, also after a power cut. For its owner alone.
/// Waits for locks as long as the connection does. Throws std::exception with a sentence for people; then no
/// copy is there, nor a part of one, and an older one of that name stays.
void keep_copy(SQLite::Database& database, const std::filesystem::path& copy);

}  // namespace reami::store
