// What is stored of a room: what is played and how it stands, who sits, who was ever there, what was said.
// Everything here follows from the room's records, but for what people want just now (`Intention`).
#pragma once

#include <variant>
#include <vector>

#include "protocol/match/match.hpp"
#include "server/room/chat/chat_log.hpp"
#include "server/room/people/people.hpp"
#include "server/room/people/seats.hpp"
#include "server/room/played_ids.hpp"

namespace reami::room {

using Phase = from_server::Phase;

/// Somebody is ready to play, or is not any more. Not stored: after a restart it is said again.
struct ReadyChanged {
    Seat seat;
    bool ready = true;
};

/// One person wants another out of a seat, or does not any more. Not stored.
struct VoteChanged {
    Seat against, voter;
    bool out = true;
};

using Intention = std::variant<ReadyChanged, VoteChanged>;

struct RoomState {
    std::string code, game;
    std::string options;  ///< canonical JSON
    bool listed = false;
    Phase phase = Phase::seating;
    int match = 0;    ///< the number of the running or ended one; 0 before the first
    Secret secret{};  ///< of the next match, to which the server has committed already
    Seats seats;
    std::optional<PlayerId> host;  ///< who opened the room
    bool entered = false;          ///< somebody has ever come in
    bool watchers_silenced = false;
    std::optional<store::MatchStarted> started;  ///< the running or ended match
    std::optional<protocol::Match> position;     ///< how it stands
    PlayedIds played;                            ///< its moves, by the ids of who sent them
    std::vector<store::TookPart> parts;          ///< in the running match: who sat down last comes last
    Millis moved_at = 0;                         ///< its last move, or its start; by the wall clock
    People people;
    ChatLog chat;

    /// What a record changes; `at` is when it was stored, by the wall clock. `judged` is the position after
    /// it, if the record starts a match or plays a move and was judged just now; it is taken. Without it, as
    /// at start, the record is replayed. Nothing, or why the log can't be what was played: then the room is
    /// held, and shows the position before.
    std::optional<std::string> apply(const store::Record& record, Millis at,
                                     std::optional<protocol::Match> judged = {});
    void apply(const Intention& intention);

    /// Moves played in the running or ended match.
    int v() const { return position ? position->v() : 0; }
    /// What the player had to do with the running match.
    const store::TookPart* part_of(PlayerId player) const;
    /// Who played last in that seat of the running match, and may come back; null: nobody.
    const store::TookPart* owner_of(Seat seat) const;
    /// What the server has published of the secret of the running match, or of the next while people take
    /// seats.
    std::string commitment() const;
    /// The words of those who sit now, by seat.
    SeedWords words() const;
};

}  // namespace reami::room
