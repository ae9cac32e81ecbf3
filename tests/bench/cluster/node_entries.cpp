// The entries of a node, which stores all waiting entries in one transaction.
#include <utility>

#include "tests/bench/cluster/node.hpp"

namespace reami::simulation {

void Node::hear(const Asked& asked) {
    run([this, asked] { work(asked.room, assumptions_.costs.turn, [this, asked] { decide(asked); }); });
}

void Node::decide(const Asked& asked) {
    const auto found = rooms_.find(asked.room);
    if (found == rooms_.end()) return world_.tell(asked.line, {});
    RoomHere& room = found->second;
    const auto mover = static_cast<std::size_t>(asked.mover);
    if (asked.id == 0)
        return tell(asked.line, {Word::Kind::pong, asked.sent, room.epoch, room.log.version, -1, 0});
    if (room.log.last.at(mover) >= asked.id) {
        if (room.log.last.at(mover) == asked.id)
            tell(asked.line,
                 {Word::Kind::ok, asked.sent, 0, room.log.last_at.at(mover), asked.mover, asked.id});
        return;
    }
    if (is_draining_) return;
    if (room.is_storing) return room.waiting.push_back(asked);
    room.is_storing = true;
    queue_.push_back({{asked.room, asked.mover, asked.id, room.owner, room.epoch, room.log.version}, asked});
    store();
}

// Group commit.

void Node::store() {
    if (is_storing_ || queue_.empty()) return;
    is_storing_ = true;
    flying_ = std::exchange(queue_, {});
    ++batch_;
    ++batches_;
    entries_ += static_cast<std::int64_t>(flying_.size());
    send_batch();
}

/// Sends the statements, and then the commit. A fault may freeze the process between the two.
void Node::send_batch() {
    Database::Batch batch{writer_, session_, batch_, {}};
    for (const Pending& one : flying_) batch.entries.push_back(one.entry);
    const std::int64_t attempt = ++attempt_;
    const auto transaction = std::make_shared<Database::TransactionId>(0);
    const Micros longest = assumptions_.faults.longest_delay;
    const Micros late_by =
        longest > 0 && world_.events.chance() < 0.001 ? world_.events.between(0, longest) : 0;
    const auto lost = own([this, attempt] { took({}, attempt); });
    auto answered = [this, attempt, generation = generation_](const Database::Stored& stored) {
        world_.events.after(assumptions_.costs.to_database, [this, attempt, generation, stored] {
            if (generation == generation_) run([this, stored, attempt] { took(stored, attempt); });
        });
    };
    to_database([this, batch = std::move(batch), transaction,
                 answered] { *transaction = world_.database.begin(batch, answered); },
                lost, late_by);
    const auto commit = [this, transaction] { world_.database.commit(*transaction); };
    world_.events.after(1, own([this, commit, lost, late_by] { to_database(commit, lost, late_by); }));
    world_.events.after(assumptions_.rules.answers_within, lost);
}

void Node::took(const Database::Stored& stored, std::int64_t attempt) {
    if (attempt != attempt_) return;
    if (!stored.is_committed) return recover();
    settle(stored.entries);
}

void Node::settle(const std::vector<bool>& stored) {
    ++attempt_;
    is_storing_ = false;
    const auto flying = std::exchange(flying_, {});
    for (std::size_t at = 0; at < flying.size(); ++at) settle_one(flying[at], stored[at]);
    store();
    end_drained();
}

void Node::settle_one(const Pending& pending, bool is_stored) {
    const auto found = rooms_.find(pending.entry.room);
    if (found == rooms_.end() || found->second.epoch != pending.entry.epoch) return;
    RoomHere& room = found->second;
    if (!is_stored) {  // the room belongs to another node
        close_all(room);
        rooms_.erase(found);
        return;
    }
    room.log.append(pending.entry.mover, pending.entry.id);
    room.is_storing = false;
    const std::vector<Line> people = room.people;
    for (const Line line : people) {
        const bool is_movers = line.client == pending.asked.line.client;
        tell(line, {Word::Kind::patch, is_movers ? pending.asked.sent : -1, room.epoch, room.log.version,
                    is_movers ? pending.entry.mover : -1, is_movers ? pending.entry.id : 0});
    }
    for (const Asked& next : std::exchange(room.waiting, {})) decide(next);
}

/// Starts a new session, so that the lost session can have no later effects, and asks for the last batch of
/// the lost session.
void Node::recover() {
    is_storing_ = true;
    const std::int64_t attempt = ++attempt_, session = ++session_;
    const auto again = own([this, attempt] { recovered({}, attempt); });
    auto known = [this, attempt, generation = generation_](const Database::LastBatch& last) {
        world_.events.after(assumptions_.costs.to_database, [this, attempt, generation, last] {
            if (generation == generation_) run([this, last, attempt] { recovered(last, attempt); });
        });
    };
    to_database([this, session, known] { world_.database.start_session(writer_, session, known); }, again);
    world_.events.after(assumptions_.rules.answers_within, again);
}

void Node::recovered(const Database::LastBatch& last, std::int64_t attempt) {
    if (attempt != attempt_) return;
    if (last.number < 0) {
        ++attempt_;
        world_.events.after(assumptions_.rules.tried_again_after, own([this] { recover(); }));
        return;
    }
    if (flying_.empty()) {
        is_storing_ = false;
        return store();
    }
    if (last.number == batch_) return settle(last.stored);
    send_batch();
}

}  // namespace reami::simulation
