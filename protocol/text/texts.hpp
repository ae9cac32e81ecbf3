// The texts for every code, rule, option and event in all supported languages: texts.en.json and
// texts.it.json, which are embedded in the program. A text may have placeholders, `{seat}`, which the caller
// fills. A key is a code of the wire, `room.options.<fault>`, `close.<number>`, `bot.name.<kind>`,
// `game.<game>`, `refused.<what>` (the page that a browser gets for a refusal), or of one game
//
//   rule.<game>.<rule>                     option.<game>.<option>            its name
//   event.<game>.<event>                   option.<game>.<option>.help       one sentence on it
//   event.<game>.<event>.<field>           option.<game>.<option>.<value>    of a choice
//   tie_break.<game>.<criterion>           word.<game>.<name>                of an enumeration, or a notation
//   move.<game>.<form>                     a move whose notation has that form: `={domino}` is that of `=17`
//
// A text with a count has a form for one, `<key>.one`, and a form for any other number, `<key>.other`; both
// fill `{count}`. A number in an event may have its own text (`event.toncc.left.king_points.one`), and so may
// an empty list or map (`<key>.none`).
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

/// The language that a client requests in `lang`; English if that is missing or unknown.
Language language(const std::optional<std::string>& requested);

/// The tag of a language, `en` or `it`, which `language` reads.
std::string language_tag(Language language);

/// The text with its placeholders, such as `{seat}`, filled. A placeholder without a value stays unchanged.
std::string filled(std::string_view text, const Placeholders& places);

/// The text of this key with its placeholders filled. Expects a key of the files; an unknown key is returned
/// itself, so that people always see something.
std::string text(Language language, std::string_view key, const Placeholders& places = {});

/// Like `text`, but empty for a key that is not in the files.
std::optional<std::string> known_text(Language language, std::string_view key,
                                      const Placeholders& places = {});

/// The key of the form for this number: `<key>.one` or `<key>.other`. English and Italian have the same two
/// forms.
std::string counted_key(std::string_view key, std::int64_t count);

std::string detail_text(Language language, const Detail& detail);

/// The text of a refusal's code, with the detail in brackets if there is one.
std::string refusal_text(Language language, const Refusal& refusal);

/// The language and the names for the sentences of a history.
struct Telling {
    Language language = Language::en;
    std::map<Seat, std::string> names =
        {};  ///< of seated people; a seat without a name is shown by its number
    std::map<std::string, std::string> called = {};  ///< names that replace notations of events, such as `n1`
};

/// The name of the person in this seat, or else the seat's number.
std::string seat_name(const std::map<Seat, std::string>& names, Seat seat);
/// The names of several seats, with commas.
std::string seat_names(const std::map<Seat, std::string>& names, std::span<const Seat> seats);

/// All keys of a language, rising.
std::vector<std::string_view> text_keys(Language language);

}  // namespace reami::protocol
