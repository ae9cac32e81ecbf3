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
        const bool was_away = before.player == player && !protocol::is_present(before.how);
        before = {player, clients.attendance(*player), was_away ? before.away_since : now};
    }
}

bool Presence::is_anybody_present() const {
    return std::ranges::any_of(seats_, [](const AtSeat& one) { return protocol::is_present(one.how); });
}

std::optional<Millis> Presence::away_since(Seat seat) const {
    const AtSeat& one = at(seat);
    if (!one.player || protocol::is_present(one.how)) return std::nullopt;
    return one.away_since;
}

std::optional<Millis> Presence::long_away_from(Seat seat) const {
    const auto since = away_since(seat);
    if (!since) return std::nullopt;
    return *since + away_after_;
}

bool Presence::is_long_away(Seat seat, Millis now) const {
    const auto from = long_away_from(seat);
    return from && now >= *from;
}

}  // namespace reami::room
