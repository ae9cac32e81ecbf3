// Brings a database to the newest version: the files of migrations/, in order, each in a transaction of its
// own; a new database has them all from one transaction.
#pragma once

#include <filesystem>
#include <optional>
#include <span>
#include <string>

#include "cmake/embedded_file.hpp"

namespace reami::store {

/// The migrations that this program carries.
std::span<const embedded::File> migrations();

/// Makes the database if there is none, whole or not at all; only its owner may read it. A file with data is
/// copied beside itself first, as `reami.db.before-N`, N being its version; without a copy that is whole
/// nothing is changed. Gives the reason, for people, if the file is none of ours, from a newer program, from
/// a program of before the first release, or in use by another process; it is then untouched. Throws
/// std::exception if it can't be read or written, and then a file that was there has the version of the last
/// migration that passed.
[[nodiscard]] std::optional<std::string> migrate(const std::filesystem::path& database,
                                                 std::span<const embedded::File> known = migrations());

}  // namespace reami::store
