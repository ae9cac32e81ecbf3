// Text by its characters (code points), and what Unicode says of texts as a whole.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace reami::room {

/// A character as ICU takes it: signed.
constexpr std::int32_t icu_point(char32_t point) { return static_cast<std::int32_t>(point); }

// Each of these functions throws std::runtime_error if ICU reports an error.

/// Nothing if the UTF-8 is broken.
std::optional<std::u32string> code_points(std::string_view utf8);
std::string utf8(const std::u32string& text);

/// In the normal form NFC.
std::u32string composed(const std::u32string& text);
/// In the normal form NFKC: the same letters of other widths and styles as plain ones.
std::u32string plain(const std::u32string& text);
std::u32string in_small_letters(const std::u32string& text);
std::u32string in_capitals(const std::u32string& text);
/// Texts that look the same have the same skeleton (UTS #39).
std::u32string skeleton(const std::u32string& text);

}  // namespace reami::room
