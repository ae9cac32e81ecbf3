#include "engine/domaine/legality.hpp"

#include "engine/domaine/castles.hpp"
#include "engine/domaine/diplomacy.hpp"
#include "engine/domaine/expansion.hpp"
#include "engine/domaine/knights.hpp"
#include "engine/domaine/laying.hpp"
#include "engine/domaine/steps.hpp"

namespace reami::domaine {

namespace {

std::optional<Rule> broken(const Position& at, const Placement& pair) {
    if (at.asked != Asked::castle) return Rule::phase;
    return broken_by(at, pair);
}

std::optional<Rule> broken(const Position& at, const PlayCard& play) {
    if (at.asked != Asked::card) return Rule::phase;
    const Duke& duke = at.acting_duke();
    if (!duke.hand.contains(play.card) || play.card.steps(play.action) == 0) return Rule::card;
    if (duke.ducats < play.card.cost()) return Rule::cost;
    if (!has_step(at, play.action, duke.ducats - play.card.cost())) return Rule::no_step;
    return std::nullopt;
}

std::optional<Rule> broken(const Position& at, const SellCard& sale) {
    if (at.asked != Asked::card) return Rule::phase;
    if (!at.acting_duke().hand.contains(sale.card)) return Rule::card;
    return std::nullopt;
}

template <class Step>
std::optional<Rule> broken(const Position& at, const Step& step) {
    if (at.asked != Asked::step || at.running->action != action_of(step)) return Rule::phase;
    return broken_by(at, step);
}

std::optional<Rule> broken(const Position& at, const EndAction&) {
    if (at.asked != Asked::step || !at.running->has_begun()) return Rule::phase;
    return std::nullopt;
}

std::optional<Rule> broken_by_taking(const Position& at, Card card) {
    const int idle_turns = 3 * at.seats;  // R4.6
    if (at.sold && at.idle >= idle_turns) return Rule::court_closed;
    if (!at.court.contains(card)) return Rule::not_in_court;
    if (at.sold == card && at.court.count(card) == 1) return Rule::just_sold;
    return std::nullopt;
}

std::optional<Rule> broken(const Position& at, const DrawCard& draw) {
    if (at.deck_is_empty()) return draw.card ? Rule::court_closed : Rule::deck_empty;
    if (at.asked != Asked::draw) return Rule::phase;
    return draw.card ? broken_by_taking(at, *draw.card) : std::nullopt;
}

void list_cards(const Position& at, Moves& moves) {
    for (const Card card : all_cards) {
        if (!at.acting_duke().hand.contains(card)) continue;
        for (const Action action : all_actions)
            if (const PlayCard play{card, action}; !broken(at, play)) moves.push_back(play);
        moves.push_back(SellCard{card});
    }
}

void list_draws(const Position& at, Moves& moves) {
    moves.push_back(DrawCard{});
    for (const Card card : all_cards)
        if (!broken_by_taking(at, card)) moves.push_back(DrawCard{card});
}

}  // namespace

std::optional<Rule> check(const Position& position, const Move& move) {
    return std::visit([&](const auto& one) { return broken(position, one); }, move);
}

Moves legal_moves(const Position& position) {
    Moves moves;
    switch (position.asked) {
        case Asked::castle:
            list_castles(position, moves);
            break;
        case Asked::card:
            list_cards(position, moves);
            break;
        case Asked::step:
            list_steps(position, moves);
            if (position.running->has_begun()) moves.push_back(EndAction{});
            break;
        case Asked::draw:
            list_draws(position, moves);
    }
    return moves;
}

}  // namespace reami::domaine
