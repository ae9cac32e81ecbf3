// A load for a Reami server or for the relay, in a process of its own; tests/bench/run starts it. Prints a
// figure a line: its name, its value.
//     load play --port 8080 --process 4711 --rooms 100 --seconds 5 [--rate 500]
#include <sys/resource.h>

#include <CLI/CLI.hpp>
#include <exception>
#include <iostream>

#include "tests/bench/load/process.hpp"
#include "tests/bench/load/tables.hpp"

namespace reami::bench {

namespace {

struct Wanted {
    std::uint16_t port = 8080;
    int process = 0, rooms = 100, rate = 0;
    double seconds = 5;
};

constexpr std::chrono::duration<double> warming_up{1};

void print(const std::string& name, double value) { std::cout << name << ' ' << value << '\n'; }

double own_time() {
    rusage used{};
    ::getrusage(RUSAGE_SELF, &used);
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    };
    return seconds(used.ru_utime) + seconds(used.ru_stime);
}

Way way_of(const Wanted& wanted) {
    Way way{.port = wanted.port, .between = {}, .matches = -1, .rooms = wanted.rooms};
    if (wanted.rate > 0)
        way.between = std::chrono::nanoseconds(std::chrono::seconds(1)) * wanted.rooms / wanted.rate;
    return way;
}

/// Processor time is told a turn; of threads, by name.
void print_load(const Figures& figures, const ProcessorTime& spent, double took) {
    const auto turns = static_cast<double>(std::max<std::size_t>(figures.turns, 1));
    print("turns_a_second", static_cast<double>(figures.turns) / took);
    print("moves_a_second", static_cast<double>(figures.moves) / took);
    print("messages_a_turn", static_cast<double>(figures.messages) / turns);
    print("micros_median", percentile(figures.micros, 0.5));
    print("micros_p99", percentile(figures.micros, 0.99));
    for (const auto& [name, seconds] : spent)
        if (seconds > 0) print("cpu_" + name, 1e6 * seconds / turns);
    print("cpu_all", 1e6 * sum(spent) / turns);
    print("server_busy", 100 * sum(spent) / took);
    if (figures.turns_of_matches > 0)
        print("bytes_a_turn", static_cast<double>(figures.bytes_of_matches) / 2 /
                                  static_cast<double>(figures.turns_of_matches));
}

void play(const Wanted& wanted) {
    Tables tables(way_of(wanted));
    tables.begin();
    tables.run_for(warming_up);
    tables.figures() = {};
    const auto began = Clock::now();
    const auto before = processor_time(wanted.process);
    const double own_before = own_time();
    tables.run_for(std::chrono::duration<double>(wanted.seconds));
    const std::chrono::duration<double> took = Clock::now() - began;
    const double own = own_time() - own_before;
    print_load(tables.figures(), difference(processor_time(wanted.process), before), took.count());
    print("load_busy", 100 * own / took.count());
}

}  // namespace

}  // namespace reami::bench

int main(int argc, char** argv) try {
    CLI::App app("A load for a Reami server or for the relay");
    app.fallthrough();
    reami::bench::Wanted wanted;
    app.add_option("--port", wanted.port, "of the server");
    app.add_option("--process", wanted.process,
                   "the server's, whose processor time and memory are looked at");
    app.add_option("--rooms", wanted.rooms, "for two");
    app.add_option("--rate", wanted.rate, "turns a second of all rooms; 0: as many as there can be");
    app.add_option("--seconds", wanted.seconds, "that are measured");
    app.add_subcommand("play", "turns a second, processor time and bytes a turn, time to the opponent");
    app.require_subcommand(1);
    CLI11_PARSE(app, argc, argv);
    reami::bench::play(wanted);
} catch (const std::exception& e) {
    std::cerr << "load: " << e.what() << '\n';
    return 1;
}
