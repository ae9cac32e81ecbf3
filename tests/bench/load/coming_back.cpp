#include <algorithm>
#include <chrono>
#include <iostream>
#include <stdexcept>
#include <thread>

#include "tests/bench/load/http.hpp"
#include "tests/bench/load/measures.hpp"
#include "tests/bench/load/tables.hpp"

namespace reami::bench {

namespace {

using Seconds = std::chrono::duration<double>;

constexpr Seconds some_turns{1}, until_all_are_seen{0.5}, patience{120};
constexpr int rooms_at_once = 500;

double now_since_1970() { return Seconds(std::chrono::system_clock::now().time_since_epoch()).count(); }

void play_some(Tables& tables) {
    tables.begin();
    tables.run_for(some_turns);
    tables.rest();
    tables.run_for(until_all_are_seen);
}

bool answers(std::uint16_t port) try { return !server_name(port).empty(); } catch (const std::exception&) {
    return false;
}

}  // namespace

void fill(const Wanted& wanted) {
    for (int filled = 0; filled < wanted.rooms; filled += rooms_at_once) {
        Way way;
        way.port = wanted.port;
        way.rooms = std::min(rooms_at_once, wanted.rooms - filled);
        Tables tables(way, filled);
        play_some(tables);
    }
}

void come_back(const Wanted& wanted) {
    Way way;
    way.port = wanted.port;
    way.rooms = wanted.rooms;
    way.comes_again = true;
    Tables tables(way);
    play_some(tables);
    std::cout << "ready" << std::endl;
    tables.run_until([&tables] { return !tables.any(&Table::is_here); }, patience);
    tables.run_until([&tables] { return tables.all(&Table::is_here); }, patience);
    print("back_at", now_since_1970());
}

void first_answer(const Wanted& wanted) {
    constexpr std::chrono::microseconds between{200};
    const auto end = Clock::now() + patience;
    while (!answers(wanted.port)) {
        if (Clock::now() > end) throw std::runtime_error("no server answers");
        std::this_thread::sleep_for(between);
    }
    print("answered_at", now_since_1970());
}

}  // namespace reami::bench
