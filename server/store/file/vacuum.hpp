// Gives the space of deleted rows in the database back to the disk.
#pragma once

#include <filesystem>
#include <string>

#include "engine/core/expected.hpp"

namespace reami::store {

/// Sizes of the file, in bytes.
struct Vacuumed {
    std::uintmax_t before = 0, after = 0;
};

/// Rewrites the database without free pages. Returns the reason, for the operator, if a server uses the
/// database or the file is not a database of Reami. Throws std::exception if the disk fails. In all these
/// cases, the database is unchanged.
[[nodiscard]] Expected<Vacuumed, std::string> vacuum(const std::filesystem::path& database);

}  // namespace reami::store
