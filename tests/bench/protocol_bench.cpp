// What the views of a match cost to write and to compare: Kingdomino for two, after every move.
#include <benchmark/benchmark.h>

#include <string>
#include <vector>

#include "engine/core/events.hpp"
#include "engine/core/random.hpp"
#include "engine/core/rounds.hpp"
#include "engine/kingdomino/state.hpp"
#include "protocol/json/hash.hpp"
#include "protocol/json/patch.hpp"
#include "protocol/json/write.hpp"

namespace reami {
namespace {

using Match = Rounds<kingdomino::State>;

/// What the public sees at the start and after each move of a random match.
const std::vector<Match::View>& views() {
    static const auto all = [] {
        Random random(Seed{});
        auto events = Events<Match::Event>::ignored();
        Match match = Match::start({}, 2, Match::deal({}, 2, random), events);
        std::vector<Match::View> seen{match.view(Viewer::everybody())};
        while (!match.to_act().empty()) {
            const Seat seat = *match.to_act().begin();
            const auto moves = match.legal_moves(seat);
            match.play(seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))], events);
            seen.push_back(match.view(Viewer::everybody()));
        }
        return seen;
    }();
    return all;
}

void count(benchmark::State& state, std::size_t texts, std::size_t bytes) {
    state.SetItemsProcessed(static_cast<std::int64_t>(texts));
    state.counters["bytes_each"] = static_cast<double>(bytes) / static_cast<double>(texts);
}

void write_view(benchmark::State& state) {
    std::string text;
    std::size_t texts = 0, bytes = 0;
    for (auto _ : state)
        for (const auto& view : views()) {
            text.clear();
            json::append(text, view);
            bytes += text.size();
            ++texts;
        }
    count(state, texts, bytes);
}
BENCHMARK(write_view);

void write_patch(benchmark::State& state) {
    std::string text;
    std::size_t texts = 0, bytes = 0;
    for (auto _ : state)
        for (std::size_t i = 1; i < views().size(); ++i) {
            text.clear();
            json::append_patch(text, views()[i - 1], views()[i]);
            bytes += text.size();
            ++texts;
        }
    count(state, texts, bytes);
}
BENCHMARK(write_patch);

void hash_view(benchmark::State& state) {
    const std::string text = json::write(views().back());
    for (auto _ : state) benchmark::DoNotOptimize(json::view_hash(text));
    count(state, static_cast<std::size_t>(state.iterations()),
          static_cast<std::size_t>(state.iterations()) * text.size());
}
BENCHMARK(hash_view);

}  // namespace
}  // namespace reami
