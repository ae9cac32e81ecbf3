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
#include "protocol/messages/offer_kind.hpp"
#include "protocol/messages/time_control.hpp"

namespace reami::terminal {

/// The events that a script can wait for.
enum class Until : std::uint8_t {
    here,     ///< this client is in a room
    full,     ///< every seat is taken
    ready,    ///< every seat is taken and everybody is ready: the host can start
    started,  ///< the room plays a match
    turn,     ///< the match asks this client for a move, or has ended
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
/// Lists the rooms in which this player has been.
struct Mine {};

/// Settings for a room. `options` is a JSON object with the game options that the command names.
struct RoomSettings {
    std::string options = "{}";
    std::optional<int> seats;
    std::map<Seat, std::string> bots;
    std::optional<protocol::TimeControl> time;
    std::optional<bool> listed;
};
struct New {
    std::string game;
    RoomSettings settings;
};
struct Set {
    RoomSettings settings;
};

/// Uses an invitation. With it, this player may open rooms on a server that requires an invitation.
struct Invite {
    std::string word;
};
/// Enters a room, given by its code or a link to it.
struct Join {
    std::string where;
};
struct Sit {
    std::optional<Seat> seat;
    std::string name;  ///< if empty, the name that the player used last
};
struct Stand {};
struct Ready {
    bool ready = true;
};
struct Start {};
struct Rematch {};
struct Leave {};
/// Empties a seat, or removes a person with this number. Exactly one of the two is set.
struct Kick {
    std::optional<Seat> seat;
    std::optional<int> who;
};
struct Silence {
    std::optional<int> who;  ///< absent for all spectators
    bool silent = true;
};
struct Pace {
    bool fast = false;
};
struct Keep {
    bool kept = true;
};
struct Date {
    std::optional<std::int64_t> at;  ///< Unix milliseconds; absent: the next match has no date
};
/// Offers the host's role to the player in this seat. Without a seat, accepts or declines an offer, or takes
/// back this player's own offer.
struct Host {
    std::optional<Seat> seat;
    bool accepts = false;  ///< false declines an offer, or takes back this player's own
};
struct Ban {
    int who = 0;
};
struct Vote {
    Seat seat;
    bool yes = true;
    bool for_bot =
        false;  ///< the vote lets a bot play for an absent player; otherwise, it removes the player
};
/// Makes an offer about the match. Without a kind, shows the open offer.
struct Offer {
    std::optional<protocol::OfferKind> what;
    std::optional<int> minutes = {};  ///< of a pause; absent: until all are back
};
/// Agrees to the open offer.
struct Accept {};
/// Declines the open offer, or takes this player's own offer back.
struct Decline {};
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
    std::optional<Seat> seat;                ///< absent for all seats
    std::optional<protocol::Version> after;  ///< the number of moves played before; absent for now
};
/// Says whether the client draws the board when it is this player's turn.
struct Boards {
    bool shown = true;
};
struct Score {};
/// Shows the clocks of the match.
struct Clock {};
/// Shows all earlier events of the match.
struct Log {};
struct Moves {
    std::string beginning;  ///< shows moves that begin like this, in words too; `all` shows all moves
};
/// Shows what this player can do with a card or on a square; without a name, everything that is possible.
struct What {
    std::string about;
};
struct Rules {
    std::string game;  ///< if empty, the game of the room
    std::string part;  ///< a section or a rule; if empty, the contents
};
/// Plays one move, or several moves of which the server plays all or none.
struct Play {
    std::vector<std::string> notations;
};
/// Leaves a plan for the next decision: lists of moves in order of preference. No lists take the plan back.
struct Plan {
    std::vector<std::vector<std::string>> lists;
};
/// Takes the last turn back.
struct Undo {};
/// Asks what a strong bot would play.
struct Hint {};
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
    std::string command = {};  ///< the name of a command as `help` lists it; if empty, all commands
};
struct Quit {};

/// A line that is not a valid command. `name` is the command that the line names or probably means; empty if
/// no command is similar. The text `help.NAME` explains its usage.
struct Misread {
    std::string name;
    bool is_known = false;  ///< true if the command exists but the text after it is wrong
};

}  // namespace command

using Command =
    std::variant<command::Games, command::Rooms, command::Mine, command::New, command::Invite, command::Set,
                 command::Join, command::Sit, command::Stand, command::Ready, command::Start,
                 command::Rematch, command::Leave, command::Kick, command::Silence, command::Pace,
                 command::Keep, command::Date, command::Host, command::Ban, command::Vote, command::Offer,
                 command::Accept, command::Decline, command::Ignore, command::Devices, command::Bot,
                 command::Room, command::Board, command::Boards, command::Score, command::Clock, command::Log,
                 command::Moves, command::What, command::Rules, command::Play, command::Plan, command::Undo,
                 command::Preview, command::Hint, command::Chat, command::Older, command::HandOver,
                 command::Auto, command::Wait, command::Help, command::Quit, command::Misread>;

/// Parses a line. Expects a line that is not blank. Takes a word for a move if it contains a digit or is a
/// move of any game.
Command parse_command(std::string_view line);

/// Reads `here`, `full` and the other events of Until.
std::optional<Until> parse_until(std::string_view text);
/// Reads `off`, `random` and `first`; `on` means `random`.
std::optional<AutoPlay> parse_auto(std::string_view text);

/// All words that `parse_until` and `parse_auto` accept.
std::vector<std::string> until_words();
std::vector<std::string> auto_words();

bool is_command(std::string_view name);

/// The names of all commands in the order of `help`.
std::vector<std::string_view> command_names();

}  // namespace reami::terminal
