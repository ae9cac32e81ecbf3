#include "tests/bench/arena/monte_carlo.hpp"

#include <algorithm>
#include <array>
#include <boost/container/static_vector.hpp>
#include <vector>

#include "engine/kingdomino/placement.hpp"
#include "engine/kingdomino/playout.hpp"

namespace reami::arena {

namespace {

using namespace reami::kingdomino;

/// FULL_GREEDY makes a hole or leaves the castle's frame only if it must, whatever the points.
constexpr Weights only_if_it_must{.hole = 10'000, .centre = 100'000};

using Numbers = boost::container::static_vector<int, most_kings>;

Numbers free_dominoes(const Playout& play) {
    Numbers free;
    for (const Playout::Slot& slot : play.row())
        if (!slot.king) free.push_back(slot.domino);
    return free;
}

Moves legal_places(const Playout& play) {
    return placements(play.kingdom(play.acting()).kingdom(), domino(*play.to_place()));
}

template <class Items>
auto any_of(const Items& items, QuickRandom& random) {
    return items[random.below(static_cast<std::uint32_t>(items.size()))];
}

/// The points of the kingdom once it has the free domino that is worth most, in tenths.
int points_with_best(const QuickKingdom& kingdom, const Numbers& free, QuickRandom& random) {
    std::optional<int> most;
    for (const int number : free) {
        const auto fit = kingdom.best_fit(number, only_if_it_must, random);
        const int worth = fit ? fit->worth : 0;
        most = std::max(most.value_or(worth), worth);
    }
    return 10 * kingdom.score() + most.value_or(0);
}

/// Places the domino like FULL_GREEDY, which looks one choice further than `Playout::play_greedily`.
void place_greedily(Playout& play, QuickRandom& random) {
    const int number = *play.to_place();
    const QuickKingdom& own = play.kingdom(play.acting());
    const Numbers free = free_dominoes(play);
    std::optional<Placement> best;
    int highest = 0;
    std::uint32_t equals = 0;
    for (const Move move : own.careful(number)) {
        const auto& at = std::get<Placement>(move);
        QuickKingdom next = own;
        next.place(number, at);
        const int points = points_with_best(next, free, random);
        if (best && points < highest) continue;
        equals = best && points == highest ? equals + 1 : 1;
        if (random.below(equals) == 0) best = at;  // so each of the equal placements is equally likely
        highest = points;
    }
    return best ? play.place(*best) : play.discard();
}

void play_at_random(Playout& play, QuickRandom& random) {
    if (!play.to_place()) return play.choose(any_of(free_dominoes(play), random));
    const Moves places = legal_places(play);
    return places.empty() ? play.discard() : play.place(std::get<Placement>(any_of(places, random)));
}

void play_to_the_end(Playout& play, Careful careful, Seat self, QuickRandom& random) {
    while (!play.is_over()) {
        const bool is_careful =
            careful == Careful::all || (careful == Careful::self && play.acting() == self);
        if (!is_careful)
            play_at_random(play, random);
        else if (play.to_place())
            place_greedily(play, random);
        else
            play.play_greedily(only_if_it_must, random);
    }
}

/// A placement and the choice after it, or one of the two.
struct Turn {
    std::optional<Placement> at;
    std::optional<int> choice;
    int playouts = 0;
    double sum = 0;  ///< of the shares
    double mean() const { return playouts == 0 ? 0 : sum / playouts; }
};

std::vector<Turn> turns_of(const Playout& known) {
    std::vector<std::optional<Placement>> places{std::nullopt};
    if (known.to_place()) {
        places.clear();
        for (const Move move : legal_places(known)) places.emplace_back(std::get<Placement>(move));
    }
    const Numbers free = free_dominoes(known);
    std::vector<Turn> turns;
    for (const auto& at : places) {
        for (const int number : free) turns.push_back({.at = at, .choice = number});
        if (free.empty()) turns.push_back({.at = at, .choice = {}});
    }
    return turns;
}

}  // namespace

Move monte_carlo_move(const State& match, Careful careful, const SearchBudget& budget, Random& random) {
    const Playout known(match);
    const Seat self = known.acting();
    std::vector<Turn> turns = turns_of(known);
    QuickRandom chance(random.below(1U << 31));
    for (int i = 0; i < budget.playouts && !(budget.is_spent && budget.is_spent()); ++i) {
        Turn& turn = turns[chance.below(static_cast<std::uint32_t>(turns.size()))];
        Playout play = known;
        play.deal(chance);
        if (turn.at) play.place(*turn.at);
        if (turn.choice) play.choose(*turn.choice);
        play_to_the_end(play, careful, self, chance);
        turn.sum += play.share(self);
        ++turn.playouts;
    }
    const Turn& best = *std::ranges::max_element(turns, {}, &Turn::mean);
    if (best.at) return *best.at;
    return Choice{*best.choice};
}

int published_playouts(Careful careful, int turn) {
    static constexpr std::array<std::array<int, 13>, 3> by_turn{{
        {5096, 5700, 6311, 7084, 7876, 9042, 10332, 12251, 14581, 18006, 22872, 31681, 45319},
        {22, 23, 29, 43, 66, 108, 186, 332, 605, 1256, 3165, 9059, 34549},
        {121, 111, 155, 221, 333, 523, 844, 1487, 2551, 5000, 10684, 24518, 46297},
    }};
    return by_turn[static_cast<std::size_t>(careful)][static_cast<std::size_t>(std::min(turn, 12))];
}

}  // namespace reami::arena
