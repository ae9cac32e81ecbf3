#include "protocol/json/escape.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "protocol/json/utf8.hpp"

namespace reami::json {
namespace {

/// For each character code: whether JSON strings contain this character unescaped.
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

/// Escapes the first character of `text`, and appends it. Returns the number of bytes that this character has
/// in `text`.
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

/// Appends `before`, the quoted text and `after` in one piece. If the text is long or needs escapes, which is
/// rare, appends nothing and returns false.
bool append_plain(std::string& out, std::string_view before, std::string_view text, std::string_view after) {
    std::array<char, 40> piece;
    if (text.size() + 4 > piece.size()) return false;
    char* end = std::ranges::copy(before, piece.data()).out;
    *end++ = '"';
    bool plain = true;
    for (const char c : text) {
        plain &= stands_as_it_is[static_cast<unsigned char>(c)];
        *end++ = c;
    }
    if (!plain) return false;
    *end++ = '"';
    end = std::ranges::copy(after, end).out;
    out.append(piece.data(), static_cast<std::size_t>(end - piece.data()));
    return true;
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
    if (append_plain(out, "", text, "")) return;
    out += '"';
    append_escaped(out, text);
    out += '"';
}

void append_name(std::string& out, std::string_view name) {
    const std::string_view before = out.back() == '{' ? "" : ",";
    if (append_plain(out, before, name, ":")) return;
    out += before;
    append_quoted(out, name);
    out += ':';
}

void append_object(std::string& out, const ObjectMembers& members) {
    out += '{';
    for (const auto& [name, value] : members) {
        append_name(out, name);
        out += value;
    }
    out += '}';
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
