#include "server/room/people/unicode_text.hpp"

#include <unicode/unorm2.h>
#include <unicode/uspoof.h>
#include <unicode/ustring.h>

#include <cstddef>
#include <memory>
#include <stdexcept>

namespace reami::room {

namespace {

/// Text in UTF-16, as most functions of ICU take it.
using Units = std::u16string;

std::int32_t size_of(const auto& text) { return static_cast<std::int32_t>(text.size()); }
/// ICU's type of a character is signed.
const UChar32* points_of(const std::u32string& text) { return reinterpret_cast<const UChar32*>(text.data()); }

void expect_success(UErrorCode error) {
    if (U_FAILURE(error)) throw std::runtime_error(u_errorName(error));
}

/// The text that `write(buffer, its size, error)` makes. `write` returns the text's length, even if the
/// buffer is too short.
template <class Text, class Write>
Text written(std::size_t expected, Write write) {
    Text text(expected + 1, 0);  // some of ICU's functions refuse an empty buffer
    for (;;) {
        UErrorCode error = U_ZERO_ERROR;
        const std::int32_t size = write(text.data(), size_of(text), &error);
        if (error != U_BUFFER_OVERFLOW_ERROR) expect_success(error);
        text.resize(static_cast<std::size_t>(size));
        if (error != U_BUFFER_OVERFLOW_ERROR) return text;
    }
}

Units units(const std::u32string& text) {
    return written<Units>(text.size(), [&](UChar* buffer, std::int32_t room, UErrorCode* error) {
        std::int32_t size = 0;
        u_strFromUTF32(buffer, room, &size, points_of(text), size_of(text), error);
        return size;
    });
}

std::u32string points(const Units& text) {
    return written<std::u32string>(text.size(), [&](char32_t* buffer, std::int32_t room, UErrorCode* error) {
        std::int32_t size = 0;
        u_strToUTF32(reinterpret_cast<UChar32*>(buffer), room, &size, text.data(), size_of(text), error);
        return size;
    });
}

/// The result of `write(buffer, its size, text, error)` for the text.
std::u32string changed(const std::u32string& text, auto write) {
    const Units before = units(text);
    return points(written<Units>(before.size(), [&](UChar* buffer, std::int32_t room, UErrorCode* error) {
        return write(buffer, room, before, error);
    }));
}

std::u32string normalized(const std::u32string& text, const auto& form_of) {
    UErrorCode fault = U_ZERO_ERROR;
    const UNormalizer2* const form = form_of(&fault);
    expect_success(fault);
    return changed(text, [&](UChar* buffer, std::int32_t room, const Units& before, UErrorCode* error) {
        return unorm2_normalize(form, before.data(), size_of(before), buffer, room, error);
    });
}

struct CloseChecker {
    void operator()(USpoofChecker* checker) const { uspoof_close(checker); }
};
using Checker = std::unique_ptr<USpoofChecker, CloseChecker>;

/// Opens a checker. Opening takes as long as making a few skeletons, and all threads wait for the same lock.
Checker opened_checker() {
    UErrorCode error = U_ZERO_ERROR;
    Checker checker(uspoof_open(&error));
    expect_success(error);
    return checker;
}

}  // namespace

std::optional<std::u32string> code_points(std::string_view utf8) {
    bool is_broken = false;
    // UTF-8 never has fewer bytes than UTF-16 has units.
    const auto read = written<Units>(utf8.size(), [&](UChar* buffer, std::int32_t room, UErrorCode* error) {
        std::int32_t size = 0;
        u_strFromUTF8(buffer, room, &size, utf8.data(), size_of(utf8), error);
        is_broken = *error == U_INVALID_CHAR_FOUND;
        if (is_broken) *error = U_ZERO_ERROR;
        return is_broken ? 0 : size;
    });
    if (is_broken) return std::nullopt;
    return points(read);
}

std::string utf8(const std::u32string& text) {
    const Units from = units(text);
    return written<std::string>(from.size(), [&](char* buffer, std::int32_t room, UErrorCode* error) {
        std::int32_t size = 0;
        u_strToUTF8(buffer, room, &size, from.data(), size_of(from), error);
        return size;
    });
}

std::u32string composed(const std::u32string& text) { return normalized(text, unorm2_getNFCInstance); }

std::u32string plain(const std::u32string& text) { return normalized(text, unorm2_getNFKCInstance); }

std::u32string in_small_letters(const std::u32string& text) {
    constexpr std::uint32_t of_any_language = U_FOLD_CASE_DEFAULT;
    return changed(text, [](UChar* buffer, std::int32_t room, const Units& before, UErrorCode* error) {
        return u_strFoldCase(buffer, room, before.data(), size_of(before), of_any_language, error);
    });
}

std::u32string in_capitals(const std::u32string& text) {
    constexpr const char* no_language = "";
    return changed(text, [](UChar* buffer, std::int32_t room, const Units& before, UErrorCode* error) {
        return u_strToUpper(buffer, room, before.data(), size_of(before), no_language, error);
    });
}

std::u32string skeleton(const std::u32string& text) {
    constexpr std::uint32_t no_options = 0;
    thread_local const auto checker = opened_checker();
    return changed(text, [&](UChar* buffer, std::int32_t room, const Units& before, UErrorCode* error) {
        return uspoof_getSkeleton(checker.get(), no_options, before.data(), size_of(before), buffer, room,
                                  error);
    });
}

}  // namespace reami::room
