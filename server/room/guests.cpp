#include "server/room/guests.hpp"

#include <algorithm>
#include <set>

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

std::vector<int> Guests::watchers(const Seats& seats, std::size_t most) const {
    std::set<int> watchers;
    for (const auto& [id, guest] : guests_)
        if (!seats.seat_of(guest.identity.player)) watchers.insert(guest.who);
    std::vector<int> first(watchers.begin(), watchers.end());
    if (first.size() > most) first.resize(most);
    return first;
}

bool Guests::is_stored(PlayerId player) const {
    return std::ranges::any_of(guests_, [&](const auto& one) {
        return one.second.identity.player == player && one.second.identity.stored;
    });
}

void Guests::mark_stored(PlayerId player) {
    for (auto& [id, guest] : guests_)
        if (guest.identity.player == player) guest.identity.stored = true;
}

Viewer viewer_of(const Guest& guest, const Seats& seats, const std::optional<protocol::Match>& match) {
    const auto seat = seats.seat_of(guest.identity.player);
    if (!seat) return Viewer::everybody();
    const int hidden = seats[*seat].hides_ask;
    const bool hides_choice = hidden > 0 && match && match->ask(*seat) == hidden;
    return hides_choice ? Viewer::without_choice(*seat) : Viewer(*seat);
}

std::string viewer_text(Viewer viewer) {
    return viewer.is_seat() ? "seat:" + std::to_string(viewer.seat().number()) : "public";
}

}  // namespace reami::room
