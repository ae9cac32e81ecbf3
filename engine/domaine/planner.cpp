#include "engine/domaine/planner.hpp"

#include <algorithm>

#include "engine/domaine/castles.hpp"
#include "engine/domaine/expansion.hpp"
#include "engine/domaine/laying.hpp"
#include "engine/domaine/legality.hpp"
#include "engine/domaine/settling.hpp"
#include "engine/domaine/steps.hpp"

namespace reami::domaine {

namespace {

// All values here are tenths of a point.
constexpr int point_of_others = 4;  ///< what a point of another player costs this one
constexpr int income_a_turn = 4;    ///< the worth of a turn's income from one kind of mine
constexpr int needed_ducat = 6, spare_ducat = 2;
constexpr int useful_alliance = 8, useful_desertion = 16;
constexpr int few_knights = 4;

/// The number of knights in the strongest neighbouring domain of another colour; -1 if the domain has no such
/// neighbour.
int strongest_beside(const Position& position, const Domain& domain) {
    int most = -1;
    for (const Domain& other : position.domains.all())
        if (other.colour != domain.colour && !(beside(domain.squares) & other.squares).empty())
            most = std::max<int>(most, other.knights);
    return most;
}

}  // namespace

int turns_left(const Position& position, Seat seat) {
    return (position.deck_size - position.drawn) / position.seats + position.dukes[seat].hand.size();
}

int value_of_domains(const Position& position, Seat seat, int turns) {
    const Yield yield = position.yield(seat);
    int mines = 0;
    for (const int count : yield.mines) mines += count;
    return tenths * yield.points() + income_a_turn * std::min(turns, 5) * yield.income() + 3 * mines;
}

Planner::Planner(const Position& position, Random& random)
    : at_(position),
      random_(random),
      seat_(at_.acting),
      turns_(turns_left(at_, seat_)),
      enclosures_(enclosures(at_, seat_, turns_)) {}

Move Planner::move() {
    switch (at_.asked) {
        case Asked::castle:
            return castle();
        case Asked::card:
            return card();
        case Asked::step:
            return step();
        case Asked::draw:
            break;
    }
    return draw();
}

// The set-up

Move Planner::castle() {
    const Moves legal = legal_moves(at_);
    const Colour colour = next_castle(at_);
    if (colour == Colour::grey) return legal[random_.below(static_cast<std::uint32_t>(legal.size()))];
    Choice best{legal[0], -1};
    for (const Move& move : legal) {
        Position next = at_;
        carry_out(next, std::get<Placement>(move));
        const auto land = best_enclosure(next, std::get<Placement>(move).first, colour, turns_);
        const int gain = land.prospect(land.missing.size(), turns_);
        if (gain > best.gain) best = {move, gain};
    }
    return best.move;
}

// Cards

Move Planner::card() {
    const Moves legal = legal_moves(at_);
    const Duke& duke = at_.acting_duke();
    std::optional<Choice> best;
    for (const Move& move : legal) {
        const auto* play = std::get_if<PlayCard>(&move);
        const Card card = play != nullptr ? play->card : std::get<SellCard>(move).card;
        Cards hand = duke.hand;
        hand.take(card);
        const int ducats =
            duke.ducats + (play != nullptr ? -card.cost() : std::min<int>(card.sell(), at_.bank));
        const int gain =
            (play != nullptr ? gain_of(*play) : 0) + value_of_ducats(ducats, hand) + value_of_hand(hand);
        if (!best || gain > best->gain) best = {move, gain};
    }
    return best->move;
}

int Planner::value_of(Card card) const {
    int most = 0;
    for (const Action action : all_actions)
        if (const int steps = card.steps(action); steps > 0)
            most = std::max(most, steps * value_of_step(action));
    return turns_ > hand_size ? most : most / 2;
}

int Planner::value_of_step(Action action) const {
    switch (action) {
        case Action::borders:
            return enclosures_.empty() ? 1 : 7;
        case Action::knights:
            return 3;
        case Action::expansion:
            return at_.domains.of(at_.colour()).empty() ? 4 : 9;
        case Action::desertion:
        case Action::alliance:
            break;
    }
    return 4;
}

int Planner::value_of_hand(const Cards& hand) const {
    int sum = 0;
    for (const Card card : all_cards) sum += hand.count(card) * value_of(card);
    return sum;
}

int Planner::value_of_ducats(int ducats, const Cards& hand) const {
    int needed = turns_ > hand_size ? 5 : 0;
    for (const Card card : all_cards)
        if (hand.contains(card)) needed = std::max(needed, card.cost());
    return needed_ducat * std::min(ducats, needed) + spare_ducat * std::max(0, ducats - needed);
}

Move Planner::draw() {
    const Moves legal = legal_moves(at_);
    constexpr int usual_card = 13;
    Choice best{DrawCard{}, usual_card};
    for (const Move& move : legal)
        if (const auto card = std::get<DrawCard>(move).card; card && value_of(*card) > best.gain)
            best = {move, value_of(*card)};
    return best.move;
}

// Steps

int Planner::gain_of(const PlayCard& play) const {
    const int steps = play.card.steps(play.action);
    Position after = at_;
    after.running = RunningAction{play.card, play.action, static_cast<std::int8_t>(steps), {}};
    Moves moves;
    switch (play.action) {
        case Action::borders:
            return gain_of_borders(steps);
        case Action::expansion:
            return gain_of_expansion(after, steps);
        case Action::knights:
        case Action::desertion:
        case Action::alliance:
            break;
    }
    list_steps(after, moves);
    return steps * best_of_simple(moves).gain;
}

Move Planner::step() {
    Moves moves;
    Choice best;
    switch (at_.running->action) {
        case Action::borders:
            best = best_border();
            break;
        case Action::expansion:
            best = best_expansion(at_);
            break;
        case Action::knights:
        case Action::desertion:
        case Action::alliance:
            list_steps(at_, moves);
            best = best_of_simple(moves);
    }
    return best.gain <= 0 && at_.running->has_begun() ? EndAction{} : best.move;
}

int Planner::gain_of_borders(int steps) const {
    int sum = 0;
    std::vector<int> used(enclosures_.size());
    for (int left = std::min<int>(steps, at_.supply); left > 0;) {
        std::size_t best = enclosures_.size();
        int most = 0, laid = 0;
        for (std::size_t i = 0; i < enclosures_.size(); ++i) {
            const int missing = enclosures_[i].missing.size(), lay = std::min(left, missing);
            const int gain =
                enclosures_[i].prospect(missing - lay, turns_) - enclosures_[i].prospect(missing, turns_);
            if (used[i] != 0 || gain <= most) continue;
            best = i;
            most = gain;
            laid = lay;
        }
        if (best == enclosures_.size()) break;
        used[best] = 1;
        sum += most;
        left -= laid;
    }
    return sum;
}

Planner::Choice Planner::best_border() const {
    Moves all;
    list_steps(at_, all);
    Choice best{all[random_.below(static_cast<std::uint32_t>(all.size()))], 0};
    for (const Enclosure& land : enclosures_) {
        const int missing = land.missing.size(), lay = std::min<int>(at_.running->left, missing);
        const int gain = land.prospect(missing - lay, turns_) - land.prospect(missing, turns_);
        if (gain <= best.gain) continue;
        const Side side = land.missing.north.empty() ? Side::e : Side::n;
        best = {Edge{land.missing.of(side).first(), side}, gain};
    }
    return best;
}

int Planner::standing(const Position& position) const {
    int sum = 0;
    for (const Seat seat : SeatSet::first(position.seats))
        sum += seat == seat_ ? value_of_domains(position, seat, turns_)
                             : -point_of_others * position.yield(seat).points();
    return sum;
}

Planner::Choice Planner::best_expansion(const Position& from) const {
    Moves moves;
    list_expansions(from, moves);
    auto nobody = Events<Event>::ignored();
    const int before = standing(from);
    std::optional<Choice> best;
    for (const Move& move : moves) {
        Position next = from;
        carry_out(next, std::get<Expansion>(move));
        settle(next, nobody);
        const int gain = standing(next) - before;
        if (!best || gain > best->gain) best = {move, gain};
    }
    return best.value_or(Choice{EndAction{}, 0});
}

int Planner::gain_of_expansion(const Position& from, int steps) const {
    const Choice first = best_expansion(from);
    if (first.gain <= 0 || steps == 1) return std::max(0, first.gain);
    auto nobody = Events<Event>::ignored();
    Position next = from;
    carry_out(next, std::get<Expansion>(first.move));
    next.running->castle = std::get<Expansion>(first.move).castle;
    settle(next, nobody);
    return first.gain + gain_of_expansion(next, steps - 1);
}

int Planner::gain_of_knight(const PutKnight& put) const {
    const Domain* domain = at_.domains.of(put.square);
    const int price = at_.land.on(put.square) == Terrain::f ? needed_ducat + 2 : 0;
    if (domain == nullptr) return 1 - price;
    const int strongest = strongest_beside(at_, *domain);
    if (strongest < 0) return (domain->knights < few_knights ? 2 : 0) - price;
    const int worth = std::min(12, at_.land.worth(domain->squares));
    const bool matters = strongest == domain->knights || strongest == domain->knights + 1;
    return (matters ? 6 + worth / 2 : 2) - price;
}

int Planner::gain_of_diplomacy(const Move& move) const {
    if (const auto* step = std::get_if<Desertion>(&move))
        return useful_desertion + gain_of_knight(PutKnight{step->square});
    const auto& pact = std::get<Alliance>(move);
    const int own = at_.domains.of_castle(pact.castle)->knights;
    return at_.domains.of_castle(pact.other)->knights > own ? useful_alliance : 0;
}

Planner::Choice Planner::best_of_simple(const Moves& moves) const {
    std::optional<Choice> best;
    for (const Move& move : moves) {
        const auto* knight = std::get_if<PutKnight>(&move);
        const int gain = knight != nullptr ? gain_of_knight(*knight) : gain_of_diplomacy(move);
        if (!best || gain > best->gain) best = {move, gain};
    }
    return best.value_or(Choice{EndAction{}, 0});
}

}  // namespace reami::domaine
