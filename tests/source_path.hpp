// Where a file of the sources lies, for tests that read it.
#pragma once

#include <filesystem>
#include <string_view>

namespace reami {

/// `below` is the path from the top: `tests/golden`.
std::filesystem::path source_path(std::string_view below);

}  // namespace reami
