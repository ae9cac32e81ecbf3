#include "tests/source_path.hpp"

namespace reami {

std::filesystem::path source_path(std::string_view below) {
    return std::filesystem::path(REAMI_SOURCE_DIR) / below;
}

}  // namespace reami
