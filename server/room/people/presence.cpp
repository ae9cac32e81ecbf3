#include "server/room/people/presence.hpp"

#include <algorithm>

namespace reami::room {

void Presence::update(const Seats& seats, const Clients& clients, Millis now) {
    for (const Seat seat : SeatSet::first(max_seats)) {
        AtSeat& before = seats_[seat];
        const bool is_person = seats.exists(seat) && seats[seat].is_person();
        if (!is_person) {
            before = {};
            continue;
        }
        const auto& player = seats[seat].player;
        const bool is_here = clients.has(*player);
        const bool was_here = before.here && before.player == player;
        const bool goes_away = before.player != player || was_here;
        before = {player, is_here, goes_away ? now : before.away_since};
    }
}

bool Presence::is_anybody_here() const { return std::ranges::any_of(seats_, &AtSeat::here); }

std::optional<Millis> Presence::away_since(Seat seat) const {
    const AtSeat& one = at(seat);
    if (!one.player || one.here) return std::nullopt;
    return one.away_since;
}

std::optional<Millis> Presence::long_away_from(Seat seat) const {
    const auto since = away_since(seat);
    if (!since) return std::nullopt;
    return *since + long_away_;
}

bool Presence::is_long_away(Seat seat, Millis now) const {
    const auto from = long_away_from(seat);
    return from && now >= *from;
}

}  // namespace reami::room
