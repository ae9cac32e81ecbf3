// Every error code and close code of the wire: stable for ever. Rules of games have codes of their own,
// `rule.<game>.<rule>`, and options `room.options.<fault>`; both come from the games. The words for people
// are in texts.*.json.
#pragma once

#include <boost/describe/enum.hpp>
#include <cstdint>
#include <string>
#include <string_view>

namespace reami::protocol {

namespace code {

// The message could not be understood.
inline constexpr std::string_view malformed = "wire.malformed";  ///< no JSON object, or one without `t`
inline constexpr std::string_view unknown = "wire.unknown";      ///< a `t` that is none of ours
inline constexpr std::string_view field = "wire.field";          ///< a member is missing or wrong
inline constexpr std::string_view order = "wire.order";          ///< `hello` comes first, and once

// The person who asks.
inline constexpr std::string_view not_seated = "auth.not_seated";      ///< only a seated player may do that
inline constexpr std::string_view not_host = "auth.not_host";          ///< only the host may do that
inline constexpr std::string_view bad_token = "auth.token";            ///< no player has this token
inline constexpr std::string_view wrong_hand_over = "auth.hand_over";  ///< no such code, or used, or old

// The room.
inline constexpr std::string_view unknown_room = "room.unknown";  ///< no room ever had this code
inline constexpr std::string_view closed_room = "room.closed";    ///< this room is no more
inline constexpr std::string_view unknown_game = "room.game";
inline constexpr std::string_view unknown_match = "room.match";  ///< no such match has ended in this room
inline constexpr std::string_view other_match =
    "room.other_match";  ///< not the one that the room plays or played last
inline constexpr std::string_view no_such_position = "room.position";  ///< the match has not come so far
inline constexpr std::string_view held = "room.held";                  ///< this match can only be watched
inline constexpr std::string_view bad_name = "room.name";  ///< 1 to 24 characters, none that can't be seen
inline constexpr std::string_view name_alike =
    "room.name_alike";  ///< it looks like another name at the table, or like a bot's
inline constexpr std::string_view bad_seat = "room.seat";              ///< there is no such seat
inline constexpr std::string_view seat_taken = "room.seat_taken";      ///< somebody sits there
inline constexpr std::string_view seat_empty = "room.seat_empty";      ///< nobody sits there
inline constexpr std::string_view seat_of_bot = "room.seat_of_bot";    ///< a bot sits there
inline constexpr std::string_view room_full = "room.full";             ///< every seat is taken
inline constexpr std::string_view sits_already = "room.sits_already";  ///< one seat a player
inline constexpr std::string_view not_seating = "room.not_seating";    ///< only before the match
inline constexpr std::string_view not_playing = "room.not_playing";    ///< no match is running
inline constexpr std::string_view not_ended = "room.not_ended";        ///< only after the match
inline constexpr std::string_view not_ready = "room.not_ready";  ///< a seat is empty or a person is not ready
inline constexpr std::string_view bad_seats = "room.seats";      ///< not with that many seats
inline constexpr std::string_view bad_options =
    "room.options";  ///< an option that the game does not have, or a wrong value
inline constexpr std::string_view bad_set_up = "room.set_up";  ///< given by hand, and not of this game
inline constexpr std::string_view prepared = "room.prepared";  ///< a room with a set-up is for one person
inline constexpr std::string_view bad_bot = "room.bot";        ///< no such kind of bot
inline constexpr std::string_view bad_chat = "room.chat";      ///< 1 to 500 characters
inline constexpr std::string_view still_here =
    "room.still_here";                                         ///< the person in that seat is not long away
inline constexpr std::string_view no_person = "room.person";   ///< nobody in this room has this number
inline constexpr std::string_view yourself = "room.yourself";  ///< not about oneself
inline constexpr std::string_view silenced = "room.silenced";  ///< the host wants no chat from this person
inline constexpr std::string_view forbidden_name =
    "room.name_forbidden";  ///< an admin of the server wants nobody called so
inline constexpr std::string_view silenced_everywhere =
    "room.silenced_everywhere";  ///< an admin of the server wants no chat from this person
inline constexpr std::string_view other_seat = "room.other_seat";  ///< in one match a player sits in one seat
inline constexpr std::string_view voted_out = "room.voted_out";    ///< of this match, by all others
inline constexpr std::string_view too_few = "room.too_few";        ///< a vote needs three people
inline constexpr std::string_view no_offer = "room.no_offer";      ///< the host's role is not offered to them

// A move.
inline constexpr std::string_view late = "move.late";  ///< the ask was answered, or it is another match
inline constexpr std::string_view not_yours = "move.not_yours";    ///< this seat is not asked now
inline constexpr std::string_view unreadable = "move.unreadable";  ///< no notation of this game
inline constexpr std::string_view over = "move.over";              ///< the match is over
inline constexpr std::string_view too_far = "move.too_far";  ///< the list goes beyond what its seat knows

// Too much.
inline constexpr std::string_view too_fast = "limit.rate";
inline constexpr std::string_view too_much_chat = "limit.chat";  ///< of one player, or one address, in a room
inline constexpr std::string_view too_many_rooms = "limit.rooms";
inline constexpr std::string_view too_many_codes = "limit.codes";  ///< wrong room codes from one address
inline constexpr std::string_view too_many_requests = "limit.requests";  ///< plain ones of one address
inline constexpr std::string_view full = "limit.connections";            ///< of the server, or of one address
inline constexpr std::string_view busy = "limit.busy";  ///< the room has more to do than it can

// The server.
inline constexpr std::string_view restarting = "server.restarting";  ///< it begins nothing new

// The disk.
inline constexpr std::string_view store_unavailable = "store.unavailable";  ///< not now
inline constexpr std::string_view store_refused = "store.refused";          ///< these records never

// Where rooms are opened by invitation.
inline constexpr std::string_view invited_only = "open.invited_only";  ///< this player has none
inline constexpr std::string_view wrong_invite = "invite.wrong";       ///< or it is used up, or old

// Codes of admins, and of people whom an admin keeps out.
inline constexpr std::string_view barred = "auth.barred";     ///< until a time, from this server
inline constexpr std::string_view bad_admin = "admin.token";  ///< no admin has this token, or not any more
inline constexpr std::string_view bad_way = "admin.way";      ///< not over https
inline constexpr std::string_view too_many_tries = "limit.tokens";  ///< wrong tokens of one address
inline constexpr std::string_view nothing_so_called =
    "admin.unknown";  ///< no player, device, restriction or token is called so
inline constexpr std::string_view bad_uses = "admin.uses";       ///< 1 to 10,000 people use an invitation
inline constexpr std::string_view ends_too_soon = "admin.date";  ///< not in the future, or too far
inline constexpr std::string_view who_or_where = "admin.whom";   ///< a player or an address, one of both
inline constexpr std::string_view bans_proxy =
    "admin.proxy";  ///< everybody behind a proxy has that address, or this machine
inline constexpr std::string_view only_here = "admin.local";  ///< on the local socket alone

// Plain requests.
inline constexpr std::string_view no_such_page = "http.not_found";
inline constexpr std::string_view bad_method = "http.method";
inline constexpr std::string_view bad_request = "http.bad_request";
inline constexpr std::string_view bad_origin = "http.origin";
inline constexpr std::string_view bad_match_file =
    "http.match_file";                                          ///< the problem says in which line, and why
inline constexpr std::string_view server_fault = "http.fault";  ///< our mistake, not the client's

}  // namespace code

/// Why a WebSocket is closed: PROTOCOL.md, "Close codes", says what a client does about each.
enum class Close : std::uint16_t {
    normal = 1000,
    binary = 1003,
    bad_text = 1007,
    policy = 1008,
    too_large = 1009,
    fault = 1011,
    restart = 1012,
    full = 1013,
    opened_elsewhere = 4000,
    removed = 4001,
    banned = 4002,
    room_closed = 4003,
    unknown_token = 4004,
    too_slow = 4005,
    unknown_version = 4006,
    unknown_room = 4007,
    private_room = 4008,
    barred = 4009,
};
BOOST_DESCRIBE_ENUM(Close, normal, binary, bad_text, policy, too_large, fault, restart, full,
                    opened_elsewhere, removed, banned, room_closed, unknown_token, too_slow, unknown_version,
                    unknown_room, private_room, barred)

}  // namespace reami::protocol
