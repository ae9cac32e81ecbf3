// Which seats have their person at a connection, and since when the others are away. Nothing of it is stored.
#pragma once

#include <array>
#include <optional>

#include "server/room/people/clients.hpp"

namespace reami::room {

class Presence {
public:
    /// Whoever is away for `long_away` milliseconds counts as long away.
    explicit Presence(Millis long_away) : long_away_(long_away) {}

    /// Looks anew; to be called after anybody came, went, sat down or stood up. `now` is on the steady clock.
    void update(const Seats& seats, const Clients& clients, Millis now);

    /// A person sits there and has a connection.
    bool is_here(Seat seat) const { return at(seat).here; }
    bool is_anybody_here() const;
    /// Since when the person who sits there is away, on the steady clock; nothing if they are here, or nobody
    /// sits there.
    std::optional<Millis> away_since(Seat seat) const;
    /// When the person who sits there counts as long away, if nothing happens until then; as `away_since`.
    std::optional<Millis> long_away_from(Seat seat) const;
    bool is_long_away(Seat seat, Millis now) const;

private:
    struct AtSeat {
        std::optional<PlayerId> player;  ///< none: no person sits there
        bool here = false;
        Millis away_since = 0;
    };

    const AtSeat& at(Seat seat) const { return seats_[static_cast<std::size_t>(seat.index())]; }

    Millis long_away_;
    std::array<AtSeat, max_seats> seats_{};
};

}  // namespace reami::room
