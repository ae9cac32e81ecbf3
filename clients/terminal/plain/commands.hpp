// The commands that people and scripts type, one per line. README.md lists them.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/core/seat.hpp"
#include "protocol/messages/ids.hpp"

namespace reami::terminal {

/// The events that a script can wait for.
enum class Until : std::uint8_t {
    here,     ///< this client is in a room
    full,     ///< every seat is taken
    ready,    ///< every seat is taken and everybody is ready, so that the host can start
    started,  ///< a match is being played
    turn,     ///< this client is asked for a move, or the match has ended
    ended,    ///< the match has ended
};

enum class AutoPlay : std::uint8_t {
    off,
    random,
    first,
};

namespace command {

struct Games {};
struct Rooms {};
/// The rooms where this player has been.
struct Mine {};

/// The settings of a room. `options` is a JSON object with the game options that the command names.
struct RoomSettings {
    std::string options = "{}";
    std::optional<int> seats;
    std::map<Seat, std::string> bots;
    std::optional<bool> listed;
};
struct New {
    std::string game;
    RoomSettings settings;
};
struct Set {
    RoomSettings settings;
};

/// Uses an invitation, which allows this player to open rooms on a server that requires one.
struct Invite {
    std::string word;
};
/// A room's code, or a link to it.
struct Join {
    std::string where;
};
struct Sit {
    std::optional<Seat> seat;
    std::string name;  ///< empty: the name used last
};
struct Stand {};
struct Ready {
    bool ready = true;
};
struct Start {};
struct Rematch {};
struct Leave {};
/// One of the two: a seat, or a person's number in the room.
struct Kick {
    std::optional<Seat> seat;
    std::optional<int> who;
};
struct Silence {
    std::optional<int> who;  ///< none: all spectators
    bool silent = true;
};
struct Pace {
    bool fast = false;
};
struct Keep {
    bool kept = true;
};
/// Offers the host's role to the player in that seat; without a seat, answers an offer or withdraws one's
/// own.
struct Host {
    std::optional<Seat> seat;
    bool accepts = false;  ///< false: declines an offer, or withdraws this client's own
};
struct Ban {
    int who = 0;
};
struct Vote {
    Seat seat;
    bool out = true;
};
struct Ignore {
    int who = 0;
    bool ignored = true;
};
struct Devices {
    bool signs_out_others = false;
};
struct Bot {
    Seat seat;
    std::string kind;
};
struct Room {};
struct Board {
    std::optional<Seat> seat;                ///< none: all seats
    std::optional<protocol::Version> after;  ///< after so many moves; none: now
};
/// Whether the client draws the board at each turn of this player.
struct Boards {
    bool shown = true;
};
struct Score {};
/// Shows the events of the match so far.
struct Log {};
struct Moves {
    std::string beginning;  ///< the beginning of the wanted moves, shown in words too; or `all`
};
/// Shows the possible moves with that card, on that square, or all of them.
struct What {
    std::string about;
};
struct Rules {
    std::string game;  ///< empty: the game of the room
    std::string part;  ///< a section or a rule; empty: the contents
};
/// Plays one move, or several: all of them or none.
struct Play {
    std::vector<std::string> notations;
};
/// Shows the effects of these moves without playing them.
struct Preview {
    std::vector<std::string> notations;
};
struct Chat {
    std::string text;
};
struct Older {};
struct HandOver {};
struct Auto {
    AutoPlay how = AutoPlay::random;
};
struct Wait {
    Until until = Until::turn;
};
struct Help {
    std::string command = {};  ///< the listed name of a command; empty: all commands
};
struct Quit {};

/// A line that is not a valid command. `name` is the command that the line names or probably means; empty if
/// there is no similar one. The key of its usage text is `help.NAME`.
struct Misread {
    std::string name;
    bool is_known = false;  ///< the command exists, but the text after it is wrong
};

}  // namespace command

using Command =
    std::variant<command::Games, command::Rooms, command::Mine, command::New, command::Invite, command::Set,
                 command::Join, command::Sit, command::Stand, command::Ready, command::Start,
                 command::Rematch, command::Leave, command::Kick, command::Silence, command::Pace,
                 command::Keep, command::Host, command::Ban, command::Vote, command::Ignore, command::Devices,
                 command::Bot, command::Room, command::Board, command::Boards, command::Score, command::Log,
                 command::Moves, command::What, command::Rules, command::Play, command::Preview,
                 command::Chat, command::Older, command::HandOver, command::Auto, command::Wait,
                 command::Help, command::Quit, command::Misread>;

/// Requires a line that is not blank. Words that contain a digit or are a move of some game count as moves.
Command parse_command(std::string_view line);

/// Reads `here`, `full` and the other events.
std::optional<Until> parse_until(std::string_view text);
/// Reads `off`, `random` and `first`; `on` means `random`.
std::optional<AutoPlay> parse_auto(std::string_view text);

/// All words that these two functions accept.
std::vector<std::string> until_words();
std::vector<std::string> auto_words();

bool is_command(std::string_view name);

/// The names of all commands, in the order in which help lists them.
std::vector<std::string_view> command_names();

}  // namespace reami::terminal
