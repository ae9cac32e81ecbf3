// What a room is apart from its match: what is played, where it stands, who sits. It is the fold of the
// room's records.
#pragma once

#include <vector>

#include "server/room/people/seats.hpp"

namespace reami::room {

using Phase = from_server::Phase;

struct RoomState {
    std::string code, game;
    std::string options;  ///< canonical JSON
    bool listed = false;
    Phase phase = Phase::seating;
    int match = 0;    ///< the running or ended one; 0 before the first
    Secret secret{};  ///< of the next match, to which the server has committed already
    Seats seats;
    std::optional<PlayerId> host;  ///< who opened the room
    bool entered = false;          ///< somebody has ever come in
    bool watchers_silenced = false;
    std::optional<store::MatchStarted> started;  ///< the running or ended match
    std::vector<store::TookPart> parts;          ///< in the running match: who sat down last comes last

    /// Takes in one record; `at` counts from when people are away. Moves, rounds, chat and what is known of
    /// people do not concern it.
    void fold(const store::Record& record, Millis at);
    /// The seat of who opened the room; while that person has none or is long away, of the person who has sat
    /// longest and is not long away, failing that of the one who has sat longest.
    std::optional<Seat> host_seat(Millis now, Millis long_is) const;
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
