// What a room's state says about its people and the seed.
#include <algorithm>

#include "server/room/room_state.hpp"

namespace reami::room {

const store::TookPart* RoomState::part_of(PlayerId player) const {
    const auto found = std::ranges::find(parts, player, &store::TookPart::player);
    return found == parts.end() ? nullptr : &*found;
}

bool RoomState::is_played_for_now(Seat seat) const {
    const SeatState& place = seats[seat];
    if (phase != Phase::playing || !place.is_bot() || position->left().contains(seat)) return false;
    const auto* player = player_of(seat);
    return player != nullptr && place.player == player->player;
}

const store::TookPart* RoomState::player_of(Seat seat) const {
    const auto first = std::ranges::find_if(
        parts, [seat](const store::TookPart& part) { return part.seat == seat && !part.voted_out; });
    return first == parts.end() ? nullptr : &*first;
}

store::SeatTaken RoomState::taken_by_bot(Seat seat, const std::string& bot) const {
    const SeatState& place = seats[seat];
    if (place.player) return {seat, place.player, place.name, {}, bot};
    if (const auto* player = player_of(seat)) return {seat, player->player, player->name, {}, bot};
    return {seat, {}, {}, {}, bot};
}

std::string RoomState::commitment() const {
    const bool running = phase == Phase::playing || phase == Phase::held;
    return reami::commitment(running ? started->secret : secret);
}

std::vector<store::Record> RoomState::lifted_bans() const {
    std::vector<store::Record> lifted;
    for (const store::TookPart& part : parts)
        if (auto person = people.find(people.number_of(part.player)); person && person->banned) {
            person->banned = false;
            lifted.emplace_back(*person);
        }
    return lifted;
}

SeedWords RoomState::words() const {
    SeedWords words;
    for (const Seat seat : seats.all())
        if (seats[seat].is_person()) words[seat] = seats[seat].word;
    return words;
}

}  // namespace reami::room
