// Names the copies in a folder, and finds the copies to delete.
#pragma once

#include <chrono>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace reami::store {

/// The name of a copy by its time, such as `reami-2026-11-24T15-05-09Z.db`.
std::string copy_name(std::chrono::sys_seconds made_at);

/// The number of copies that stay in a folder.
struct Rotation {
    std::size_t newest = 24;  ///< so many of the newest copies stay,
    std::size_t days = 14;    ///< and the last copy of each of so many newest days (UTC)
};

/// Whether this is the name of an unfinished copy: the name of a copy and `.part`, or a name that SQLite
/// makes from it.
bool is_part_of_copy(std::string_view name);

/// The names of the copies to delete, the oldest first. Names that `copy_name` does not make are never among
/// them.
std::vector<std::string> superseded(std::vector<std::string> names, const Rotation& rotation);

}  // namespace reami::store
