// The messages that the server sends. Codec, schema and TypeScript types follow from these structs.
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
#include "protocol/messages/absence_vote.hpp"
#include "protocol/messages/departure.hpp"
#include "protocol/messages/from_server_answers.hpp"
#include "protocol/messages/from_server_clocks.hpp"
#include "protocol/messages/from_server_offers.hpp"
#include "protocol/messages/from_server_plan.hpp"
#include "protocol/messages/ids.hpp"
#include "protocol/messages/no_result.hpp"
#include "protocol/messages/time_control.hpp"

namespace reami::protocol {

/// The messages that the server sends. `v` is the position in the match's log. `match` is the number of the
/// match in its room, from 1.
namespace from_server {

/// Answers every `hello`. The server sends it again when the person takes or gives up a seat.
struct Here {
    static constexpr std::string_view tag = "here";
    std::string you;  ///< `seat:1`, or `public` for a spectator
    MatchNumber match;
    Version v;
    int who = 0;                             ///< the person's number in the room, from 1; it never changes
    std::optional<std::int64_t> epoch = {};  ///< of the node that serves the room; absent without a cluster
    std::optional<std::string> token;        ///< a new token, which from now on identifies this player
    BOOST_DESCRIBE_CLASS(Here, (), (you, match, v, who, epoch, token), (), ())
};

/// The phase of a room. `held` means that a replay of the match gave a different match. People can then only
/// watch the match and export it.
enum class Phase : std::uint8_t {
    seating,
    playing,
    ended,
    held,
    closed
};
BOOST_DESCRIBE_ENUM(Phase, seating, playing, ended, held, closed)

/// The occupant of a seat. A person has `name`, `who`, `here`, `hidden` and `ready`; a bot has `bot`, its
/// kind. If a bot sits in for a player, `name` and `who` are those of the player, who may take the seat back.
struct Occupant {
    std::optional<std::string> name;
    std::optional<int> who;
    std::optional<bool> here;              ///< whether the person is present: attendance.hpp
    std::optional<bool> hidden = {};       ///< true if the person is present but has hidden the page
    std::optional<bool> ready;             ///< whether the person is ready for the start or for another match
    std::optional<std::vector<Seat>> out;  ///< the seats that have voted to remove this person
    std::optional<std::string> bot;
    std::optional<AbsenceVote> absent = {};         ///< what the others may decide by `vote`
    std::optional<std::vector<Seat>> for_bot = {};  ///< the seats that have voted for it
    std::optional<bool> left = {};                  ///< true if the seat has left the match
    std::optional<bool> idle = {};  ///< true: the person's client asks whether they are still there
    friend bool operator==(const Occupant&, const Occupant&) = default;
    BOOST_DESCRIBE_CLASS(Occupant, (),
                         (name, who, here, hidden, ready, out, bot, absent, for_bot, left, idle), (), ())
};

/// The person who sat last in a seat that is empty now.
struct Departed {
    std::string name;
    Departure why = Departure::left;
    friend bool operator==(const Departed&, const Departed&) = default;
    BOOST_DESCRIBE_CLASS(Departed, (), (name, why), (), ())
};

/// The state of the room around the match. The server sends the whole of it whenever any of it changes. Rooms
/// have no `v`: the last one that arrived is valid.
struct Room {
    static constexpr std::string_view tag = "room";
    std::string code, game;
    json::RawJson options;
    Phase phase = Phase::seating;
    std::optional<std::string> host;        ///< `seat:1`; absent while no person has a seat
    std::optional<std::string> host_offer;  ///< `seat:2`, the person to whom the host offers the role
    bool listed = false;
    TimeControl time;    ///< of the running match, or, before and after a match, of the next one
    MatchNumber match;   ///< the running match, or, in the phase of seating, the next
    std::string commit;  ///< the hash of the secret of this match
    std::map<Seat, std::optional<Occupant>> seats;          ///< null means that the seat is empty
    std::optional<std::map<Seat, Departed>> departed = {};  ///< by empty seat: who left it
    int watching = 0;
    std::vector<int> watchers;                 ///< the numbers of at most 100 spectators, in rising order
    std::optional<std::vector<int>> silenced;  ///< the numbers of people who may not chat
    std::optional<bool> watchers_silenced;     ///< true while spectators may not chat
    std::optional<bool> fast_bots, kept;  ///< true while bots move at once, and while the host keeps the room
    std::optional<std::int64_t> date = {};  ///< when the next match is to begin, in Unix milliseconds
    std::optional<bool> prepared;           ///< true if every match begins with a set-up given by hand
    std::optional<bool> stalled;            ///< true while the server can't store anything, and requests wait
    std::optional<std::vector<std::vector<Seat>>> same_address =
        {};                                  ///< sent only to the host: seats whose players share an address
    std::optional<OpenOffer> offer = {};     ///< absent while no offer about the match is open
    std::optional<Pause> pause = {};         ///< absent while the match is not paused
    std::optional<NoResult> no_result = {};  ///< why the last match ended without a result
    friend bool operator==(const Room&, const Room&) = default;
    BOOST_DESCRIBE_CLASS(Room, (),
                         (code, game, options, phase, host, host_offer, listed, time, match, commit, seats,
                          departed, watching, watchers, silenced, watchers_silenced, fast_bots, kept, date,
                          prepared, stalled, offer, pause, no_result, same_address),
                         (), ())
};

/// The result of a match. `tie_break` is the name of the tie-break that decided; absent if none did.
struct Result {
    std::map<Seat, int> points, ranks;
    std::optional<std::string> tie_break = {};
    /// The values that break a tie on points, by the name of the tie-break, such as `largest_domain`.
    std::optional<std::map<std::string, std::map<Seat, int>>> tie_breaks = {};
    std::optional<bool> agreed = {};             ///< true if all people agreed to end the match as it stands
    std::optional<std::vector<Seat>> left = {};  ///< the seats that left the match, and rank last
    friend bool operator==(const Result&, const Result&) = default;
    BOOST_DESCRIBE_CLASS(Result, (), (points, ranks, tie_break, tie_breaks, agreed, left), (), ())
};

/// The moves that a seat may play, in the game's notation.
using LegalMoves = json::Written<std::vector<std::string>>;

/// The whole match as the viewer may know it. `ask` and `legal` are present if the viewer's seat must decide.
struct State {
    static constexpr std::string_view tag = "state";
    MatchNumber match;
    Version v;
    json::RawJson view;
    std::vector<Seat> to_act;
    std::optional<AskNumber> ask;
    std::optional<LegalMoves> legal;
    std::optional<AskNumber> undo;  ///< the number with which the viewer's seat can take its last visit back
    std::optional<std::vector<Seat>> undo_asks =
        {};               ///< the seats that must agree before the viewer's seat takes its last visit back
    std::string h;        ///< the hash of the view's canonical text: 16 hexadecimal digits
    std::string catalog;  ///< the hash that is part of the catalogue's address
    std::optional<Result> result;
    std::optional<json::RawJson> events;  ///< the events of the start; absent once the match has moves
    BOOST_DESCRIBE_CLASS(State, (),
                         (match, v, view, to_act, ask, legal, undo, undo_asks, h, catalog, result, events),
                         (), ())
};

/// The change that a move or a list of moves made, as RFC 7396. It applies to position `v - n` of the match
/// (`v - 1` if `n` is absent), which the client must have. If `to_act` is absent, it is as before the change.
/// If a seat in `to_act` gets no `ask` or no `legal`, this member is as before the change. A seat outside
/// `to_act` has no `ask` and no `legal`.
struct Patch {
    static constexpr std::string_view tag = "patch";
    Version v;
    std::optional<int> n = {};    ///< the number of moves; absent if it is 1
    std::optional<RequestId> id;  ///< sent only to the player who moved: the id of the move
    json::RawJson change, events;
    std::optional<std::vector<Seat>> to_act;
    std::optional<AskNumber> ask;
    std::optional<LegalMoves> legal;
    std::optional<AskNumber> undo;  ///< as in `state`; absent: the seat can't take a visit back now
    std::optional<std::vector<Seat>> undo_asks = {};  ///< as in `state`; absent: nobody can agree to that
    std::optional<std::string> h;  ///< present if the patch reaches or passes a multiple of 16
    std::optional<Result> result;
    BOOST_DESCRIBE_CLASS(Patch, (),
                         (v, n, id, change, events, to_act, ask, legal, undo, undo_asks, h, result), (), ())
};

/// Answers a request that the server has carried out, or a move that the server had played already.
struct Ok {
    static constexpr std::string_view tag = "ok";
    RequestId id;
    std::optional<MatchNumber> match;  ///< present if the request was a move
    std::optional<Version> v;          ///< present if the request was a move
    std::optional<std::string> you;    ///< present after `sit` and `stand`
    std::optional<std::string> code;   ///< the code of a hand-over
    BOOST_DESCRIBE_CLASS(Ok, (), (id, match, v, you, code), (), ())
};

/// Refuses a message. The message has changed nothing.
struct No {
    static constexpr std::string_view tag = "no";
    std::optional<RequestId> id;  ///< absent if the server could not read it
    std::string code, text;
    std::optional<Version> v;
    std::optional<int> again;    ///< the seconds after which the client may try again
    std::optional<int> at = {};  ///< the place of the refused move in its list, from 1
    BOOST_DESCRIBE_CLASS(No, (), (id, code, text, v, again, at), (), ())
};

/// Answers `ping`. It has the position of the match, so that the client notices a lost message.
struct Pong {
    static constexpr std::string_view tag = "pong";
    MatchNumber match;
    Version v;
    std::optional<std::int64_t> epoch = {};  ///< as `epoch` in `here`
    std::int64_t now = 0;                    ///< Unix milliseconds
    BOOST_DESCRIBE_CLASS(Pong, (), (match, v, epoch, now), (), ())
};

/// Asks the client whether it is still there, after a silence. The client answers `there`.
struct There {
    static constexpr std::string_view tag = "there";
    BOOST_DESCRIBE_CLASS(There, (), (), (), ())
};

/// The server is about to close the connection. The client reconnects within `in` seconds.
struct Bye {
    static constexpr std::string_view tag = "bye";
    std::string why;
    int in = 0;
    BOOST_DESCRIBE_CLASS(Bye, (), (why, in), (), ())
};

/// An announcement by an admin to everybody who is connected.
struct Notice {
    static constexpr std::string_view tag = "notice";
    std::string text;
    BOOST_DESCRIBE_CLASS(Notice, (), (text), (), ())
};

/// One line of a room's chat.
struct ChatLine {
    std::int64_t n = 0;  ///< the line's number in the room, from 1
    int who = 0;         ///< the number of the person who wrote the line
    std::string from;    ///< `seat:2`, or `public` for a spectator
    std::string name;
    std::string text;
    std::int64_t at = 0;  ///< Unix milliseconds
    BOOST_DESCRIBE_CLASS(ChatLine, (), (n, who, from, name, text, at), (), ())
};

/// A new line of chat.
struct Chat : ChatLine {
    static constexpr std::string_view tag = "chat";
    BOOST_DESCRIBE_CLASS(Chat, (ChatLine), (), (), ())
};

/// Earlier lines of chat, in their order. A client that enters gets the newest ones; it can ask for older
/// ones.
struct Lines {
    static constexpr std::string_view tag = "lines";
    std::vector<ChatLine> lines;
    std::optional<std::int64_t>
        oldest;  ///< the number of the oldest line that the room keeps; absent if it keeps none
    BOOST_DESCRIBE_CLASS(Lines, (), (lines, oldest), (), ())
};

/// What the seed was made of: the committed secret, and the players' words. Sent at the end of a match.
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
    TimeControl time;
    std::map<Seat, std::optional<Occupant>> seats;
    int watching = 0;
    std::optional<std::int64_t> date = {};  ///< as in Room
    friend bool operator==(const OpenRoom&, const OpenRoom&) = default;
    BOOST_DESCRIBE_CLASS(OpenRoom, (), (code, game, options, phase, time, seats, watching, date), (), ())
};

/// The whole list of open rooms. The server sends it at most once per second.
struct Rooms {
    static constexpr std::string_view tag = "rooms";
    std::vector<OpenRoom> rooms;
    BOOST_DESCRIBE_CLASS(Rooms, (), (rooms), (), ())
};

using Message = std::variant<Here, Room, State, Patch, Clocks, Ok, No, Pong, Bye, Chat, Lines, Reveal, Rooms,
                             Preview, Events, Position, Hint, Notice, There, Plan>;

template <class T>
concept IsMessage = boost::mp11::mp_contains<Message, T>::value;

}  // namespace from_server
}  // namespace reami::protocol

namespace reami::json {

template <protocol::from_server::IsMessage T>
inline constexpr std::string_view tag_key<T> = "t";

}  // namespace reami::json
