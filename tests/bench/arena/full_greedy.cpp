#include "tests/bench/arena/full_greedy.hpp"

#include <algorithm>
#include <vector>

#include "engine/bots/random_bot.hpp"
#include "engine/kingdomino/placement.hpp"
#include "engine/kingdomino/score.hpp"

namespace reami::arena {

namespace {

using namespace reami::kingdomino;

constexpr Options both_bonuses{.middle_kingdom = true, .harmony = true};

int points_of(const Kingdom& kingdom) {
    return score(kingdom) + middle_kingdom_bonus(kingdom, both_bonuses) +
           harmony_bonus(kingdom, both_bonuses);
}

/// A hole is one empty square in the castle's frame whose neighbours in the frame are all covered. A hole
/// beside the castle does not count.
bool has_hole(const Kingdom& kingdom) {
    const Mask frame = Extent{castle, castle}.widened(kingdom.size() / 2).mask();
    const Mask empty = frame & ~kingdom.covered();
    return (empty & ~neighbours(empty) & ~neighbours(bit(castle))) != 0;
}

/// A kingdom after a place.
struct Grown {
    Placement at;
    Kingdom kingdom;
};

/// All places of a domino; without those that leave the frame or make a hole, if others remain.
std::vector<Grown> places_of(const Kingdom& kingdom, int number) {
    std::vector<Grown> all;
    const bool had_hole = has_hole(kingdom);
    for (const Move move : placements(kingdom, domino(number))) {
        all.push_back({std::get<Placement>(move), kingdom});
        all.back().kingdom.place(number, all.back().at);
    }
    const auto keep = [&](const auto& is_good) {
        if (std::any_of(all.begin(), all.end(), is_good))
            std::erase_if(all, [&](const Grown& one) { return !is_good(one); });
    };
    keep([](const Grown& one) { return can_be_centred(one.kingdom); });
    keep([&](const Grown& one) { return had_hole || !has_hole(one.kingdom); });
    return all;
}

/// The points of the kingdom once the domino lies in its best place.
int points_with(const Kingdom& kingdom, int number) {
    int most = points_of(kingdom);
    bool is_first = true;
    for (const Grown& one : places_of(kingdom, number)) {
        const int points = points_of(one.kingdom);
        most = is_first ? points : std::max(most, points);
        is_first = false;
    }
    return most;
}

/// Collects the moves with the highest value, and draws one of them.
class Best {
public:
    void offer(const Move& move, int value) {
        if (moves_.empty() || value > highest_) {
            moves_.clear();
            highest_ = value;
        }
        if (value == highest_) moves_.push_back(move);
    }
    Move any(Random& random) const { return moves_[random.below(static_cast<std::uint32_t>(moves_.size()))]; }

private:
    std::vector<Move> moves_;
    int highest_ = 0;
};

/// The domino whose place the seat decides now, and the dominoes among which it chooses after that.
struct Asked {
    std::optional<int> to_place;
    std::vector<int> free;
};

Asked asked(const State& match, Seat seat) {
    const auto view = match.view(seat);
    Asked of{.to_place = view.placing, .free = {}};
    if (const auto row = view.rows.find(view.turn + 1); row != view.rows.end())
        for (const auto& [number, king] : row->second)
            if (king == 0) of.free.push_back(number);
    return of;
}

int most_crowns_on_a_square(int number) {
    return std::max(domino(number).first.crowns, domino(number).second.crowns);
}

Move best_choice(const State& match, Seat seat, const Asked& of, Random& random) {
    Best best;
    const bool is_first = match.kingdom(seat).laid().empty() && match.kingdom(seat).discarded() == 0;
    for (const int number : of.free)
        best.offer(Choice{number},
                   is_first ? most_crowns_on_a_square(number) : points_with(match.kingdom(seat), number));
    return best.any(random);
}

}  // namespace

Move full_greedy_move(const State& match, Seat seat, Random& random) {
    const Asked of = asked(match, seat);
    if (!of.to_place) return best_choice(match, seat, of, random);
    Best best;
    for (const Grown& one : places_of(match.kingdom(seat), *of.to_place)) {
        int points = of.free.empty() ? points_of(one.kingdom) : 0;
        for (const int number : of.free) points = std::max(points, points_with(one.kingdom, number));
        best.offer(one.at, points);
    }
    return best.any(random);
}

Move greedy_placement_move(const State& match, Seat seat, Random& random) {
    const Asked of = asked(match, seat);
    if (!of.to_place) return random_move(match, seat, random);
    Best best;
    for (const Grown& one : places_of(match.kingdom(seat), *of.to_place))
        best.offer(one.at, points_of(one.kingdom));
    return best.any(random);
}

}  // namespace reami::arena
