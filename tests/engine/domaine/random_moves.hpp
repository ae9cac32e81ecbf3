// Random players, who together reach every kind of position. The first one draws the kind of its move first.
// The second one seeks points, and takes points from others. The third one hoards: it sells cards, and takes
// cards from the Court.
#pragma once

#include <set>
#include <vector>

#include "engine/domaine/state.hpp"

namespace reami::domaine {

inline std::size_t drawn_below(std::size_t bound, Random& random) {
    return random.below(static_cast<std::uint32_t>(bound));
}

/// Requires that the match is not over.
inline Move any_kind_of_move(const State& state, Random& random) {
    const auto legal = state.legal_moves(*state.to_act().begin());
    std::set<std::size_t> kinds;
    for (const Move& move : legal) kinds.insert(move.index());
    const auto kind = *std::next(kinds.begin(), static_cast<int>(drawn_below(kinds.size(), random)));
    std::vector<Move> of_kind;
    for (const Move& move : legal)
        if (move.index() == kind) of_kind.push_back(move);
    return of_kind[drawn_below(of_kind.size(), random)];
}

/// This seat's points minus the points of all other seats together.
inline int lead(const State& state, Seat seat) {
    int lead = 0;
    for (const Seat one : SeatSet::first(state.seats()))
        lead += one == seat ? 2 * state.points(one) : -state.points(one);
    return lead;
}

/// Chooses randomly between any playable card and the choice of a planner; then takes the step with the most
/// points.
inline Move seeking_move(const State& state, Random& random) {
    const Seat seat = *state.to_act().begin();
    const Position& at = state.position();
    const auto legal = state.legal_moves(seat);
    std::vector<Move> plays;
    for (const Move& move : legal)
        if (std::holds_alternative<PlayCard>(move)) plays.push_back(move);
    if (!plays.empty() && random.below(2) == 0) return plays[drawn_below(plays.size(), random)];
    if (at.asked != Asked::step || at.running->action == Action::borders)
        return state.planned_move(seat, random);
    auto nobody = Events<Event>::ignored();
    std::optional<Move> best;
    int most = lead(state, seat);
    for (const Move& move : legal) {
        State next = state;
        next.play(seat, move, nobody);
        if (lead(next, seat) <= most) continue;
        most = lead(next, seat);
        best = move;
    }
    return best ? *best : any_kind_of_move(state, random);
}

/// Sells, and takes cards from the Court; it draws only if R4.6 forces it to.
inline Move idle_move(const State& state, Random& random) {
    for (const Move& move : state.legal_moves(*state.to_act().begin())) {
        if (std::holds_alternative<SellCard>(move)) return move;
        const auto* draw = std::get_if<DrawCard>(&move);
        if (draw != nullptr && draw->card) return move;
    }
    return any_kind_of_move(state, random);
}

}  // namespace reami::domaine
