// Finds names that people could mistake for each other at the table. It uses Unicode's confusable characters
// (UTS #39).
#pragma once

#include <array>
#include <string>
#include <string_view>

namespace reami::room {

/// The looks of a name: as it is written, in small letters, and in capitals. Each of these looks finds a pair
/// that the others miss: "PaI" and "Pal"; "Ivo" and "IVO"; "BOB" and "βob", whose capital β looks like a B.
using Looks = std::array<std::u32string, 3>;

// All functions expect names that `visible_text` has returned.

Looks looks_of(std::string_view name);

/// Whether the names look the same, either as they are written, or in small letters, or in capitals. "Ada"
/// looks like "ADA", like "Ada" with a Cyrillic A, and like "Ada" in wide or bold letters; "Zoe" does not
/// look like "Zoë".
bool look_alike(std::string_view one, std::string_view other);

/// Whether the name contains the word "bot", or a word that looks like it. Clients use this word for bots in
/// every language ("bot 2 (greedy)", "Bot normale 2", "Ada's bot").
bool looks_like_a_bot(std::string_view name);

}  // namespace reami::room
