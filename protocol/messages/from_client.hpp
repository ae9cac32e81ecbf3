// The messages that a client sends. Each is one described struct, from which the codec, the schema and the
// TypeScript type follow. The codec and the schema also apply the constraints of the members.
#pragma once

#include <boost/describe/class.hpp>
#include <boost/mp11/algorithm.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/core/seat.hpp"
#include "protocol/json/constraints.hpp"
#include "protocol/json/described.hpp"
#include "protocol/messages/from_client_offers.hpp"
#include "protocol/messages/from_client_plan.hpp"
#include "protocol/messages/from_client_questions.hpp"
#include "protocol/messages/ids.hpp"
#include "protocol/messages/limits.hpp"
#include "protocol/messages/time_control.hpp"

/// The messages that a connected client sends. A member `word` is the person's part of the seed: 16 to 64
/// lower-case hexadecimal digits.
namespace reami::protocol::from_client {

/// The match that a client knows, and the position in its log that the client has reached.
struct Have {
    MatchNumber match;
    Version v;
    BOOST_DESCRIBE_CLASS(Have, (), (match, v), (), ())
};

/// The first message, within 10 s of the connection. If it has no `token` or `code`, it makes a new player.
struct Hello {
    static constexpr std::string_view tag = "hello";
    std::optional<std::string> token;   ///< the token that the player got from the server
    std::optional<std::string> code;    ///< the code of a hand-over, instead of the token
    std::optional<Have> have;           ///< if the match is still at this position, the server sends no state
    std::optional<std::string> lang;    ///< `it` or `en`
    std::optional<std::string> client;  ///< name and version of the client, for the log
    BOOST_DESCRIBE_CLASS(Hello, (), (token, code, have, lang, client), (), ())
};

/// Either one move in `m`, or several moves in `moves`. The server plays either all moves or none.
struct Move {
    static constexpr std::string_view tag = "move";
    RequestId id;
    MatchNumber match;
    AskNumber ask;  ///< the decision that the move, or the first move of the list, answers
    std::optional<MoveNotation> m = {};
    std::optional<std::vector<MoveNotation>> moves = {};
    /// The conflict between the members, as the key of a detail; empty if they go together.
    std::optional<std::string_view> fault() const;
    bool is_list() const { return moves.has_value(); }
    /// The notation of the move, or of each move in the list.
    std::vector<std::string> notations() const;
    BOOST_DESCRIBE_CLASS(Move, (), (id, match, ask, m, moves), (), ())
};

struct Ping {
    static constexpr std::string_view tag = "ping";
    BOOST_DESCRIBE_CLASS(Ping, (), (), (), ())
};

/// Answers the server's `there`. A client also sends it when its page becomes hidden or visible, and when a
/// person answers the question whether they are still there.
struct There {
    static constexpr std::string_view tag = "there";
    std::optional<bool> hidden;      ///< true if the page is hidden
    std::optional<bool> still = {};  ///< true if a person has answered the question
    BOOST_DESCRIBE_CLASS(There, (), (hidden, still), (), ())
};

/// Asks for a new state, after a lost message, a failed patch or a wrong hash.
struct Sync {
    static constexpr std::string_view tag = "sync";
    BOOST_DESCRIBE_CLASS(Sync, (), (), (), ())
};

/// Takes this seat; without `seat`, takes the first free one.
struct Sit {
    static constexpr std::string_view tag = "sit";
    RequestId id;
    std::optional<Seat> seat;
    std::string name;
    std::string word;
    BOOST_DESCRIBE_CLASS(Sit, (), (id, seat, name, word), (), ())
};

/// Gives up the seat. The person stays in the room as a spectator.
struct Stand {
    static constexpr std::string_view tag = "stand";
    RequestId id;
    BOOST_DESCRIBE_CLASS(Stand, (), (id), (), ())
};

/// Says whether the person is ready for the start of the match. `ready` false takes back an earlier `ready`.
struct Ready {
    static constexpr std::string_view tag = "ready";
    RequestId id;
    std::optional<bool> ready;
    BOOST_DESCRIBE_CLASS(Ready, (), (id, ready), (), ())
};

/// The host starts the match.
struct Start {
    static constexpr std::string_view tag = "start";
    RequestId id;
    BOOST_DESCRIBE_CLASS(Start, (), (id), (), ())
};

/// Asks for another match with the same people in the same seats. Brings the player's word for its seed.
struct Rematch {
    static constexpr std::string_view tag = "rematch";
    RequestId id;
    std::string word;
    BOOST_DESCRIBE_CLASS(Rematch, (), (id, word), (), ())
};

/// Gives up the seat and leaves the room. The server then closes the connection.
struct Leave {
    static constexpr std::string_view tag = "leave";
    RequestId id;
    BOOST_DESCRIBE_CLASS(Leave, (), (id), (), ())
};

/// The host puts a bot of this kind into an empty seat, or into a seat whose person has been away for long.
struct SeatBot {
    static constexpr std::string_view tag = "seat";
    RequestId id;
    Seat seat;
    std::string bot;
    BOOST_DESCRIBE_CLASS(SeatBot, (), (id, seat, bot), (), ())
};

/// The host either empties a seat, or removes the person with this number, who may come back later.
struct Kick {
    static constexpr std::string_view tag = "kick";
    RequestId id;
    std::optional<Seat> seat;
    std::optional<int> who;
    BOOST_DESCRIBE_CLASS(Kick, (), (id, seat, who), (), ())
};

/// The host refuses the chat of the person with this number; without a number, the chat of all spectators.
/// `silent` false allows it again.
struct Silence {
    static constexpr std::string_view tag = "silence";
    RequestId id;
    std::optional<int> who;
    std::optional<bool> silent;
    BOOST_DESCRIBE_CLASS(Silence, (), (id, who, silent), (), ())
};

/// The host decides, at any time, whether bots move at once, or wait a moment so that people can follow.
struct Pace {
    static constexpr std::string_view tag = "pace";
    RequestId id;
    bool fast = false;
    BOOST_DESCRIBE_CLASS(Pace, (), (id, fast), (), ())
};

/// The host decides, at any time, whether the server keeps the room for longer after everybody has left it.
struct Keep {
    static constexpr std::string_view tag = "keep";
    RequestId id;
    bool kept = true;
    BOOST_DESCRIBE_CLASS(Keep, (), (id, kept), (), ())
};

/// Before and after a match, the host says when the next match is to begin, or takes that back.
struct Date {
    static constexpr std::string_view tag = "date";
    RequestId id;
    std::optional<std::int64_t> at;  ///< Unix milliseconds; absent: at no certain time
    BOOST_DESCRIBE_CLASS(Date, (), (id, at), (), ())
};

/// The host removes a person, who may not come back as long as the room exists.
struct Ban {
    static constexpr std::string_view tag = "ban";
    RequestId id;
    int who = 0;
    BOOST_DESCRIBE_CLASS(Ban, (), (id, who), (), ())
};

/// A seated player votes to remove another one, or, with `bot`, to let a bot play for an absent one; false
/// takes the vote back. If all other seated players have voted to remove the player, the server empties the
/// seat. If most of the others who are present have voted for a bot, a bot takes the seat.
struct Vote {
    static constexpr std::string_view tag = "vote";
    RequestId id;
    Seat seat;
    std::optional<bool> out;
    std::optional<bool> bot = {};
    BOOST_DESCRIBE_CLASS(Vote, (), (id, seat, out, bot), (), ())
};

/// The host changes options of the game or of the room before the start. All members are optional. The server
/// takes back everybody's `ready`.
struct Configure {
    static constexpr std::string_view tag = "configure";
    RequestId id;
    std::optional<json::RawJson> options;  ///< a JSON object with options of the game
    std::optional<int> seats;
    std::optional<bool> listed;
    std::optional<TimeControl> time = {};
    BOOST_DESCRIBE_CLASS(Configure, (), (id, options, seats, listed, time), (), ())
};

struct Chat {
    static constexpr std::string_view tag = "chat";
    RequestId id;
    std::string text;  ///< 1 to 500 characters
    BOOST_DESCRIBE_CLASS(Chat, (), (id, text), (), ())
};

/// Asks for the lines of chat that precede this one.
struct Lines {
    static constexpr std::string_view tag = "lines";
    std::int64_t before = 0;
    BOOST_DESCRIBE_CLASS(Lines, (), (before), (), ())
};

/// Asks for a code. With this code, another device of the player gets a token of its own.
struct HandOver {
    static constexpr std::string_view tag = "hand_over";
    RequestId id;
    BOOST_DESCRIBE_CLASS(HandOver, (), (id), (), ())
};

// The messages, grouped by the part of the server that answers them.

/// Questions to a room. The room answers them at any time from its stored state.
using Query = std::variant<Ping, Sync, Lines>;
/// Requests to a room. The room handles them one after another.
using Request = std::variant<Move, Sit, Stand, Ready, Start, Rematch, Leave, SeatBot, Kick, Silence, Pace,
                             Keep, Date, OfferHost, AcceptHost, Offer, Answer, Ban, Vote, Configure, Plan>;
/// All messages to a room.
using RoomMessage = std::variant<Query, Request, Chat, Question>;
/// Any message of a client. `Hello` begins a connection. The server that has the connection handles `There`.
/// `HandOver` concerns the player, not a room.
using Message = boost::mp11::mp_append<std::variant<Hello, There>, Query, Request,
                                       std::variant<Chat, HandOver>, Question>;

template <class T>
concept IsMessage = boost::mp11::mp_contains<Message, T>::value;

/// Converts a message to the form that a room takes; empty if the message is not for a room.
std::optional<RoomMessage> for_room(Message message);
/// The message's id; empty if the message has none.
std::optional<RequestId> id_of(const Message& message);
/// The price of the message in the sender's budget of messages: PROTOCOL.md, "Limits".
std::size_t price_of(const Message& message);

}  // namespace reami::protocol::from_client

