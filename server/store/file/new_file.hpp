// A file that is there whole or not at all.
#pragma once

#include <filesystem>
#include <string_view>

#include "server/store/file/partial_file.hpp"

namespace reami::store {

/// Writes the file under another name (`NAME.part`) and gives it its own once the disk has it. A file of that
/// name gives way. Only its owner may read it. Throws std::filesystem::filesystem_error, and leaves nothing
/// then. `name` says whether it waits until the disk has the name, too.
void write_whole(const std::filesystem::path& file, std::string_view text, NameOnDisk name = NameOnDisk::now);

}  // namespace reami::store
