// Measures the bytes of a turn of Kingdomino. Two clients in a room play random matches, and send each turn
// as one list. All messages of the server count, with the headers of their frames.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <string>

#include "engine/core/random.hpp"
#include "tests/bench/random_turn.hpp"
#include "tests/server/room/room_driver.hpp"

namespace reami::room {
namespace {

/// Bytes by kind of message, and for patches also by member: `patch.legal`.
using BytesByPart = std::map<std::string, std::size_t>;

/// The size of a frame by RFC 6455: two bytes more than the text, or four if it is longer than 125.
std::size_t in_a_frame(std::size_t text) { return text + (text > 125 ? 4 : 2); }

class MatchesOfTwo {
public:
    MatchesOfTwo() {
        driver_.sit(clients_[0], 1, "Ada");
        driver_.sit(clients_[1], 2, "Bob");
        driver_.ready(clients_[1]);
        driver_.start(clients_[0]);
        play();
        bytes_.clear();
        turns_ = moves_ = 0;
    }

    /// Plays a rematch to its end.
    void rematch() {
        for (const ClientId client : clients_) count(driver_.rematch(client));
        play();
    }

    std::size_t turns() const { return turns_; }  ///< the number of lists
    std::size_t moves() const { return moves_; }
    const BytesByPart& bytes() const { return bytes_; }  ///< the bytes to both clients

private:
    void play() {
        while (!position().to_act().empty()) {
            const Seat seat = *position().to_act().begin();
            auto move = random_turn(driver_.room, "m" + std::to_string(turns_ % 1000), random_);
            moves_ += move.moves->size();
            ++turns_;
            count(driver_.say(clients_.at(static_cast<std::size_t>(seat.index())), std::move(move)));
            for (const ClientId client : clients_) count(driver_.take(client));
        }
    }

    void count(const std::vector<RoomDriver::Json>& messages) {
        for (const auto& message : messages) {
            const auto kind = message.at("t").get<std::string>();
            bytes_[kind] += in_a_frame(message.dump().size());
            if (kind != "patch") continue;
            for (const auto& [name, value] : message.items())
                bytes_[kind + '.' + name] += name.size() + 4 + value.dump().size();  // "name":value,
        }
    }

    const protocol::Match& position() const { return *driver_.room.state().position; }

    RoomDriver driver_;
    std::array<ClientId, 2> clients_{driver_.come(1), driver_.come(2)};
    Random random_{Seed{}};
    BytesByPart bytes_;
    std::size_t turns_ = 0, moves_ = 0;
};

/// `all` is a turn as one list; `two_moves` is the average cost of two moves of a match, whatever its turns.
void bytes_a_turn(benchmark::State& state) {
    constexpr int matches = 100;
    for (auto _ : state) {
        MatchesOfTwo played;
        for (int i = 0; i < matches; ++i) played.rematch();
        const double clients_turns = 2.0 * static_cast<double>(played.turns());
        std::size_t all = 0;
        for (const auto& [part, bytes] : played.bytes()) {
            state.counters[part] = static_cast<double>(bytes) / clients_turns;
            if (part.find('.') == std::string::npos) all += bytes;
        }
        state.counters["all"] = static_cast<double>(all) / clients_turns;
        state.counters["two_moves"] = static_cast<double>(all) / static_cast<double>(played.moves());
        state.counters["turns_a_match"] = static_cast<double>(played.turns()) / matches;
    }
}
BENCHMARK(bytes_a_turn)->Iterations(1)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace reami::room
