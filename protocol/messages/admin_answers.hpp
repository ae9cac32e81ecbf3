// The server's answers to admins: PROTOCOL.md, "For admins". No answer contains a secret, a seed, a hand, or
// a choice that is still hidden. Times are Unix milliseconds; 0 means that there is no time.
#pragma once

#include <boost/describe/class.hpp>
#include <boost/mp11/algorithm.hpp>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "protocol/messages/admin_requests.hpp"
#include "protocol/messages/admin_room.hpp"
#include "protocol/messages/from_server.hpp"

namespace reami::protocol::admin {

/// Counts an address's plain requests and WebSockets in a minute, and those that the server refused.
struct BusyAddress {
    std::string address;
    std::int64_t asked = 0, refused = 0;
    BOOST_DESCRIBE_CLASS(BusyAddress, (), (address, asked, refused), (), ())
};

/// The counts of one minute. A `…_at_most_us` is an upper bound for the slowest event of the minute, in
/// microseconds; 0 if the minute had no such event.
struct ServerMinute {
    std::int64_t at = 0;  ///< the end of the minute
    std::int64_t connections = 0, websockets = 0, moves = 0;
    std::int64_t step_mean_us = 0, step_at_most_us = 0;      ///< a room's step until it is stored and shown
    std::int64_t commit_mean_us = 0, commit_at_most_us = 0;  ///< the commits of the disk
    std::int64_t bot_mean_us = 0, bot_at_most_us = 0;        ///< a bot's thinking
    std::int64_t refusals = 0, refused_connections = 0;
    std::int64_t cpu_percent = 0;      ///< the load in percent of one core
    std::vector<BusyAddress> busiest;  ///< the three busiest addresses at most
    BOOST_DESCRIBE_CLASS(ServerMinute, (),
                         (at, connections, websockets, moves, step_mean_us, step_at_most_us, commit_mean_us,
                          commit_at_most_us, bot_mean_us, bot_at_most_us, refusals, refused_connections,
                          cpu_percent, busiest),
                         (), ())
};

/// How many open rooms of one game are in one phase.
struct RoomsOfGame {
    std::string game, phase;
    std::int64_t rooms = 0, seats_taken = 0, watching = 0;
    BOOST_DESCRIBE_CLASS(RoomsOfGame, (), (game, phase, rooms, seats_taken, watching), (), ())
};

struct ServerStatus {
    static constexpr std::string_view tag = "status";
    std::string version;
    std::int64_t started = 0, now = 0;
    bool storing = true;
    std::string why;      ///< why the server does not store; empty if it does
    bool pushes = false;  ///< whether it sends messages by web push
    std::vector<RoomsOfGame> rooms;
    std::map<std::string, std::int64_t> refusals, closings;  ///< by code, since the start of the server
    ServerMinute minute;                                     ///< the current minute up to now
    BOOST_DESCRIBE_CLASS(ServerStatus, (),
                         (version, started, now, storing, why, pushes, rooms, refusals, closings, minute), (),
                         ())
};

struct ServerHistory {
    static constexpr std::string_view tag = "history";
    std::vector<ServerMinute> minutes;
    BOOST_DESCRIBE_CLASS(ServerHistory, (), (minutes), (), ())
};

struct RoomLine {
    std::int64_t number = 0;  ///< the room's number in the log
    std::string code, game;
    from_server::Phase phase = from_server::Phase::seating;
    MatchNumber match;
    std::string players;  ///< by seat: the names of people, and the kinds of bots
    int here = 0;         ///< the number of seated people who are connected
    int watching = 0;
    bool listed = false;
    std::optional<bool> rests = {};  ///< true if only the store has the room, after an hour without people
    BOOST_DESCRIBE_CLASS(RoomLine, (),
                         (number, code, game, phase, match, players, here, watching, listed, rests), (), ())
};

struct RoomList {
    static constexpr std::string_view tag = "rooms";
    std::vector<RoomLine> rooms;
    std::optional<std::int64_t> not_served = {};  ///< with PostgreSQL: open rooms that no server has taken
    BOOST_DESCRIBE_CLASS(RoomList, (), (rooms, not_served), (), ())
};

struct MatchLine {
    std::string code, game, players;
    std::int64_t number = 0;  ///< the room's number
    MatchNumber match;
    std::int64_t started_at = 0, ended_at = 0;
    bool abandoned = false;
    BOOST_DESCRIBE_CLASS(MatchLine, (), (code, game, players, number, match, started_at, ended_at, abandoned),
                         (), ())
};

/// The last matches, at most fifty.
struct MatchList {
    static constexpr std::string_view tag = "matches";
    std::vector<MatchLine> matches;
    BOOST_DESCRIBE_CLASS(MatchList, (), (matches), (), ())
};

/// A connection that gets the list of open rooms, and is in no room.
struct FirstPageLine {
    std::string address;
    std::int64_t since = 0;
    BOOST_DESCRIBE_CLASS(FirstPageLine, (), (address, since), (), ())
};

struct ConnectionList {
    static constexpr std::string_view tag = "connections";
    std::vector<ConnectionLine> connections;  ///< those in rooms, at most the newest 500
    int total = 0;                            ///< the number of all connections in rooms
    std::vector<FirstPageLine> first_page;    ///< those with the list of open rooms, at most the newest 500
    int on_first_page = 0;                    ///< the number of all such connections
    std::vector<BusyAddress> busiest;         ///< the ten busiest addresses at most, in this minute up to now
    BOOST_DESCRIBE_CLASS(ConnectionList, (), (connections, total, first_page, on_first_page, busiest), (), ())
};

struct PlayerLine {
    std::string player, names, rooms;
    int matches = 0, devices = 0, connected = 0;
    std::int64_t seen_at = 0;
    BOOST_DESCRIBE_CLASS(PlayerLine, (), (player, names, rooms, matches, devices, connected, seen_at), (), ())
};

/// The players who connected last and whose tokens the server stores, at most fifty.
struct PlayerList {
    static constexpr std::string_view tag = "players";
    std::vector<PlayerLine> players;
    BOOST_DESCRIBE_CLASS(PlayerList, (), (players), (), ())
};

struct DeviceLine {
    std::string device;  ///< eight digits, the name of the device in `sign_out`
    std::string client;
    std::int64_t made_at = 0, seen_at = 0;
    int connected = 0;
    BOOST_DESCRIBE_CLASS(DeviceLine, (), (device, client, made_at, seen_at, connected), (), ())
};

struct DevicesOfPlayer {
    static constexpr std::string_view tag = "devices";
    std::vector<DeviceLine> devices;
    BOOST_DESCRIBE_CLASS(DevicesOfPlayer, (), (devices), (), ())
};

struct RestrictionLine {
    std::int64_t number = 0;
    RestrictionKind kind = RestrictionKind::ban;
    std::string player, name;  ///< empty for an address, which is stored as a hash only
    std::string note;
    std::int64_t since = 0, until = 0;
    BOOST_DESCRIBE_CLASS(RestrictionLine, (), (number, kind, player, name, note, since, until), (), ())
};

struct RestrictionList {
    static constexpr std::string_view tag = "restrictions";
    std::vector<RestrictionLine> restrictions;
    BOOST_DESCRIBE_CLASS(RestrictionList, (), (restrictions), (), ())
};

struct NameList {
    static constexpr std::string_view tag = "names";
    std::vector<std::string> names;
    BOOST_DESCRIBE_CLASS(NameList, (), (names), (), ())
};

struct DeedLine {
    std::int64_t at = 0;
    std::string who, what, target, outcome;
    BOOST_DESCRIBE_CLASS(DeedLine, (), (at, who, what, target, outcome), (), ())
};

struct AdminLog {
    static constexpr std::string_view tag = "log";
    std::vector<DeedLine> deeds;
    BOOST_DESCRIBE_CLASS(AdminLog, (), (deeds), (), ())
};

struct TokenLine {
    std::string name;
    std::int64_t made_at = 0, until = 0;
    bool revoked = false;
    BOOST_DESCRIBE_CLASS(TokenLine, (), (name, made_at, until, revoked), (), ())
};

struct TokenList {
    static constexpr std::string_view tag = "tokens";
    std::vector<TokenLine> tokens;
    BOOST_DESCRIBE_CLASS(TokenList, (), (tokens), (), ())
};

struct InviteLine {
    std::string name;
    std::int64_t made_at = 0, until = 0;
    int uses = 0, used = 0;
    bool revoked = false;
    BOOST_DESCRIBE_CLASS(InviteLine, (), (name, made_at, until, uses, used, revoked), (), ())
};

struct InviteList {
    static constexpr std::string_view tag = "invites";
    std::vector<InviteLine> invites;
    BOOST_DESCRIBE_CLASS(InviteList, (), (invites), (), ())
};

/// The server has carried out the request. `count` is the number of connections, seats, devices or rooms
/// concerned; `number` is the number of a restriction.
struct AdminDone {
    static constexpr std::string_view tag = "done";
    std::optional<std::int64_t> count = {}, number = {};
    std::optional<std::int64_t> rooms = {};  ///< the number of closed rooms of an address
    BOOST_DESCRIBE_CLASS(AdminDone, (), (count, number, rooms), (), ())
};

/// The server has made a token. No other answer contains the token's text.
struct TokenMade {
    static constexpr std::string_view tag = "token";
    std::string token;
    BOOST_DESCRIBE_CLASS(TokenMade, (), (token), (), ())
};

/// The server has made an invitation. No other answer contains the invitation's word.
struct InviteMade {
    static constexpr std::string_view tag = "invite";
    std::string word;
    std::optional<std::string> link;  ///< absent if the server does not know its own address
    BOOST_DESCRIBE_CLASS(InviteMade, (), (word, link), (), ())
};

/// The server has refused the request and changed nothing. `text` is in the admin's language.
struct AdminRefused {
    static constexpr std::string_view tag = "refused";
    std::string code, text;
    BOOST_DESCRIBE_CLASS(AdminRefused, (), (code, text), (), ())
};

using AdminAnswer = std::variant<ServerStatus, ServerHistory, RoomList, RoomInside, MatchList, ConnectionList,
                                 PlayerList, DevicesOfPlayer, RestrictionList, NameList, AdminLog, TokenList,
                                 InviteList, AdminDone, TokenMade, InviteMade, AdminRefused>;

template <class T>
concept IsAdminAnswer = boost::mp11::mp_contains<AdminAnswer, T>::value;

}  // namespace reami::protocol::admin

namespace reami::json {

template <protocol::admin::IsAdminAnswer T>
inline constexpr std::string_view tag_key<T> = "t";

}  // namespace reami::json
