// One line of output. People read its text; scripts ask for `--tags` and read the tag and the facts before
// it, which are the same in every language. README.md lists them.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace reami::terminal {

/// What a line is about: its first word with `--tags`. Stable for ever.
namespace tag {
inline constexpr std::string_view notice = "notice";  ///< an admin of the server says something to all
inline constexpr std::string_view link = "link";      ///< the connection came, went, comes back
inline constexpr std::string_view games = "games";    ///< one game that the server has
inline constexpr std::string_view rooms = "rooms";    ///< one listed room
inline constexpr std::string_view mine = "mine";      ///< one room where this player has been
inline constexpr std::string_view opened = "opened";  ///< a new room
inline constexpr std::string_view you = "you";        ///< who this client is
inline constexpr std::string_view room = "room";      ///< the room around the match
inline constexpr std::string_view seat = "seat";      ///< one seat of it
inline constexpr std::string_view chat = "chat";
inline constexpr std::string_view store = "store";  ///< whether the server can store
inline constexpr std::string_view event = "event";  ///< what a move did
inline constexpr std::string_view log = "log";      ///< what a move did before
inline constexpr std::string_view board = "board";  ///< a line of a drawing
inline constexpr std::string_view score = "score";
inline constexpr std::string_view ask = "ask";            ///< it is your turn
inline constexpr std::string_view moves = "moves";        ///< the legal ones
inline constexpr std::string_view in_words = "in_words";  ///< one of them in words
inline constexpr std::string_view what = "what";          ///< what could be done now, in words
inline constexpr std::string_view rules = "rules";        ///< a line of a game's rules
inline constexpr std::string_view preview = "preview";    ///< what moves would do that are not played
inline constexpr std::string_view turn = "turn";          ///< who is to act
inline constexpr std::string_view move = "move";          ///< one was played by `auto`
inline constexpr std::string_view result = "result";
inline constexpr std::string_view reveal = "reveal";       ///< what the seed was made of
inline constexpr std::string_view witness = "witness";     ///< whether that is what was seen before
inline constexpr std::string_view hand_over = "handover";  ///< the link for another device
inline constexpr std::string_view ok = "ok";               ///< a request was granted
inline constexpr std::string_view no = "no";               ///< it was refused
inline constexpr std::string_view wrong = "wrong";         ///< a command that could not be understood or done
inline constexpr std::string_view help = "help";
inline constexpr std::string_view info = "info";
}  // namespace tag

struct OutputLine {
    using Facts = std::vector<std::pair<std::string_view, std::string>>;

    std::string_view tag;
    std::string text;
    Facts facts = {};
};

/// For people: the text.
std::string untagged(const OutputLine& line);
/// For scripts: `tag key=value key=value | text`; spaces in a value become `_`.
std::string tagged(const OutputLine& line);

}  // namespace reami::terminal
