// Brings a database to the newest version with the files of migrations/, in order. Each file runs in its own
// transaction; a new database gets all of them in one transaction.
#pragma once

#include <filesystem>
#include <span>
#include <string>

#include "cmake/embedded_file.hpp"
#include "engine/core/expected.hpp"

namespace reami::store {

/// The migrations that are built into this program.
std::span<const embedded::File> migrations();

/// If there is no database, makes one, whole or not at all, which only its owner may read. If the file has
/// data, first copies it to `reami.db.before-N` beside it, where N is its version; changes nothing if it
/// can't make a whole copy. Returns the reason, for the operator, if the file is not a database of Reami, is
/// from a newer program or from one before the first release, or if another process uses it; the file is then
/// unchanged. Throws std::exception if the file can't be read or written; an existing file then has the
/// version of the last migration that was committed.
[[nodiscard]] Expected<void, std::string> migrate(const std::filesystem::path& database,
                                                  std::span<const embedded::File> known = migrations());

}  // namespace reami::store
