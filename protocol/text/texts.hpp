// The texts for every code, rule, option and event, in all languages that Reami has. They come from
// texts.en.json and texts.it.json, which the program embeds. A text may have placeholders such as `{seat}`,
// which the caller fills. A key is an error code, `room.options.<fault>`, `close.<number>`,
// `bot.name.<kind>`, `game.<game>`, `refused.<what>` (for the page that a browser gets instead of the
// requested one), or one of these keys of a game:
//
//   rule.<game>.<rule>                     option.<game>.<option>            its name
//   event.<game>.<event>                   option.<game>.<option>.help       one sentence on it
//   event.<game>.<event>.<field>           option.<game>.<option>.<value>    of a choice
//   tie_break.<game>.<criterion>           word.<game>.<name>                of an enumeration, or a notation
//   move.<game>.<form>                     a move whose notation has that form: `={domino}` is that of `=17`
//
// A text with a count has two forms: `<key>.one` for one, and `<key>.other` for every other number. Both
// forms fill `{count}`. A number in an event may have its own text (`event.toncc.left.king_points.one`), and
// so may an empty list or map (`<key>.none`).
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

/// The language that a client asked for in `lang`; English if `lang` is missing or unknown.
Language language(const std::optional<std::string>& requested);

/// The tag of a language: `en` or `it`. The function `language` reads it.
std::string language_tag(Language language);

/// Fills the placeholders of a text, such as `{seat}`. A placeholder without a value stays as it is.
std::string filled(std::string_view text, const Placeholders& places);

/// The text of this key, with its placeholders filled. Expects a key that the files contain. For any other
/// key, returns the key, so that people see something.
std::string text(Language language, std::string_view key, const Placeholders& places = {});

/// Like `text`, but empty for a key that is not in the files.
std::optional<std::string> known_text(Language language, std::string_view key,
                                      const Placeholders& places = {});

/// The key of the text for this count: `<key>.one` or `<key>.other`. English and Italian need only these two.
std::string counted_key(std::string_view key, std::int64_t count);

std::string detail_text(Language language, const Detail& detail);

/// The text of a refusal's code, followed by the detail in brackets if the refusal has one.
std::string refusal_text(Language language, const Refusal& refusal);

/// The language of sentences about events, and the names that they use.
struct Telling {
    Language language = Language::en;
    std::map<Seat, std::string> names =
        {};  ///< by seat: names of people; a seat without a name appears with its number
    std::map<std::string, std::string> called = {};  ///< names for notations in events, such as `n1`
};

/// The name of the person in this seat; if there is none, the seat's number.
std::string seat_name(const std::map<Seat, std::string>& names, Seat seat);
/// The names of several seats, with commas.
std::string seat_names(const std::map<Seat, std::string>& names, std::span<const Seat> seats);

/// All keys of a language, in rising order.
std::vector<std::string_view> text_keys(Language language);

}  // namespace reami::protocol
