#include "engine/core/cut.hpp"

namespace reami {

std::string cut(std::string_view text, std::size_t most) {
    if (text.size() <= most) return std::string(text);
    constexpr auto goes_on = [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0u) == 0x80; };
    while (most > 0 && goes_on(text[most])) --most;
    return std::string(text.substr(0, most)) + "…";
}

}  // namespace reami
