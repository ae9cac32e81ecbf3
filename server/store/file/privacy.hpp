// The database holds the secrets of running matches, so only its owner may read it.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace reami::store {

/// Makes an empty file that only its owner may read or write. Leaves an existing file as it is. Throws
/// std::filesystem::filesystem_error.
void make_private(const std::filesystem::path& file);

/// Makes the folder, and the folders above it, if they do not exist. Only their owner may enter the folders
/// that this function makes. Throws std::filesystem::filesystem_error.
void make_private_folder(const std::filesystem::path& folder);

/// One sentence, with the command that mends it, for each file or folder of the database that other users of
/// this machine can read or change.
std::vector<std::string> open_to_others(const std::filesystem::path& database);

}  // namespace reami::store
