// The messages that the server sends. One described struct each gives the codec, the schema and the
// TypeScript type.
#pragma once

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>
#include <boost/mp11/algorithm.hpp>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/core/seat.hpp"
#include "protocol/json/described.hpp"
#include "protocol/messages/departure.hpp"
#include "protocol/messages/from_server_answers.hpp"
#include "protocol/messages/ids.hpp"

namespace reami::protocol {

/// The messages that the server sends. `v` is the position in the match's log; `match` counts the matches of
/// the room from 1.
namespace from_server {

/// Answers every `hello`. The server sends it again after a change of seat.
struct Here {
    static constexpr std::string_view tag = "here";
    std::string you;  ///< `seat:1`, or `public` for spectators
    MatchNumber match;
    Version v;
    int who = 0;  ///< the number of this person in the room, from 1; for the room's life
    std::optional<std::int64_t> epoch =
        {};                            ///< of the node that serves the room; absent with only one server
    std::optional<std::string> token;  ///< a new one, which opens this player's seats from now on
    BOOST_DESCRIBE_CLASS(Here, (), (you, match, v, who, epoch, token), (), ())
};

/// The phase of a room. `held` means that a replay of the match differed: people can only watch and export
/// it.
enum class Phase : std::uint8_t {
    seating,
    playing,
    ended,
    held,
    closed
};
BOOST_DESCRIBE_ENUM(Phase, seating, playing, ended, held, closed)

/// The occupant of a seat: a person (`name`, `who`, `here`, `hidden`, `ready`) or a bot (`bot`, its kind).
/// If a bot has the seat, `name` and `who` identify the player who may take it back. `owner` is set if the
/// seat belongs to another player.
struct Occupant {
    std::optional<std::string> name;
    std::optional<int> who;
    std::optional<bool> here;              ///< present: attendance.hpp
    std::optional<bool> hidden = {};       ///< true if present, but the page is hidden
    std::optional<bool> ready;             ///< for the start, or for a further match
    std::optional<std::vector<Seat>> out;  ///< the seats that vote to remove this person
    std::optional<std::string> bot;
    std::optional<int> owner = {};
    friend bool operator==(const Occupant&, const Occupant&) = default;
    BOOST_DESCRIBE_CLASS(Occupant, (), (name, who, here, hidden, ready, out, bot, owner), (), ())
};

/// The person who sat last in an empty seat.
struct Departed {
    std::string name;
    Departure why = Departure::left;
    friend bool operator==(const Departed&, const Departed&) = default;
    BOOST_DESCRIBE_CLASS(Departed, (), (name, why), (), ())
};

/// The whole room around the match. The server sends it whenever it changes. It has no `v`: the newest one is
/// valid.
struct Room {
    static constexpr std::string_view tag = "room";
    std::string code, game;
    json::RawJson options;
    Phase phase = Phase::seating;
    std::optional<std::string> host;        ///< `seat:1`; absent while no person sits
    std::optional<std::string> host_offer;  ///< `seat:2`: the person with the offer of the host's role
    bool listed = false;
    MatchNumber match;                              ///< the present one, or the next while people take seats
    std::string commit;                             ///< the hash of the secret of that match
    std::map<Seat, std::optional<Occupant>> seats;  ///< null: empty
    std::optional<std::map<Seat, Departed>> departed = {};  ///< from seats that are empty now
    int watching = 0;
    std::vector<int> watchers;                 ///< the numbers of the spectators, rising; a hundred at most
    std::optional<std::vector<int>> silenced;  ///< the numbers of people who may not chat
    std::optional<bool> watchers_silenced;     ///< true while no spectator may chat
    std::optional<bool> fast_bots, kept;  ///< true while bots move at once; while the host keeps the room
    std::optional<bool> prepared;         ///< true if every match begins with a set-up given by hand
    std::optional<bool> stalled;          ///< true while the server can't store, and requests wait
    std::optional<std::vector<std::vector<Seat>>> same_address =
        {};                                   ///< only to the host: seats that share an address
    std::optional<bool> ended_by_admin = {};  ///< true if an admin ended the last match
    friend bool operator==(const Room&, const Room&) = default;
    BOOST_DESCRIBE_CLASS(Room, (),
                         (code, game, options, phase, host, host_offer, listed, match, commit, seats,
                          departed, watching, watchers, silenced, watchers_silenced, fast_bots, kept,
                          prepared, stalled, ended_by_admin, same_address),
                         (), ())
};

/// The result of a match. `tie_break` names the tie-break that decided, if one did.
struct Result {
    std::map<Seat, int> points, ranks;
    std::optional<std::string> tie_break = {};
    /// The values that break a tie on points, by the name of each tie-break: `largest_domain`.
    std::optional<std::map<std::string, std::map<Seat, int>>> tie_breaks = {};
    friend bool operator==(const Result&, const Result&) = default;
    BOOST_DESCRIBE_CLASS(Result, (), (points, ranks, tie_break, tie_breaks), (), ())
};

/// The moves that a seat may play, in the game's notation.
using LegalMoves = json::Written<std::vector<std::string>>;

/// The whole match as the viewer may know it. A seat that must decide gets `ask` and `legal`.
struct State {
    static constexpr std::string_view tag = "state";
    MatchNumber match;
    Version v;
    json::RawJson view;
    std::vector<Seat> to_act;
    std::optional<AskNumber> ask;
    std::optional<LegalMoves> legal;
    std::string h;        ///< 16 hexadecimal digits: the hash of the view's canonical text
    std::string catalog;  ///< the hash in the catalogue's address
    std::optional<Result> result;
    std::optional<json::RawJson> events;  ///< the events of the start, while no move was played
    BOOST_DESCRIBE_CLASS(State, (), (match, v, view, to_act, ask, legal, h, catalog, result, events), (), ())
};

/// The change by a move, or by a list of moves, as RFC 7396. It applies to the position `v - n` (`v - 1`
/// without `n`) of the match that the client was shown last. If `to_act` is absent, it has not changed. If
/// `ask` or `legal` is absent, it has not changed for a seat in `to_act`; any other seat has neither.
struct Patch {
    static constexpr std::string_view tag = "patch";
    Version v;
    std::optional<int> n = {};    ///< the number of moves, if there are several
    std::optional<RequestId> id;  ///< only to the mover: the id of the move, as its answer
    json::RawJson change, events;
    std::optional<std::vector<Seat>> to_act;
    std::optional<AskNumber> ask;
    std::optional<LegalMoves> legal;
    std::optional<std::string> h;  ///< in each patch that reaches or passes a multiple of 16
    std::optional<Result> result;
    BOOST_DESCRIBE_CLASS(Patch, (), (v, n, id, change, events, to_act, ask, legal, h, result), (), ())
};

/// Answers a request, or a move that was played before.
struct Ok {
    static constexpr std::string_view tag = "ok";
    RequestId id;
    std::optional<MatchNumber> match;  ///< of a move
    std::optional<Version> v;          ///< of a move
    std::optional<std::string> you;    ///< after `sit` and `stand`
    std::optional<std::string> code;   ///< of a hand-over
    BOOST_DESCRIBE_CLASS(Ok, (), (id, match, v, you, code), (), ())
};

/// Refuses a message. Nothing has changed.
struct No {
    static constexpr std::string_view tag = "no";
    std::optional<RequestId> id;  ///< absent if the message could not be read
    std::string code, text;
    std::optional<Version> v;
    std::optional<int> again;    ///< seconds until it is worth trying again
    std::optional<int> at = {};  ///< for a list: the place of the refused move, from 1
    BOOST_DESCRIBE_CLASS(No, (), (id, code, text, v, again, at), (), ())
};

/// Answers `ping` with the room's position, so that the client notices a lost message.
struct Pong {
    static constexpr std::string_view tag = "pong";
    MatchNumber match;
    Version v;
    std::optional<std::int64_t> epoch = {};  ///< as in `here`
    std::int64_t now = 0;                    ///< Unix milliseconds
    BOOST_DESCRIBE_CLASS(Pong, (), (match, v, epoch, now), (), ())
};

/// The server has heard nothing from the client for a while. The client answers `there`.
struct There {
    static constexpr std::string_view tag = "there";
    BOOST_DESCRIBE_CLASS(There, (), (), (), ())
};

/// The server is about to close the connection. The client should reconnect within `in` seconds.
struct Bye {
    static constexpr std::string_view tag = "bye";
    std::string why;
    int in = 0;
    BOOST_DESCRIBE_CLASS(Bye, (), (why, in), (), ())
};

/// An announcement of an admin to everybody who is connected.
struct Notice {
    static constexpr std::string_view tag = "notice";
    std::string text;
    BOOST_DESCRIBE_CLASS(Notice, (), (text), (), ())
};

/// One line of a room's chat.
struct ChatLine {
    std::int64_t n = 0;  ///< the number of the line in the room, from 1
    int who = 0;         ///< the number of the person who wrote it
    std::string from;    ///< `seat:2`, or `public`
    std::string name;
    std::string text;
    std::int64_t at = 0;  ///< Unix milliseconds
    BOOST_DESCRIBE_CLASS(ChatLine, (), (n, who, from, name, text, at), (), ())
};

/// A new line.
struct Chat : ChatLine {
    static constexpr std::string_view tag = "chat";
    BOOST_DESCRIBE_CLASS(Chat, (ChatLine), (), (), ())
};

/// Earlier lines, in their order: the newest ones for a client that enters, older ones on request.
struct Lines {
    static constexpr std::string_view tag = "lines";
    std::vector<ChatLine> lines;
    std::optional<std::int64_t>
        oldest;  ///< the number of the oldest line that the room keeps; absent if it has none
    BOOST_DESCRIBE_CLASS(Lines, (), (lines, oldest), (), ())
};

/// The sources of the seed: the committed secret, and the words. The server sends it at the end of a match.
struct Reveal {
    static constexpr std::string_view tag = "reveal";
    MatchNumber match;
    std::string secret;
    std::map<Seat, std::string> words;
    std::string seed;
    BOOST_DESCRIBE_CLASS(Reveal, (), (match, secret, words, seed), (), ())
};

/// An entry of the list of open rooms.
struct OpenRoom {
    std::string code, game;
    json::RawJson options;
    Phase phase = Phase::seating;
    std::map<Seat, std::optional<Occupant>> seats;
    int watching = 0;
    friend bool operator==(const OpenRoom&, const OpenRoom&) = default;
    BOOST_DESCRIBE_CLASS(OpenRoom, (), (code, game, options, phase, seats, watching), (), ())
};

/// The whole list of open rooms. The server sends it at most once a second.
struct Rooms {
    static constexpr std::string_view tag = "rooms";
    std::vector<OpenRoom> rooms;
    BOOST_DESCRIBE_CLASS(Rooms, (), (rooms), (), ())
};

using Message = std::variant<Here, Room, State, Patch, Ok, No, Pong, Bye, Chat, Lines, Reveal, Rooms, Preview,
                             Events, Position, Notice, There>;

template <class T>
concept IsMessage = boost::mp11::mp_contains<Message, T>::value;

}  // namespace from_server
}  // namespace reami::protocol

namespace reami::json {

template <protocol::from_server::IsMessage T>
inline constexpr std::string_view tag_key<T> = "t";

}  // namespace reami::json
