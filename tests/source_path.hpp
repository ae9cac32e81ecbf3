// The path of a source file, for tests that read it.
#pragma once

#include <filesystem>
#include <string_view>

namespace reami {

/// `below` is relative to the top folder: `tests/golden`.
std::filesystem::path source_path(std::string_view below);

}  // namespace reami
