#include "server/room/guests.hpp"

#include <algorithm>

namespace reami::room {

const Guest* Guests::find(GuestId guest) const {
    const auto found = guests_.find(guest);
    return found == guests_.end() ? nullptr : &found->second;
}

bool Guests::has(PlayerId player) const {
    return std::ranges::any_of(guests_,
                               [&](const auto& one) { return one.second.identity.player == player; });
}

std::vector<GuestId> Guests::others_of(PlayerId player, GuestId but) const {
    std::vector<GuestId> others;
    for (const auto& [id, guest] : guests_)
        if (guest.identity.player == player && id != but) others.push_back(id);
    return others;
}

int Guests::watching(const Seats& seats) const {
    return static_cast<int>(std::ranges::count_if(
        guests_, [&](const auto& one) { return !seats.seat_of(one.second.identity.player); }));
}

void Guests::mark_stored(PlayerId player) {
    for (auto& [id, guest] : guests_)
        if (guest.identity.player == player) guest.identity.stored = true;
}

Viewer viewer_of(const Guest& guest, const Seats& seats) {
    const auto seat = seats.seat_of(guest.identity.player);
    return seat ? Viewer(*seat) : Viewer::everybody();
}

std::string viewer_text(Viewer viewer) {
    return viewer.is_seat() ? "seat:" + std::to_string(viewer.seat().number()) : "public";
}

}  // namespace reami::room
