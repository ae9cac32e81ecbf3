#include "server/room/people/look_alike.hpp"

#include <unicode/uchar.h>

#include <algorithm>
#include <iterator>
#include <vector>

#include "server/room/people/unicode_text.hpp"
#include "server/room/people/visible_text.hpp"

namespace reami::room {

namespace {

/// The name without invisible characters, with one space for each sequence of blanks.
std::u32string seen_of(std::string_view name) {
    const std::u32string points = code_points(name).value();
    std::u32string seen;
    bool after_blank = false;
    for (const char32_t point : points) {
        if (u_hasBinaryProperty(icu_point(point), UCHAR_DEFAULT_IGNORABLE_CODE_POINT)) continue;
        const bool blank = is_blank(point);
        if (!blank) seen += point;
        if (blank && !after_blank) seen += U' ';
        after_blank = blank;
    }
    return seen;
}

Looks looks_of_seen(const std::u32string& name) {
    const std::u32string letters = plain(name);
    return {skeleton(name), skeleton(in_small_letters(letters)), skeleton(in_capitals(letters))};
}

bool meet(const Looks& one, const Looks& other) {
    for (std::size_t look = 0; look < one.size(); ++look)
        if (one[look] == other[look]) return true;
    return false;
}

/// The word without the digits at its beginning and at its end.
std::u32string unnumbered(const std::u32string& word) {
    const auto is_letter = [](char32_t point) { return !u_isdigit(icu_point(point)); };
    const auto first = std::ranges::find_if(word, is_letter);
    return {first, std::find_if(word.rbegin(), std::make_reverse_iterator(first), is_letter).base()};
}

/// The words of a name, separated by signs and blanks; some may be empty.
std::vector<std::u32string> words_of(const std::u32string& name) {
    std::vector<std::u32string> words(1);
    for (const char32_t point : name) {
        if (u_isalnum(icu_point(point)))
            words.back() += point;
        else
            words.emplace_back();
    }
    return words;
}

}  // namespace

Looks looks_of(std::string_view name) { return looks_of_seen(seen_of(name)); }

bool look_alike(std::string_view one, std::string_view other) { return meet(looks_of(one), looks_of(other)); }

bool looks_like_a_bot(std::string_view name) {
    const Looks bot = looks_of("bot");
    return std::ranges::any_of(words_of(seen_of(name)), [&](const std::u32string& word) {
        return meet(looks_of_seen(unnumbered(word)), bot);
    });
}

}  // namespace reami::room
