// The bot `hard`. A game may search for the move itself (`searched_move`), as Kingdomino does. In other games
// with an `outlook`, the bot plays several promising moves on many times, and takes the one after which its
// seat was ahead of the others most (bandits at the root, without a tree). If a game plans whole turns
// (`planned_move`), all seats play by plan in these playouts, and the bot compares moves only where it can
// try each of them; elsewhere it plays the planned move.
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

/// The games in which a bot `hard` plays.
template <class G>
concept HasHardBot = HasOutlook<G> || HasSearch<G>;

/// The playouts of the bot `hard` for each move. A fixed number, so that the bot is equally strong on every
/// machine. A playout by plan takes several times as long as one with single moves.
template <HasHardBot G>
inline constexpr int hard_playouts = HasPlan<G> ? 100 : 500;

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

/// Plays the match on for some decisions of the seat, or to the end of the round. All seats take the best of
/// a few moves, or their planned one.
template <HasOutlook G>
G played_on(G match, Seat seat, int decisions, Random& random) {
    const auto choose = [&](const G& at, Seat next) {
        if constexpr (HasPlan<G>)
            return at.planned_move(next, random);
        else
            return greedy::rich_move(at, next, looked_at, random);
    };
    return greedy::play_on(std::move(match), seat, decisions, choose);
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

/// Whether the bot compares the seat's moves with each other. If the game has plans, it does so only if it
/// can try all of them.
template <HasOutlook G>
bool compares_moves(const G& match, Seat seat) {
    return !HasPlan<G> || match.legal_moves(seat).size() <= most_moves;
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
    const G known = match.resample(seat, random);
    if constexpr (HasPlan<G>)
        if (!compares_moves(known, seat)) return known.planned_move(seat, random);
    auto tried = promising_moves(known, seat, random);
    auto nobody = Events<typename G::Event>::ignored();
    LeadRange range;
    for (int i = 0; tried.size() > 1 && i < hard_playouts<G>; ++i) {
        auto& one = next_to_try(tried, range, i);
        G next = match.resample(seat, random);
        next.play(seat, one.move, nobody);
        const int ahead = lead(played_on(std::move(next), seat, own_decisions, random), seat);
        range.add(ahead);
        one.sum += ahead;
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
        return match.searched_move(seat, {.playouts = hard_playouts<G>, .is_spent = {}}, random);
    else
        return playouts::best_move(match, seat, random);
}

}  // namespace reami
