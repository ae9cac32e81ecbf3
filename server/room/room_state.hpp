// The stored state of a room: its game and position, its seats, its people, and its chat. All of it follows
// from the room's records, except for what people want at the moment (`Intention`).
#pragma once

#include <map>
#include <utility>
#include <variant>
#include <vector>

#include "engine/core/expected.hpp"
#include "protocol/match/move_log.hpp"
#include "server/room/chat/chat_log.hpp"
#include "server/room/clock/seat_clocks.hpp"
#include "server/room/people/people.hpp"
#include "server/room/people/seats.hpp"
#include "server/room/played_ids.hpp"
#include "server/room/script.hpp"

namespace reami::room {

using Phase = from_server::Phase;

inline constexpr const char* stand_in = "greedy";  ///< the bot that plays for players who are absent

/// A person is ready to play, or is no longer ready. It is not stored: after a restart, people say it again.
struct ReadyChanged {
    Seat seat;
    bool ready = true;
};

enum class VoteKind : std::uint8_t {
    out,  ///< to remove a person from their seat
    bot,  ///< to let a bot play for an absent person
};

/// A person votes about another person, or takes the vote back. It is not stored.
struct VoteChanged {
    Seat about, voter;
    VoteKind what = VoteKind::out;
    bool yes = true;
};

/// An offer of the host's role from one player to another.
struct HostOffer {
    PlayerId from, to;
};

/// An open offer about the running match.
struct OpenOffer {
    store::OfferMade made;
    SeatSet yes;    ///< the seats whose people agree, with the seat that made the offer
    Millis at = 0;  ///< when it was made, by the wall clock
};

/// The pause of the running match.
struct Pause {
    store::PauseBegan began;
    Millis at = 0;  ///< when it began, by the wall clock
};

/// The current offer of the host's role; empty: there is none any more. It is not stored.
struct HostOffered {
    std::optional<HostOffer> offer;
};

/// The room has to forget a player, who had these names. The database has forgotten them already.
struct PlayerTakenOut {
    PlayerId player;
    std::vector<std::string> names;
};

using Intention = std::variant<ReadyChanged, VoteChanged, HostOffered, PlayerTakenOut>;

/// The place in a match's log where its replay fails.
struct HeldAt {
    Version v;         ///< the number of the move; 0: the match can't start
    std::string move;  ///< in the game's notation
    std::string why;
};

struct RoomState {
    std::string code, game;
    std::string options;  ///< canonical JSON
    bool listed = false;
    protocol::TimeControl time;  ///< of the next match
    Phase phase = Phase::seating;
    MatchNumber match;  ///< the number of the running or ended match; 0 before the first
    Secret secret{};    ///< of the next match; the server has committed to it already
    Seats seats;
    std::optional<PlayerId> host;         ///< owns the role: opened the room, or accepted the role later
    std::optional<PlayerId> acting_host;  ///< the player to whom a stand-in host has passed the role
    std::optional<HostOffer> host_offer;  ///< not stored: it ends with a restart
    bool entered = false;                 ///< a person has been in the room
    bool watchers_silenced = false;
    bool fast_bots = false;
    std::optional<Millis> date;         ///< when the next match is to begin, on the wall clock
    bool kept = false;                  ///< the room stays open for longer while it is empty
    std::optional<std::string> set_up;  ///< begins every match; the room is then only for its host
    bool for_one = false;               ///< the room is only for its host
    Script script;
    std::optional<store::MatchStarted> started;  ///< the running or ended match
    protocol::SharedMatch position;              ///< of the running or ended match; null before the first
    /// The moves of that match; empty before the first match, and if the match can't start under the present
    /// rules.
    std::optional<protocol::MoveLog> log;
    std::optional<HeldAt> held_at;  ///< of a held match
    PlayedIds played;               ///< the ids of the match's moves, as they are stored
    std::vector<store::TookPart>
        parts;                       ///< of the running match, in the order in which people first sat down
    std::optional<OpenOffer> offer;  ///< about the running match; empty: none is open
    /// Each seat's ask when it last made an offer of that kind.
    std::map<std::pair<Seat, protocol::OfferKind>, AskNumber> offered_at;
    std::optional<Pause> pause;                   ///< of the running match; empty: it is not paused
    std::optional<protocol::NoResult> no_result;  ///< why the last match has no result; empty if it has one
    SeatClocks clocks;                            ///< of the running or ended match
    Millis round_ended_at = 0;  ///< the time of the last end of a round of the match; by the wall clock
    Millis moved_at = 0;        ///< the time of the match's last move, or of its start; by the wall clock
    People people;
    ChatLog chat;

    /// Applies the record, which was stored at the wall-clock time `at`. If the record's step was just
    /// judged, and starts a match or plays moves, `judged` is the position after the step. If it is null, as
    /// when the server restores a room, the function replays the record. Returns nothing, or the reason why
    /// it can't replay the match; the room is then held, and shows the position before the record.
    Expected<void, std::string> apply(const store::Record& record, Millis at,
                                      const protocol::SharedMatch& judged = {});
    void apply(const Intention& intention);
    void take_out(const PlayerTakenOut& gone);

    /// The number of moves in the running or ended match.
    Version v() const { return position ? position->v() : Version(); }
    /// The player's part in the running match; null if the player has none.
    const store::TookPart* part_of(PlayerId player) const;
    /// The person who has that seat in the running match, or had it and was not voted out. Null if there is
    /// no such person.
    const store::TookPart* player_of(Seat seat) const;
    /// Whether a bot plays in the seat for a person who has not left the running match.
    bool is_played_for_now(Seat seat) const;
    /// The record that puts a bot of that kind into the seat. The bot plays for the person in the seat or, in
    /// a running match, for the owner of an empty seat. This person may take the seat back.
    store::SeatTaken taken_by_bot(Seat seat, const std::string& bot) const;
    /// The published commitment to the secret of the running match, or else of the next match.
    std::string commitment() const;
    /// The records that end the bans of the running match's players. They belong to the step that ends the
    /// match.
    std::vector<store::Record> lifted_bans() const;
    /// The words of the people who have seats now, by seat.
    SeedWords words() const;
};

}  // namespace reami::room
