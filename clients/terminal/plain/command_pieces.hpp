// Parsers for the parts of a typed command: words, numbers, seats, and yes or no.
#pragma once

#include <charconv>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "engine/core/seat.hpp"

namespace reami::terminal::piece {

inline std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blank = " \t\r";
    const std::size_t begin = text.find_first_not_of(blank);
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(blank) - begin + 1);
}

/// Changes A to Z to small letters.
inline std::string lowered(std::string_view text) {
    std::string small(text);
    for (char& letter : small)
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    return small;
}

/// The first word and the rest of the text.
inline std::pair<std::string_view, std::string_view> split(std::string_view text) {
    text = trimmed(text);
    const std::size_t end = text.find_first_of(" \t");
    if (end == std::string_view::npos) return {text, {}};
    return {text.substr(0, end), trimmed(text.substr(end))};
}

/// The words, separated by spaces or tabs.
inline std::vector<std::string> words(std::string_view text) {
    std::vector<std::string> all;
    for (auto [first, rest] = split(text); !first.empty(); std::tie(first, rest) = split(rest))
        all.emplace_back(first);
    return all;
}

/// Lists of words. A `/` is between two lists; no list may be empty.
inline std::optional<std::vector<std::vector<std::string>>> lists(std::string_view text) {
    std::vector<std::vector<std::string>> all(1);
    for (std::string& word : words(text))
        if (word == "/")
            all.emplace_back();
        else
            all.back().push_back(std::move(word));
    for (const auto& list : all)
        if (list.empty()) return std::nullopt;
    return all;
}

inline std::optional<int> number(std::string_view text) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

inline std::optional<Seat> seat(std::string_view text) {
    const auto value = number(text);
    return value && *value >= 1 && *value <= max_seats ? std::optional(Seat::from_number(*value))
                                                       : std::nullopt;
}

inline std::optional<bool> yes_or_no(std::string_view text) {
    if (text.empty() || text == "true" || text == "yes" || text == "on") return true;
    if (text == "false" || text == "no" || text == "off") return false;
    return std::nullopt;
}

/// A person's number, written as `#3`, or as `3` in commands where it can't mean a seat.
inline std::optional<int> person(std::string_view text) {
    if (text.starts_with('#')) text.remove_prefix(1);
    const auto who = number(text);
    return who && *who >= 1 ? who : std::nullopt;
}

}  // namespace reami::terminal::piece
