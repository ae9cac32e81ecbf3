#include "tests/bench/cluster/simulation.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace reami::simulation {

Simulation::Simulation(const Assumptions& assumptions, std::uint64_t seed)
    : assumptions_(assumptions),
      events_(seed),
      database_(events_, assumptions_),
      world_{events_, assumptions_, database_},
      clients_(events_, assumptions_, world_) {
    for (int number = 0; number < assumptions.nodes; ++number)
        world_.nodes.push_back(std::make_unique<Node>(world_, number));
    for (const auto& node : world_.nodes) {
        node->be_wrong_by((2 * events_.chance() - 1) * assumptions.faults.clock_error);
        node->start();
    }
}

void Simulation::start_warm() {
    run(second);
    clients_.are_there(assumptions_.nodes);
}

void Simulation::start_cold() {
    clients_.come();
    if (assumptions_.faults.every > 0) expect_fault();
}

void Simulation::expect_fault() {
    events_.after(events_.until_next(assumptions_.faults.every), [this] {
        if (rests_) return;
        cause_fault();
        expect_fault();
    });
}

/// Short faults are more frequent, because most harm comes near the ends of leases and transactions.
Micros Simulation::for_a_while() { return events_.until_next(8) + 100 * millisecond; }

void Simulation::cause_fault() {
    ++faults_;
    Node& node = *world_.nodes[events_.below(world_.nodes.size())];
    const Micros lasts = for_a_while();
    constexpr std::size_t kinds = 5;
    switch (events_.below(kinds)) {
        case 0:
            node.freeze();
            events_.after(lasts, [&node] { node.thaw(); });
            break;
        case 1:
            node.cut_off_until(events_.now() + lasts);
            break;
        case 2:
            node.kill();
            events_.after(lasts, [&node] {
                if (node.is_dead()) node.start();
            });
            break;
        case 3:
            node.drain();
            events_.after(second, [&node] {
                if (node.is_dead()) node.start();
            });
            break;
        default:
            database_.fail_over(lasts / 4, (2 * events_.chance() - 1) * assumptions_.faults.clock_error);
    }
}

void Simulation::come_to_rest() {
    rests_ = true;
    clients_.think_no_more();
    for (const auto& node : world_.nodes) {
        node->thaw();
        node->cut_off_until(0);
        if (node->is_dead()) node->start();
    }
    run(minute);
    for (const auto& node : world_.nodes)
        if (node->is_dead()) node->start();  // a fault may have drained it
    clients_.ask_for_the_last_time();
    run(minute);
}

cluster::History Simulation::history() {
    cluster::History history;
    for (int number = 0; number < assumptions_.rooms; ++number) {
        const std::string code = std::to_string(number);
        cluster::StoredRoom& room = history.rooms[code];
        room.epoch = database_.epoch(number);
        room.match = 1;
        for (const NewEntry& entry : database_.entries()[static_cast<std::size_t>(number)])
            room.moves.push_back({{1, static_cast<int>(room.moves.size()) + 1},
                                  std::to_string(entry.mover) + "." + std::to_string(entry.id) + "." + code});
    }
    history.answers = std::move(clients_.answers());
    return history;
}

}  // namespace reami::simulation
