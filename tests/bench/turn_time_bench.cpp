// Measures the time of a turn of Kingdomino in a room, without sockets and disk: the room reads, checks and
// plays a text, and writes the texts for two clients. Many rooms play in turn, so that no processor cache has
// the memory of a room.
#include <benchmark/benchmark.h>

#include <array>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "engine/core/random.hpp"
#include "protocol/messages/codec.hpp"
#include "server/room/judging.hpp"
#include "tests/bench/random_turn.hpp"
#include "tests/server/room/room_driver.hpp"

namespace reami::room {
namespace {

/// A room whose two players have begun their match: the same match each time.
struct BegunRoom {
    BegunRoom() {
        driver.sit(clients[0], 1, "Ada");
        driver.sit(clients[1], 2, "Bob");
        driver.ready(clients[1]);
        driver.start(clients[0]);
    }
    RoomDriver driver;
    std::array<ClientId, 2> clients{driver.come(1), driver.come(2)};
};

struct Turn {
    ClientId client = 0;
    std::string text;
};

/// All turns of a match whose players make random moves by that seed.
std::vector<Turn> play(std::uint8_t seed) {
    auto [driver, clients] = BegunRoom();
    std::vector<Turn> turns;
    Random random(Seed{seed});
    while (!driver.room.state().position->to_act().empty()) {
        const Seat seat = *driver.room.state().position->to_act().begin();
        const ClientId client = clients.at(static_cast<std::size_t>(seat.index()));
        const auto move = random_turn(driver.room, "m" + std::to_string(turns.size()), random);
        turns.push_back({client, protocol::write(from_client::Message(move))});
        driver.say(client, move);
    }
    return turns;
}

/// Returns the number of bytes to send.
std::size_t take_turn(Room& room, const Turn& turn) {
    auto message = std::get<from_client::Message>(protocol::read_from_client(turn.text));
    const ClientRequest request{turn.client, std::get<from_client::Move>(std::move(message))};
    const InputContext context{{1'000'000'000'000, 5'000'000}, {}};
    Verdict verdict = judge(room.snapshot(), request, context);
    const RoomOutput output = room.advance(*std::move(verdict.step), context.now);
    std::size_t bytes = 0;
    for (const OutgoingMessage& one : output.messages) bytes += one.message.text->size();
    return bytes;
}

void turn(benchmark::State& state) {
    constexpr std::uint8_t different = 16;
    std::vector<std::vector<Turn>> matches;
    for (std::uint8_t i = 0; i < different; ++i) matches.push_back(play(i));
    const auto count = static_cast<std::size_t>(state.range(0));
    std::size_t turns = 0, bytes = 0;
    for (auto _ : state) {
        state.PauseTiming();
        std::vector<Room> rooms;
        for (std::size_t i = 0; i < count; ++i) rooms.push_back(std::move(BegunRoom().driver.room));
        state.ResumeTiming();
        for (std::size_t at = 0, playing = count; playing > 0; ++at) {
            playing = 0;
            for (std::size_t i = 0; i < count; ++i) {
                const std::vector<Turn>& turns_of_match = matches[i % different];
                if (at >= turns_of_match.size()) continue;
                bytes += take_turn(rooms[i], turns_of_match[at]);
                ++turns;
                ++playing;
            }
        }
        state.PauseTiming();
        rooms.clear();
        state.ResumeTiming();
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(turns));
    state.counters["bytes"] = static_cast<double>(bytes) / static_cast<double>(turns);
    state.counters["us"] = benchmark::Counter(static_cast<double>(turns) / 1e6,
                                              benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}
BENCHMARK(turn)->Arg(1)->Arg(100)->Arg(500)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace reami::room
