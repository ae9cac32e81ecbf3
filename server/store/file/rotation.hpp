// The names of the copies in a folder, and the choice of those to keep.
#pragma once

#include <chrono>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace reami::store {

/// The name of a copy by its time, such as `reami-2026-11-24T15-05-09Z.db`.
std::string copy_name(std::chrono::sys_seconds made_at);

/// The copies to keep in a folder.
struct Rotation {
    std::size_t newest = 24;  ///< the number of the newest copies,
    std::size_t days = 14;    ///< and the number of the newest days (UTC) whose last copy is kept
};

/// Whether a copy that was not finished has this name: the name of a copy and `.part`, or a name that SQLite
/// makes from it.
bool is_part_of_copy(std::string_view name);

/// The names of copies that are to be deleted, the oldest first. Only names that `copy_name` makes are among
/// them.
std::vector<std::string> superseded(std::vector<std::string> names, const Rotation& rotation);

}  // namespace reami::store
