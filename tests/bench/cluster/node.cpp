// A node's process and its lease.
#include "tests/bench/cluster/node.hpp"

#include <utility>

namespace reami::simulation {

Node::Node(World& world, int number)
    : world_(world),
      assumptions_(world.assumptions),
      number_(number),
      cores_(static_cast<std::size_t>(assumptions_.costs.node_cores)) {}

// The process.

/// Delays an action while the process is frozen, and drops it if the process was killed.
void Node::run(Events::What what) {
    if (is_dead_) return;
    if (is_frozen_)
        parked_.push_back(own(std::move(what)));
    else
        what();
}

Events::What Node::own(Events::What what) {
    return [this, generation = generation_, what = std::move(what)] {
        if (generation == generation_) run(what);
    };
}

void Node::thaw() {
    is_frozen_ = false;
    for (auto& what : std::exchange(parked_, {})) world_.events.after(0, std::move(what));
}

void Node::start() {
    ++generation_;
    is_dead_ = is_frozen_ = is_draining_ = is_storing_ = false;
    writer_ = ++world_.last_incarnation;
    session_ = 0;
    incarnation_ = 0;
    std::ranges::fill(cores_, world_.events.now());
    recover();
    begin_lease();
}

void Node::kill() {
    ++generation_;
    is_dead_ = true;
    parked_.clear();
    queue_.clear();
    flying_.clear();
    for (auto& [number, room] : std::exchange(rooms_, {}))
        for (const Line line : room.people) world_.tell(line, {});
}

void Node::drain() {
    run([this] {
        is_draining_ = true;
        end_drained();
    });
}

/// Ends the process after its last commit.
void Node::end_drained() {
    if (!is_draining_ || is_storing_) return;
    const Incarnation mine = incarnation_;
    to_database([this, mine] { world_.database.end(mine, false, [](bool) {}); }, [] {});
    kill();
}

/// The messages of one process arrive in order, unless `late_by` delays one of them.
void Node::to_database(Events::What what, Events::What if_lost, Micros late_by) {
    const Micros way = assumptions_.costs.to_database;
    last_arrival_ = std::max({world_.events.now() + way, cut_until_ + way, last_arrival_});
    world_.events.at(last_arrival_ + late_by,
                     [this, way, what = std::move(what), lost = own(std::move(if_lost))] {
                         if (world_.database.is_there())
                             what();
                         else
                             world_.events.after(way, lost);
                     });
}

void Node::work(int room, Micros takes, Events::What what) {
    Micros& core = cores_[static_cast<std::size_t>(room) % cores_.size()];
    core = std::max(core, world_.events.now()) + takes;
    worked_ += takes;
    world_.events.at(core, own(std::move(what)));
}

double Node::busy() const {
    return static_cast<double>(worked_) / static_cast<double>(world_.events.now()) /
           static_cast<double>(cores_.size());
}

Micros Node::clock() const {
    return static_cast<Micros>(static_cast<double>(world_.events.now()) * clock_rate_);
}

// The lease.

void Node::begin_lease() {
    const Incarnation before = noted_, next = noted_ = ++world_.last_incarnation;
    const Micros sent = clock();
    const auto begun = own([this, next, sent] {
        if (incarnation_ == next) return;
        incarnation_ = next;
        deadline_ = sent + assumptions_.rules.silent_after;
        world_.events.after(assumptions_.rules.renewed_every, own([this] { renew(); }));
    });
    to_database(
        [this, before, next, begun] {
            world_.database.end(before, false, [](bool) {});
            world_.database.begin_lease(next, [](bool) {});
            world_.events.after(assumptions_.costs.sync + assumptions_.costs.to_database, begun);
        },
        [this] {
            world_.events.after(assumptions_.rules.tried_again_after, own([this] { begin_lease(); }));
        });
}

void Node::renew() {
    const std::int64_t renewal = ++renewal_;
    const Micros sent = clock();
    const Incarnation mine = incarnation_;
    const auto again = own([this, renewal] {
        if (renewal == renewal_) renew();
    });
    const auto renewed = [this, renewal, sent, again](bool may_be) {
        world_.events.after(assumptions_.costs.sync + assumptions_.costs.to_database,
                            own([this, renewal, sent, again, may_be] {
                                if (renewal != renewal_) return;
                                ++renewal_;
                                if (!may_be) return lose_lease();
                                deadline_ = std::max(deadline_, sent + assumptions_.rules.silent_after);
                                world_.events.after(assumptions_.rules.renewed_every,
                                                    own([this] { renew(); }));
                            }));
    };
    to_database([this, mine, renewed] { world_.database.renew(mine, renewed); },
                [this, again] { world_.events.after(assumptions_.rules.tried_again_after, again); });
    world_.events.after(assumptions_.rules.renewal_waits, again);
}

void Node::lose_lease() {
    for (auto& [number, room] : rooms_) close_all(room);
    rooms_.clear();
    incarnation_ = 0;  // rooms that are being taken are not served under the next lease
    begin_lease();
}

}  // namespace reami::simulation
