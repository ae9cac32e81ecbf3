// Measures what it costs to write and to compare the views of a match: for each game with the fewest seats,
// after every move of a random match.
#include <benchmark/benchmark.h>

#include <boost/mp11/algorithm.hpp>
#include <string>
#include <vector>

#include "engine/core/events.hpp"
#include "engine/core/random.hpp"
#include "engine/games.hpp"
#include "protocol/json/hash.hpp"
#include "protocol/json/merge_patch.hpp"
#include "protocol/json/write.hpp"

namespace reami {
namespace {

/// The public views at the start and after each move, and the size of the public events.
template <class Match>
struct Seen {
    std::vector<typename Match::View> views;
    std::size_t turns = 0;  ///< a turn ends when other seats are to act
    std::size_t bytes_told = 0;
};

template <class Match>
Seen<Match> play() {
    Random random(Seed{});
    auto ignored = Events<typename Match::Event>::ignored();
    constexpr int seats = Match::fewest_seats;
    Match match = Match::start({}, seats, Match::SetUp::deal({}, seats, random), ignored);
    Seen<Match> seen{{match.view(Viewer::everybody())}};
    while (!match.to_act().empty()) {
        const SeatSet asked = match.to_act();
        const Seat seat = *asked.begin();
        const auto moves = match.legal_moves(seat);
        Events<typename Match::Event> events;
        match.play(seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))], events);
        seen.views.push_back(match.view(Viewer::everybody()));
        for (const auto& event : events.all())
            seen.bytes_told += json::write(Match::seen(event, Viewer::everybody())).size();
        if (match.to_act() != asked) ++seen.turns;
    }
    return seen;
}

template <class Match>
const Seen<Match>& seen() {
    static const Seen<Match> all = play<Match>();
    return all;
}

void count(benchmark::State& state, std::size_t texts, std::size_t bytes) {
    state.SetItemsProcessed(static_cast<std::int64_t>(texts));
    state.counters["bytes_each"] = static_cast<double>(bytes) / static_cast<double>(texts);
}

template <class Match>
void write_view(benchmark::State& state) {
    std::string text;
    std::size_t texts = 0, bytes = 0;
    for (auto _ : state)
        for (const auto& view : seen<Match>().views) {
            text.clear();
            json::append(text, view);
            bytes += text.size();
            ++texts;
        }
    count(state, texts, bytes);
}

/// `bytes_a_turn` includes the events.
template <class Match>
void write_patch(benchmark::State& state) {
    const auto& [views, turns, bytes_told] = seen<Match>();
    std::string text;
    std::size_t texts = 0, bytes = 0, matches = 0;
    for (auto _ : state) {
        for (std::size_t i = 1; i < views.size(); ++i) {
            text.clear();
            json::append_merge_patch(text, views[i - 1], views[i]);
            bytes += text.size();
            ++texts;
        }
        ++matches;
    }
    count(state, texts, bytes);
    state.counters["bytes_a_turn"] =
        (static_cast<double>(bytes) / static_cast<double>(matches) + static_cast<double>(bytes_told)) /
        static_cast<double>(turns);
}

template <class Match>
void hash_view(benchmark::State& state) {
    const std::string text = json::write(seen<Match>().views.back());
    for (auto _ : state) benchmark::DoNotOptimize(json::view_hash(text));
    count(state, static_cast<std::size_t>(state.iterations()),
          static_cast<std::size_t>(state.iterations()) * text.size());
}

/// Registers every listed game.
const bool are_registered = [] {
    boost::mp11::mp_for_each<boost::mp11::mp_transform<boost::mp11::mp_identity, Games>>(
        []<class Match>(boost::mp11::mp_identity<Match>) {
            const std::string of = "/" + std::string(Match::name);
            benchmark::RegisterBenchmark(("write_view" + of).c_str(), write_view<Match>);
            benchmark::RegisterBenchmark(("write_patch" + of).c_str(), write_patch<Match>);
            benchmark::RegisterBenchmark(("hash_view" + of).c_str(), hash_view<Match>);
        });
    return true;
}();

}  // namespace
}  // namespace reami
