// The clients of a node: their connects, and the messages to them.
#include <utility>

#include "tests/bench/cluster/node.hpp"

namespace reami::simulation {

namespace {
constexpr Micros between_looks = 250 * millisecond;
}

// Connects.

void Node::enter(Asked hello, bool is_passed_on) {
    run([this, hello, is_passed_on] { find(hello, is_passed_on, world_.events.now()); });
}

void Node::find(const Asked& hello, bool is_passed_on, Micros since) {
    if (rooms_.contains(hello.room)) return serve(hello);
    const bool waits_long = world_.events.now() - since > assumptions_.rules.kept_waiting_for;
    if (is_passed_on || waits_long || is_draining_) return world_.tell(hello.line, {});
    const auto again = own([this, hello, since] { find(hello, false, since); });
    const auto later = [this, again] { world_.events.after(between_looks, again); };
    if (incarnation_ == 0) return later();
    to_database(
        [this, hello, since] {
            const auto place = world_.database.look(hello.room);
            world_.events.after(assumptions_.costs.to_database,
                                own([this, hello, place, since] { found(hello, place, false, since); }));
        },
        later);
}

void Node::found(const Asked& hello, const Database::Place& place, bool is_passed_on, Micros since) {
    if (rooms_.contains(hello.room)) return serve(hello);
    if (place.owner == 0 || place.owner == incarnation_) return take(hello, place.epoch);
    const auto again = own([this, hello, is_passed_on, since] { find(hello, is_passed_on, since); });
    if (place.is_late)
        return to_database(
            [this, place, again] {
                world_.database.end(place.owner, true, [](bool) {});
                world_.events.after(assumptions_.costs.sync + assumptions_.costs.to_database, again);
            },
            again);
    for (const auto& other : world_.nodes)
        if (other->incarnation() == place.owner && !other->is_dead()) {
            world_.pass_on(hello.line, other->number_);
            return other->enter(hello, true);
        }
    world_.events.after(between_looks, again);
}

/// Reads the log only after the claim is committed.
void Node::take(const Asked& hello, std::int64_t seen_epoch) {
    const Incarnation mine = incarnation_;
    const auto read = [this, hello, mine](Database::Taken taken) {
        if (!taken.is_taken)
            return world_.events.after(between_looks, own([this, hello] { world_.tell(hello.line, {}); }));
        world_.events.after(2 * assumptions_.costs.to_database, [this, hello, mine, taken] {
            const RoomLog log = world_.database.log(hello.room);
            world_.events.after(assumptions_.costs.to_database, own([this, hello, mine, taken, log] {
                                    if (incarnation_ != mine) return world_.tell(hello.line, {});
                                    work(hello.room, assumptions_.costs.take,
                                         [this, hello, mine, taken, log] {
                                             if (incarnation_ != mine) return world_.tell(hello.line, {});
                                             rooms_[hello.room] = {log, taken.epoch, mine, false, {}, {}};
                                             serve(hello);
                                         });
                                }));
        });
    };
    to_database(
        [this, hello, seen_epoch, mine, read] { world_.database.take(hello.room, seen_epoch, mine, read); },
        own([this, hello] { world_.tell(hello.line, {}); }));
}

void Node::serve(const Asked& hello) {
    RoomHere& room = rooms_.at(hello.room);
    room.people.push_back(hello.line);
    tell(hello.line, {Word::Kind::here, hello.sent, room.epoch, room.log.version, -1, 0});
}

void Node::give(int number, Line line) {
    world_.database.give(number, incarnation_);
    rooms_[number] = {{}, 1, incarnation_, false, {line}, {}};
}

// Messages to clients.

void Node::tell(Line line, const Word& word) {
    const bool is_silent = assumptions_.has_deadline && clock() >= deadline_;
    world_.tell(line, is_silent ? Word{} : word);
}

void Node::close_all(RoomHere& room) {
    for (const Line line : std::exchange(room.people, {})) world_.tell(line, {});
}

}  // namespace reami::simulation
