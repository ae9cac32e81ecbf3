// Gives the room that deleted rows leave in the database back to the disk.
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

/// Writes the database anew, without holes. Gives the reason, for people, if a server is there or the file is
/// none of ours; nothing is changed then. Throws std::exception if the disk fails; all is then as before.
[[nodiscard]] std::variant<Vacuumed, std::string> vacuum(const std::filesystem::path& database);

}  // namespace reami::store
