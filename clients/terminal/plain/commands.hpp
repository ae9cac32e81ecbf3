// The commands that people and scripts type, one a line: README.md lists them.
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

/// What a script can wait for.
enum class Until : std::uint8_t {
    here,     ///< this client is in a room
    full,     ///< every seat is taken
    ready,    ///< and everybody is ready, so that the host can start
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

/// What a room is to be like. `options` is a JSON object with the game's options that were named.
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

/// What lets this player open rooms, where not everybody may.
struct Invite {
    std::string word;
};
/// A room's code, or a link to it.
struct Join {
    std::string where;
};
struct Sit {
    std::optional<Seat> seat;
    std::string name;  ///< empty: the one used last
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
    std::optional<int> who;  ///< nobody: all who watch
    bool silent = true;
};
struct Pace {
    bool fast = false;
};
struct Keep {
    bool kept = true;
};
/// Offers the host's role to who sits there; without a seat, answers an offer.
struct Host {
    std::optional<Seat> seat;
    bool accepts = false;  ///< false: no, or takes back what this client offered
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
    std::optional<Seat> seat;                ///< nobody: all of them
    std::optional<protocol::Version> after;  ///< so many moves; as it is now, if nothing is said
};
/// Whether boards are drawn by themselves.
struct Boards {
    bool shown = true;
};
struct Score {};
/// What happened in the match so far.
struct Log {};
struct Moves {
    std::string beginning;  ///< of the moves that are wanted, with their words; `all`
};
/// What could be done with that card, on that square, or at all.
struct What {
    std::string about;
};
struct Rules {
    std::string game;  ///< empty: the game of the room
    std::string part;  ///< a section or a rule; empty: the contents
};
/// One move, or several that are played all or not at all.
struct Play {
    std::vector<std::string> notations;
};
/// What they would do.
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
    std::string command = {};  ///< as it is listed; empty: all of them
};
struct Quit {};

/// Not understood. `name` is the command that was or may have been meant, empty if none comes near: its usage
/// is the word `help.NAME`.
struct Misread {
    std::string name;
    bool is_known = false;  ///< the command is known, what follows it is wrong
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

/// Expects a line that is not blank. Words with a digit in them, or that are a move of some game, are the
/// notations of moves.
Command parse_command(std::string_view line);

/// `here`, `full`, …
std::optional<Until> parse_until(std::string_view text);
/// `on` is `random`; `off`, `random`, `first`.
std::optional<AutoPlay> parse_auto(std::string_view text);

/// All words that these two read.
std::vector<std::string> until_words();
std::vector<std::string> auto_words();

bool is_command(std::string_view name);

/// The names of all commands, in the order in which help lists them.
std::vector<std::string_view> command_names();

}  // namespace reami::terminal
