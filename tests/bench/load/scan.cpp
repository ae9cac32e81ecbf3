#include "tests/bench/load/scan.hpp"

#include <algorithm>
#include <charconv>
#include <cstring>

namespace reami::bench {

namespace {

/// The text after the first occurrence of the name; empty if there is none.
std::string_view after(std::string_view message, std::string_view name) {
    const void* const found = ::memmem(message.data(), message.size(), name.data(), name.size());
    if (found == nullptr) return {};
    const auto at = static_cast<std::size_t>(static_cast<const char*>(found) - message.data());
    return message.substr(at + name.size());
}

std::optional<int> leading_number(std::string_view text) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc()) return std::nullopt;
    return value;
}

/// Removes the next text in quotes from the front and returns it; nothing if there is none.
std::optional<std::string_view> take_quoted(std::string_view& rest) {
    const auto begin = rest.find('"');
    if (begin == std::string_view::npos) return std::nullopt;
    rest.remove_prefix(begin + 1);
    const auto end = std::min(rest.find('"'), rest.size());
    const auto quoted = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    return quoted;
}

/// Reads the inside of an object such as `18":true,"19":true,"26":true,"4":true`; empty if it is anything
/// else.
std::vector<int> row_in(std::string_view members) {
    constexpr std::size_t of_a_row = 4;
    std::vector<int> dominoes;
    std::string_view said;
    for (;;) {
        const auto domino = leading_number(members);
        const auto quote = members.find("\":"), comma = std::min(members.find(','), members.size());
        if (!domino || quote > comma) return {};
        const auto value = members.substr(quote + 2, comma - quote - 2);
        if (value != "true" && value != "null" && value != "0") return {};
        if (!said.empty() && said != value) return {};
        said = value;
        dominoes.push_back(*domino);
        if (comma == members.size()) break;
        members.remove_prefix(std::min(comma + 2, members.size()));
    }
    if (dominoes.size() != of_a_row) dominoes.clear();
    return dominoes;
}

}  // namespace

std::string_view text_of(std::string_view message, std::string_view name) {
    auto rest = after(message, name);
    return take_quoted(rest).value_or(std::string_view());
}

std::optional<int> number_of(std::string_view message, std::string_view name) {
    return leading_number(after(message, name));
}

std::vector<std::string_view> texts_of(std::string_view message, std::string_view name) {
    std::vector<std::string_view> texts;
    auto rest = after(message, name);
    rest = rest.substr(0, rest.find(']'));
    while (const auto text = take_quoted(rest)) texts.push_back(*text);
    return texts;
}

std::vector<int> row_laid(std::string_view message) {
    constexpr std::string_view opening = ":{\"";
    for (auto rest = after(message, opening); !rest.empty(); rest = after(rest, opening)) {
        auto dominoes = row_in(rest.substr(0, rest.find('}')));
        if (!dominoes.empty()) return dominoes;
    }
    return {};
}

}  // namespace reami::bench
