#include "tests/bench/load/measures.hpp"

#include <sys/resource.h>

#include <algorithm>

#include "tests/bench/load/process.hpp"
#include "tests/bench/load/tables.hpp"

namespace reami::bench {

namespace {

using Seconds = std::chrono::duration<double>;
constexpr Seconds warming_up{1}, clients_say_every{20};

/// The processor time of this process.
double own_processor_time() {
    rusage used{};
    ::getrusage(RUSAGE_SELF, &used);
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    };
    return seconds(used.ru_utime) + seconds(used.ru_stime);
}

Way way_of(const Wanted& wanted) {
    Way way;
    way.port = wanted.port;
    way.rooms = wanted.rooms;
    if (wanted.rate > 0)
        way.between = std::chrono::nanoseconds(std::chrono::seconds(1)) * wanted.rooms / wanted.rate;
    return way;
}

/// Prints the processor time per turn in microseconds, by the names of the threads.
void print_work(const Figures& figures, const ProcessorTime& spent, Seconds took) {
    const auto turns = static_cast<double>(std::max<std::size_t>(figures.turns, 1));
    print("moves_a_second", static_cast<double>(figures.moves) / took.count());
    print("messages_a_turn", static_cast<double>(figures.messages) / turns);
    print("us_processor_all", 1e6 * sum(spent) / turns);
    for (const auto& [name, seconds] : spent)
        if (spent.size() > 1 && seconds > 0) print("us_processor_" + name, 1e6 * seconds / turns);
    print("percent_busy_server", 100 * sum(spent) / took.count());
    if (figures.turns_of_matches == 0) return;
    print("bytes_a_turn",
          static_cast<double>(figures.bytes_of_matches) / 2 / static_cast<double>(figures.turns_of_matches));
}

/// Prints by how many KiB per room the memory exceeds `before`.
void print_memory(const char* name, const Wanted& wanted, std::size_t before) {
    const std::size_t now = resident_memory(wanted.process);
    print(name, (static_cast<double>(now) - static_cast<double>(before)) / wanted.rooms);
}

}  // namespace

void play(const Wanted& wanted) {
    Tables tables(way_of(wanted));
    tables.begin();
    tables.run_for(warming_up);
    tables.figures() = {};
    const auto began = Clock::now();
    const auto before = processor_time(wanted.process);
    const double own_before = own_processor_time();
    tables.run_for(Seconds(wanted.seconds));
    const Seconds took = Clock::now() - began;
    const double own = own_processor_time() - own_before;
    const ProcessorTime spent = difference(processor_time(wanted.process), before);
    const Figures& figures = tables.figures();
    print("turns_a_second", static_cast<double>(figures.turns) / took.count());
    print("us_to_opponent_median", percentile(figures.micros, 0.5));
    print("us_to_opponent_p99", percentile(figures.micros, 0.99));
    if (wanted.rate > 0) return;
    print_work(figures, spent, took);
    print("percent_busy_load", 100 * own / took.count());
}

void memory(const Wanted& wanted) {
    Way way = way_of(wanted);
    way.matches = 1;
    Way once = way;
    once.rooms = 1;
    Tables first(once);  // the first room makes the server allocate memory that no later room needs
    first.rest();
    first.begin();
    const std::size_t before = resident_memory(wanted.process);
    Tables tables(way, once.rooms);
    print_memory("kib_a_room_open", wanted, before);
    tables.rest();
    tables.begin();
    print_memory("kib_a_room_begun", wanted, before);
    tables.run_for(Seconds(wanted.silence));
    print_memory("kib_a_room_begun_silent", wanted, before);
    if (!tables.has_matches()) return;
    tables.go_on();
    tables.run_until([&tables] { return tables.all(&Table::is_over); }, std::chrono::minutes(1));
    tables.run_for(Seconds(wanted.silence));
    print_memory("kib_a_room_after_match_silent", wanted, before);
}

void idle(const Wanted& wanted) {
    Tables tables(way_of(wanted));
    tables.rest();
    tables.begin();
    tables.stay_for(warming_up, clients_say_every);
    const auto before = processor_time(wanted.process);
    tables.stay_for(Seconds(wanted.seconds), clients_say_every);
    const double spent = sum(difference(processor_time(wanted.process), before));
    print("percent_of_a_core", 100 * spent / wanted.seconds);
}

}  // namespace reami::bench
