// The outcome of the last backup of a folder's database. `reami-server backup` writes it into a file there,
// and the server reads it.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "server/store/record.hpp"

namespace reami::store {

/// Times are Unix milliseconds by the wall clock.
struct BackupNote {
    Millis good_at = 0;  ///< the end of the last backup that made a whole copy; 0: there is none
    Millis at = 0;       ///< the end of the last backup
    std::string why;     ///< why the last backup made no copy; empty if it made one
    friend bool operator==(const BackupNote&, const BackupNote&) = default;
};

/// Writes the note beside the database: a backup ended at `at`, and `why_not` says why it made no copy (empty
/// if it made one). Throws std::filesystem::filesystem_error.
void note_backup(const std::filesystem::path& database, Millis at, const std::string& why_not);
/// The note of the last backup; empty if there is none, or if it can't be read.
std::optional<BackupNote> last_backup(const std::filesystem::path& folder);

}  // namespace reami::store
