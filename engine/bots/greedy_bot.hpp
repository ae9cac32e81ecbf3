// A bot that looks one step ahead. It plays the move after which its seat has the most points, or the highest
// `outlook` if the game offers one. If there are few legal moves, and all lead to the same value (as most
// choices in Tóncc do), the bot plays several matches on from each of these moves: it chooses the moves of
// its own seat by their value, and those of the other seats at random. It then plays the move whose matches
// reached the highest values. Among equal moves the bot draws one at random. If a game offers `planned_move`,
// the bot plays that move instead.
//
// The bot searches on a copy of the match in which everything hidden from its seat is drawn anew, so it knows
// no more than a person in its seat. It uses only the concept `Game`.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "engine/bots/random_bot.hpp"
#include "engine/core/game.hpp"

namespace reami {

namespace greedy {

inline constexpr int decisions_ahead = 5;     ///< the number of own decisions in one match that it plays on
inline constexpr int tries = 4;               ///< the number of matches that it plays on from each move
inline constexpr std::size_t played_on = 12;  ///< the greatest number of equal moves that it plays on from
inline constexpr std::size_t weighed =
    8;  ///< it weighs this many own moves per decision while it plays on, drawn if there are more

/// The value of a seat's position: the game's `outlook` if it offers one, otherwise the current points.
template <Game G>
int worth(const G& match, Seat seat) {
    if constexpr (HasOutlook<G>)
        return match.outlook(seat);
    else
        return match.points(seat);
}

/// All legal moves, or, if there are more than `most`, only that many of them, drawn at random.
template <Game G>
std::vector<typename G::Move> some_moves(const G& match, Seat seat, std::size_t most, Random& random) {
    const auto legal = match.legal_moves(seat);
    std::vector<typename G::Move> moves;
    moves.reserve(legal.size());
    for (const typename G::Move move : legal) moves.push_back(move);
    if (moves.size() <= most) return moves;
    random.shuffle(moves);
    moves.resize(most);
    return moves;
}

template <Game G>
G after(const G& match, Seat seat, const typename G::Move& move) {
    auto nobody = Events<typename G::Event>::ignored();
    G next = match;
    next.play(seat, move, nobody);
    return next;
}

/// The moves with the highest worth, which `worth_of` computes from the match after the move.
template <Game G, class Moves, class Worth>
std::vector<typename G::Move> best_moves(const G& match, Seat seat, const Moves& moves, Worth worth_of) {
    std::vector<typename G::Move> best;
    int highest = 0;
    for (const typename G::Move move : moves) {
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

template <Game G, class Moves>
std::vector<typename G::Move> richest_moves(const G& match, Seat seat, const Moves& moves) {
    return best_moves(match, seat, moves, [&](const G& next) { return worth(next, seat); });
}

template <Game G>
bool round_is_over(const G& match) {
    if constexpr (requires { match.is_between_rounds(); })
        return match.is_between_rounds();
    else
        return match.to_act().empty();
}

/// One of the moves with the highest worth among at most `most` moves.
template <Game G>
typename G::Move rich_move(const G& match, Seat seat, std::size_t most, Random& random) {
    return any_of(richest_moves(match, seat, some_moves(match, seat, most, random)), random);
}

/// Plays the match on for this many decisions of the seat, or to the end of the round. `choose` returns the
/// move of a seat.
template <Game G, class Choose>
G play_on(G match, Seat seat, int decisions, Choose choose) {
    auto nobody = Events<typename G::Event>::ignored();
    while (decisions > 0 && !match.to_act().empty() && !round_is_over(match)) {
        const Seat next = *match.to_act().begin();
        decisions -= next == seat ? 1 : 0;
        match.play(next, choose(match, next), nobody);
    }
    return match;
}

/// Plays the match on for `decisions_ahead` decisions of that seat, or to the end of the round, and returns
/// the value of the position to that seat.
template <Game G>
int worth_ahead(G match, Seat seat, Random& random) {
    const auto choose = [&](const G& at, Seat next) {
        return next == seat ? rich_move(at, next, weighed, random) : random_move(at, next, random);
    };
    return worth(play_on(std::move(match), seat, decisions_ahead, choose), seat);
}

}  // namespace greedy

/// The move of this bot. Expects a seat that is asked.
template <Game G>
typename G::Move greedy_move(const G& match, Seat seat, Random& random) {
    const G known = match.resample(seat, random);
    if constexpr (HasPlan<G>) return known.planned_move(seat, random);
    const auto legal = known.legal_moves(seat);
    const auto richest = greedy::richest_moves(known, seat, legal);
    const bool all_equal = richest.size() == legal.size();
    if (!all_equal || richest.size() == 1 || richest.size() > greedy::played_on)
        return greedy::any_of(richest, random);
    const auto sum_ahead = [&](const G& next) {
        int sum = 0;
        for (int i = 0; i < greedy::tries; ++i)
            sum += greedy::worth_ahead(next.resample(seat, random), seat, random);
        return sum;
    };
    return greedy::any_of(greedy::best_moves(known, seat, legal, sum_ahead), random);
}

}  // namespace reami
