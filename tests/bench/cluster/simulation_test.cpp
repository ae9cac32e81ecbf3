// Tests the protocol of leases, fences and deadlines while nodes, connections, clocks and the database have
// faults. Clients must see nothing that one server could not have sent. If the protocol lacks one of its
// parts, the checker must find violations.
#include "tests/bench/cluster/simulation.hpp"

#include <gtest/gtest.h>

#include "tests/cluster/checker/check_history.hpp"

namespace reami::simulation {
namespace {

using cluster::Findings;
using cluster::Violation;

Assumptions stormy() {
    Assumptions stormy;
    stormy.nodes = 4;
    stormy.rooms = 20;
    stormy.movers = 2;
    stormy.watchers = 1;
    stormy.between_turns = 0.5;
    stormy.keeps_history = true;
    stormy.faults = {.every = 4, .clock_error = 0.02, .longest_delay = 40 * second};
    return stormy;
}

struct Outcome {
    Findings findings;
    int faults = 0, rooms_that_answered = 0;
};

Outcome outcome(const Assumptions& assumptions, std::uint64_t seed, Micros lasts = 4 * minute) {
    Simulation simulation(assumptions, seed);
    simulation.start_cold();
    simulation.run(lasts);
    simulation.come_to_rest();
    return {check_history(simulation.history()), simulation.faults(),
            simulation.clients().rooms_that_answered_last()};
}

std::string in_words(const Findings& findings) {
    std::string all;
    for (const cluster::Finding& one : findings.all)
        all += std::string(cluster::names_of_violations.at(static_cast<std::size_t>(one.what))) + " in " +
               one.room + ": " + one.why + '\n';
    return all.substr(0, 2'000);
}

constexpr std::uint64_t seeds = 4;

/// The number of these violations with the first seed that has any.
std::size_t first_count(const Assumptions& assumptions, Violation what) {
    for (std::uint64_t seed = 1; seed <= 3 * seeds; ++seed)
        if (const auto count = outcome(assumptions, seed).findings.count(what); count > 0) return count;
    return 0;
}

TEST(ClusterSimulation, WhateverHappensNothingIsLostDoubledShownUnstoredStaleOrForked) {
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        const Outcome came = outcome(stormy(), seed);
        EXPECT_EQ(in_words(came.findings), "") << "seed " << seed;
        EXPECT_EQ(came.rooms_that_answered, stormy().rooms) << "seed " << seed;
        EXPECT_GT(came.faults, 30) << "seed " << seed;
        EXPECT_GT(came.findings.moves, 3'000U) << "seed " << seed;
    }
}

TEST(ClusterSimulation, WithoutTheFenceALogForks) {
    auto unfenced = stormy();
    unfenced.has_fence = false;
    EXPECT_GT(first_count(unfenced, Violation::forked), 0U);
}

TEST(ClusterSimulation, WithoutTheDeadlineAnswersAreStale) {
    auto talkative = stormy();
    talkative.has_deadline = false;
    EXPECT_GT(first_count(talkative, Violation::stale), 0U);
}

TEST(ClusterSimulation, ClocksThatAreWrongByHalfCostStaleAnswersButNoLog) {
    auto wrong = stormy();
    wrong.faults.clock_error = 0.5;
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        Findings findings = outcome(wrong, seed).findings;
        std::erase_if(findings.all, [](const auto& one) { return one.what == Violation::stale; });
        EXPECT_EQ(in_words(findings), "") << "seed " << seed;
    }
}

TEST(ClusterSimulation, ASeedDecidesAll) {
    EXPECT_EQ(outcome(stormy(), 3, minute).findings.answers, outcome(stormy(), 3, minute).findings.answers);
    EXPECT_NE(outcome(stormy(), 3, minute).findings.answers, outcome(stormy(), 4, minute).findings.answers);
}

}  // namespace
}  // namespace reami::simulation
