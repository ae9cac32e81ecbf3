// The rules for legal moves: RULES.md, R3.4, R4 and R5.
#include "engine/domaine/castles.hpp"
#include "engine/domaine/diplomacy.hpp"
#include "engine/domaine/expansion.hpp"
#include "engine/domaine/knights.hpp"
#include "engine/domaine/laying.hpp"
#include "engine/domaine/state.hpp"
#include "engine/domaine/steps.hpp"

namespace reami::domaine {

std::optional<Rule> State::check(Seat, const Move& move) const {
    return std::visit([this](const auto& one) { return broken(one); }, move);
}

std::optional<Rule> State::broken(const Placement& pair) const {
    if (at_.asked != Asked::castle) return Rule::phase;
    return broken_by(at_, pair);
}

std::optional<Rule> State::broken(const PlayCard& play) const {
    if (at_.asked != Asked::card) return Rule::phase;
    const Duke& duke = at_.acting_duke();
    if (!duke.hand.contains(play.card) || play.card.steps(play.action) == 0) return Rule::card;
    if (duke.ducats < play.card.cost()) return Rule::cost;
    if (!has_step(at_, play.action, duke.ducats - play.card.cost())) return Rule::no_step;
    return std::nullopt;
}

std::optional<Rule> State::broken(const SellCard& sale) const {
    if (at_.asked != Asked::card) return Rule::phase;
    if (!at_.acting_duke().hand.contains(sale.card)) return Rule::card;
    return std::nullopt;
}

template <class Step>
std::optional<Rule> State::broken(const Step& step) const {
    if (at_.asked != Asked::step || at_.running->action != action_of(step)) return Rule::phase;
    return broken_by(at_, step);
}

std::optional<Rule> State::broken(const EndAction&) const {
    if (at_.asked != Asked::step || !at_.running->has_begun()) return Rule::phase;
    return std::nullopt;
}

std::optional<Rule> State::broken(const DrawCard& draw) const {
    if (at_.deck_is_empty()) return draw.card ? Rule::court_closed : Rule::deck_empty;
    if (at_.asked != Asked::draw) return Rule::phase;
    return draw.card ? broken_by_taking(*draw.card) : std::nullopt;
}

std::optional<Rule> State::broken_by_taking(Card card) const {
    const int idle_turns = 3 * at_.seats;  // R4.6
    if (at_.sold && at_.idle >= idle_turns) return Rule::court_closed;
    if (!at_.court.contains(card)) return Rule::not_in_court;
    if (at_.sold == card && at_.court.count(card) == 1) return Rule::just_sold;
    return std::nullopt;
}

Moves State::legal_moves(Seat seat) const {
    Moves moves;
    if (!to_act().contains(seat)) return moves;
    switch (at_.asked) {
        case Asked::castle:
            list_castles(at_, moves);
            break;
        case Asked::card:
            list_cards(moves);
            break;
        case Asked::step:
            list_steps(at_, moves);
            if (at_.running->has_begun()) moves.push_back(EndAction{});
            break;
        case Asked::draw:
            list_draws(moves);
    }
    return moves;
}

void State::list_cards(Moves& moves) const {
    for (const Card card : all_cards) {
        if (!at_.acting_duke().hand.contains(card)) continue;
        for (const Action action : all_actions)
            if (const PlayCard play{card, action}; !broken(play)) moves.push_back(play);
        moves.push_back(SellCard{card});
    }
}

void State::list_draws(Moves& moves) const {
    moves.push_back(DrawCard{});
    for (const Card card : all_cards)
        if (!broken_by_taking(card)) moves.push_back(DrawCard{card});
}

}  // namespace reami::domaine
