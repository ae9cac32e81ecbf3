#include "server/room/people/look_alike.hpp"

#include <unicode/localpointer.h>
#include <unicode/locid.h>
#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/uspoof.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <stdexcept>
#include <vector>

#include "server/room/people/visible_text.hpp"

namespace reami::room {

namespace {

/// Texts that look the same have the same skeleton.
icu::UnicodeString skeleton(const icu::UnicodeString& text) {
    UErrorCode error = U_ZERO_ERROR;
    const icu::LocalUSpoofCheckerPointer checker(uspoof_open(&error));
    icu::UnicodeString bones;
    uspoof_getSkeletonUnicodeString(checker.getAlias(), 0, text, bones, &error);
    if (U_FAILURE(error) != 0) throw std::runtime_error(u_errorName(error));
    return bones;
}

/// Without what can't be seen, and with one space for any blanks in a row.
icu::UnicodeString seen_of(std::string_view name) {
    const auto text = icu::UnicodeString::fromUTF8(name);
    icu::UnicodeString seen;
    bool after_blank = false;
    for (std::int32_t at = 0; at < text.length(); at = text.moveIndex32(at, 1)) {
        const UChar32 point = text.char32At(at);
        if (u_hasBinaryProperty(point, UCHAR_DEFAULT_IGNORABLE_CODE_POINT)) continue;
        const bool blank = is_blank(static_cast<char32_t>(point));
        if (!blank) seen.append(point);
        if (blank && !after_blank) seen.append(u' ');
        after_blank = blank;
    }
    return seen;
}

/// The same letters of other widths and styles as plain ones.
icu::UnicodeString plain(const icu::UnicodeString& text) {
    UErrorCode error = U_ZERO_ERROR;
    icu::UnicodeString compatible = icu::Normalizer2::getNFKCInstance(error)->normalize(text, error);
    if (U_FAILURE(error) != 0) throw std::runtime_error(u_errorName(error));
    return compatible;
}

/// How a name looks as it is written, in small letters, and in capitals. Each tells alike what the others do
/// not: "PaI" and "Pal"; "Ivo" and "IVO"; "BOB" and "bob" whose capital is a Greek Beta.
using Looks = std::array<icu::UnicodeString, 3>;

Looks looks_of(const icu::UnicodeString& name) {
    const icu::UnicodeString letters = plain(name);
    return {skeleton(name), skeleton(icu::UnicodeString(letters).foldCase()),
            skeleton(icu::UnicodeString(letters).toUpper(icu::Locale::getRoot()))};
}

bool meet(const Looks& one, const Looks& other) {
    for (std::size_t look = 0; look < one.size(); ++look)
        if (one[look] == other[look]) return true;
    return false;
}

/// Without the digits at its ends.
icu::UnicodeString unnumbered(const icu::UnicodeString& word) {
    std::int32_t first = 0, end = word.length();
    while (first < end && u_isdigit(word.char32At(first)) != 0) first = word.moveIndex32(first, 1);
    while (first < end && u_isdigit(word.char32At(end - 1)) != 0) end = word.moveIndex32(end, -1);
    return word.tempSubStringBetween(first, end);
}

/// What stands between signs and blanks; some may be empty.
std::vector<icu::UnicodeString> words_of(const icu::UnicodeString& name) {
    std::vector<icu::UnicodeString> words(1);
    for (std::int32_t at = 0; at < name.length(); at = name.moveIndex32(at, 1)) {
        const UChar32 point = name.char32At(at);
        if (u_isalnum(point) != 0)
            words.back().append(point);
        else
            words.emplace_back();
    }
    return words;
}

}  // namespace

bool look_alike(std::string_view one, std::string_view other) {
    return meet(looks_of(seen_of(one)), looks_of(seen_of(other)));
}

bool looks_like_a_bot(std::string_view name) {
    const Looks bot = looks_of(u"bot");
    return std::ranges::any_of(words_of(seen_of(name)), [&](const icu::UnicodeString& word) {
        return meet(looks_of(unnumbered(word)), bot);
    });
}

}  // namespace reami::room
