// Gives the space of deleted rows in the database back to the disk.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <variant>

namespace reami::store {

/// Sizes of the file, in bytes.
struct Vacuumed {
    std::uintmax_t before = 0, after = 0;
};

/// Rewrites the database without free pages. Gives the reason, for people, if a server runs there or the file
/// is not a database of Reami; nothing is changed then. Throws std::exception if the disk fails; the database
/// is then unchanged.
[[nodiscard]] std::variant<Vacuumed, std::string> vacuum(const std::filesystem::path& database);

}  // namespace reami::store
