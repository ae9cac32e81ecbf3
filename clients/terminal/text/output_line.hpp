// One line of output. People read its text. Scripts use `--tags`, and read the tag and the facts before the
// text. Tags and facts don't depend on the language. README.md lists them.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace reami::terminal {

/// The subject of a line. With `--tags`, it is the first word of the line. Scripts depend on tags, so they
/// never change.
namespace tag {
inline constexpr std::string_view notice = "notice";  ///< an announcement by an admin of the server
inline constexpr std::string_view link = "link";      ///< the connection was opened, lost or closed
inline constexpr std::string_view games = "games";    ///< one game of this server
inline constexpr std::string_view rooms = "rooms";    ///< one listed room
inline constexpr std::string_view mine = "mine";      ///< one room in which this player has been
inline constexpr std::string_view played = "played";  ///< one ended match of this player
inline constexpr std::string_view opened = "opened";  ///< a new room
inline constexpr std::string_view you = "you";        ///< this client's seat
inline constexpr std::string_view room = "room";      ///< the room around the match
inline constexpr std::string_view seat = "seat";      ///< one seat of the room
inline constexpr std::string_view chat = "chat";
inline constexpr std::string_view store = "store";  ///< whether the server can store
inline constexpr std::string_view event = "event";  ///< an event of a new move
inline constexpr std::string_view log = "log";      ///< an event of an earlier move
inline constexpr std::string_view board = "board";  ///< a line of a drawing
inline constexpr std::string_view score = "score";
inline constexpr std::string_view clock = "clock";        ///< the clock of a seat
inline constexpr std::string_view plan = "plan";          ///< the plan of this player's seat
inline constexpr std::string_view ask = "ask";            ///< it is this player's turn
inline constexpr std::string_view moves = "moves";        ///< the legal moves
inline constexpr std::string_view in_words = "in_words";  ///< one move, in words
inline constexpr std::string_view what = "what";          ///< what a player can do, in words
inline constexpr std::string_view rules = "rules";        ///< a line of a game's rules
inline constexpr std::string_view preview = "preview";    ///< the effects that moves would have
inline constexpr std::string_view turn = "turn";          ///< the players who must decide
inline constexpr std::string_view move = "move";          ///< a move that `auto` played
inline constexpr std::string_view result = "result";
inline constexpr std::string_view reveal = "reveal";       ///< the secret and the seed of a match
inline constexpr std::string_view witness = "witness";     ///< whether the reveal fits the client's records
inline constexpr std::string_view hand_over = "handover";  ///< the link for another device
inline constexpr std::string_view ok = "ok";               ///< the server has granted a request
inline constexpr std::string_view no = "no";               ///< the server has refused a request
inline constexpr std::string_view wrong = "wrong";         ///< the client can't understand or run a command
inline constexpr std::string_view help = "help";
inline constexpr std::string_view info = "info";
}  // namespace tag

struct OutputLine {
    using Facts = std::vector<std::pair<std::string_view, std::string>>;

    std::string_view tag;
    std::string text;
    Facts facts = {};
};

/// The line as people see it: only its text.
std::string untagged(const OutputLine& line);
/// The line as scripts see it: `tag key=value key=value | text`. A blank in a value becomes `_`.
std::string tagged(const OutputLine& line);

}  // namespace reami::terminal
