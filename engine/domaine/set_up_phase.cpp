// Plays the set-up, up to the first turn: RULES.md, R3.
#include "engine/domaine/beginner.hpp"
#include "engine/domaine/castles.hpp"
#include "engine/domaine/state.hpp"

namespace reami::domaine {

namespace {

Seat after(Seat seat, int turns, int seats) { return Seat::from_index((seat.index() + turns) % seats); }

}  // namespace

State State::start(const Options& options, int seats, const SetUp& set_up, Events<Event>& events) {
    Position at;
    at.options = options;
    at.seats = static_cast<std::int8_t>(seats);
    at.first = at.acting = set_up.first;
    at.king = static_cast<std::int16_t>(king_at(seats));
    at.land = Land(set_up.map);
    at.deck = set_up.deck;
    at.bank = static_cast<std::int16_t>(ducat_count - seats * first_ducats);
    State match(at);
    match.deal(set_up, events);
    if (options.start == Opening::beginner)
        match.put_beginners_castles(events);
    else
        match.next_pair(events);
    return match;
}

void State::deal(const SetUp& set_up, Events<Event>& events) {
    for (int turn = 0; turn < at_.seats; ++turn) {
        const Seat seat = after(set_up.first, turn, at_.seats);
        Duke& duke = at_.dukes[seat];
        for (int i = 0; i < hand_size; ++i) duke.hand.add(at_.deck[at_.drawn++]);
        if (events.wanted()) events.tell(Dealt{seat, letters_view(duke.hand), cards_view(duke.hand)});
    }
}

void State::put_beginners_castles(Events<Event>& events) {
    while (at_.pairs_put < all_pairs(at_.seats)) {
        Placement pair;
        const auto turn = static_cast<std::size_t>(at_.pairs_put);
        from_text(beginner_pairs[turn % beginner_seats][turn / beginner_seats], pair);
        play_one(pair, events);
    }
}

void State::play_one(const Placement& pair, Events<Event>& events) {
    const Colour colour = next_castle(at_);
    events.tell(CastlePut{at_.acting, colour, pair.first, pair.second, asked_distance(at_)});
    carry_out(at_, pair);
    ++at_.pairs_put;
    at_.acting = after(at_.first, at_.pairs_put, at_.seats);
    next_pair(events);
}

void State::next_pair(Events<Event>& events) {
    for (; at_.pairs_put < all_pairs(at_.seats); ++at_.pairs_put) {
        at_.acting = after(at_.first, at_.pairs_put, at_.seats);
        if (asked_distance(at_) > 0) return;  // R3.6: otherwise this castle stays out of play
    }
    at_.domains = Domains(at_.borders, at_.pieces);
    begin_turn(after(at_.first, at_.seats - 1, at_.seats), events);  // R3.8
}

}  // namespace reami::domaine
