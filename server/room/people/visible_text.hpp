// Checks the text of names and chat: it is visible, in one normal form, and does not disturb other text.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace reami::room {

/// The text in Unicode's normal form NFC, without blanks at its ends. Empty if the UTF-8 is broken, if the
/// result is empty or has more than `most` characters (code points), or if it
/// - shows nothing: there is no letter, number, punctuation or symbol in it;
/// - has an invisible character, or one that turns the direction of writing. Joiners are accepted where they
///   change the visible text (in an emoji, between letters that are written joined, after a virama), and
///   variation selectors after an emoji. The flags that are written with tags are refused;
/// - begins with a mark, or has more than two accents in a row, or more than three marks with those that
///   belong to a script (Hindi's dot, vowel and nasal sign need three). Marks that are beside their letter
///   do not pile up and are not counted.
std::optional<std::string> visible_text(std::string_view text, std::size_t most);

/// Whether this character is invisible: white space, and symbols without ink such as the Braille pattern
/// without dots.
bool is_blank(char32_t point);

}  // namespace reami::room
