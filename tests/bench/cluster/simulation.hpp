// A simulated cluster of nodes, a database and people, with faults.
#pragma once

#include "tests/bench/cluster/clients.hpp"

namespace reami::simulation {

class Simulation {
public:
    Simulation(const Assumptions& assumptions, std::uint64_t seed);

    /// All people are connected from the start, and each room has its node.
    void start_warm();
    /// The nodes start, people connect, and faults happen.
    void start_cold();
    void run(Micros lasts) { events_.run_until(events_.now() + lasts); }
    /// Ends all faults and moves, and asks for the position of each room.
    void come_to_rest();
    void kill(int node) { world_.nodes[static_cast<std::size_t>(node)]->kill(); }

    /// The history of a simulation at rest that keeps one.
    cluster::History history();

    Clients& clients() { return clients_; }
    const Database& database() const { return database_; }
    const Node& node(int number) const { return *world_.nodes[static_cast<std::size_t>(number)]; }
    int faults() const { return faults_; }

private:
    void expect_fault();
    void cause_fault();
    Micros for_a_while();

    Assumptions assumptions_;
    Events events_;
    Database database_;
    World world_;
    Clients clients_;
    bool rests_ = false;
    int faults_ = 0;
};

}  // namespace reami::simulation
