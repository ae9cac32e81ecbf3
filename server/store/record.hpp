// The records that are stored. A room is the result of its records in order, as a match is the result of its
// moves.
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
#include "protocol/messages/no_result.hpp"
#include "server/store/admin_record.hpp"
#include "server/store/clock_record.hpp"
#include "server/store/host_record.hpp"
#include "server/store/offer_record.hpp"
#include "server/store/plan_record.hpp"
#include "server/store/push_record.hpp"

namespace reami::store {

using RoomId = std::int64_t;  ///< from 1; never used again
using Millis = std::int64_t;  ///< Unix milliseconds
using protocol::MatchNumber;
using protocol::RequestId;
using protocol::Version;

/// A player got a token: a new player, or a known one on another device (each device has its own token).
struct PlayerMade {
    PlayerId player;
    TokenHash token{};
    std::string client = {};  ///< the device's name for itself
    friend bool operator==(const PlayerMade&, const PlayerMade&) = default;
};

/// A device was seen again: on another day, or with another name for itself.
struct DeviceSeen {
    TokenHash token{};
    std::string client;
    friend bool operator==(const DeviceSeen&, const DeviceSeen&) = default;
};

/// All devices of the player but one are signed out.
struct OthersSignedOut {
    PlayerId player;
    TokenHash but{};
    friend bool operator==(const OthersSignedOut&, const OthersSignedOut&) = default;
};

/// A player got a code with which one other device can sign in as this player. It replaces the player's
/// earlier code. The store has such codes only if several servers share the database.
struct HandOverMade {
    Hash code{};  ///< keyed hash
    PlayerId player;
    Millis lasts = 0;  ///< from the time at which the record is stored
    friend bool operator==(const HandOverMade&, const HandOverMade&) = default;
};

/// A code was used. The store refuses the record if the code was used before, or has expired.
struct HandOverRedeemed {
    Hash code{};  ///< keyed hash
    friend bool operator==(const HandOverRedeemed&, const HandOverRedeemed&) = default;
};

/// A person has been two players, and joins them: the ended matches of one belong to the other from now on.
/// Running matches, seats in rooms, and matches in which both took part, stay as they are.
struct MatchesJoined {
    PlayerId from, to;
    friend bool operator==(const MatchesJoined&, const MatchesJoined&) = default;
};

/// A player used an invitation, and may open rooms from now on. The store refuses the record if the
/// invitation is not valid any more, or if the player may already open rooms.
struct InviteRedeemed {
    Hash hash{};  ///< keyed hash
    PlayerId player;
    friend bool operator==(const InviteRedeemed&, const InviteRedeemed&) = default;
};

/// The server has forgotten a player: the player's names and chat in all rooms, and the player's devices.
struct PlayerForgotten {
    PlayerId player;
    friend bool operator==(const PlayerForgotten&, const PlayerForgotten&) = default;
};

/// The text that replaces a forgotten name.
inline constexpr const char* forgotten_name = "—";

/// A room was opened for one person, who learns a game or tries something in it.
struct Prepared {
    std::string set_up;  ///< the set-up of each match in the room, as the game's text
    std::string script;  ///< JSON: by seat, the moves that a bot plays there as long as it can
    friend bool operator==(const Prepared&, const Prepared&) = default;
};

/// A room was opened. `options` is the canonical JSON of the game's options; `secret` is the secret of the
/// first match, to which the server commits. A repeated request of the same requester does not open another
/// room.
struct RoomOpened {
    std::string code, game, options;
    int seats = 0;
    bool listed = false;
    Secret secret{};
    std::optional<PlayerId> host;   ///< who opened the room; read back: the owner of the host's role
    std::optional<Hash> opener;     ///< keyed hash of the address from which it was opened
    std::optional<Hash> requester;  ///< keyed hash of the asking player, or else of the address
    RequestId request;              ///< the client's id of the request; empty: none
    std::optional<Prepared> prepared = {};
    bool for_one = false;   ///< only the host may come in
    std::string time = {};  ///< the time control as JSON; empty: no clocks
    friend bool operator==(const RoomOpened&, const RoomOpened&) = default;
};

/// A person came into the room for the first time.
struct RoomEntered {
    friend bool operator==(const RoomEntered&, const RoomEntered&) = default;
};

/// Somebody is in the room, so it counts as used now. This record is only stored, and never read back.
struct RoomUsed {
    friend bool operator==(const RoomUsed&, const RoomUsed&) = default;
};

/// A server is running. The time since the last such record counts as served if it is at most two minutes.
struct TimeServed {
    friend bool operator==(const TimeServed&, const TimeServed&) = default;
};

/// A seat was taken by a person (`player`, with a name and, before the first match, a word for the seed) or
/// by a bot (`bot` is its kind). A person has one seat per room: SeatLeft comes before another SeatTaken.
struct SeatTaken {
    Seat seat;
    std::optional<PlayerId> player;
    std::string name, word, bot;
    friend bool operator==(const SeatTaken&, const SeatTaken&) = default;
};

/// A seat became empty. If a person left it, the record has their name and the reason.
struct SeatLeft {
    Seat seat;
    std::string name = {};
    std::optional<protocol::Departure> why = {};
    friend bool operator==(const SeatLeft&, const SeatLeft&) = default;
};

/// A match began. The matches of a room are numbered from 1. The seed is the hash of the secret and the
/// words. If there is a set-up, the seed decides nothing.
struct MatchStarted {
    MatchNumber match;
    int rules_version = 0, seats = 0;
    std::string options;
    Secret secret{};
    SeedWords words;
    Seed seed{};
    std::optional<std::string> set_up = {};
    std::string time = {};  ///< as in RoomOpened
    /// The source of chance: the seed, or the text of the set-up.
    std::variant<Seed, std::string> origin() const {
        if (set_up) return *set_up;
        return seed;
    }
    friend bool operator==(const MatchStarted&, const MatchStarted&) = default;
};

/// A person plays in that seat of the running match, or was voted out of it. A player has only one seat in a
/// match.
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
    Version v;  ///< 1, 2, 3, … without gaps
    Seat seat;
    std::string move;  ///< in the game's notation
    RequestId id;
    /// Match::proof after the move; a replay compares it. In a list of moves, all but the last have 0, which
    /// is not compared.
    std::uint64_t proof = 0;
    /// The time that the seat took, in milliseconds; empty if no clock ran. In a list of moves, only the last
    /// has it, for the whole list.
    std::optional<Millis> took = {};
    friend bool operator==(const MovePlayed&, const MovePlayed&) = default;
};

