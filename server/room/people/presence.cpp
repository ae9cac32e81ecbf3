#include "server/room/people/presence.hpp"

#include <algorithm>

namespace reami::room {

void Presence::update(const Seats& seats, const Clients& clients, SeatSet unanswered, Millis now) {
    for (const Seat seat : SeatSet::first(max_seats)) {
        AtSeat& before = seats_[seat];
        if (!seats.exists(seat) || !seats[seat].player) {
            before = {};
            continue;
        }
        const auto& player = seats[seat].player;
        const bool was_away = before.player == player && !protocol::is_present(before.how);
        const auto how = unanswered.contains(seat) ? protocol::Attendance::away : clients.attendance(*player);
        before = {player, seats[seat].is_person(), how, was_away ? before.away_since : now};
    }
}

protocol::Attendance Presence::of(Seat seat) const {
    return at(seat).is_person ? at(seat).how : protocol::Attendance::away;
}

bool Presence::is_anybody_present() const {
    return std::ranges::any_of(
        seats_, [](const AtSeat& one) { return one.is_person && protocol::is_present(one.how); });
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
