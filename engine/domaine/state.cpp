#include "engine/domaine/state.hpp"

#include <algorithm>

#include "engine/domaine/beginner.hpp"
#include "engine/domaine/castles.hpp"
#include "engine/domaine/diplomacy.hpp"
#include "engine/domaine/expansion.hpp"
#include "engine/domaine/knights.hpp"
#include "engine/domaine/laying.hpp"
#include "engine/domaine/settling.hpp"
#include "engine/domaine/steps.hpp"

namespace reami::domaine {

namespace {

constexpr int most_ducats_bonus = 5, next_ducats_bonus = 3;  // R12.3

bool hands_are_empty(const Position& at) {
    return std::all_of(at.dukes.begin(), at.dukes.end(), [](const Duke& duke) { return duke.hand.empty(); });
}

/// Whether any other player holds cards.
bool others_have_cards(const Position& at, Seat seat) {
    for (const Seat other : SeatSet::first(at.seats))
        if (other != seat && !at.dukes[other].hand.empty()) return true;
    return false;
}

Seat after(Seat seat, int turns, int seats) { return Seat::from_index((seat.index() + turns) % seats); }

}  // namespace

// The set-up

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

Used State::play(Seat seat, const Move& move, Events<Event>& events) {
    const auto* draw = std::get_if<DrawCard>(&move);
    std::visit([&](const auto& one) { play_one(one, events); }, move);
    const bool shown = at_.ending.has_value() && others_have_cards(at_, seat);  // R13.4
    return shown || (draw != nullptr && !draw->card) ? Used::hidden : Used::known;
}

// Turns

void State::begin_turn(Seat seat, Events<Event>& events) {
    at_.acting = seat;
    at_.asked = Asked::card;
    at_.sold.reset();
    at_.running.reset();
    events.tell(TurnBegun{seat});
    if (const int ducats = receive(seat, at_.yield(seat).income()); ducats > 0)
        events.tell(Income{seat, ducats});
}

int State::receive(Seat seat, int ducats) {
    const int paid = std::min<int>(ducats, at_.bank);
    at_.bank = static_cast<std::int16_t>(at_.bank - paid);
    at_.dukes[seat].ducats = static_cast<std::int16_t>(at_.dukes[seat].ducats + paid);
    return paid;
}

void State::leave_hand(Card card) {
    Duke& duke = at_.acting_duke();
    duke.hand.take(card);
    if (duke.known.contains(card)) duke.known.take(card);  // R13.3
}

void State::play_one(const SellCard& sale, Events<Event>& events) {
    leave_hand(sale.card);
    at_.court.add(sale.card);
    at_.sold = sale.card;
    events.tell(Sold{at_.acting, sale.card, receive(at_.acting, sale.card.sell())});
    after_card(events);
}

void State::play_one(const PlayCard& play, Events<Event>& events) {
    leave_hand(play.card);
    at_.discarded.add(play.card);
    receive(at_.acting, -play.card.cost());
    at_.running = {play.card, play.action, static_cast<std::int8_t>(play.card.steps(play.action)), {}};
    at_.asked = Asked::step;
    events.tell(CardPlayed{at_.acting, play.card, play.action, play.card.cost()});
}

void State::after_card(Events<Event>& events) {
    at_.running.reset();
    if (at_.deck_is_empty()) return end_turn(false, events);
    at_.asked = Asked::draw;
}

void State::play_one(const DrawCard& draw, Events<Event>& events) {
    const Seat seat = at_.acting;
    Duke& duke = at_.acting_duke();
    if (draw.card) {
        at_.court.take(*draw.card);
        duke.hand.add(*draw.card);
        duke.known.add(*draw.card);
        events.tell(Took{seat, *draw.card});
        return end_turn(at_.sold.has_value(), events);
    }
    const Card card = at_.deck[at_.drawn++];
    duke.hand.add(card);
    events.tell(Drew{seat, card.letter(), card});
    if (at_.deck_is_empty()) events.tell(LastCard{});
    end_turn(false, events);
}

void State::end_turn(bool idle, Events<Event>& events) {
    at_.idle = static_cast<std::int8_t>(idle ? at_.idle + 1 : 0);
    if (at_.deck_is_empty() && hands_are_empty(at_)) return end(Ending::cards, events);
    begin_turn(Seat::from_index((at_.acting.index() + 1) % at_.seats), events);
}

// Steps

void State::play_one(const Edge& edge, Events<Event>& events) {
    carry_out(at_, edge);
    events.tell(BorderLaid{at_.acting, edge});
    if (parts(at_, edge)) settle(at_, events);
    after_step(events);
}

void State::play_one(const PutKnight& put, Events<Event>& events) {
    events.tell(KnightPut{at_.acting, put.square, price_of_knight(at_, put.square)});
    carry_out(at_, put);
    at_.domains.count_knights(at_.pieces);
    after_step(events);
}

void State::play_one(const Expansion& step, Events<Event>& events) {
    Expanded expanded{at_.acting, step.castle, step.square, {}};
    if (const Domain* from = at_.domains.of(step.square)) expanded.from = from->colour;
    carry_out(at_, step);
    at_.running->castle = step.castle;
    events.tell(expanded);
    settle(at_, events);
    after_step(events);
}

void State::play_one(const Desertion& step, Events<Event>& events) {
    events.tell(Deserted{at_.acting, at_.domains.of(step.knight)->colour, step.knight, step.square,
                         price_of_knight(at_, step.square)});
    carry_out(at_, step);
    at_.domains.count_knights(at_.pieces);
    after_step(events);
}

void State::play_one(const Alliance& step, Events<Event>& events) {
    carry_out(at_, step);
    events.tell(
        Allied{at_.acting, step.castle, *seat_of(at_.domains.of_castle(step.other)->colour), step.other});
    after_step(events);
}

void State::after_step(Events<Event>& events) {
    for (const Seat seat : SeatSet::first(at_.seats))
        if (at_.yield(seat).points() >= at_.king) return end(Ending::king, events);
    --at_.running->left;
    if (at_.running->left == 0 || !has_step(at_, at_.running->action, at_.acting_duke().ducats))
        play_one(EndAction{}, events);
}

void State::play_one(EndAction, Events<Event>& events) {
    events.tell(ActionEnded{at_.acting, at_.running->card});
    after_card(events);
}

// The end

int State::outlook(Seat seat) const {
    constexpr int worth_of_ducat = 2;
    if (at_.ending) return tenths * points(seat);
    return value_of_domains(at_, seat, turns_left(at_, seat)) + worth_of_ducat * at_.dukes[seat].ducats;
}

int State::bonus(Seat seat) const {
    if (at_.ending != Ending::cards) return 0;
    const int ducats = at_.dukes[seat].ducats;
    int most = 0, next = 0;
    for (const Seat other : SeatSet::first(at_.seats)) most = std::max<int>(most, at_.dukes[other].ducats);
    for (const Seat other : SeatSet::first(at_.seats))
        if (at_.dukes[other].ducats < most) next = std::max<int>(next, at_.dukes[other].ducats);
    if (ducats == 0) return 0;
    if (ducats == most) return most_ducats_bonus;
    return ducats == next ? next_ducats_bonus : 0;
}

void State::end(Ending why, Events<Event>& events) {
    at_.ending = why;
    at_.running.reset();
    if (!events.wanted()) return;
    MatchOver over{why, {}};
    for (const Seat seat : SeatSet::first(at_.seats)) {
        if (bonus(seat) > 0) events.tell(Bonus{seat, bonus(seat)});
        over.points[seat] = points(seat);
    }
    events.tell(std::move(over));
}

std::optional<Result> State::result() const {
    static constexpr std::array<std::string_view, 2> criteria{"points", "ducats"};  // R12.4
    if (!at_.ending) return std::nullopt;
    Result result(at_.seats, criteria);
    for (const Seat seat : SeatSet::first(at_.seats))
        result[seat] = {points(seat), at_.dukes[seat].ducats, 0};
    return result;
}

}  // namespace reami::domaine