namespace reami::json {

template <protocol::from_client::IsMessage T>
inline constexpr std::string_view tag_key<T> = "t";

/// A person's part of the seed.
inline constexpr Facts word_facts{.shortest = 16, .longest = 64, .characters = "0-9a-f"};
/// Any characters except control characters, which could garble a line of the log.
inline constexpr std::string_view no_control_characters("^\0-\x1f\x7f", 5);

template <>
inline constexpr Facts facts<&protocol::from_client::Sit::word> = word_facts;
template <>
inline constexpr Facts facts<&protocol::from_client::Rematch::word> = word_facts;

template <>
inline constexpr Facts facts<&protocol::from_client::Hello::token>{.longest = 128};
template <>
inline constexpr Facts facts<&protocol::from_client::Hello::code>{.longest = 128};
template <>
inline constexpr Facts facts<&protocol::from_client::Hello::lang>{.longest = 32};
template <>
inline constexpr Facts facts<&protocol::from_client::Hello::client>{.longest = 64,
                                                                    .characters = no_control_characters};
template <>
inline constexpr Facts facts<&protocol::from_client::Move::match>{.least = 1};
template <>
inline constexpr Facts facts<&protocol::from_client::Lines::before>{.least = 1};
template <>
inline constexpr Facts facts<&protocol::from_client::Kick::who>{.least = 1};
template <>
inline constexpr Facts facts<&protocol::from_client::Silence::who>{.least = 1};
template <>
inline constexpr Facts facts<&protocol::from_client::Ban::who>{.least = 1};

}  // namespace reami::json
