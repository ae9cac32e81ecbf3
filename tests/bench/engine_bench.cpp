// Measures how many random matches the engine plays in a second, from a seed or from given set-ups. For
// comparison, the bench also plays the plain matches of the tests.
#include <benchmark/benchmark.h>

#include <cstdint>
#include <cstring>
#include <iterator>
#include <string>
#include <vector>

#include "engine/bots/greedy_bot.hpp"
#include "engine/bots/random_bot.hpp"
#include "engine/core/quick_random.hpp"
#include "engine/games.hpp"
#include "tests/engine/domaine/plain.hpp"
#include "tests/engine/dominium/plain.hpp"
#include "tests/engine/kingdomino/plain.hpp"
#include "tests/engine/toncc/plain.hpp"

namespace reami {
namespace {

Seed numbered_seed(std::uint64_t number) {
    Seed seed{};
    std::memcpy(seed.data(), &number, sizeof number);
    return seed;
}

template <Game G>
int play_random_match(const typename G::Options& options, int seats, std::uint64_t number) {
    auto nobody = Events<typename G::Event>::ignored();
    Random random(numbered_seed(number));
    G match = G::start(options, seats, G::SetUp::deal(options, seats, random), nobody);
    for (SeatSet asked = match.to_act(); !asked.empty(); asked = match.to_act()) {
        const Seat seat = *asked.begin();
        match.play(seat, random_move(match, seat, random), nobody);
    }
    return match.result()->points(Seat::from_number(1));
}

template <Game G>
void random_matches(benchmark::State& state, const typename G::Options& options, int seats) {
    std::uint64_t number = 0;
    for (auto unused : state) {
        (void)unused;
        benchmark::DoNotOptimize(play_random_match<G>(options, seats, ++number));
    }
    state.counters["matches"] = benchmark::Counter(static_cast<double>(number), benchmark::Counter::kIsRate);
}

// Playouts: from a set-up to the result, with fast random numbers. The time of the deal is not counted.

template <class G>
std::vector<typename G::SetUp> dealt_set_ups() {
    std::vector<typename G::SetUp> all;
    for (std::uint64_t number = 1; number <= 1024; ++number) {
        Random random(numbered_seed(number));
        all.push_back(G::SetUp::deal({}, G::fewest_seats, random));
    }
    return all;
}

/// `play_out` plays a match to its end, and returns a value that depends on the whole match.
template <class G, class PlayOut>
void play_out_each(benchmark::State& state, PlayOut play_out) {
    const auto set_ups = dealt_set_ups<G>();
    QuickRandom chance(1);
    std::size_t played = 0;
    for (auto unused : state) {
        (void)unused;
        benchmark::DoNotOptimize(play_out(set_ups[played++ % set_ups.size()], chance));
    }
    state.counters["matches"] = benchmark::Counter(static_cast<double>(played), benchmark::Counter::kIsRate);
}

template <Game G>
void playouts(benchmark::State& state) {
    play_out_each<G>(state, [](const typename G::SetUp& set_up, QuickRandom& chance) {
        auto nobody = Events<typename G::Event>::ignored();
        G match = G::start({}, G::fewest_seats, set_up, nobody);
        for (SeatSet asked = match.to_act(); !asked.empty(); asked = match.to_act()) {
            const Seat seat = *asked.begin();
            match.play(seat, random_move(match, seat, chance), nobody);
        }
        return match.result()->points(Seat::from_number(1));
    });
}
BENCHMARK_TEMPLATE(playouts, kingdomino::State);
BENCHMARK_TEMPLATE(playouts, domaine::State);
BENCHMARK_TEMPLATE(playouts, dominium::State);
BENCHMARK_TEMPLATE(playouts, toncc::State);

template <class Moves>
const auto& any_of(const Moves& moves, QuickRandom& chance) {
    return *std::next(moves.begin(), chance.below(static_cast<std::uint32_t>(moves.size())));
}

void plain_kingdomino_playouts(benchmark::State& state) {
    play_out_each<kingdomino::State>(state, [](const kingdomino::SetUp& set_up, QuickRandom& chance) {
        kingdomino::PlainMatch match(set_up, 4, 5);
        while (!match.is_over()) {
            if (match.places().empty())
                match.choose(any_of(match.choices(), chance));
            else
                match.place(any_of(match.places(), chance));
        }
        return match.points(1) + match.points(2);
    });
}
BENCHMARK(plain_kingdomino_playouts);

// The moves of the plain matches are sets of texts.

void plain_domaine_playouts(benchmark::State& state) {
    play_out_each<domaine::State>(state, [](const domaine::SetUp& set_up, QuickRandom& chance) {
        domaine::PlainMatch match(set_up, domaine::State::fewest_seats, {});
        while (!match.is_over()) match.play(std::string(any_of(match.moves(), chance)));
        return match.points(1);
    });
}
BENCHMARK(plain_domaine_playouts);

void plain_dominium_playouts(benchmark::State& state) {
    play_out_each<dominium::State>(state, [](const dominium::SetUp& set_up, QuickRandom& chance) {
        dominium::PlainMatch match(set_up);
        while (!match.is_over()) match.play(std::string(any_of(match.moves(), chance)));
        return match.points(1);
    });
}
BENCHMARK(plain_dominium_playouts);

void plain_toncc_playouts(benchmark::State& state) {
    play_out_each<toncc::State>(state, [](const toncc::SetUp& set_up, QuickRandom& chance) {
        std::vector<std::string> layout;
        for (const toncc::Region region : set_up.layout) layout.push_back(to_text(region));
        toncc::PlainChallenge match(layout, false);
        while (!match.is_over()) {
            const int seat = *match.to_act().begin();
            match.play(seat, std::string(any_of(match.moves(seat), chance)));
        }
        return match.score(1);
    });
}
BENCHMARK(plain_toncc_playouts);

using Kingdomino = kingdomino::State;
const kingdomino::Options plain, duel{.mighty_duel = true}, dynasty{.dynasty = true};

void one_round(benchmark::State& state, const kingdomino::Options& options, int seats) {
    random_matches<Kingdomino>(state, options, seats);
}
BENCHMARK_CAPTURE(one_round, two_players, plain, 2);
BENCHMARK_CAPTURE(one_round, three_players, plain, 3);
BENCHMARK_CAPTURE(one_round, four_players, plain, 4);
BENCHMARK_CAPTURE(one_round, mighty_duel, duel, 2);

void in_rounds(benchmark::State& state, const kingdomino::Options& options, int seats) {
    random_matches<Rounds<Kingdomino>>(state, options, seats);
}
BENCHMARK_CAPTURE(in_rounds, two_players, plain, 2);
BENCHMARK_CAPTURE(in_rounds, dynasty_of_two, dynasty, 2);

void greedy_choice(benchmark::State& state) {
    auto nobody = Events<Kingdomino::Event>::ignored();
    Random random(numbered_seed(1));
    const auto match = Kingdomino::start(plain, 4, Kingdomino::SetUp::deal(plain, 4, random), nobody);
    for (auto unused : state) {
        (void)unused;
        benchmark::DoNotOptimize(greedy_move(match, *match.to_act().begin(), random));
    }
}
BENCHMARK(greedy_choice);

// Domaine, beside the plain match of its tests.

using Domaine = domaine::State;
const domaine::Options by_players;

void domaine_matches(benchmark::State& state) {
    random_matches<Domaine>(state, by_players, static_cast<int>(state.range(0)));
}
BENCHMARK(domaine_matches)->DenseRange(Domaine::fewest_seats, Domaine::most_seats);

domaine::SetUp domaine_deal(std::uint64_t number, int seats) {
    Random random(numbered_seed(number));
    return domaine::SetUp::deal(by_players, seats, random);
}

/// Plays random moves on the plain match, whose moves are texts.
void plain_domaine_matches(benchmark::State& state) {
    const auto seats = static_cast<int>(state.range(0));
    std::uint64_t number = 0;
    for (auto unused : state) {
        (void)unused;
        Random random(numbered_seed(++number));
        domaine::PlainMatch match(domaine_deal(number, seats), seats, by_players);
        while (!match.is_over()) {
            const auto moves = match.moves();
            match.play(*std::next(moves.begin(), random.below(static_cast<std::uint32_t>(moves.size()))));
        }
    }
    state.counters["matches"] = benchmark::Counter(static_cast<double>(number), benchmark::Counter::kIsRate);
}
BENCHMARK(plain_domaine_matches)->DenseRange(Domaine::fewest_seats, Domaine::most_seats);

/// The same position for both, after the first `moves` moves in the plain match's list.
struct DomainePair {
    explicit DomainePair(int moves) : plain(domaine_deal(1, 3), 3, by_players), state(started()) {
        auto nobody = Events<domaine::Event>::ignored();
        Random random(numbered_seed(2));
        for (int i = 0; i < moves || plain.moves().size() < 100; ++i) {
            const auto all = plain.moves();
            const auto move = *std::next(all.begin(), random.below(static_cast<std::uint32_t>(all.size())));
            state.play(*state.to_act().begin(), *Domaine::parse(move), nobody);
            plain.play(move);
        }
    }
    static Domaine started() {
        auto nobody = Events<domaine::Event>::ignored();
        return Domaine::start(by_players, 3, domaine_deal(1, 3), nobody);
    }
    domaine::PlainMatch plain;
    Domaine state;
};
constexpr int well_under_way = 100;

void domaine_legal_moves(benchmark::State& state) {
    const DomainePair pair(well_under_way);
    std::size_t moves = 0;
    for (auto unused : state) {
        (void)unused;
        moves += pair.state.legal_moves(*pair.state.to_act().begin()).size();
    }
    state.counters["moves"] = benchmark::Counter(static_cast<double>(moves), benchmark::Counter::kIsRate);
}
BENCHMARK(domaine_legal_moves);

void plain_domaine_legal_moves(benchmark::State& state) {
    const DomainePair pair(well_under_way);
    std::size_t moves = 0;
    for (auto unused : state) {
        (void)unused;
        moves += pair.plain.moves().size();
    }
    state.counters["moves"] = benchmark::Counter(static_cast<double>(moves), benchmark::Counter::kIsRate);
}
BENCHMARK(plain_domaine_legal_moves);

void domaine_copy(benchmark::State& state) {
    const DomainePair pair(well_under_way);
    for (auto unused : state) {
        (void)unused;
        Domaine copy = pair.state;
        benchmark::DoNotOptimize(copy);
    }
}
BENCHMARK(domaine_copy);

void plain_domaine_copy(benchmark::State& state) {
    const DomainePair pair(well_under_way);
    for (auto unused : state) {
        (void)unused;
        domaine::PlainMatch copy = pair.plain;
        benchmark::DoNotOptimize(copy);
    }
}
BENCHMARK(plain_domaine_copy);

}  // namespace
}  // namespace reami
