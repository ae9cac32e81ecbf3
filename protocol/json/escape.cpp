#include "protocol/json/escape.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "protocol/json/utf8.hpp"

namespace reami::json {
namespace {

/// By the character's code: whether it stands in a string as it is.
constexpr auto stands_as_it_is = [] {
    std::array<bool, 256> plain{};
    for (std::size_t code = 0x20; code < 0x80; ++code) plain[code] = code != '"' && code != '\\';
    return plain;
}();

const char* first_special(std::string_view text) {
    const auto is_plain = [](char c) { return stands_as_it_is[static_cast<unsigned char>(c)]; };
    return std::find_if_not(text.begin(), text.end(), is_plain);
}

void append_control(std::string& out, char c) {
    static constexpr std::string_view hex = "0123456789abcdef";
    const auto code = static_cast<unsigned char>(c);
    out += "\\u00";
    out += hex[code >> 4];
    out += hex[code & 0xFu];
}

void append_ascii(std::string& out, char c) {
    switch (c) {
        case '"':
            out += "\\\"";
            return;
        case '\\':
            out += "\\\\";
            return;
        case '\b':
            out += "\\b";
            return;
        case '\f':
            out += "\\f";
            return;
        case '\n':
            out += "\\n";
            return;
        case '\r':
            out += "\\r";
            return;
        case '\t':
            out += "\\t";
            return;
        default:
            append_control(out, c);
    }
}

/// Returns how many bytes of the text are done.
std::size_t append_special(std::string& out, std::string_view text) {
    const std::size_t bytes = first_character(text).bytes;
    if (bytes == 0) {
        out += "\xEF\xBF\xBD";
        return 1;
    }
    if (bytes == 1)
        append_ascii(out, text.front());
    else
        out += text.substr(0, bytes);
    return bytes;
}

}  // namespace

void append_escaped(std::string& out, std::string_view text) {
    while (!text.empty()) {
        const auto length = static_cast<std::size_t>(first_special(text) - text.begin());
        out += text.substr(0, length);
        text.remove_prefix(length);
        if (!text.empty()) text.remove_prefix(append_special(out, text));
    }
}

void append_quoted(std::string& out, std::string_view text) {
    if (first_special(text) == text.end()) {  // nearly always: in one piece, between two of what fills it
        const std::size_t begin = out.size();
        out.resize(begin + text.size() + 2, '"');
        std::ranges::copy(text, out.data() + begin + 1);
        return;
    }
    out += '"';
    append_escaped(out, text);
    out += '"';
}

void append_step(std::string& pointer, std::string_view key) {
    pointer += '/';
    for (std::size_t special = key.find_first_of("~/"); special != key.npos;
         special = key.find_first_of("~/")) {
        append_escaped(pointer, key.substr(0, special));
        pointer += key[special] == '~' ? "~0" : "~1";
        key.remove_prefix(special + 1);
    }
    append_escaped(pointer, key);
}

}  // namespace reami::json
