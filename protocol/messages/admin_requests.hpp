// The requests of admins: PROTOCOL.md, "For admins". Each is a line on the server's local socket, or the
// body of `POST /api/admin`.
#pragma once

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>
#include <boost/mp11/algorithm.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "protocol/json/described.hpp"

namespace reami::protocol::admin {

// Requests that only read. `find` is a part of any text in a line of the list, in small or capital letters.

/// How the server is just now.
struct AskStatus {
    static constexpr std::string_view tag = "status";
    BOOST_DESCRIBE_CLASS(AskStatus, (), (), (), ())
};
/// How it was, minute by minute, for the last day: those between two times.
struct AskHistory {
    static constexpr std::string_view tag = "history";
    std::optional<std::int64_t> from, to;  ///< Unix milliseconds
    BOOST_DESCRIBE_CLASS(AskHistory, (), (from, to), (), ())
};
struct ListRooms {
    static constexpr std::string_view tag = "rooms";
    std::optional<std::string> find;
    BOOST_DESCRIBE_CLASS(ListRooms, (), (find), (), ())
};
/// Into one room. That is in the log.
struct LookIntoRoom {
    static constexpr std::string_view tag = "room";
    std::string code;
    BOOST_DESCRIBE_CLASS(LookIntoRoom, (), (code), (), ())
};
struct ListMatches {
    static constexpr std::string_view tag = "matches";
    std::optional<std::string> find;
    BOOST_DESCRIBE_CLASS(ListMatches, (), (find), (), ())
};
struct ListConnections {
    static constexpr std::string_view tag = "connections";
    std::optional<std::string> find;
    BOOST_DESCRIBE_CLASS(ListConnections, (), (find), (), ())
};
struct ListPlayers {
    static constexpr std::string_view tag = "players";
    std::optional<std::string> find;
    BOOST_DESCRIBE_CLASS(ListPlayers, (), (find), (), ())
};
struct ListDevices {
    static constexpr std::string_view tag = "devices";
    std::string player;
    BOOST_DESCRIBE_CLASS(ListDevices, (), (player), (), ())
};
struct ListRestrictions {
    static constexpr std::string_view tag = "restrictions";
    BOOST_DESCRIBE_CLASS(ListRestrictions, (), (), (), ())
};
struct ListNames {
    static constexpr std::string_view tag = "names";
    BOOST_DESCRIBE_CLASS(ListNames, (), (), (), ())
};
struct ListLog {
    static constexpr std::string_view tag = "log";
    std::optional<std::string> find;
    std::optional<int> most;
    BOOST_DESCRIBE_CLASS(ListLog, (), (find, most), (), ())
};
struct ListTokens {
    static constexpr std::string_view tag = "tokens";
    BOOST_DESCRIBE_CLASS(ListTokens, (), (), (), ())
};

struct ListInvites {
    static constexpr std::string_view tag = "invites";
    BOOST_DESCRIBE_CLASS(ListInvites, (), (), (), ())
};

// Requests that change something. A `player` is a player's number, as text; `until` is in Unix milliseconds.

/// Its match, if one runs, is filed without a result.
struct CloseRoom {
    static constexpr std::string_view tag = "close_room";
    std::string code;
    BOOST_DESCRIBE_CLASS(CloseRoom, (), (code), (), ())
};
/// All rooms that this server serves and that were opened from that address (for IPv6 from its /64).
struct CloseRoomsOf {
    static constexpr std::string_view tag = "close_rooms_of";
    std::string address;
    BOOST_DESCRIBE_CLASS(CloseRoomsOf, (), (address), (), ())
};
/// The match that runs there, or is held, is filed without a result; the room stays.
struct EndMatch {
    static constexpr std::string_view tag = "end_match";
    std::string code;
    BOOST_DESCRIBE_CLASS(EndMatch, (), (code), (), ())
};
/// From their seat in one room, or in all; their connections there are closed.
struct RemovePlayer {
    static constexpr std::string_view tag = "remove";
    std::string player;
    std::optional<std::string> code;
    BOOST_DESCRIBE_CLASS(RemovePlayer, (), (player, code), (), ())
};
enum class RestrictionKind : std::uint8_t {
    ban,     ///< they may not come in
    silence  ///< they may not chat
};
BOOST_DESCRIBE_ENUM(RestrictionKind, ban, silence)
/// A player or an address, one of both, in all rooms.
struct Restrict {
    static constexpr std::string_view tag = "restrict";
    RestrictionKind kind = RestrictionKind::ban;
    std::optional<std::string> player, address;
    std::int64_t until = 0;
    std::optional<std::string> note;
    std::optional<bool> with_rooms = {};  ///< with a ban of an address: `CloseRoomsOf` the same
    std::optional<bool> sure = {};        ///< also where the ban keeps everybody behind a proxy out
    BOOST_DESCRIBE_CLASS(Restrict, (), (kind, player, address, until, note, with_rooms, sure), (), ())
};
struct LiftRestriction {
    static constexpr std::string_view tag = "lift";
    std::int64_t number = 0;
    BOOST_DESCRIBE_CLASS(LiftRestriction, (), (number), (), ())
};
/// Sends a text to everybody who is connected.
struct Announce {
    static constexpr std::string_view tag = "announce";
    std::string text;
    BOOST_DESCRIBE_CLASS(Announce, (), (text), (), ())
};
/// The server stores the steps under way, tells all clients to come back, and ends.
struct DrainServer {
    static constexpr std::string_view tag = "drain";
    BOOST_DESCRIBE_CLASS(DrainServer, (), (), (), ())
};
/// One device of a player, or all of them.
struct SignOut {
    static constexpr std::string_view tag = "sign_out";
    std::string player;
    std::optional<std::string> device;
    BOOST_DESCRIBE_CLASS(SignOut, (), (player, device), (), ())
};
struct ForbidName {
    static constexpr std::string_view tag = "forbid_name";
    std::string name;
    BOOST_DESCRIBE_CLASS(ForbidName, (), (name), (), ())
};
struct AllowName {
    static constexpr std::string_view tag = "allow_name";
    std::string name;
    BOOST_DESCRIBE_CLASS(AllowName, (), (name), (), ())
};
/// Their name, chat and devices; the moves stay.
struct ForgetPlayer {
    static constexpr std::string_view tag = "forget";
    std::string player;
    BOOST_DESCRIBE_CLASS(ForgetPlayer, (), (player), (), ())
};
/// For the page. On the local socket alone, as `revoke_token`.
struct MakeToken {
    static constexpr std::string_view tag = "make_token";
    std::string name;
    std::int64_t until = 0;
    BOOST_DESCRIBE_CLASS(MakeToken, (), (name, until), (), ())
};
struct RevokeToken {
    static constexpr std::string_view tag = "revoke_token";
    std::string name;
    BOOST_DESCRIBE_CLASS(RevokeToken, (), (name), (), ())
};

/// A word with which so many players get leave to open rooms, where not everybody may.
struct MakeInvite {
    static constexpr std::string_view tag = "make_invite";
    std::string name;
    std::int64_t until = 0;
    int uses = 1;
    BOOST_DESCRIBE_CLASS(MakeInvite, (), (name, until, uses), (), ())
};
/// Nobody gets leave by it any more; who has it keeps it.
struct RevokeInvite {
    static constexpr std::string_view tag = "revoke_invite";
    std::string name;
    BOOST_DESCRIBE_CLASS(RevokeInvite, (), (name), (), ())
};

using AdminRequest =
    std::variant<AskStatus, AskHistory, ListRooms, LookIntoRoom, ListMatches, ListConnections, ListPlayers,
                 ListDevices, ListRestrictions, ListNames, ListLog, ListTokens, ListInvites, CloseRoom,
                 CloseRoomsOf, EndMatch, RemovePlayer, Restrict, LiftRestriction, Announce, DrainServer,
                 SignOut, ForbidName, AllowName, ForgetPlayer, MakeToken, RevokeToken, MakeInvite,
                 RevokeInvite>;

template <class T>
concept IsAdminRequest = boost::mp11::mp_contains<AdminRequest, T>::value;

}  // namespace reami::protocol::admin

namespace reami::json {

template <protocol::admin::IsAdminRequest T>
inline constexpr std::string_view tag_key<T> = "t";

}  // namespace reami::json
