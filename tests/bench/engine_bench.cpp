// How many random matches the engine plays: dealt from a seed, every move listed, drawn and played, to the
// result.
#include <benchmark/benchmark.h>

#include <cstdint>
#include <cstring>

#include "engine/bots/greedy_bot.hpp"
#include "engine/bots/random_bot.hpp"
#include "engine/games.hpp"

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
    G match = G::start(options, seats, G::deal(options, seats, random), nobody);
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
    const auto match = Kingdomino::start(plain, 4, Kingdomino::deal(plain, 4, random), nobody);
    for (auto unused : state) {
        (void)unused;
        benchmark::DoNotOptimize(greedy_move(match, *match.to_act().begin(), random));
    }
}
BENCHMARK(greedy_choice);

}  // namespace
}  // namespace reami
