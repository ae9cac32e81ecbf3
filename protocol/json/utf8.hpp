// Decodes UTF-8, one character at a time.
#pragma once

#include <cstddef>
#include <string_view>

namespace reami::json {

struct Character {
    char32_t code = 0;
    std::size_t bytes = 0;  ///< the character's length; 0 if the text does not begin with well-formed UTF-8
};

/// The length in bytes of a character that begins with this byte; 0 if no character begins with it.
constexpr std::size_t bytes_from(unsigned char lead) {
    if (lead < 0x80) return 1;
    if (lead < 0xC2) return 0;  // a continuation byte, or an overlong form
    if (lead < 0xE0) return 2;
    if (lead < 0xF0) return 3;
    return lead < 0xF5 ? 4 : 0;
}

/// Whether this code is a character whose shortest form has this number of bytes. Surrogates are not
/// characters.
constexpr bool takes(char32_t code, std::size_t bytes) {
    if (code >= 0xD800 && code <= 0xDFFF) return false;
    if (bytes == 3) return code >= 0x800;
    return bytes != 4 || (code >= 0x10000 && code <= 0x10FFFF);
}

/// The first character of a text. Refuses overlong forms, surrogates, and codes above U+10FFFF, as RFC 3629
/// does.
constexpr Character first_character(std::string_view text) {
    if (text.empty()) return {};
    const auto lead = static_cast<unsigned char>(text.front());
    const std::size_t bytes = bytes_from(lead);
    if (bytes == 1) return {lead, 1};
    if (bytes == 0 || text.size() < bytes) return {};
    char32_t code = lead & (0xFFu >> (bytes + 1));
    for (const char next : text.substr(1, bytes - 1)) {
        const auto byte = static_cast<unsigned char>(next);
        if ((byte & 0xC0u) != 0x80) return {};
        code = (code << 6) | (byte & 0x3Fu);
    }
    return takes(code, bytes) ? Character{code, bytes} : Character{};
}

}  // namespace reami::json
