#include "server/room/visible_text.hpp"

#include <algorithm>
#include <cstdint>

namespace reami::room {

namespace {

struct Range {
    std::uint32_t first, last;
};

/// Controls, direction marks and overrides, invisible joiners and fillers, surrogates, private use, tags.
constexpr Range unseen[] = {{0x0000, 0x001F}, {0x007F, 0x009F},   {0x00AD, 0x00AD},   {0x034F, 0x034F},
                            {0x061C, 0x061C}, {0x115F, 0x1160},   {0x17B4, 0x17B5},   {0x180B, 0x180F},
                            {0x200B, 0x200C}, {0x200E, 0x200F},   {0x2028, 0x202E},   {0x2060, 0x206F},
                            {0x3164, 0x3164}, {0xD800, 0xF8FF},   {0xFEFF, 0xFEFF},   {0xFFA0, 0xFFA0},
                            {0xFFF0, 0xFFFB}, {0xE0000, 0xE0FFF}, {0xF0000, 0x10FFFF}};

bool is_unseen(std::uint32_t point) {
    return std::ranges::any_of(unseen,
                               [&](Range range) { return point >= range.first && point <= range.last; });
}

/// Takes one code point off the front; nothing if the UTF-8 is broken.
std::optional<std::uint32_t> take_point(std::string_view& text) {
    const auto lead = static_cast<std::uint8_t>(text.front());
    const std::size_t size = lead < 0x80 ? 1 : lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if ((lead >= 0x80 && lead < 0xC2) || lead > 0xF4 || text.size() < size) return std::nullopt;
    std::uint32_t point = size == 1 ? lead : lead & (0x7Fu >> size);
    for (std::size_t i = 1; i < size; ++i) {
        const auto next = static_cast<std::uint8_t>(text[i]);
        if ((next & 0xC0) != 0x80) return std::nullopt;
        point = point << 6 | (next & 0x3Fu);
    }
    text.remove_prefix(size);
    return point;
}

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blanks = " \t\n\r";
    const auto first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

}  // namespace

std::optional<std::string> visible_text(std::string_view text, std::size_t most) {
    const std::string_view kept = trimmed(text);
    std::size_t points = 0;
    for (std::string_view rest = kept; !rest.empty(); ++points) {
        const auto point = take_point(rest);
        if (!point || is_unseen(*point)) return std::nullopt;
    }
    if (points == 0 || points > most) return std::nullopt;
    return std::string(kept);
}

}  // namespace reami::room
