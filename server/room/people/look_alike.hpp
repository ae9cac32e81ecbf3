// Finds names that people could mistake for each other at the table, by Unicode's confusable characters (UTS
// #39).
#pragma once

#include <array>
#include <string>
#include <string_view>

namespace reami::room {

/// The looks of a name: as it is written, in small letters, and in capitals. Each finds pairs that the others
/// miss: "PaI" and "Pal"; "Ivo" and "IVO"; "BOB" and "bob" whose capital is a Greek Beta.
using Looks = std::array<std::u32string, 3>;

// All functions expect names that `visible_text` has made.

Looks looks_of(std::string_view name);

/// Whether the names look the same as they are written, in small letters or in capitals. "Ada" looks like
/// "ADA", like "Ada" with a Cyrillic A, and like "Ada" in wide or bold letters; "Zoe" does not look like
/// "Zoë".
bool look_alike(std::string_view one, std::string_view other);

/// Whether the name has, or seems to have, the word "bot", by which clients show bots in every language ("bot
/// 2 (greedy)", "Bot normale 2", "Ada's bot").
bool looks_like_a_bot(std::string_view name);

}  // namespace reami::room
