// The stored records. A room is the fold of its records, in order, as a match is the replay of its moves.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/core/fair_seed.hpp"
#include "engine/core/seat.hpp"
#include "protocol/messages/departure.hpp"
#include "protocol/messages/ids.hpp"
#include "server/store/admin_record.hpp"
#include "server/store/host_record.hpp"

namespace reami::store {

using RoomId = std::int64_t;  ///< from 1; never used again
using Millis = std::int64_t;  ///< Unix milliseconds
using protocol::MatchNumber;
using protocol::RequestId;
using protocol::Version;

/// A player got a token; the player is new, or has several (one a device).
struct PlayerMade {
    PlayerId player;
    TokenHash token{};
    std::string client = {};  ///< what the device calls itself
    friend bool operator==(const PlayerMade&, const PlayerMade&) = default;
};

/// A device came back, after a day or under another name.
struct DeviceSeen {
    TokenHash token{};
    std::string client;
    friend bool operator==(const DeviceSeen&, const DeviceSeen&) = default;
};

/// The player's other devices are signed out.
struct OthersSignedOut {
    PlayerId player;
    TokenHash but{};
    friend bool operator==(const OthersSignedOut&, const OthersSignedOut&) = default;
};

/// A code with which another device becomes the same player, once: only where several servers share a
/// database. It makes the one before void.
struct HandOverMade {
    Hash code{};  ///< keyed
    PlayerId player;
    Millis lasts = 0;  ///< from the moment when it is stored
    friend bool operator==(const HandOverMade&, const HandOverMade&) = default;
};

/// A code was used; the record is refused if it was used before, or is old.
struct HandOverRedeemed {
    Hash code{};  ///< keyed
    friend bool operator==(const HandOverRedeemed&, const HandOverRedeemed&) = default;
};

/// The player has used that invitation, and may open rooms from now on; refused if it is not good any more,
/// or the player may already.
struct InviteRedeemed {
    Hash hash{};  ///< keyed
    PlayerId player;
    friend bool operator==(const InviteRedeemed&, const InviteRedeemed&) = default;
};

/// A player is forgotten in all rooms: what they are called, what they wrote, and their devices.
struct PlayerForgotten {
    PlayerId player;
    friend bool operator==(const PlayerForgotten&, const PlayerForgotten&) = default;
};

/// This text takes the place of a forgotten name.
inline constexpr const char* forgotten_name = "—";

/// A room was opened to learn a game, or to try something in it, by the one person who plays there.
struct Prepared {
    std::string set_up;  ///< with which each of its matches begins: the game's text
    std::string script;  ///< JSON: by seat, the moves that a bot plays there as long as it can
    friend bool operator==(const Prepared&, const Prepared&) = default;
};

/// A room was opened. `options` is the canonical JSON of the game's options; `secret` is the one to which the
/// server commits for the first match. The same request of the same requester opens one room.
struct RoomOpened {
    std::string code, game, options;
    int seats = 0;
    bool listed = false;
    Secret secret{};
    std::optional<PlayerId> host;   ///< the player who opened it; read back, whose the host's role is
    std::optional<Hash> opener;     ///< keyed hash of the address that opened it
    std::optional<Hash> requester;  ///< keyed hash of the player, or else of the address
    RequestId request;              ///< the client's id of the request; empty: none
    std::optional<Prepared> prepared = {};
    bool for_one = false;  ///< nobody but the host comes in
    friend bool operator==(const RoomOpened&, const RoomOpened&) = default;
};

/// Somebody came into the room for the first time.
struct RoomEntered {
    friend bool operator==(const RoomEntered&, const RoomEntered&) = default;
};

/// Somebody is in the room: it counts as used now. Only to be stored, not read back.
struct RoomUsed {
    friend bool operator==(const RoomUsed&, const RoomUsed&) = default;
};

/// A server is there; the time since one last said so was served, if it is two minutes at most.
struct TimeServed {
    friend bool operator==(const TimeServed&, const TimeServed&) = default;
};

/// Somebody took a seat: a person (`player`, with a name and, before the first match, a word) or a bot
/// (`bot`, its kind). A person has one seat a room: SeatLeft comes before another one.
struct SeatTaken {
    Seat seat;
    std::optional<PlayerId> player;
    std::string name, word, bot;
    protocol::AskNumber hides_ask =
        {};  ///< while this is the seat's ask, what it chose before is hidden from them; 0: nothing
    friend bool operator==(const SeatTaken&, const SeatTaken&) = default;
};

/// A seat became empty. Of a person it says who that was, and why they went.
struct SeatLeft {
    Seat seat;
    std::string name = {};
    std::optional<protocol::Departure> why = {};
    friend bool operator==(const SeatLeft&, const SeatLeft&) = default;
};

/// A match began. Matches of a room count from 1. The seed is the hash of secret and words. It decides
/// nothing where there is a set-up.
struct MatchStarted {
    MatchNumber match;
    int rules_version = 0, seats = 0;
    std::string options;
    Secret secret{};
    SeedWords words;
    Seed seed{};
    std::optional<std::string> set_up = {};
    /// The source of chance: a seed, or the text of a set-up.
    std::variant<Seed, std::string> origin() const {
        if (set_up) return *set_up;
        return seed;
    }
    friend bool operator==(const MatchStarted&, const MatchStarted&) = default;
};

/// A person plays in that seat of the running match, or was voted out of it. In one match a player has one
/// seat.
struct TookPart {
    MatchNumber match;
    Seat seat;
    PlayerId player;
    std::string name;
    bool voted_out = false;
    friend bool operator==(const TookPart&, const TookPart&) = default;
};

/// The person in that seat asks for another match, and gives a word for its seed.
struct WantsRematch {
    Seat seat;
    std::string word;
    friend bool operator==(const WantsRematch&, const WantsRematch&) = default;
};

/// A move was played.
struct MovePlayed {
    MatchNumber match;
    Version v;  ///< 1, 2, 3, … without holes
    Seat seat;
    std::string move;  ///< notation
    RequestId id;
    /// The value that a replay compares: Match::proof after the move. In a list it is 0 before the last move,
    /// which compares nothing.
    std::uint64_t proof = 0;
    friend bool operator==(const MovePlayed&, const MovePlayed&) = default;
};

/// A round is over; in the same step as the move that ended it.
struct RoundFinished {
    MatchNumber match;
    int round = 0;
    std::map<Seat, int> points;
    friend bool operator==(const RoundFinished&, const RoundFinished&) = default;
};

/// The match is over; in the same step as its last move. `next_secret` is the one to which the server commits
/// for the next match of the room.
struct MatchFinished {
    MatchNumber match;
    std::map<Seat, int> points, ranks;
    std::string tie_break;
    Secret next_secret{};
    friend bool operator==(const MatchFinished&, const MatchFinished&) = default;
};

/// A match was abandoned: nobody had moved for long, or an admin ended it. It has no result; all else is as
/// in MatchFinished.
struct MatchAbandoned {
    MatchNumber match;
    Secret next_secret{};
    bool by_admin = false;
    friend bool operator==(const MatchAbandoned&, const MatchAbandoned&) = default;
};

/// A line of chat. Lines of a room count from 1.
struct Said {
    std::int64_t n = 0;
    std::optional<Seat> seat;  ///< none: somebody who watches
    std::string name, text;
    int who = 0;  ///< the number of the person in the room
    std::optional<PlayerId> player =
        {};  ///< if a token of theirs is stored; only to be stored, not read back
    friend bool operator==(const Said&, const Said&) = default;
};

/// A request was carried out, and answered with `ok`; in the same step as what it changed. Sent again by the
/// same player, it gets the same answer. Moves have their ids themselves.
struct RequestGranted {
    PlayerId player;
    RequestId id;
    std::optional<std::string> you = {};  ///< as in the answer
    Millis kept_for = 600'000;            ///< only to be stored, not read back
    friend bool operator==(const RequestGranted&, const RequestGranted&) = default;
};

/// The room was closed; its matches are kept, its chat is deleted. Expects that no match runs.
struct RoomClosed {
    friend bool operator==(const RoomClosed&, const RoomClosed&) = default;
};

using Record =
    std::variant<PlayerMade, DeviceSeen, OthersSignedOut, HandOverMade, HandOverRedeemed, InviteRedeemed,
                 RoomOpened, RoomEntered, RoomConfigured, Person, AddressBanned, WatchersSilenced, BotsPaced,
                 RoomKept, HostChanged, RoomUsed, TimeServed, SeatTaken, SeatLeft, MatchStarted, TookPart,
                 MovePlayed, RoundFinished, MatchFinished, MatchAbandoned, WantsRematch, Said, RequestGranted,
                 RoomClosed, PlayerForgotten, AdminChange>;

struct RoomClaim;

/// The records of one step of a room, stored in one commit or not at all.
struct Entry {
    RoomId room = 0;
    Millis at = 0;
    std::vector<Record> records;
    std::shared_ptr<RoomClaim> claim = {};  ///< under which it is stored; null where only one server stores
};

}  // namespace reami::store
