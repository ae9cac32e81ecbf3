// Measures how many moves per second the store writes to disk with synchronous=FULL, while 1, 10 or 100 rooms
// play at once. Each room appends a move, waits for the answer, and appends the next move.
#include <benchmark/benchmark.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <filesystem>
#include <stdexcept>

#include "server/store/file/migrate.hpp"
#include "server/store/read/open_to_read.hpp"
#include "server/store/read/read_opponents.hpp"
#include "server/store/read/read_played.hpp"
#include "server/store/read/read_room.hpp"
#include "server/store/write/writer.hpp"
#include "tests/server/store/scratch_folder.hpp"
#include "tests/server/store/stored_match.hpp"

namespace reami::store {
namespace {

namespace asio = boost::asio;

constexpr int moves_a_round = 20;

asio::awaitable<void> play(Writer& writer, RoomId room, int first) {
    for (int v = first; v < first + moves_a_round; ++v) {
        const Entry entry{room, v, {testing::moved(1, v)}};
        const Appended answer = co_await writer.append(entry);
        if (answer.fault) throw std::runtime_error(answer.fault->why);
    }
}

void moves_stored(benchmark::State& state) {
    const testing::Scratch scratch;
    if (const auto made = migrate(scratch.database()); !made)
        return state.SkipWithError(made.error().c_str());
    Writer writer(scratch.database());
    const auto rooms = static_cast<int>(state.range(0));
    for (int room = 1; room <= rooms; ++room)
        testing::append(writer, testing::running_room(room, testing::numbered("ROOM", room)));
    int first = 1;
    for ([[maybe_unused]] auto _ : state) {
        asio::io_context context;
        for (int room = 1; room <= rooms; ++room)
            asio::co_spawn(context, play(writer, room, first), asio::detached);
        context.run();
        first += moves_a_round;
    }
    state.SetItemsProcessed(state.iterations() * rooms * moves_a_round);
}
BENCHMARK(moves_stored)->Arg(1)->Arg(10)->Arg(100)->Arg(1000)->UseRealTime()->Unit(benchmark::kMillisecond);

/// The cost of a start: 1,000 rooms of 50 moves each are read back.
void rooms_read_back(benchmark::State& state) {
    const testing::Scratch scratch;
    if (const auto made = migrate(scratch.database()); !made)
        return state.SkipWithError(made.error().c_str());
    Writer writer(scratch.database());
    constexpr int rooms = 1000, moves = 50;
    std::vector<Entry> entries;
    for (int room = 1; room <= rooms; ++room) {
        entries.push_back(testing::running_room(room, testing::numbered("ROOM", room)));
        for (int v = 1; v <= moves; ++v) entries.back().records.emplace_back(testing::moved(1, v));
    }
    testing::Appending(writer, std::move(entries)).wait();
    const auto reader = open_to_read(scratch.database());
    for ([[maybe_unused]] auto _ : state) benchmark::DoNotOptimize(read_open_rooms(*reader));
    state.SetItemsProcessed(state.iterations() * rooms);
}
BENCHMARK(rooms_read_back)->Unit(benchmark::kMillisecond);

/// A store with 100,000 ended matches of two. Player 1 sat in every tenth of them, against 100 others.
class ManyEnded {
public:
    ManyEnded() {
        if (const auto made = migrate(scratch_.database()); !made) throw std::runtime_error(made.error());
        Writer writer(scratch_.database());
        for (int player = 1; player <= players; ++player)
            testing::append(
                writer, {0, 1000, {PlayerMade{player, testing::bytes(static_cast<std::uint8_t>(player))}}});
        std::vector<Entry> entries;
        for (int room = 1; room <= rooms; ++room) {
            Entry entry = testing::running_room(room, testing::numbered("ROOM", room));
            entry.records.pop_back();
            for (int match = 1; match <= matches_a_room; ++match) add(entry, room, match);
            entries.push_back(std::move(entry));
        }
        testing::Appending(writer, std::move(entries)).wait();
        reader = open_to_read(scratch_.database());
    }

    std::unique_ptr<ReadConnection> reader;

private:
    static constexpr int rooms = 1000, matches_a_room = 100, players = 200;

    static void add(Entry& entry, int room, int match) {
        using testing::one, testing::two;
        const int first = room % 10 == 0 ? 1 : 2 + room % 100, second = 102 + match % 99;
        const bool wins = (room + match) % 3 == 0;
        const auto name = [](int player) { return "Player " + std::to_string(player); };
        entry.records.emplace_back(testing::started(match));
        entry.records.emplace_back(TookPart{match, one, first, name(first), false});
        entry.records.emplace_back(TookPart{match, two, second, name(second), false});
        entry.records.emplace_back(MatchFinished{match,
                                                 {{one, wins ? 60 : 40}, {two, 50}},
                                                 {{one, wins ? 1 : 2}, {two, wins ? 2 : 1}},
                                                 "",
                                                 testing::bytes(8)});
    }

    testing::Scratch scratch_;
};

/// What the page "My matches" asks for, of a player with 10,000 of 100,000 ended matches.
template <class Read>
void of_many_ended(benchmark::State& state, Read read) {
    static const ManyEnded store;
    for ([[maybe_unused]] auto _ : state) benchmark::DoNotOptimize(read(*store.reader));
}

void matches_listed(benchmark::State& state, const protocol::plain::MyMatchesRequest& wanted) {
    of_many_ended(state, [&](ReadConnection& db) { return read_played(db, 1, wanted); });
}
using protocol::plain::Outcome;
BENCHMARK_CAPTURE(matches_listed, first_page, {})->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(matches_listed, against_a_name, {.opponent = "player 150"})->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(matches_listed, won, {.outcome = Outcome::won})->Unit(benchmark::kMillisecond);

void opponents_listed(benchmark::State& state) {
    of_many_ended(state, [](ReadConnection& db) { return read_opponents(db, 1); });
}
BENCHMARK(opponents_listed)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace reami::store
