#include "protocol/json/constraints.hpp"

#include "protocol/json/utf8.hpp"

namespace reami::json {
namespace {

Character take(std::string_view& text) {
    const Character first = first_character(text);
    text.remove_prefix(first.bytes);
    return first;
}

/// Whether this list of single characters and ranges contains the character.
bool lists(std::string_view characters, char32_t code) {
    while (!characters.empty()) {
        const char32_t low = take(characters).code;
        char32_t high = low;
        if (characters.size() > 1 && characters.front() == '-') {
            characters.remove_prefix(1);
            high = take(characters).code;
        }
        if (low <= code && code <= high) return true;
    }
    return false;
}

bool allows(std::string_view characters, char32_t code) {
    if (characters.empty()) return true;
    if (characters.front() == '^') return !lists(characters.substr(1), code);
    return lists(characters, code);
}

}  // namespace

bool satisfies(const Facts& facts, std::string_view text) {
    std::size_t length = 0;
    while (!text.empty()) {
        const Character next = take(text);
        if (next.bytes == 0 || !allows(facts.characters, next.code)) return false;
        ++length;
    }
    return length >= facts.shortest && length <= facts.longest;
}

}  // namespace reami::json
