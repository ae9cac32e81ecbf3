// Copies that are made again and again in one folder: how each is called, and which are kept.
#pragma once

#include <chrono>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace reami::store {

/// `reami-2026-11-24T15-05-09Z.db` for a copy made then.
std::string copy_name(std::chrono::sys_seconds made_at);

/// The copies that remain in a folder.
struct Rotation {
    std::size_t newest = 24;  ///< so many of the newest,
    std::size_t days = 14;    ///< and the last of each of so many of the newest days (UTC) that have a copy
};

/// Whether a copy that did not become whole has this name: that of a copy and `.part`, or what SQLite puts
/// beside it.
bool is_part_of_copy(std::string_view name);

/// Which of these names are those of copies that don't stay, the oldest first. A name that `copy_name` did
/// not make is never among them.
std::vector<std::string> superseded(std::vector<std::string> names, const Rotation& rotation);

}  // namespace reami::store
