#include "server/room/people/seats.hpp"

#include <algorithm>

namespace reami::room {

std::optional<from_server::Occupant> SeatState::occupant(from_server::Phase phase,
                                                         protocol::Attendance how) const {
    if (is_empty()) return std::nullopt;
    from_server::Occupant occupant;
    if (player) occupant.name = name;
    if (is_bot()) {
        occupant.bot = bot;
        return occupant;
    }
    occupant.here = protocol::is_present(how);
    if (how == protocol::Attendance::hidden) occupant.hidden = true;
    if (phase == from_server::Phase::seating || phase == from_server::Phase::ended) occupant.ready = ready;
    if (!out.empty()) occupant.out.emplace(out.begin(), out.end());
    if (!for_bot.empty()) occupant.for_bot.emplace(for_bot.begin(), for_bot.end());
    return occupant;
}

std::optional<Seat> Seats::seat_of(PlayerId player) const {
    for (const Seat seat : all())
        if ((*this)[seat].is_person() && (*this)[seat].player == player) return seat;
    return std::nullopt;
}

std::optional<Seat> Seats::kept_for(PlayerId player) const {
    for (const Seat seat : all())
        if ((*this)[seat].is_bot() && (*this)[seat].player == player) return seat;
    return std::nullopt;
}

std::optional<Seat> Seats::first_empty() const {
    for (const Seat seat : all())
        if ((*this)[seat].is_empty()) return seat;
    return std::nullopt;
}

bool Seats::all_ready() const {
    return std::ranges::all_of(places_.begin(), places_.begin() + count_, [](const SeatState& place) {
        return place.is_bot() || (place.is_person() && place.ready);
    });
}

bool Seats::any_person() const { return !persons().empty(); }

SeatSet Seats::persons() const {
    SeatSet persons;
    for (const Seat seat : all())
        if ((*this)[seat].is_person()) persons.insert(seat);
    return persons;
}

void Seats::seat(const store::SeatTaken& who, Millis at) {
    (*this)[who.seat] = SeatState{.player = who.player,
                                  .name = who.name,
                                  .word = who.word,
                                  .bot = who.bot,
                                  .order = next_order_++,
                                  .ready = false,
                                  .out = {},
                                  .for_bot = {},
                                  .since = at};
    forget_votes_of(who.seat);
}

/// Empties the seat, and removes the votes by and against its player.
void Seats::empty(const store::SeatLeft& left) {
    SeatState& emptied = (*this)[left.seat] = SeatState();
    if (left.why) emptied.departed = {left.name, *left.why};
    forget_votes_of(left.seat);
}

void Seats::forget_votes_of(Seat voter) {
    for (SeatState& place : places_) {
        place.out.erase(voter);
        place.for_bot.erase(voter);
    }
}

void Seats::end_match() {
    unready();
    for (SeatState& place : places_) {
        place.word.clear();
        place.plan = {};
        place.out = place.for_bot = {};
    }
}

void Seats::unready() {
    for (SeatState& place : places_) place.ready = false;
}

}  // namespace reami::room
