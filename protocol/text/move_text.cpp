#include "protocol/text/move_text.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace reami::protocol {
namespace {

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// Removes the value of one placeholder from the front of a notation. Such a value is a square, a card, a
/// number or a name.
std::string_view take_value(std::string_view& notation) {
    const auto* const word = std::find_if_not(notation.begin(), notation.end(), is_letter);
    const auto* const end = std::find_if_not(word, notation.end(), is_digit);
    const auto length = static_cast<std::size_t>(end - notation.begin());
    const std::string_view value = notation.substr(0, length);
    notation.remove_prefix(length);
    return value;
}

/// The values of the form's placeholders, if the notation has this form, as `=17` has the form `={domino}`;
/// empty if it does not.
std::optional<Placeholders> fitted(std::string_view form, std::string_view notation) {
    Placeholders places;
    while (!form.empty()) {
        const auto close = form.front() == '{' ? form.find('}') : std::string_view::npos;
        if (close == std::string_view::npos) {
            if (!notation.starts_with(form.front())) return std::nullopt;
            notation.remove_prefix(1);
            form.remove_prefix(1);
            continue;
        }
        const std::string_view value = take_value(notation);
        if (value.empty()) return std::nullopt;
        places.emplace(form.substr(1, close - 1), value);
        form.remove_prefix(close + 1);
    }
    return notation.empty() ? std::optional(places) : std::nullopt;
}

}  // namespace

std::string move_text(Language language, std::string_view game, std::string_view notation) {
    const std::string start = "move." + std::string(game) + '.';
    std::string_view best;
    std::optional<Placeholders> places;
    for (const std::string_view key : text_keys(language)) {
        if (!key.starts_with(start)) continue;
        auto held = fitted(key.substr(start.size()), notation);
        if (!held || (places && places->size() <= held->size())) continue;
        best = key;
        places = std::move(held);
    }
    if (!places) return std::string(notation);
    for (auto& [name, value] : *places) {
        const std::string word = "word." + std::string(game) + '.' + value;
        if (const std::string told = text(language, word); told != word) value = told;
    }
    return text(language, best, *places);
}

}  // namespace reami::protocol
