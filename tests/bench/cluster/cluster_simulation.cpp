// Simulates clusters; README.md ("The cluster, simulated") has the results:
//     cluster_simulation storm --seeds 100       faults of all kinds, and the violations for each seed
//     cluster_simulation grow                    the capacity of a node and of the database
//     cluster_simulation lose --nodes 100        the time until the rooms of a killed node play on
#include <CLI/CLI.hpp>
#include <iomanip>
#include <iostream>
#include <string>

#include "tests/bench/cluster/simulation.hpp"
#include "tests/cluster/checker/check_history.hpp"

namespace {

using namespace reami::simulation;  // NOLINT(google-build-using-namespace): this program's own words
namespace cluster = reami::cluster;

struct Wish {
    Assumptions assumptions = {};
    std::uint64_t first = 1, seeds = 20;
    int seconds = 10;
    int rooms_a_node = 10'000;
};

/// Returns the number of seeds with a violation.
int storm(Wish wish) {
    Assumptions& stormy = wish.assumptions;
    stormy.nodes = 4;
    stormy.rooms = 20;
    stormy.movers = 2;
    stormy.watchers = 1;
    stormy.between_turns = 0.5;
    stormy.keeps_history = true;
    stormy.faults.every = 4;
    stormy.faults.longest_delay = 40 * second;
    int bad = 0;
    for (std::uint64_t seed = wish.first; seed < wish.first + wish.seeds; ++seed) {
        Simulation simulation(stormy, seed);
        simulation.start_cold();
        simulation.run(4 * minute);
        simulation.come_to_rest();
        const auto findings = check_history(simulation.history());
        std::cout << "seed " << seed << ": faults " << simulation.faults() << ", moves " << findings.moves
                  << ", answers " << findings.answers << ", rooms that play on "
                  << simulation.clients().rooms_that_answered_last();
        for (std::size_t what = 0; what < cluster::violations; ++what)
            std::cout << ", " << cluster::names_of_violations.at(what) << ' '
                      << findings.count(static_cast<cluster::Violation>(what));
        std::cout << std::endl;  // NOLINT(performance-avoid-endl): shows each seed at once
        bad += findings.all.empty() ? 0 : 1;
    }
    std::cout << "seeds with violations: " << bad << " of " << wish.seeds << '\n';
    return bad;
}

std::string in_milliseconds(Micros delay) { return std::to_string(delay / millisecond); }

void print_line(const Wish& wish, double between, Simulation& simulation) {
    const auto& delays = simulation.clients().delays();
    const auto nodes = wish.assumptions.nodes;
    double busiest = 0, batch = 0;
    for (int number = 0; number < nodes; ++number) {
        busiest = std::max(busiest, simulation.node(number).busy());
        batch += simulation.node(number).entries_a_batch() / nodes;
    }
    std::cout << "| " << nodes << " | " << wish.assumptions.rooms << " | " << between << " | "
              << delays.count() / wish.seconds << " | " << in_milliseconds(delays.part(0.5)) << " | "
              << in_milliseconds(delays.part(0.99)) << " | " << std::fixed << std::setprecision(2) << busiest
              << " | " << simulation.database().busy_cores() << " | " << simulation.database().busy_log()
              << " | " << std::setprecision(1) << batch << " |"
              << std::endl;  // NOLINT(performance-avoid-endl)
    std::cout << std::defaultfloat << std::setprecision(6);
}

/// Measures one cluster without faults, from a warm start.
void measure(const Wish& wish, double between) {
    Assumptions assumptions = wish.assumptions;
    assumptions.between_turns = between;
    Simulation simulation(assumptions, wish.first);
    simulation.start_warm();
    simulation.run(wish.seconds * second / 2);
    simulation.clients().measure_anew();
    simulation.run(wish.seconds * second);
    print_line(wish, between, simulation);
}

int grow(Wish wish) {
    std::cout << "seed " << wish.first
              << "\n\n| nodes | rooms | a turn every (s) | turns a second | ms, median | p99 |"
              << " busiest node | database's cores busy | its log busy | entries a batch |\n"
              << "|---|---|---|---|---|---|---|---|---|---|\n";
    for (const int nodes : {1, 3, 10, 30, 100}) {
        wish.assumptions.nodes = nodes;
        wish.assumptions.rooms = nodes * wish.rooms_a_node;
        for (const double between : {20.0, 10.0, 5.0}) measure(wish, between);
    }
    return 0;
}

int lose(const Wish& wish) {
    Assumptions assumptions = wish.assumptions;
    assumptions.rooms = assumptions.nodes * wish.rooms_a_node;
    assumptions.between_turns = 10;
    Simulation simulation(assumptions, wish.first);
    simulation.start_warm();
    simulation.run(15 * second);
    simulation.clients().measure_anew();
    simulation.kill(0);
    simulation.run(30 * second);
    const auto& delays = simulation.clients().delays();
    std::cout << "seed " << wish.first << ": of " << assumptions.nodes << " nodes one was killed, with "
              << wish.rooms_a_node << " rooms; moves took at most " << in_milliseconds(delays.part(1))
              << " ms, 99 % of all " << in_milliseconds(delays.part(0.99)) << " ms\n";
    return 0;
}

void add_costs(CLI::App& app, Wish& wish) {
    Costs& costs = wish.assumptions.costs;
    app.add_option("--turn", costs.turn, "us of a node's core")->capture_default_str();
    app.add_option("--node-cores", costs.node_cores)->capture_default_str();
    app.add_option("--entry", costs.entry, "us of a core of the database's")->capture_default_str();
    app.add_option("--database-cores", costs.database_cores)->capture_default_str();
    app.add_option("--sync", costs.sync, "us, a flush of the database's log")->capture_default_str();
    app.add_option("--standby", costs.standby, "us until it has it, too")->capture_default_str();
    app.add_option("--entry-bytes", costs.entry_bytes, "in the database's log")->capture_default_str();
    app.add_option("--log-megabytes", costs.log_megabytes_a_second, "a second")->capture_default_str();
}

}  // namespace

int main(int count, char** words) {
    Wish wish;
    CLI::App app("Simulates a cluster");
    app.require_subcommand(1);
    app.fallthrough();
    app.add_option("--first", wish.first, "the first seed")->capture_default_str();
    app.add_option("--seconds", wish.seconds)->capture_default_str();
    app.add_option("--rooms-a-node", wish.rooms_a_node)->capture_default_str();
    add_costs(app, wish);
    auto* const storms = app.add_subcommand("storm");
    storms->add_option("--seeds", wish.seeds)->capture_default_str();
    wish.assumptions.faults.clock_error = 0.02;
    storms->add_option("--clock-error", wish.assumptions.faults.clock_error)->capture_default_str();
    storms->add_flag("!--without-fence", wish.assumptions.has_fence);
    storms->add_flag("!--without-deadline", wish.assumptions.has_deadline);
    app.add_subcommand("grow");
    auto* const loses = app.add_subcommand("lose");
    loses->add_option("--nodes", wish.assumptions.nodes)->capture_default_str();
    CLI11_PARSE(app, count, words);
    const std::string what = app.get_subcommands().front()->get_name();
    if (what == "storm") return storm(wish) == 0 ? 0 : 1;
    return what == "grow" ? grow(wish) : lose(wish);
}
