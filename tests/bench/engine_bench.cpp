// How many random matches the engine plays: dealt from a seed, every move listed, drawn and played, to the
// result.
#include <benchmark/benchmark.h>

#include <cstdint>
#include <cstring>

#include "engine/bots/greedy_bot.hpp"
#include "engine/bots/random_bot.hpp"
#include "engine/games.hpp"
#include "tests/engine/domaine/plain.hpp"

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

/// Plays by chance on the plain match too, whose moves are texts.
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

/// The same position for both: so many moves after the start, the first that are listed by the plain match.
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
