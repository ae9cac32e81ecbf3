// Brings a database to the newest version with the files of migrations/, in order. Each runs in its own
// transaction; a new database gets all of them in one transaction.
#pragma once

#include <filesystem>
#include <optional>
#include <span>
#include <string>

#include "cmake/embedded_file.hpp"

namespace reami::store {

/// The migrations that are built into this program.
std::span<const embedded::File> migrations();

/// Makes the database if there is none, whole or not at all; only its owner may read it. A file with data is
/// first copied beside itself, as `reami.db.before-N`, where N is its version; without a whole copy nothing
/// is changed. Gives the reason, for people, if the file is not a database of Reami, is from a newer program
/// or from one that is older than the first release, or is in use by another process; the file is then
/// unchanged. Throws std::exception if it can't be read or written; an existing file then has the version of
/// the last migration that was committed.
[[nodiscard]] std::optional<std::string> migrate(const std::filesystem::path& database,
                                                 std::span<const embedded::File> known = migrations());

}  // namespace reami::store
