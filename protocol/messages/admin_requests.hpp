// The requests of admins: PROTOCOL.md, "For admins". A request is either one line on the server's local
// socket, or the body of a `POST /api/admin`.
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

// These requests only read. If a request has `find`, the answer contains only the entries with this text, in
// small or capital letters.

/// Asks for the server's load at this moment.
struct AskStatus {
    static constexpr std::string_view tag = "status";
    BOOST_DESCRIBE_CLASS(AskStatus, (), (), (), ())
};
/// Asks for the server's load in each minute between two times of the last day.
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
/// Asks for the state of one room. The server logs this request.
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

// These requests change something. `player` is a player's number as text. `until` is in Unix milliseconds.

/// Closes a room. If the room has a running match, the server files the match without a result.
struct CloseRoom {
    static constexpr std::string_view tag = "close_room";
    std::string code;
    BOOST_DESCRIBE_CLASS(CloseRoom, (), (code), (), ())
};
/// Closes all rooms that this server serves and that somebody at this address (for IPv6, its /64) has opened.
struct CloseRoomsOf {
    static constexpr std::string_view tag = "close_rooms_of";
    std::string address;
    BOOST_DESCRIBE_CLASS(CloseRoomsOf, (), (address), (), ())
};
/// Files the running or held match of a room without a result. The room stays open.
struct EndMatch {
    static constexpr std::string_view tag = "end_match";
    std::string code;
    BOOST_DESCRIBE_CLASS(EndMatch, (), (code), (), ())
};
/// Removes a player from their seat in one room or in all rooms, and closes their connections to it.
struct RemovePlayer {
    static constexpr std::string_view tag = "remove";
    std::string player;
    std::optional<std::string> code;
    BOOST_DESCRIBE_CLASS(RemovePlayer, (), (player, code), (), ())
};
enum class RestrictionKind : std::uint8_t {
    ban,     ///< they may not enter rooms
    silence  ///< they may not chat
};
BOOST_DESCRIBE_ENUM(RestrictionKind, ban, silence)
/// Restricts a player or an address in all rooms.
struct Restrict {
    static constexpr std::string_view tag = "restrict";
    RestrictionKind kind = RestrictionKind::ban;
    std::optional<std::string> player, address;
    std::int64_t until = 0;
    std::optional<std::string> note;
    std::optional<bool> with_rooms = {};  ///< with a ban of an address, true also carries out `CloseRoomsOf`
    std::optional<bool> sure = {};        ///< true allows a ban that keeps out everybody behind a proxy
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
/// The server finishes and stores the steps under way, tells all clients to reconnect, and exits.
struct DrainServer {
    static constexpr std::string_view tag = "drain";
    BOOST_DESCRIBE_CLASS(DrainServer, (), (), (), ())
};
/// Signs out one device of a player, or all of them.
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
/// Deletes a player's name, chat and devices. The player's moves stay.
struct ForgetPlayer {
    static constexpr std::string_view tag = "forget";
    std::string player;
    BOOST_DESCRIBE_CLASS(ForgetPlayer, (), (player), (), ())
};
/// Makes a token for the page of admins. The server accepts this request and `revoke_token` only on the local
/// socket.
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

/// Makes an invitation. As many players as `uses` can use its word to get permission to open rooms.
struct MakeInvite {
    static constexpr std::string_view tag = "make_invite";
    std::string name;
    std::int64_t until = 0;
    int uses = 1;
    BOOST_DESCRIBE_CLASS(MakeInvite, (), (name, until, uses), (), ())
};
/// Ends an invitation. Players who have used the invitation keep their permission.
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
