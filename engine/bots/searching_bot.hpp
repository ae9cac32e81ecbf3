// The bot `hard`. A game may search for the move itself (`searched_move`), as Kingdomino does. In other games
// with an `outlook`, the bot plays several promising moves on many times, and takes the one after which its
// seat was ahead of the others most (bandits at the root, without a tree).
#pragma once

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <utility>
#include <vector>

#include "engine/bots/greedy_bot.hpp"
#include "engine/core/game.hpp"

namespace reami {

/// The playouts of the bot `hard` for each move. A fixed number, so that the bot is equally strong on every
/// machine.
inline constexpr int hard_playouts = 500;

/// The games in which a bot `hard` plays. A game with plans of whole turns needs a search of its own.
template <class G>
concept HasHardBot = (HasOutlook<G> && !HasPlan<G>) || HasSearch<G>;

namespace playouts {

inline constexpr std::size_t most_moves = 16;  ///< the bot tries the moves with the highest outlook
inline constexpr int own_decisions = 20;       ///< in one playout, unless the round ends sooner
inline constexpr std::size_t looked_at = 4;    ///< moves per decision in a playout, drawn if there are more
/// UCB1 (Auer, Cesa-Bianchi, Fischer 2002), for leads that are scaled to 0 to 1.
inline constexpr double bonus = 0.3;

/// A move, and the leads with which the playouts after it ended.
template <class Move>
struct TriedMove {
    Move move;
    int outlook = 0;
    int playouts = 0;
    double sum = 0;
};

/// How far the seat is ahead of the best of the others.
template <HasOutlook G>
int lead(const G& match, Seat seat) {
    int best = std::numeric_limits<int>::min();
    for (const Seat other : SeatSet::first(match.seats()))
        if (other != seat) best = std::max(best, match.outlook(other));
    return match.outlook(seat) - best;
}

/// Plays the match on for some decisions of the seat, or to the end of the round, and returns the seat's
/// lead. All seats take the best of a few moves.
template <HasOutlook G>
int lead_after_playout(G match, Seat seat, Random& random) {
    const auto choose = [&](const G& at, Seat next) {
        return greedy::rich_move(at, next, looked_at, random);
    };
    return lead(greedy::play_on(std::move(match), seat, own_decisions, choose), seat);
}

template <HasOutlook G>
auto promising_moves(const G& known, Seat seat, Random& random) {
    std::vector<TriedMove<typename G::Move>> tried;
    for (const typename G::Move move : known.legal_moves(seat))
        tried.push_back({.move = move, .outlook = greedy::after(known, seat, move).outlook(seat)});
    random.shuffle(tried);  // so that chance decides between equal moves
    std::ranges::stable_sort(tried, std::greater(), &TriedMove<typename G::Move>::outlook);
    if (tried.size() > most_moves) tried.resize(most_moves);
    return tried;
}

/// The greatest and the least lead so far.
struct LeadRange {
    int low = std::numeric_limits<int>::max(), high = std::numeric_limits<int>::min();

    void add(int lead) {
        low = std::min(low, lead);
        high = std::max(high, lead);
    }
    double scaled(double lead) const { return (lead - low) / std::max(high - low, 1); }
};

template <class Move>
TriedMove<Move>& next_to_try(std::vector<TriedMove<Move>>& tried, const LeadRange& range, int playouts) {
    const auto promise = [&](const TriedMove<Move>& one) {
        if (one.playouts == 0) return std::numeric_limits<double>::infinity();
        return range.scaled(one.sum / one.playouts) +
               bonus * std::sqrt(std::log(playouts + 1) / one.playouts);
    };
    return *std::ranges::max_element(tried, {}, promise);
}

template <HasOutlook G>
typename G::Move best_move(const G& match, Seat seat, Random& random) {
    auto tried = promising_moves(match.resample(seat, random), seat, random);
    auto nobody = Events<typename G::Event>::ignored();
    LeadRange range;
    for (int i = 0; tried.size() > 1 && i < hard_playouts; ++i) {
        auto& one = next_to_try(tried, range, i);
        G next = match.resample(seat, random);
        next.play(seat, one.move, nobody);
        const int lead = lead_after_playout(std::move(next), seat, random);
        range.add(lead);
        one.sum += lead;
        ++one.playouts;
    }
    return std::ranges::max_element(tried, {},
                                    [](const auto& one) { return std::pair(one.playouts, one.sum); })
        ->move;
}

}  // namespace playouts

/// The move of the bot `hard`. Expects a seat that is asked.
template <HasHardBot G>
typename G::Move hard_move(const G& match, Seat seat, Random& random) {
    if constexpr (HasSearch<G>)
        return match.searched_move(seat, {.playouts = hard_playouts, .is_spent = {}}, random);
    else
        return playouts::best_move(match, seat, random);
}

}  // namespace reami
