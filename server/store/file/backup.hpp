// Copies the database to a backup, and restores it from a backup.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "engine/core/expected.hpp"

namespace reami::store {

/// Copies the whole database into a new file, even while a server writes to the database. The copy gets its
/// name only once it is checked and on disk. Returns the reason, for the operator, if the file is not a
/// database of Reami or the copy's name is taken; nothing is changed then. Throws std::exception if the disk
/// fails; there is no copy then.
[[nodiscard]] Expected<void, std::string> back_up(const std::filesystem::path& database,
                                                  const std::filesystem::path& copy);

/// The new name of the database that was replaced, if there was one.
struct PutBack {
    PutBack() = default;  // so it is no aggregate, which could be made from the text of a reason
    std::optional<std::filesystem::path> aside;
};

/// Copies the backup to the database's place, and moves the earlier database to `reami.db.replaced-N`.
/// Returns the reason, for the operator, if a server uses the database, or if the copy is not a database of
/// Reami, is from a newer program, or is damaged; nothing is changed then. Throws std::exception if the disk
/// fails: the earlier database then has either its own name or the new one.
[[nodiscard]] Expected<PutBack, std::string> put_back(const std::filesystem::path& copy,
                                                      const std::filesystem::path& database);

}  // namespace reami::store
