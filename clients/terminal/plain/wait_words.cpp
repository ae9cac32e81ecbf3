// The words after `wait` and `auto`.
#include <algorithm>
#include <array>
#include <utility>

#include "clients/terminal/plain/commands.hpp"

namespace reami::terminal {

namespace {

template <class What>
using Meaning = std::pair<std::string_view, What>;

constexpr std::array untils{Meaning<Until>{"here", Until::here},   Meaning<Until>{"full", Until::full},
                            Meaning<Until>{"ready", Until::ready}, Meaning<Until>{"started", Until::started},
                            Meaning<Until>{"turn", Until::turn},   Meaning<Until>{"ended", Until::ended}};
constexpr std::array ways_of_auto{
    Meaning<AutoPlay>{"off", AutoPlay::off}, Meaning<AutoPlay>{"on", AutoPlay::random},
    Meaning<AutoPlay>{"random", AutoPlay::random}, Meaning<AutoPlay>{"first", AutoPlay::first}};

template <class What, std::size_t count>
std::optional<What> meant(std::string_view word, const std::array<Meaning<What>, count>& meanings) {
    const auto* const found = std::ranges::find(meanings, word, &Meaning<What>::first);
    return found == meanings.end() ? std::nullopt : std::optional(found->second);
}

template <class What, std::size_t count>
std::vector<std::string> words_of(const std::array<Meaning<What>, count>& meanings) {
    std::vector<std::string> words;
    words.reserve(count);
    for (const auto& [word, what] : meanings) words.emplace_back(word);
    return words;
}

}  // namespace

std::optional<Until> parse_until(std::string_view text) { return meant(text, untils); }
std::optional<AutoPlay> parse_auto(std::string_view text) { return meant(text, ways_of_auto); }
std::vector<std::string> until_words() { return words_of(untils); }
std::vector<std::string> auto_words() { return words_of(ways_of_auto); }

}  // namespace reami::terminal
