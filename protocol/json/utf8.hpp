// UTF-8, one character at a time.
#pragma once

#include <cstddef>
#include <string_view>

namespace reami::json {

struct Character {
    char32_t code = 0;
    std::size_t bytes = 0;  ///< how many it takes; 0 if the text does not begin with well-formed UTF-8
};

/// The first character of a text. Refuses what RFC 3629 does: overlong forms, surrogates, codes above
/// U+10FFFF.
constexpr Character first_character(std::string_view text) {
    if (text.empty()) return {};
    const auto lead = static_cast<unsigned char>(text.front());
    if (lead < 0x80) return {lead, 1};
    const std::size_t bytes = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4 || text.size() < bytes) return {};
    char32_t code = lead & (0xFFu >> (bytes + 1));
    for (const char next : text.substr(1, bytes - 1)) {
        const auto byte = static_cast<unsigned char>(next);
        if ((byte & 0xC0u) != 0x80) return {};
        code = (code << 6) | (byte & 0x3Fu);
    }
    const char32_t smallest = bytes == 4 ? 0x10000 : bytes == 3 ? 0x800 : 0x80;
    const bool surrogate = code >= 0xD800 && code <= 0xDFFF;
    if (code < smallest || surrogate || code > 0x10FFFF) return {};
    return {code, bytes};
}

}  // namespace reami::json
