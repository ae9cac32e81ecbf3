// Checks the text of names and chat: it is visible, in one normal form, and does not disturb other text.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace reami::room {

/// The text in Unicode's normal form NFC, without blanks at its ends. Empty if the UTF-8 is broken, if the
/// result is empty or has more than `most` characters (code points), or if it
/// - shows nothing: it has no letter, number, punctuation or symbol;
/// - has an invisible character, or one that turns the direction of writing. A joiner is allowed where it
///   changes the visible text (in an emoji, between letters that are written joined, after a virama), and a
///   variation selector after an emoji. Flags that are written with tags are not allowed;
/// - begins with a mark, or has a letter with more than two accents or more than three marks of any kind
///   (Hindi needs three: a dot, a vowel and a nasal sign). Marks beside their letter do not count.
std::optional<std::string> visible_text(std::string_view text, std::size_t most);

/// Whether this character is invisible: white space, and symbols without ink such as the Braille pattern
/// without dots.
bool is_blank(char32_t point);

}  // namespace reami::room
