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

namespace reami::protocol::plain {

/// A text in each language.
struct LocalizedText {
    std::string en, it;
    BOOST_DESCRIBE_CLASS(LocalizedText, (), (en, it), (), ())
};

/// `GET /health`. With `why` it is not `ok`.
struct Status {
    std::string status = "ok";
    std::optional<std::string> why;
    std::optional<std::string> warning;  ///< it is ready, and something is not as it should be
    BOOST_DESCRIBE_CLASS(Status, (), (status, why, warning), (), ())
};

/// `GET /version`.
struct ProgramVersion {
    std::string name, version;
    std::string protocol;                              ///< the WebSocket subprotocol
    std::optional<std::string> title, welcome, about;  ///< what the operator says of this server
    std::optional<std::string> opening;                ///< `invited` if rooms are opened by invitation
    BOOST_DESCRIBE_CLASS(ProgramVersion, (), (name, version, protocol, title, welcome, about, opening), (),
                         ())
};

/// `GET /api/addresses`, for a browser on the server's own machine: where others reach it.
struct OwnAddresses {
    std::vector<std::string> urls;
    bool only_here = false;  ///< the server listens for its own machine alone
    BOOST_DESCRIBE_CLASS(OwnAddresses, (), (urls, only_here), (), ())
};

/// Every refusal (RFC 9457).
struct ProblemDetails {
    std::optional<std::string> title;
    std::optional<int> status;
    std::optional<std::string> detail;  ///< what exactly was wrong
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

/// `GET /api/games` answers with a list of these.
struct GameEntry {
    std::string name;
    LocalizedText title;
    int rules_version = 0, fewest_seats = 0, most_seats = 0;
    std::vector<OptionEntry> options;
    std::vector<std::string> bots;
    std::string catalog;  ///< its address
    BOOST_DESCRIBE_CLASS(GameEntry, (),
                         (name, title, rules_version, fewest_seats, most_seats, options, bots, catalog), (),
                         ())
};

/// `POST /api/rooms`: opens a room. The same `id` of the same player again gives the same room.
struct OpenRequest {
    RequestId id;
    std::string game;
    std::optional<json::RawJson> options;
    std::optional<int> seats;
    std::optional<std::map<Seat, std::string>> bots;  ///< their kinds
    std::optional<bool> listed;
    std::optional<std::string> set_up = {};  ///< by hand, as text: the room is for one person
    std::optional<std::map<Seat, std::vector<std::string>>> script = {};  ///< what bots play first
    BOOST_DESCRIBE_CLASS(OpenRequest, (), (id, game, options, seats, bots, listed, set_up, script), (), ())
};

struct OpenedAnswer {
    std::string code, url;
    std::optional<std::string> token;  ///< the token of the new player, if the request had none
    BOOST_DESCRIBE_CLASS(OpenedAnswer, (), (code, url, token), (), ())
};

/// `POST /api/invites`: a player uses an invitation, and may open rooms from then on.
struct InviteRequest {
    std::string word;
    BOOST_DESCRIBE_CLASS(InviteRequest, (), (word), (), ())
};

struct InvitedAnswer {
    std::optional<std::string> token;  ///< the token of the new player, if the request had none
    BOOST_DESCRIBE_CLASS(InvitedAnswer, (), (token), (), ())
};

/// `POST /api/rooms/open`: which of these rooms are open.
struct CodesRequest {
    std::vector<std::string> codes;
    BOOST_DESCRIBE_CLASS(CodesRequest, (), (codes), (), ())
};

/// A room's match that runs: whom it waits for.
struct RunningMatch {
    std::string code;
    std::vector<Seat> to_act;
    std::int64_t since = 0;   ///< the last move, or the start: Unix milliseconds
    std::optional<Seat> you;  ///< the seat of the player who asks
    friend bool operator==(const RunningMatch&, const RunningMatch&) = default;
    BOOST_DESCRIBE_CLASS(RunningMatch, (), (code, to_act, since, you), (), ())
};

/// A code in neither list was not looked up, and is to be asked for another time.
struct KnownRooms {
    std::vector<from_server::Room> rooms;  ///< open now
    std::vector<std::string> gone;         ///< closed, or there never was one
    std::vector<RunningMatch> running;     ///< of those rooms in which a match runs
    BOOST_DESCRIBE_CLASS(KnownRooms, (), (rooms, gone, running), (), ())
};

/// Where a player is signed in.
struct DeviceEntry {
    std::int64_t since = 0;     ///< when its token was made: Unix milliseconds
    std::int64_t seen = 0;      ///< when it was here last, to the day
    std::string client;         ///< what it calls itself
    std::optional<bool> this_;  ///< true: the one that asks
    BOOST_DESCRIBE_CLASS(DeviceEntry, (), (since, seen, client, this_), (), ())
};

/// `GET /api/devices`.
struct DeviceList {
    std::vector<DeviceEntry> devices;
    BOOST_DESCRIBE_CLASS(DeviceList, (), (devices), (), ())
};

/// `POST /api/devices/sign_out_others` answers how many there were.
struct SignedOut {
    int signed_out = 0;
    BOOST_DESCRIBE_CLASS(SignedOut, (), (signed_out), (), ())
};

/// `POST /api/devices/whose`: which player a code for another device is of. The code works as before.
struct WhoseRequest {
    std::string code;
    BOOST_DESCRIBE_CLASS(WhoseRequest, (), (code), (), ())
};

struct WhoseAnswer {
    std::optional<std::string> name;  ///< under which the player sat last
    std::optional<bool> yours;        ///< true: it is the player who asks
    BOOST_DESCRIBE_CLASS(WhoseAnswer, (), (name, yours), (), ())
};

/// `POST /api/replay`: a match file.
struct ReplayRequest {
    std::string file;
    BOOST_DESCRIBE_CLASS(ReplayRequest, (), (file), (), ())
};

/// It answers with a list of these: a match as it stood at the start, and after each move.
struct ReplayPosition {
    Version v;
    std::optional<Seat> seat;         ///< who moved; none at the start
    std::optional<std::string> move;  ///< what it played
    json::RawJson events;
    int round = 1;
    SeatSet to_act;
    std::map<Seat, int> points;
    json::RawJson view;  ///< the public's
    std::optional<std::map<Seat, std::vector<std::string>>> legal;
    std::optional<from_server::Result> result;
    BOOST_DESCRIBE_CLASS(ReplayPosition, (),
                         (v, seat, move, events, round, to_act, points, view, legal, result), (), ())
};

}  // namespace reami::protocol::plain

namespace reami::json {

template <>
inline constexpr Facts facts<&protocol::plain::CodesRequest::codes>{.longest = protocol::most_codes};

}  // namespace reami::json
