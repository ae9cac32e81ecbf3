// Which file a path leads to, whatever links it goes through: what belongs to a database lies beside the file
// itself.
#pragma once

#include <filesystem>

namespace reami::store {

/// Absolute and without symbolic links; also where the last of them leads to a file that is not there yet.
/// Throws std::filesystem::filesystem_error if links go in a circle or a folder may not be read.
std::filesystem::path real_path(const std::filesystem::path& path);

}  // namespace reami::store
