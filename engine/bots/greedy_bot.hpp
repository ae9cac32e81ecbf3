// A player who looks one step ahead: it plays the move after which it has most points. Where all moves bring
// the same (the choice of a domino), it plays on from each, for itself by the same rule and for the others by
// chance, and takes the one that has brought most. Equals are drawn.
//
// It thinks on a copy of the match in which all that its seat may not know is drawn anew, so it knows no more
// than a person in its seat. Of a game it knows the concept alone.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/bots/random_bot.hpp"
#include "engine/core/game.hpp"

namespace reami {

namespace greedy {

inline constexpr int decisions_ahead = 5;  ///< of its own, when it plays on
inline constexpr int tries = 4;            ///< how often it plays on from each move

template <Game G>
G after(const G& match, Seat seat, const typename G::Move& move) {
    auto nobody = Events<typename G::Event>::ignored();
    G next = match;
    next.play(seat, move, nobody);
    return next;
}

/// Those legal moves whose worth, as `worth_of` the match after them, is highest.
template <Game G, class Worth>
std::vector<typename G::Move> best_moves(const G& match, Seat seat, Worth worth_of) {
    std::vector<typename G::Move> best;
    int highest = 0;
    for (const typename G::Move move : match.legal_moves(seat)) {
        const int worth = worth_of(after(match, seat, move));
        if (best.empty() || worth > highest) {
            best.clear();
            highest = worth;
        }
        if (worth == highest) best.push_back(move);
    }
    return best;
}

template <class Move>
const Move& any_of(const std::vector<Move>& moves, Random& random) {
    return moves[random.below(static_cast<std::uint32_t>(moves.size()))];
}

template <Game G>
std::vector<typename G::Move> richest_moves(const G& match, Seat seat) {
    return best_moves(match, seat, [&](const G& next) { return next.points(seat); });
}

/// The points of that seat when it has decided so often, in a match that is played on.
template <Game G>
int points_ahead(G match, Seat seat, Random& random) {
    auto nobody = Events<typename G::Event>::ignored();
    for (int decisions = 0; decisions < decisions_ahead && !match.to_act().empty();) {
        const Seat next = *match.to_act().begin();
        const bool own = next == seat;
        decisions += own ? 1 : 0;
        const auto move = own ? any_of(richest_moves(match, next), random) : random_move(match, next, random);
        match.play(next, move, nobody);
    }
    return match.points(seat);
}

}  // namespace greedy

/// Expects a seat that is asked.
template <Game G>
typename G::Move greedy_move(const G& match, Seat seat, Random& random) {
    const G known = match.resample(seat, random);
    const auto richest = greedy::richest_moves(known, seat);
    if (richest.size() == 1 || richest.size() < known.legal_moves(seat).size())
        return greedy::any_of(richest, random);
    const auto worth_ahead = [&](const G& next) {
        int sum = 0;
        for (int i = 0; i < greedy::tries; ++i)
            sum += greedy::points_ahead(next.resample(seat, random), seat, random);
        return sum;
    };
    return greedy::any_of(greedy::best_moves(known, seat, worth_ahead), random);
}

}  // namespace reami
