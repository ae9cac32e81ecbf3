// What is stored. A room is the fold of its records, in order, as a match is the replay of its moves.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/core/fair_seed.hpp"
#include "engine/core/seat.hpp"

namespace reami::store {

using RoomId = std::int64_t;    ///< from 1; never used again
using PlayerId = std::int64_t;  ///< random, above 0
using Millis = std::int64_t;    ///< Unix milliseconds
using Hash = std::array<std::uint8_t, 32>;
using TokenHash = Hash;

/// A player got a token; the player is new, or has several (one a device).
struct PlayerMade {
    PlayerId player = 0;
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

/// The player's other devices are strangers from now on.
struct OthersSignedOut {
    PlayerId player = 0;
    TokenHash but{};
    friend bool operator==(const OthersSignedOut&, const OthersSignedOut&) = default;
};

/// A room was opened. `options` is the canonical JSON of the game's options; `secret` is the one to which the
/// server commits for the first match. One wisher opens one room for a wish.
struct RoomOpened {
    std::string code, game, options;
    int seats = 0;
    bool listed = false;
    Secret secret{};
    std::optional<PlayerId> host;  ///< who opened it
    std::optional<Hash> opener;    ///< keyed hash of the address that opened it
    std::optional<Hash> wisher;    ///< keyed hash of the player, or else of the address
    std::string wish;              ///< the client's id of the wish; empty: none
    friend bool operator==(const RoomOpened&, const RoomOpened&) = default;
};

/// Somebody came into the room for the first time.
struct RoomEntered {
    friend bool operator==(const RoomEntered&, const RoomEntered&) = default;
};

/// The host changed what will be played.
struct RoomConfigured {
    std::string options;
    int seats = 0;
    bool listed = false;
    friend bool operator==(const RoomConfigured&, const RoomConfigured&) = default;
};

/// What is known of somebody in the room, whole, whenever the host decides about them, or they first sit.
/// Each has a number there, from 1, for the room's life.
struct Person {
    int who = 0;
    std::optional<PlayerId> player;  ///< none: no token of theirs is stored
    bool sat = false;                ///< they sit or sat there
    bool silenced = false;           ///< their chat is refused
    bool banned = false;             ///< they may not come in
    friend bool operator==(const Person&, const Person&) = default;
};

/// Nobody who never sat there may come in from that address.
struct AddressBanned {
    Hash address{};  ///< keyed
    friend bool operator==(const AddressBanned&, const AddressBanned&) = default;
};

/// The chat of all who watch is refused, or not any more.
struct WatchersSilenced {
    bool silenced = false;
    friend bool operator==(const WatchersSilenced&, const WatchersSilenced&) = default;
};

/// Somebody took a seat: a person (`player`, with a name and, before the first match, a word) or a bot
/// (`bot`, its kind). A person has one seat a room: SeatLeft comes before another one.
struct SeatTaken {
    Seat seat;
    std::optional<PlayerId> player;
    std::string name, word, bot;
    int hides_ask =
        0;  ///< while this is the seat's ask, what it chose before is hidden from them; 0: nothing
    friend bool operator==(const SeatTaken&, const SeatTaken&) = default;
};

/// A seat stands empty.
struct SeatLeft {
    Seat seat;
    friend bool operator==(const SeatLeft&, const SeatLeft&) = default;
};

/// A match began. Matches of a room count from 1. The seed is the hash of secret and words.
struct MatchStarted {
    int match = 0, rules_version = 0, seats = 0;
    std::string options;
    Secret secret{};
    SeedWords words;
    Seed seed{};
    friend bool operator==(const MatchStarted&, const MatchStarted&) = default;
};

/// A person plays in that seat of the running match, or was voted out of it. In one match a player has one
/// seat.
struct TookPart {
    int match = 0;
    Seat seat;
    PlayerId player = 0;
    std::string name;
    bool voted_out = false;
    friend bool operator==(const TookPart&, const TookPart&) = default;
};

/// The person in that seat asks for a further match, and gives a word to its seed.
struct WantsRematch {
    Seat seat;
    std::string word;
    friend bool operator==(const WantsRematch&, const WantsRematch&) = default;
};

/// A move was played. `proof` is what a rehearsal compares: Match::proof after the move.
struct MovePlayed {
    int match = 0, v = 0;  ///< v: position in the match's log, 1, 2, 3, … without holes
    Seat seat;
    std::string move, id;  ///< notation; the client's id, made once per intention
    std::uint64_t proof = 0;
    friend bool operator==(const MovePlayed&, const MovePlayed&) = default;
};

/// A round is over; in the same step as the move that ended it.
struct RoundFinished {
    int match = 0, round = 0;
    std::map<Seat, int> points;
    friend bool operator==(const RoundFinished&, const RoundFinished&) = default;
};

/// The match is over; in the same step as its last move. `next_secret` is the one to which the server commits
/// for the next match of the room.
struct MatchFinished {
    int match = 0;
    std::map<Seat, int> points, ranks;
    std::string tie_break;
    Secret next_secret{};
    friend bool operator==(const MatchFinished&, const MatchFinished&) = default;
};

/// A match was given up: nobody had moved for long. It has no result; all else is as in MatchFinished.
struct MatchAbandoned {
    int match = 0;
    Secret next_secret{};
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

/// The room is no more; its matches stay, its chat goes. Expects that no match runs.
struct RoomClosed {
    friend bool operator==(const RoomClosed&, const RoomClosed&) = default;
};

using Record =
    std::variant<PlayerMade, DeviceSeen, OthersSignedOut, RoomOpened, RoomEntered, RoomConfigured, Person,
                 AddressBanned, WatchersSilenced, SeatTaken, SeatLeft, MatchStarted, TookPart, MovePlayed,
                 RoundFinished, MatchFinished, MatchAbandoned, WantsRematch, Said, RoomClosed>;

/// What one step of a room stores, in one commit or not at all.
struct Entry {
    RoomId room = 0;
    Millis at = 0;
    std::vector<Record> records;
};

}  // namespace reami::store
