// Copies of the database that its owner keeps, and how one is put back.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <variant>

namespace reami::store {

/// Copies all that is stored into a new file, also while a server goes on storing. A copy with its name is
/// checked and on disk. Gives the reason, for people, if there is nothing of ours to copy or the name is
/// taken; nothing is changed then. Throws std::exception if the disk fails, and then there is no copy.
[[nodiscard]] std::optional<std::string> back_up(const std::filesystem::path& database,
                                                 const std::filesystem::path& copy);

/// Where the database is now that stood in the way, if one did.
struct PutBack {
    std::optional<std::filesystem::path> aside;
};

/// Copies the backup to the database's place, and moves the earlier database to `reami.db.replaced-N`.
/// Gives the reason, for people, if a server is there, or the copy is none of ours, or from a newer program,
/// or damaged; nothing is changed then. Throws std::exception if the disk fails: the earlier database then
/// has its own name, or that of the replaced one.
[[nodiscard]] std::variant<PutBack, std::string> put_back(const std::filesystem::path& copy,
                                                          const std::filesystem::path& database);

}  // namespace reami::store
