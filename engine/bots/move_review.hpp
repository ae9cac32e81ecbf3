// Compares a player's move with the move of the bot `hard`, so that people can learn from a match that is
// over.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>

#include "engine/bots/searching_bot.hpp"
#include "engine/core/seat_array.hpp"

namespace reami {

/// A move that would have been better than the one that was played. The losses are averages over playouts, in
/// points at the end of the round.
template <class Move>
struct BetterMove {
    Move move;
    double own = 0;     ///< the points that the seat lost; negative if it gained points
    double others = 0;  ///< the points that the best of the other seats gained
    double cost() const { return own + others; }  ///< what the seat lost of its lead
};

namespace review {

/// The number of playouts after each of the two moves. A playout by plan takes several times as long as one
/// with single moves.
template <HasHardBot G>
inline constexpr int playouts = HasPlan<G> ? 60 : 300;
/// A move counts as better if it costs this many standard errors less: chance alone would make about one such
/// mistake in a thousand moves.
inline constexpr double certain = 3;

/// The points of all seats at the end of the round, if the seat plays this move now. The same `luck` gives
/// the same draws after different moves.
template <HasHardBot G>
SeatArray<int> points_after(const G& match, Seat seat, const typename G::Move& move, const Random& luck) {
    Random random = luck;
    if constexpr (HasQuickPlayout<G>) {
        return match.points_after(seat, move, random.below(1U << 31));
    } else {
        const G end = playouts::played_on(greedy::after(match.resample(seat, random), seat, move), seat,
                                          std::numeric_limits<int>::max(), random);
        SeatArray<int> points;
        for (const Seat each : SeatSet::first(end.seats())) points[each] = end.points(each);
        return points;
    }
}

/// The points of the best of the other seats.
inline int best_of_others(const SeatArray<int>& points, Seat seat, int seats) {
    int best = std::numeric_limits<int>::min();
    for (const Seat other : SeatSet::first(seats))
        if (other != seat) best = std::max(best, points[other]);
    return best;
}

}  // namespace review

/// The move of the bot `hard`, if playouts after it end better for the seat than playouts after the move that
/// was played; also empty if the bot does not compare the moves with each other. Expects a legal move of a
/// seat that is asked, during a round.
template <HasHardBot G>
std::optional<BetterMove<typename G::Move>> better_move(const G& match, Seat seat,
                                                        const typename G::Move& played, Random& random) {
    if constexpr (HasOutlook<G> && HasPlan<G>)
        if (!playouts::compares_moves(match, seat)) return std::nullopt;
    BetterMove<typename G::Move> better{.move = hard_move(match, seat, random)};
    if (better.move == played) return std::nullopt;
    double squares = 0;
    for (int i = 0; i < review::playouts<G>; ++i) {
        const Random luck = random.fork(static_cast<std::uint32_t>(i));
        const auto instead = review::points_after(match, seat, better.move, luck);
        const auto then = review::points_after(match, seat, played, luck);
        const int own = instead[seat] - then[seat];
        const int others = review::best_of_others(then, seat, match.seats()) -
                           review::best_of_others(instead, seat, match.seats());
        better.own += own;
        better.others += others;
        squares += (own + others) * (own + others);
    }
    constexpr double count = review::playouts<G>;
    better.own /= count;
    better.others /= count;
    const double variance = squares / count - better.cost() * better.cost();
    if (better.cost() <= review::certain * std::sqrt(std::max(variance, 0.0) / count)) return std::nullopt;
    return better;
}

}  // namespace reami
