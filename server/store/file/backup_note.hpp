// How the last backup of a folder's database ended: `reami-server backup` notes it there, and a server reads
// it.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "server/store/location.hpp"
#include "server/store/record.hpp"

namespace reami::store {

/// Times are by the wall clock.
struct BackupNote {
    Millis good_at = 0;  ///< when the last one ended that made a whole copy; 0: none has
    Millis at = 0;       ///< when the last one ended
    std::string why;     ///< it made none; empty: it did
    friend bool operator==(const BackupNote&, const BackupNote&) = default;
};

/// Notes beside the database that a backup has ended at that time, and why it made no copy, if it made none.
/// Throws std::filesystem::filesystem_error.
void note_backup(const std::filesystem::path& database, Millis at, const std::string& why_not);
/// The note of the last backup; empty if there is none, or if it can't be read.
std::optional<BackupNote> last_backup(const std::filesystem::path& folder);
/// How long ago at that time, by the wall clock, the last whole copy of a file was made; nothing with
/// PostgreSQL, or while none was made.
std::optional<Millis> backup_age(const Location& store, Millis now);

}  // namespace reami::store