/// A round is over. The entry of the move that ended the round also contains this record.
struct RoundFinished {
    MatchNumber match;
    int round = 0;
    std::map<Seat, int> points;
    friend bool operator==(const RoundFinished&, const RoundFinished&) = default;
};

/// The match is over. The entry of the match's last move also contains this record. `next_secret` is the
/// secret of the room's next match, to which the server commits.
struct MatchFinished {
    MatchNumber match;
    std::map<Seat, int> points, ranks;
    std::string tie_break;
    Secret next_secret{};
    friend bool operator==(const MatchFinished&, const MatchFinished&) = default;
};

/// A match ended without a result. `next_secret` is as in MatchFinished.
struct MatchAbandoned {
    MatchNumber match;
    Secret next_secret{};
    protocol::NoResult why = protocol::NoResult::abandoned;
    friend bool operator==(const MatchAbandoned&, const MatchAbandoned&) = default;
};

/// A line of chat. The lines of a room are numbered from 1.
struct Said {
    std::int64_t n = 0;
    std::optional<Seat> seat;  ///< empty: a spectator wrote it
    std::string name, text;
    int who = 0;                          ///< the number of the person in the room
    std::optional<PlayerId> player = {};  ///< set if the store has a token of theirs; never read back
    friend bool operator==(const Said&, const Said&) = default;
};

/// A request succeeded, and was answered with `ok`. The record is stored in the same entry as the changes. If
/// the same player repeats the request, the answer is the same. Moves have their own ids.
struct RequestGranted {
    PlayerId player;
    RequestId id;
    std::optional<std::string> you = {};  ///< as in the answer
    Millis kept_for = 600'000;            ///< in milliseconds; never read back
    friend bool operator==(const RequestGranted&, const RequestGranted&) = default;
};

/// The room was closed. The store keeps its matches, and deletes its chat. Expects that no match is running.
struct RoomClosed {
    friend bool operator==(const RoomClosed&, const RoomClosed&) = default;
};

using Record =
    std::variant<PlayerMade, DeviceSeen, OthersSignedOut, HandOverMade, HandOverRedeemed, MatchesJoined,
                 InviteRedeemed, PushStarted, PushEnded, RoomOpened, RoomEntered, RoomConfigured, Person,
                 AddressBanned, WatchersSilenced, BotsPaced, RoomKept, RoomDated, HostChanged, RoomUsed,
                 TimeServed, SeatTaken, SeatLeft, MatchStarted, TookPart, MovePlayed, PlanChanged,
                 ClocksStarted, TimeRanOut, OfferMade, OfferAgreed, OfferClosed, PauseBegan, PauseEnded,
                 RoundFinished, MatchFinished, MatchAbandoned, WantsRematch, Said, RequestGranted, RoomClosed,
                 PlayerForgotten, AdminChange>;

struct RoomClaim;

/// The records of one step of a room. They are stored in one commit, or not at all.
struct Entry {
    RoomId room = 0;
    Millis at = 0;
    std::vector<Record> records;
    std::shared_ptr<RoomClaim> claim = {};  ///< the right to store it; null if only one server uses the store
};

}  // namespace reami::store
