// The file to which a path leads through links. The files that belong to a database are beside that file.
#pragma once

#include <filesystem>

namespace reami::store {

/// The absolute path without symbolic links, even if the last link leads to a missing file. Throws
/// std::filesystem::filesystem_error if links go in a circle or a folder may not be read.
std::filesystem::path real_path(const std::filesystem::path& path);

}  // namespace reami::store
