// Knows which people in seats are present, and since when the others have been away, also those for whom a
// bot plays. The server does not store this.
#pragma once

#include <chrono>
#include <optional>

#include "engine/core/seat_array.hpp"
#include "server/room/people/clients.hpp"

namespace reami::room {

class Presence {
public:
    /// A person counts as long away once they have been away for `away_after`.
    explicit Presence(std::chrono::milliseconds away_after) { change(away_after); }
    void change(std::chrono::milliseconds away_after) { away_after_ = away_after.count(); }

    /// Computes who is present. The room calls this after each change of its connections, of a connection's
    /// attendance, and of its seats. The people in the seats `unanswered` are away, although they are
    /// connected. `now` is on the steady clock.
    void update(const Seats& seats, const Clients& clients, SeatSet unanswered, Millis now);

    /// The attendance of the person in that seat; `away` if no person sits there.
    protocol::Attendance of(Seat seat) const;
    bool is_present(Seat seat) const { return protocol::is_present(of(seat)); }
    bool is_anybody_present() const;
    /// The steady-clock time since which the person in that seat, or the person for whom a bot plays there,
    /// has been away; empty if they are present, or if there is no such person.
    std::optional<Millis> away_since(Seat seat) const;
    /// The time from which the person in that seat counts as long away, unless they come back; empty in the
    /// same cases as `away_since`.
    std::optional<Millis> long_away_from(Seat seat) const;
    bool is_long_away(Seat seat, Millis now) const;

private:
    struct AtSeat {
        std::optional<PlayerId> player;  ///< empty: there is no person, not even behind a bot
        bool is_person = false;          ///< the person sits there, and not a bot
        protocol::Attendance how = protocol::Attendance::away;
        Millis away_since = 0;
    };

    const AtSeat& at(Seat seat) const { return seats_[seat]; }

    Millis away_after_ = 0;
    SeatArray<AtSeat> seats_;
};

}  // namespace reami::room
