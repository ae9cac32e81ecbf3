// All error codes and close codes of the messages. A code never changes. Each game adds codes for its rules,
// `rule.<game>.<rule>`, and for its options, `room.options.<fault>`. texts.*.json has the texts for people.
#pragma once

#include <boost/describe/enum.hpp>
#include <cstdint>
#include <string>
#include <string_view>

namespace reami::protocol {

namespace code {

// The server could not understand the message.
inline constexpr std::string_view malformed = "wire.malformed";  ///< no JSON object, or one without `t`
inline constexpr std::string_view unknown = "wire.unknown";      ///< an unknown `t`
inline constexpr std::string_view field = "wire.field";          ///< a member is missing or wrong
inline constexpr std::string_view order = "wire.order";          ///< `hello` must come first, and only once

// The sender of the message may not send it.
inline constexpr std::string_view not_seated = "auth.not_seated";      ///< only a seated player may do this
inline constexpr std::string_view not_host = "auth.not_host";          ///< only the host may do this
inline constexpr std::string_view bad_token = "auth.token";            ///< no player has this token
inline constexpr std::string_view wrong_hand_over = "auth.hand_over";  ///< a wrong, used or expired code

// The room can't do what the message asks for.
inline constexpr std::string_view unknown_room = "room.unknown";  ///< no room ever had this code
inline constexpr std::string_view closed_room = "room.closed";    ///< somebody closed this room
inline constexpr std::string_view unknown_game = "room.game";
inline constexpr std::string_view unknown_match = "room.match";  ///< no such match has ended in this room
inline constexpr std::string_view other_match =
    "room.other_match";  ///< it is neither the match that the room plays, nor the last one
inline constexpr std::string_view no_such_position = "room.position";  ///< the match has not reached it
inline constexpr std::string_view held = "room.held";                  ///< people can only watch this match
inline constexpr std::string_view bad_name = "room.name";  ///< 1 to 24 characters, all of them visible
inline constexpr std::string_view name_alike =
    "room.name_alike";  ///< it looks like another name at the table, or like a bot's
inline constexpr std::string_view bad_seat = "room.seat";              ///< the game has no such seat
inline constexpr std::string_view seat_taken = "room.seat_taken";      ///< somebody sits there
inline constexpr std::string_view seat_empty = "room.seat_empty";      ///< nobody sits there
inline constexpr std::string_view seat_of_bot = "room.seat_of_bot";    ///< a bot sits there
inline constexpr std::string_view room_full = "room.full";             ///< every seat is taken
inline constexpr std::string_view sits_already = "room.sits_already";  ///< a player may have only one seat
inline constexpr std::string_view not_seating = "room.not_seating";    ///< only possible before the match
inline constexpr std::string_view not_playing = "room.not_playing";    ///< no match is running
inline constexpr std::string_view not_ended = "room.not_ended";        ///< only possible after the match
inline constexpr std::string_view not_ready = "room.not_ready";  ///< a seat is empty or a person is not ready
inline constexpr std::string_view bad_seats = "room.seats";      ///< the game doesn't allow so many seats
inline constexpr std::string_view bad_options =
    "room.options";  ///< an option that the game does not have, or a wrong value
inline constexpr std::string_view bad_time =
    "room.time";  ///< the members of the time control do not go together, or one is out of range
inline constexpr std::string_view bad_set_up = "room.set_up";  ///< the set-up does not fit the game
inline constexpr std::string_view prepared = "room.prepared";  ///< a room with a set-up is for one person
inline constexpr std::string_view bad_date = "room.date";      ///< past, or too far ahead
inline constexpr std::string_view no_hint = "room.hint";       ///< hints are for matches against bots
inline constexpr std::string_view bad_bot = "room.bot";        ///< no such kind of bot
inline constexpr std::string_view bad_chat = "room.chat";      ///< 1 to 500 characters
inline constexpr std::string_view still_here =
    "room.still_here";  ///< the person in that seat is not absent for long enough
inline constexpr std::string_view by_vote =
    "room.by_vote";  ///< while a match runs, the host does not decide who plays
inline constexpr std::string_view bot_for_now =
    "room.bot_for_now";  ///< a bot plays for a person, who would have to agree, too
inline constexpr std::string_view no_person = "room.person";   ///< no person in this room has this number
inline constexpr std::string_view yourself = "room.yourself";  ///< a person can't do this to themselves
inline constexpr std::string_view silenced = "room.silenced";  ///< the host refuses this person's chat
inline constexpr std::string_view forbidden_name =
    "room.name_forbidden";  ///< an admin of the server has forbidden this name
inline constexpr std::string_view silenced_everywhere =
    "room.silenced_everywhere";  ///< an admin of the server refuses this person's chat
inline constexpr std::string_view other_seat = "room.other_seat";  ///< a player has only one seat in a match
inline constexpr std::string_view voted_out =
    "room.voted_out";  ///< the other players voted this player out of the match
inline constexpr std::string_view too_few = "room.too_few";    ///< a vote needs three people
inline constexpr std::string_view no_offer = "room.no_offer";  ///< nobody makes this person such an offer
inline constexpr std::string_view offer_open =
    "room.offer_open";                                     ///< an offer about the match is open already
inline constexpr std::string_view paused = "room.paused";  ///< the match is paused
inline constexpr std::string_view not_paused = "room.not_paused";  ///< the match is not paused
inline constexpr std::string_view bad_pause = "room.pause";        ///< no pause can have this length
inline constexpr std::string_view offered_before =
    "room.offered_before";  ///< the others did not agree, and the seat has not played since

// The move is not possible.
inline constexpr std::string_view late = "move.late";  ///< the seat has decided, or it is another match
inline constexpr std::string_view not_yours = "move.not_yours";    ///< the match does not ask this seat now
inline constexpr std::string_view your_turn = "move.your_turn";    ///< the match asks the planning seat now
inline constexpr std::string_view unreadable = "move.unreadable";  ///< this is no move in the game's notation
inline constexpr std::string_view over = "move.over";              ///< the match is over
inline constexpr std::string_view too_far = "move.too_far";  ///< the list goes beyond what its seat knows
inline constexpr std::string_view no_undo = "move.no_undo";  ///< the seat has no visit that it can take back
inline constexpr std::string_view undo_late = "move.undo_late";    ///< another seat has moved since
inline constexpr std::string_view undo_again = "move.undo_again";  ///< the seat has done so in this match

// The sender, or somebody at the same address, has exceeded a limit.
inline constexpr std::string_view too_fast = "limit.rate";
inline constexpr std::string_view too_much_chat =
    "limit.chat";  ///< too much chat in a room, from one player or one address
inline constexpr std::string_view too_many_rooms = "limit.rooms";
inline constexpr std::string_view too_many_codes = "limit.codes";  ///< wrong room codes from one address
inline constexpr std::string_view too_many_requests = "limit.requests";  ///< plain requests from one address
inline constexpr std::string_view too_many_pushes =
    "limit.pushes";  ///< too many subscriptions for web push from one address
inline constexpr std::string_view full = "limit.connections";  ///< too many, in all or from one address
inline constexpr std::string_view busy = "limit.busy";         ///< too many messages are waiting for the room

// The server itself can't do it.
inline constexpr std::string_view restarting = "server.restarting";  ///< the server is about to stop

// The server's database can't store it.
inline constexpr std::string_view store_unavailable = "store.unavailable";  ///< it can't store anything now
inline constexpr std::string_view store_refused =
    "store.refused";  ///< the server can never store these records

// On some servers, players need an invitation to open rooms.
inline constexpr std::string_view invited_only = "open.invited_only";  ///< this player has no invitation
inline constexpr std::string_view wrong_invite =
    "invite.wrong";  ///< the invitation is unknown, used up, or old

// Web push.
inline constexpr std::string_view push_off = "push.off";  ///< this server sends no messages by web push
inline constexpr std::string_view bad_subscription =
    "push.subscription";                                       ///< the server can't send to this subscription
inline constexpr std::string_view wrong_nonce = "push.nonce";  ///< this nonce is not from this server, or old

// These codes are for admins, and for people whom an admin keeps out.
inline constexpr std::string_view barred = "auth.barred";     ///< an admin keeps the person out
inline constexpr std::string_view bad_admin = "admin.token";  ///< no admin has this token, or has it no more
inline constexpr std::string_view bad_way = "admin.way";      ///< admins must use https
inline constexpr std::string_view too_many_tries =
    "limit.tokens";  ///< too many wrong tokens from one address
inline constexpr std::string_view nothing_so_called =
    "admin.unknown";  ///< no such player, device, restriction or token exists
inline constexpr std::string_view bad_uses = "admin.uses";       ///< an invitation is for 1 to 10,000 people
inline constexpr std::string_view ends_too_soon = "admin.date";  ///< a time in the past, or too far ahead
inline constexpr std::string_view who_or_where =
    "admin.whom";  ///< the request needs either a player or an address
inline constexpr std::string_view bans_proxy =
    "admin.proxy";  ///< a proxy or this machine has this address, so many people may share it
inline constexpr std::string_view only_here = "admin.local";  ///< only possible on the server's local socket

// These codes answer plain HTTP requests.
inline constexpr std::string_view no_such_page = "http.not_found";
inline constexpr std::string_view bad_method = "http.method";
inline constexpr std::string_view bad_request = "http.bad_request";
inline constexpr std::string_view bad_origin = "http.origin";
inline constexpr std::string_view bad_match_file =
    "http.match_file";                                          ///< the answer names the line and the fault
inline constexpr std::string_view server_fault = "http.fault";  ///< the server's fault, not the client's

}  // namespace code

/// Why the server closes a WebSocket. PROTOCOL.md, "Close codes", says what a client does after each code.
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
