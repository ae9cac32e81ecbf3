// The bodies of plain HTTP requests and of their answers: PROTOCOL.md, "Plain requests".
#pragma once

#include <boost/describe/class.hpp>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "protocol/messages/from_client.hpp"
#include "protocol/messages/from_server.hpp"
#include "protocol/messages/limits.hpp"
#include "protocol/messages/stronger_move.hpp"
#include "protocol/messages/time_control.hpp"

namespace reami::protocol::plain {

/// A text in each language.
struct LocalizedText {
    std::string en, it;
    BOOST_DESCRIBE_CLASS(LocalizedText, (), (en, it), (), ())
};

/// `GET /health`. If `status` is not `ok`, `why` says why.
struct Status {
    std::string status = "ok";
    std::optional<std::string> why;
    std::optional<std::string> warning;  ///< why stored moves are at risk although the server is ready
    BOOST_DESCRIBE_CLASS(Status, (), (status, why, warning), (), ())
};

/// `GET /version`.
struct ProgramVersion {
    std::string name, version;
    std::string protocol;                              ///< the WebSocket subprotocol
    std::optional<std::string> title, welcome, about;  ///< the operator's texts about this server
    std::optional<std::string> opening;   ///< `invited` if players need an invitation to open rooms
    std::optional<std::string> push_key;  ///< the server's public key for web push, if it sends messages
    BOOST_DESCRIBE_CLASS(ProgramVersion, (),
                         (name, version, protocol, title, welcome, about, opening, push_key), (), ())
};

/// `GET /api/addresses`: the addresses at which other machines reach the server. It answers only a browser on
/// the server's own machine.
struct OwnAddresses {
    std::vector<std::string> urls;
    bool only_here = false;  ///< true if the server accepts connections only from its own machine
    BOOST_DESCRIBE_CLASS(OwnAddresses, (), (urls, only_here), (), ())
};

/// The body of every refusal (RFC 9457).
struct ProblemDetails {
    std::optional<std::string> title;
    std::optional<int> status;
    std::optional<std::string> detail;  ///< what exactly is wrong
    std::string code;                   ///< a code of codes.hpp
    BOOST_DESCRIBE_CLASS(ProblemDetails, (), (title, status, detail, code), (), ())
};

/// An option of a game.
struct OptionEntry {
    std::string name;
    std::string type;  ///< `bool`, `choice` or `number`
    json::RawJson default_;
    std::vector<json::RawJson> values;
    LocalizedText title, help;
    BOOST_DESCRIBE_CLASS(OptionEntry, (), (name, type, default_, values, title, help), (), ())
};

/// `GET /api/games` answers with a list of these entries.
struct GameEntry {
    std::string name;
    LocalizedText title;
    int rules_version = 0, fewest_seats = 0, most_seats = 0;
    std::vector<OptionEntry> options;
    std::vector<std::string> bots;
    std::string catalog;  ///< the address of the catalogue
    BOOST_DESCRIBE_CLASS(GameEntry, (),
                         (name, title, rules_version, fewest_seats, most_seats, options, bots, catalog), (),
                         ())
};

/// `POST /api/rooms`: opens a room. If one player sends an `id` twice, the second answer has the room of the
/// first.
struct OpenRequest {
    RequestId id;
    std::string game;
    std::optional<json::RawJson> options;
    std::optional<int> seats;
    std::optional<std::map<Seat, std::string>> bots;  ///< by seat: the kind of its bot
    std::optional<bool> listed;
    std::optional<TimeControl> time = {};
    std::optional<std::string> set_up = {};  ///< a set-up by hand, as text; such a room is for one person
    std::optional<std::map<Seat, std::vector<std::string>>> script = {};  ///< by seat: its bot's first moves
    BOOST_DESCRIBE_CLASS(OpenRequest, (), (id, game, options, seats, bots, listed, time, set_up, script), (),
                         ())
};

struct OpenedAnswer {
    std::string code, url;
    std::optional<std::string> token;  ///< the new player's token, if the request had no token
    BOOST_DESCRIBE_CLASS(OpenedAnswer, (), (code, url, token), (), ())
};

/// `POST /api/invites`: a player uses an invitation. From then on the player may open rooms.
struct InviteRequest {
    std::string word;
    BOOST_DESCRIBE_CLASS(InviteRequest, (), (word), (), ())
};

struct InvitedAnswer {
    std::optional<std::string> token;  ///< the new player's token, if the request had no token
    BOOST_DESCRIBE_CLASS(InvitedAnswer, (), (token), (), ())
};

/// `POST /api/rooms/open`: asks about the rooms of this list, and about the player's own rooms.
struct CodesRequest {
    std::vector<std::string> codes;
    BOOST_DESCRIBE_CLASS(CodesRequest, (), (codes), (), ())
};

/// A room's running match, and the seats that must decide.
struct RunningMatch {
    std::string code;
    std::vector<Seat> to_act;
    std::int64_t since = 0;   ///< the time of the last move, or of the start: Unix milliseconds
    std::optional<Seat> you;  ///< the seat of the asking player
    friend bool operator==(const RunningMatch&, const RunningMatch&) = default;
    BOOST_DESCRIBE_CLASS(RunningMatch, (), (code, to_act, since, you), (), ())
};

/// The answer to CodesRequest. If a code is neither in `rooms` nor in `gone`, the server has not looked it
/// up, and the client asks again later.
struct KnownRooms {
    std::vector<from_server::Room> rooms;  ///< the open rooms
    std::vector<std::string> gone;         ///< the codes of rooms that are closed or never existed
    std::vector<RunningMatch> running;     ///< one entry for each room with a running match
    BOOST_DESCRIBE_CLASS(KnownRooms, (), (rooms, gone, running), (), ())
};

/// A device on which the player is signed in.
struct DeviceEntry {
    std::string device;         ///< eight digits, the name of the device in `POST /api/devices/sign_out`
    std::int64_t since = 0;     ///< the time at which its token was made: Unix milliseconds
    std::int64_t seen = 0;      ///< the day on which it connected last: Unix milliseconds
    std::string client;         ///< the device's own name
    std::optional<bool> this_;  ///< true for the device that asks
    BOOST_DESCRIBE_CLASS(DeviceEntry, (), (device, since, seen, client, this_), (), ())
};

/// `POST /api/me/push`, and, with the nonce, `POST /api/me/push/confirm`: the browser's subscription at its
/// push service. The keys are in base64url.
struct PushRequest {
    std::string endpoint, p256dh, auth;
    std::string language;  ///< of the messages: `en` or `it`
    std::optional<std::string> nonce;
    BOOST_DESCRIBE_CLASS(PushRequest, (), (endpoint, p256dh, auth, language, nonce), (), ())
};

/// The answer to PushRequest, and to `POST /api/me/push/end`: whether this device gets messages.
struct PushAnswer {
    bool confirmed = false;
    BOOST_DESCRIBE_CLASS(PushAnswer, (), (confirmed), (), ())
};

/// `GET /api/devices`.
struct DeviceList {
    std::vector<DeviceEntry> devices;
    BOOST_DESCRIBE_CLASS(DeviceList, (), (devices), (), ())
};

/// `POST /api/devices/sign_out`: signs out one device of the player.
struct SignOutRequest {
    std::string device;
    BOOST_DESCRIBE_CLASS(SignOutRequest, (), (device), (), ())
};

/// The answer to `POST /api/devices/sign_out` and `sign_out_others`: how many devices the server has signed
/// out.
struct SignedOut {
    int signed_out = 0;
    BOOST_DESCRIBE_CLASS(SignedOut, (), (signed_out), (), ())
};

/// `POST /api/me/join`: an earlier player of the same person, whose ended matches this player gets.
struct JoinPlayersRequest {
    std::string token;  ///< of the earlier player
    BOOST_DESCRIBE_CLASS(JoinPlayersRequest, (), (token), (), ())
};

/// The answer to `POST /api/me/join`.
struct JoinPlayersAnswer {
    int matches = 0;  ///< that this player has got
    BOOST_DESCRIBE_CLASS(JoinPlayersAnswer, (), (matches), (), ())
};

/// `POST /api/devices/whose`: asks which player a hand-over code belongs to. The code stays valid.
struct WhoseRequest {
    std::string code;
    BOOST_DESCRIBE_CLASS(WhoseRequest, (), (code), (), ())
};

struct WhoseAnswer {
    std::optional<std::string> name;  ///< the name with which the player took a seat last
    std::optional<bool> yours;        ///< true if it is the asking player's own code
    BOOST_DESCRIBE_CLASS(WhoseAnswer, (), (name, yours), (), ())
};

/// `POST /api/replay`: a match file.
struct ReplayRequest {
    std::string file;
    BOOST_DESCRIBE_CLASS(ReplayRequest, (), (file), (), ())
};

/// `POST /api/replay` answers with a list of these positions: the start, and the position after each move.
struct ReplayPosition {
    Version v;
    std::optional<Seat> seat;         ///< the seat that has moved; absent at the start
    std::optional<std::string> move;  ///< the move
    json::RawJson events;
    int round = 1;
    SeatSet to_act;
    std::map<Seat, int> points;
    json::RawJson view;  ///< the public view
    std::optional<std::map<Seat, std::vector<std::string>>> legal;
    std::optional<from_server::Result> result;
    BOOST_DESCRIBE_CLASS(ReplayPosition, (),
                         (v, seat, move, events, round, to_act, points, view, legal, result), (), ())
};

/// `POST /api/review`: a match file, and the number of one of its moves.
struct ReviewRequest {
    std::string file;
    Version v;  ///< from 1
    BOOST_DESCRIBE_CLASS(ReviewRequest, (), (file, v), (), ())
};

/// `POST /api/review` answers with this move, and with a stronger one if the bot `hard` finds one.
struct ReviewAnswer {
    Seat seat;
    std::string move;
    std::optional<StrongerMove> stronger;
    BOOST_DESCRIBE_CLASS(ReviewAnswer, (), (seat, move, stronger), (), ())
};

}  // namespace reami::protocol::plain

namespace reami::json {

template <>
inline constexpr Facts facts<&protocol::plain::CodesRequest::codes>{.longest = protocol::most_codes};

}  // namespace reami::json
