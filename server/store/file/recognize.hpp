// Recognizes a file before anything changes it: whether it is a database, one of Reami, and of a version that
// this program knows. Each function returns the fault as a sentence without a full stop, or nothing if there
// is none.
#pragma once

#include <SQLiteCpp/Database.h>

#include <filesystem>
#include <optional>
#include <string>

namespace reami::store {

/// `PRAGMA application_id` of Reami's databases: "Rea2". Programs before the first release wrote other ids.
inline constexpr int our_application = 0x52656132;

/// Throws std::filesystem::filesystem_error if the file can't be read.
std::optional<std::string> why_no_database(const std::filesystem::path& path);
/// A database may have only one name, because SQLite keeps its log beside the name by which it was opened.
std::optional<std::string> why_many_names(const std::filesystem::path& path);
std::optional<std::string> why_not_ours(SQLite::Database& database);
/// Like the function above, for a file that it opens only for reading. Throws std::exception if the file
/// can't be read.
std::optional<std::string> why_not_ours(const std::filesystem::path& path);
/// `newest` is the highest version that this program knows.
std::optional<std::string> why_too_new(SQLite::Database& database, int newest);

}  // namespace reami::store
