// The words for every code, rule, option and event, in the languages that we speak: texts.en.json and
// texts.it.json, carried in the program. A text may have places, `{seat}`, which the caller fills. A key is a
// code of the wire, `room.options.<fault>`, `close.<number>`, `bot.name.<kind>`, `game.<game>`,
// `refused.<what>` (the page that a browser gets for a refusal), or of one game
//
//   rule.<game>.<rule>                     option.<game>.<option>            its name
//   event.<game>.<event>                   option.<game>.<option>.help       one sentence on it
//   event.<game>.<event>.<field>           option.<game>.<option>.<value>    of a choice
//   tie_break.<game>.<criterion>           word.<game>.<name>                of an enumeration, or a notation
//   move.<game>.<form>                     a move whose notation has that form: `={domino}` is that of `=17`
//
// A text that counts has a form for one, `<key>.one`, and a form for any other number, `<key>.other`; both
// fill `{count}`. A number of an event is put into words by its own text where it has one
// (`event.toncc.left.king_points.one`), and so is an empty list or map (`<key>.none`).
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/seat.hpp"
#include "protocol/messages/refusal.hpp"

namespace reami::protocol {

enum class Language : std::uint8_t {
    en,
    it
};

/// The language that a client asked for by `lang`; English if it asked for none that we have.
Language language(const std::optional<std::string>& requested);

/// `en` or `it`: what `language` reads.
std::string language_tag(Language language);

/// The text with its places filled: `{seat}`. A place without a value stays as it is.
std::string filled(std::string_view text, const Placeholders& places);

/// The text of that key with its places filled. Expects a key of the files; any other comes back as it is, so
/// that something is always shown.
std::string text(Language language, std::string_view key, const Placeholders& places = {});

/// Like `text`, but empty for a key that is not in the files.
std::optional<std::string> known_text(Language language, std::string_view key,
                                      const Placeholders& places = {});

/// The key of the form for that number: `<key>.one` or `<key>.other`. English and Italian count alike.
std::string counted_key(std::string_view key, std::int64_t count);

std::string detail_text(Language language, const Detail& detail);

/// The words for a refusal's code and, where there is one, the detail in brackets.
std::string refusal_text(Language language, const Refusal& refusal);

/// The language and the names with which a history is told.
struct Telling {
    Language language = Language::en;
    std::map<Seat, std::string> names = {};  ///< of those who sit; a seat without one is told by its number
    std::map<std::string, std::string> called = {};  ///< a name for what events call otherwise, as `n1`
};

/// The name of the person who sits there, or else the seat's number.
std::string seat_name(const std::map<Seat, std::string>& names, Seat seat);
/// The same of several seats, with commas.
std::string seat_names(const std::map<Seat, std::string>& names, std::span<const Seat> seats);

/// All keys of a language, rising.
std::vector<std::string_view> text_keys(Language language);

}  // namespace reami::protocol
