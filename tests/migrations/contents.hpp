// The bytes of a file. Tests use them to check that a refused database stays unchanged.
#pragma once

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace reami::store {

inline std::string contents(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace reami::store
