// Converts text to characters (code points) and back, and applies Unicode's functions to it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace reami::room {

/// A character in ICU's type, which is signed.
constexpr std::int32_t icu_point(char32_t point) { return static_cast<std::int32_t>(point); }

// Each of these functions throws std::runtime_error if ICU reports an error.

/// The characters of the text; empty if the UTF-8 is broken.
std::optional<std::u32string> code_points(std::string_view utf8);
std::string utf8(const std::u32string& text);

/// The text in the normal form NFC.
std::u32string composed(const std::u32string& text);
/// The text in the normal form NFKC: letters of other widths and styles become plain ones.
std::u32string plain(const std::u32string& text);
std::u32string in_small_letters(const std::u32string& text);
std::u32string in_capitals(const std::u32string& text);
/// Texts that look the same have the same skeleton (UTS #39).
std::u32string skeleton(const std::u32string& text);

}  // namespace reami::room
