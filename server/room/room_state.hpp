// The stored state of a room: its game and position, its seats, its people, and its chat.
// Everything here follows from the room's records, except what people want at the moment (`Intention`).
#pragma once

#include <variant>
#include <vector>

#include "protocol/match/move_log.hpp"
#include "server/room/chat/chat_log.hpp"
#include "server/room/people/people.hpp"
#include "server/room/people/seats.hpp"
#include "server/room/played_ids.hpp"
#include "server/room/script.hpp"

namespace reami::room {

using Phase = from_server::Phase;

/// Somebody is ready to play, or is not any more. Not stored: after a restart, people say it again.
struct ReadyChanged {
    Seat seat;
    bool ready = true;
};

/// One person wants another out of a seat, or does not any more. Not stored.
struct VoteChanged {
    Seat against, voter;
    bool out = true;
};

/// The host's role is offered by one player to another.
struct HostOffer {
    PlayerId from, to;
};

/// The host's role is offered now; with nothing, to nobody any more. Not stored.
struct HostOffered {
    std::optional<HostOffer> offer;
};

/// A player is forgotten, who was called so. The disk has forgotten them already.
struct PlayerTakenOut {
    PlayerId player;
    std::vector<std::string> names;
};

using Intention = std::variant<ReadyChanged, VoteChanged, HostOffered, PlayerTakenOut>;

/// Where the log of a match can't be replayed.
struct HeldAt {
    Version v;         ///< the move; 0: the start
    std::string move;  ///< in the game's notation
    std::string why;
};

struct RoomState {
    std::string code, game;
    std::string options;  ///< canonical JSON
    bool listed = false;
    Phase phase = Phase::seating;
    MatchNumber match;  ///< the number of the running or ended one; 0 before the first
    Secret secret{};    ///< of the next match, to which the server has committed already
    Seats seats;
    std::optional<PlayerId> host;         ///< whose role it is: who opened the room, or accepted it since
    std::optional<PlayerId> acting_host;  ///< to whom somebody handed it who hosted in that player's place
    std::optional<HostOffer> host_offer;  ///< not stored: a restart ends it
    bool entered = false;                 ///< somebody has ever come in
    bool watchers_silenced = false;
    bool fast_bots = false;
    bool kept = false;                  ///< it stays for longer when it is left
    std::optional<std::string> set_up;  ///< of every match, by hand: then the room is for its host alone
    bool for_one = false;               ///< the room is for its host alone, whatever is played
    Script script;
    std::optional<store::MatchStarted> started;  ///< the running or ended match
    std::optional<protocol::Match> position;     ///< how it stands
    /// Its moves; none before the first match, and where it can't start under the present rules.
    std::optional<protocol::MoveLog> log;
    std::optional<HeldAt> held_at;       ///< of a held match
    PlayedIds played;                    ///< its moves, by their stored ids
    std::vector<store::TookPart> parts;  ///< of the running match; those who first sat down last come last
    bool ended_by_admin = false;         ///< the ended one, without a result
    Millis moved_at = 0;                 ///< its last move, or its start; by the wall clock
    People people;
    ChatLog chat;

    /// Changes the state by the record. `at` is when the record was stored, by the wall clock. If the
    /// record belongs to a step that was judged just now, and which starts a match or plays moves, `judged`
    /// is the position after the step; the record that reaches it takes it. Without `judged`, as at start,
    /// the record is replayed. Returns nothing, or the reason why
    /// the log can't be the match that was played: then the room is held, and shows the position before.
    std::optional<std::string> apply(const store::Record& record, Millis at,
                                     protocol::Match* judged = nullptr);
    void apply(const Intention& intention);
    void take_out(const PlayerTakenOut& gone);

    /// Moves played in the running or ended match.
    Version v() const { return position ? position->v() : Version(); }
    /// The player's part in the running match; null: none.
    const store::TookPart* part_of(PlayerId player) const;
    /// The person whose seat that is in the running match, because they sat there first and were not voted
    /// out; null: nobody's.
    const store::TookPart* owner_of(Seat seat) const;
    /// Under which id that player's move in that seat is stored: the client's own for the first person who
    /// took part there. For others their number and a colon, which no client can send, stand before it:
    /// another player may have used the same id in that seat.
    protocol::RequestId stored_id(PlayerId player, Seat seat, const protocol::RequestId& id) const;
    /// A bot of that kind there; in a running match it plays for the seat's owner, who may take the seat
    /// back.
    store::SeatTaken taken_by_bot(Seat seat, const std::string& bot) const;
    /// The published commitment to the secret of the running match, or of the next match while none runs.
    std::string commitment() const;
    /// The records that come with the end of the running match: bans of its players end, too.
    std::vector<store::Record> lifted_bans() const;
    /// The words of those who sit now, by seat.
    SeedWords words() const;
};

}  // namespace reami::room
