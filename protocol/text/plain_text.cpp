#include "protocol/text/plain_text.hpp"

#include "protocol/json/utf8.hpp"

namespace reami::protocol {
namespace {

constexpr std::string_view replacement = "\xEF\xBF\xBD";  // U+FFFD

bool is_control(char32_t code) { return code < 0x20 || (code >= 0x7F && code < 0xA0); }

bool ends_a_line_or_turns_it(char32_t code) {
    return code == 0x061C || (code >= 0x200E && code <= 0x200F) || (code >= 0x2028 && code <= 0x202E) ||
           (code >= 0x2066 && code <= 0x2069);
}

bool is_plain(const json::Character& character) {
    return character.bytes > 0 && !is_control(character.code) && !ends_a_line_or_turns_it(character.code);
}

}  // namespace

bool is_plain_text(std::string_view text) {
    while (!text.empty()) {
        const json::Character first = json::first_character(text);
        if (!is_plain(first)) return false;
        text.remove_prefix(first.bytes);
    }
    return true;
}

std::string plain_text(std::string_view text) {
    std::string plain;
    plain.reserve(text.size());
    while (!text.empty()) {
        const json::Character first = json::first_character(text);
        const std::size_t bytes = first.bytes > 0 ? first.bytes : 1;
        plain += is_plain(first) ? text.substr(0, bytes) : replacement;
        text.remove_prefix(bytes);
    }
    return plain;
}

}  // namespace reami::protocol
