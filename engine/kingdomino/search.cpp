// The search of Kingdomino's strong bot. It plays the round on to its end many times: after each playout, it
// takes the move next that promises most so far (bandits at the root, without a tree). In the playouts all
// seats take what is worth most at once.
#include <algorithm>
#include <cmath>
#include <vector>

#include "engine/kingdomino/playout.hpp"

namespace reami::kingdomino {

namespace {

// In the playouts, the own seat also counts squares that join their terrain, because such land can grow.
// tests/bench/arena found no gain in doing so for the others.
constexpr Weights own_weights{.joined = 5, .hole = 20, .centre = 100};
constexpr Weights others_weights{.joined = 0, .hole = 20, .centre = 100};
/// UCB1 (Auer, Cesa-Bianchi, Fischer 2002): a move that the bot tried seldom gets a bonus. The factor is much
/// lower than the usual 1.4, because the shares of points after different moves differ only by hundredths.
constexpr double bonus = 0.1;

/// A move, and how well the playouts after it ended.
struct Arm {
    Move move;
    int playouts = 0;
    double sum = 0;  ///< of the shares
};

/// Leaves out placements that a careful player avoids, and one of two moves with the same effect (R6).
std::vector<Arm> arms_of(const Playout& known) {
    std::vector<Arm> arms;
    if (const auto number = known.to_place()) {
        const Moves careful = known.kingdom(known.acting()).careful(*number);
        const bool has_equal_halves = domino(*number).first == domino(*number).second;
        for (const Move move : careful) {
            const auto& at = std::get<Placement>(move);
            if (!has_equal_halves || at.first < at.second) arms.push_back({.move = move});
        }
    }
    for (const Playout::Slot& slot : known.row())
        if (!known.to_place() && !slot.king) arms.push_back({.move = Choice{slot.domino}});
    return arms;
}

Arm& most_promising(std::vector<Arm>& arms, int playouts) {
    const double log = std::log(playouts + 1);
    Arm* best = nullptr;
    double highest = 0;
    for (Arm& arm : arms) {
        if (arm.playouts == 0) return arm;
        const double promise = arm.sum / arm.playouts + bonus * std::sqrt(log / arm.playouts);
        if (best != nullptr && promise <= highest) continue;
        best = &arm;
        highest = promise;
    }
    return *best;
}

/// Plays the round on after this move to its end.
Playout ended(Playout play, const Move& move, QuickRandom chance) {
    const Seat seat = play.acting();
    play.deal(chance);
    if (const auto* at = std::get_if<Placement>(&move))
        play.place(*at);
    else
        play.choose(std::get<Choice>(move).domino);
    while (!play.is_over()) play.play_greedily(play.acting() == seat ? own_weights : others_weights, chance);
    return play;
}

}  // namespace

Move State::searched_move(Seat seat, const SearchBudget& budget, Random& random) const {
    constexpr int between_looks = 16;  // so that a clock costs little
    const Playout known(*this);
    std::vector<Arm> arms = arms_of(known);
    const std::uint64_t seed = std::uint64_t{random.below(1U << 31)} << 32;
    for (int i = 0; arms.size() > 1 && i < budget.playouts; ++i) {
        if (i % between_looks == 0 && budget.is_spent && budget.is_spent()) break;
        Arm& arm = most_promising(arms, i);
        // All moves meet the same draws in their first playouts, in their second ones, and so on. So luck
        // hardly influences which move seems better.
        const QuickRandom chance(seed + static_cast<std::uint64_t>(arm.playouts));
        arm.sum += ended(known, arm.move, chance).share(seat);
        ++arm.playouts;
    }
    return std::ranges::max_element(arms, {}, [](const Arm& arm) { return std::pair(arm.playouts, arm.sum); })
        ->move;
}

SeatArray<int> State::points_after(Seat, const Move& move, std::uint64_t luck) const {
    const Playout end = ended(Playout(*this), move, QuickRandom(luck));
    SeatArray<int> points;
    for (const Seat seat : SeatSet::first(seats_)) points[seat] = end.points(seat);
    return points;
}

}  // namespace reami::kingdomino
