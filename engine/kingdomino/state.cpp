#include "engine/kingdomino/state.hpp"

#include <algorithm>
#include <utility>

#include "engine/kingdomino/estimate.hpp"
#include "engine/kingdomino/placement.hpp"

namespace reami::kingdomino {

namespace {

/// In tenths of a point, for bots: a king on the next domino of a row acts later (R2).
constexpr int later_cost = 5;

}  // namespace

State::State(const Options& options, int seats, const SetUp& set_up)
    : options_(options), seats_(static_cast<std::int8_t>(seats)), current_(Row::of_kings(set_up.kings)) {
    for (const Seat seat : SeatSet::first(seats)) kingdoms_[seat] = Kingdom(scale(options, seats).kingdom);
    std::copy(set_up.dominoes.begin(), set_up.dominoes.end(), deck_.begin());
}

State State::start(const Options& options, int seats, const SetUp& set_up, Events<Event>& events) {
    State match(options, seats, set_up);
    match.draw_row(events);
    events.tell(KingDrawn{match.acting_seat()});
    return match;
}

// Moves

std::optional<Rule> State::check(Seat seat, const Move& move) const {
    const auto* at = std::get_if<Placement>(&move);
    if ((at != nullptr) != placing()) return Rule::wrong_kind;
    if (at == nullptr) return check_choice(std::get<Choice>(move));
    return misplaced(kingdom(seat), domino(domino_to_place()), *at);
}

std::optional<Rule> State::check_choice(Choice choice) const {
    const Row::DraftSlot* place = next_.find(choice.domino);
    if (place == nullptr) return Rule::not_in_row;
    if (place->king) return Rule::taken;
    return std::nullopt;
}

/// Returns `hidden` for a move after which the game draws a king or lays out a row, because nobody knows
/// these in advance.
Used State::play(Seat seat, const Move& move, Events<Event>& events) {
    const auto drawn_before = drawn_;
    const bool draws_king = draws_next_king();
    if (const auto* choice = std::get_if<Choice>(&move))
        choose(seat, *choice, events);
    else
        place(seat, std::get<Placement>(move), events);
    return drawn_ == drawn_before && !draws_king ? Used::known : Used::hidden;
}

void State::choose(Seat seat, Choice choice, Events<Event>& events) {
    next_.choose(choice.domino, seat);
    events.tell(Chosen{seat, choice.domino});
    next_king(events);
}

void State::place(Seat seat, const Placement& at, Events<Event>& events) {
    kingdom_of(seat).place(domino_to_place(), at);
    events.tell(Placed{seat, domino_to_place(), at});
    places_ = {};
    if (only_places()) next_king(events);
}

void State::next_king(Events<Event>& events) {
    if (draws_next_king()) {
        ++acting_;
        return events.tell(KingDrawn{acting_seat()});
    }
    for (;;) {
        ++acting_;
        if (is_over()) begin_turn(events);
        if (is_over()) return end(events);
        act(events);
        if (placing() || !only_places()) return;
    }
}

void State::act(Events<Event>& events) {
    places_ = placements(kingdom(acting_seat()), domino(domino_to_place()));
    if (placing()) return;
    kingdom_of(acting_seat()).discard();
    events.tell(Discarded{acting_seat(), domino_to_place()});
}

// Turns

void State::draw_row(Events<Event>& events) {
    const Scale size = scale(options_, seats_);
    if (drawn_ == size.in_play) return;
    next_ = Row::of_dominoes({deck_.data() + drawn_, static_cast<std::size_t>(size.row)});
    drawn_ = static_cast<std::uint8_t>(drawn_ + size.row);
    if (!events.wanted()) return;
    RowLaid laid{.turn = turn_ + 1, .dominoes = {}};
    for (const Row::DraftSlot& place : next_.places()) laid.dominoes.push_back(place.domino);
    events.tell(std::move(laid));
}

void State::begin_turn(Events<Event>& events) {
    if (next_.empty()) return;
    for (const Row::DraftSlot& place : next_.places())
        if (!place.king) events.tell(Unchosen{place.domino});  // R1.2
    advance_row();
    events.tell(TurnBegun{turn_});
    draw_row(events);
}

void State::advance_row() {
    next_.drop_free();
    current_ = std::exchange(next_, {});
    acting_ = 0;
    ++turn_;
}

// Plans

State State::if_asked(Seat seat) const {
    if (to_act().contains(seat)) return *this;
    State asked = *this;
    asked.places_ = {};
    if (asked.find_king(seat)) return asked;
    asked.advance_row();
    return asked.find_king(seat) ? asked : *this;
}

bool State::find_king(Seat seat) {
    auto nobody = Events<Event>::ignored();
    for (; !is_over(); ++acting_) {
        if (acting_seat() != seat) continue;
        if (turn_ > 0) act(nobody);
        if (placing() || !only_places()) return true;
    }
    return false;
}

// Points

int State::points(Seat seat) const { return score(kingdom(seat)) + (is_over() ? bonus(seat) : 0); }

int State::bonus(Seat seat) const {
    return middle_kingdom_bonus(kingdom(seat), options_) + harmony_bonus(kingdom(seat), options_);
}

std::optional<Result> State::result() const {
    static constexpr std::array<std::string_view, 3> criteria{"points", "largest_domain", "crowns"};  // R4.4
    if (!is_over()) return std::nullopt;
    Result result(seats_, criteria);
    for (const Seat seat : SeatSet::first(seats_)) {
        const Tally of_seat = tally(kingdom(seat));
        result[seat] = {of_seat.points + bonus(seat), of_seat.largest_domain, of_seat.crowns};
    }
    return result;
}

void State::end(Events<Event>& events) {
    if (!events.wanted()) return;
    Scored scored;
    for (const Seat seat : SeatSet::first(seats_)) scored.seats[seat] = seat_score(kingdom(seat), options_);
    events.tell(std::move(scored));
}

Kingdom State::grown(Seat seat) const {
    Kingdom kingdom = kingdoms_[seat];
    const int first = acting_ + (placing() ? 0 : 1);
    for (int i = first; turn_ > 0 && i < current_.size(); ++i)
        if (current_[i].king == seat) kingdom = with_domino(kingdom, current_[i].domino, options_);
    for (const Row::DraftSlot& slot : next_.places())
        if (slot.king == seat) kingdom = with_domino(kingdom, slot.domino, options_);
    return kingdom;
}

int State::outlook(Seat seat) const {
    const Kingdom own = grown(seat);
    int kings = 0, cost = 0;
    std::optional<int> best;
    for (const Row::DraftSlot& slot : next_.places()) {
        if (slot.king == seat) kings += cost;
        if (!slot.king && chooses_next(seat)) {
            const int worth = estimate(with_domino(own, slot.domino, options_), options_) - cost;
            best = std::max(best.value_or(worth), worth);
        }
        cost += later_cost;
    }
    return best.value_or(estimate(own, options_)) - kings;
}

// The view of a match

View State::view(Viewer, SeatSet seats) const {
    View view;
    view.turn = turn_;
    const auto show = [&](int turn, const Row::DraftSlot& place) {
        view.rows[turn][place.domino] = place.king ? place.king->number() : 0;
    };
    if (turn_ > 0)
        for (int i = acting_ + (placing() ? 0 : 1); i < current_.size(); ++i) show(turn_, current_[i]);
    for (const Row::DraftSlot& place : next_.places()) show(turn_ + 1, place);
    if (!is_over()) view.acting = acting_seat();
    if (placing()) view.placing = domino_to_place();
    view.left = scale(options_, seats_).in_play - drawn_;
    for (const Seat seat : seats) {
        SeatView& seen = view.seats[seat];
        seen.kingdom = laid_dominoes(kingdom(seat));
        seen.discarded = kingdom(seat).discarded();
        seen.points = points(seat);
    }
    return view;
}

SeatSet State::changed_seats(const State& before, const State& after) {
    SeatSet changed;
    for (const Seat seat : SeatSet::first(after.seats_))
        if (before.is_over() != after.is_over() || before.kingdom(seat) != after.kingdom(seat))
            changed.insert(seat);
    return changed;
}

State State::resample(Viewer, Random& random) const {
    State other = *this;
    if (draws_next_king()) other.current_.shuffle_kings(acting_ + 1, random);  // R1.3
    boost::container::static_vector<std::uint8_t, domino_count> order;
    for (const std::uint8_t number : unseen()) order.push_back(number);
    random.shuffle(order);
    const auto left = scale(options_, seats_).in_play - drawn_;
    std::copy_n(order.begin(), left, other.deck_.begin() + drawn_);
    return other;
}

DominoSet State::unseen() const {
    const DominoSet drawn({deck_.data(), drawn_});
    DominoSet unseen;
    for (int number = 1; number <= domino_count; ++number)
        if (!drawn.contains(number)) unseen.insert(number);
    return unseen;
}

}  // namespace reami::kingdomino
