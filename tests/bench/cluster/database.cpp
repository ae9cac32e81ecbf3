#include "tests/bench/cluster/database.hpp"

#include <algorithm>
#include <utility>

namespace reami::simulation {

Database::Database(Events& events, const Assumptions& assumptions)
    : events_(events),
      assumptions_(assumptions),
      rooms_(static_cast<std::size_t>(assumptions.rooms)),
      cores_(static_cast<std::size_t>(assumptions.costs.database_cores)) {
    if (assumptions.keeps_history) entries_.resize(rooms_.size());
}

Micros Database::clock() const {
    return clock_offset_ + static_cast<Micros>(static_cast<double>(events_.now()) * clock_rate_);
}

// Transactions.

/// Starts a transaction after `work` on a core; small transactions without work start at once.
auto Database::start(Transaction transaction, Micros work) -> TransactionId {
    const TransactionId id = next_++;
    transactions_.emplace(id, std::move(transaction));
    if (work == 0) {
        lock_rows(id);
        return id;
    }
    const auto core = std::ranges::min_element(cores_);
    *core = std::max(*core, events_.now()) + work;
    events_.at(*core, [this, id, work] {
        busy_ += work;
        lock_rows(id);
    });
    return id;
}

void Database::lock_rows(TransactionId id) {
    const auto found = transactions_.find(id);
    if (found == transactions_.end()) return;
    Transaction& transaction = found->second;
    for (; transaction.locked < transaction.keys.size(); ++transaction.locked) {
        Row& row = rows_[transaction.keys[transaction.locked]];
        if (row.holder == 0) row.holder = id;
        if (row.holder == id) continue;
        row.waiting.push_back(id);
        const std::size_t waits_for = transaction.locked;
        events_.after(assumptions_.rules.locks_within, [this, id, waits_for] {
            const auto still = transactions_.find(id);
            if (still != transactions_.end() && still->second.locked == waits_for) finish(id, false);
        });
        return;
    }
    act(id);
}

void Database::act(TransactionId id) {
    Transaction& transaction = transactions_.at(id);
    transaction.has_acted = true;
    if (!transaction.act()) return finish(id, false);
    if (transaction.wants_commit) return commit(id);
    events_.after(assumptions_.rules.may_be_idle, [this, id] {
        const auto still = transactions_.find(id);
        if (still != transactions_.end() && !still->second.wants_commit) finish(id, false);
    });
}

void Database::commit(TransactionId id) {
    const auto found = transactions_.find(id);
    if (found == transactions_.end()) return;  // it was rolled back long ago
    found->second.wants_commit = true;
    if (!found->second.has_acted) return;
    found->second.is_flushing = true;
    to_flush_.push_back(id);
    if (!is_flushing_) flush();
}

/// Flushes all waiting transactions together. The next flush takes the transactions that arrive meanwhile.
void Database::flush() {
    is_flushing_ = !to_flush_.empty();
    if (!is_flushing_) return;
    double bytes = 0;
    for (const TransactionId id : to_flush_)
        if (transactions_.contains(id)) bytes += transactions_.at(id).bytes;
    const Micros takes = assumptions_.costs.sync + assumptions_.costs.standby +
                         static_cast<Micros>(bytes / assumptions_.costs.log_megabytes_a_second);
    flushing_ += takes;
    events_.after(takes, [this, ids = std::exchange(to_flush_, {})] {
        for (const TransactionId id : ids) finish(id, true);
        flush();
    });
}

void Database::finish(TransactionId id, bool is_committed) {
    const auto found = transactions_.find(id);
    if (found == transactions_.end()) return;
    const Transaction transaction = std::move(found->second);
    transactions_.erase(found);
    if (is_committed && transaction.apply) transaction.apply();
    release(id, transaction);
    if (transaction.tell) transaction.tell(is_committed);
}

void Database::release(TransactionId id, const Transaction& transaction) {
    std::vector<TransactionId> next;
    for (std::size_t at = 0; at <= transaction.locked && at < transaction.keys.size(); ++at) {
        const auto row = rows_.find(transaction.keys[at]);
        if (row == rows_.end()) continue;
        std::erase(row->second.waiting, id);
        if (row->second.holder != id) continue;
        if (row->second.waiting.empty()) {
            rows_.erase(row);
            continue;
        }
        row->second.holder = row->second.waiting.front();
        next.push_back(row->second.holder);
        row->second.waiting.pop_front();
    }
    for (const TransactionId waiter : next) lock_rows(waiter);
}

void Database::fail_over(Micros away, double clock_error) {
    there_from_ = events_.now() + away;
    clock_offset_ = clock() - static_cast<Micros>(static_cast<double>(events_.now()) * (1 + clock_error));
    clock_rate_ = 1 + clock_error;
    const bool standby_has_it = events_.chance() < 0.5;
    for (auto& [id, transaction] : transactions_)
        if (transaction.is_flushing && standby_has_it && transaction.apply) transaction.apply();
    const auto lost = std::exchange(transactions_, {});
    rows_.clear();
    to_flush_.clear();
    for (const auto& [id, transaction] : lost)
        if (transaction.tell) transaction.tell(false);
}

// Entries.

bool Database::judge(const Batch& batch, std::vector<bool>& stored) const {
    const auto writer = writers_.find(batch.writer);
    if (writer == writers_.end() || writer->second.session != batch.session) return false;
    for (const NewEntry& entry : batch.entries) {
        const RoomRow& row = rooms_.at(static_cast<std::size_t>(entry.room));
        stored.push_back(!assumptions_.has_fence || (row.owner == entry.owner && row.epoch == entry.epoch &&
                                                     row.log.version == entry.version_before));
    }
    return true;
}

void Database::store(const Batch& batch, const std::vector<bool>& stored) {
    writers_[batch.writer].last = {batch.number, stored};
    for (std::size_t at = 0; at < batch.entries.size(); ++at) {
        const NewEntry& entry = batch.entries[at];
        if (!stored[at]) continue;
        room(entry.room).log.append(entry.mover, entry.id);
        if (!entries_.empty()) entries_[static_cast<std::size_t>(entry.room)].push_back(entry);
    }
}

auto Database::begin(Batch batch, Tell<Stored> tell) -> TransactionId {
    const auto& costs = assumptions_.costs;
    const auto count = static_cast<int>(batch.entries.size());
    auto kept = std::make_shared<Batch>(std::move(batch));
    auto stored = std::make_shared<std::vector<bool>>();
    Transaction transaction;
    transaction.keys.push_back(-kept->writer);
    for (const NewEntry& entry : kept->entries) transaction.keys.push_back(entry.room);
    std::ranges::sort(transaction.keys);
    transaction.act = [this, kept, stored] { return judge(*kept, *stored); };
    transaction.apply = [this, kept, stored] { store(*kept, *stored); };
    transaction.tell = [stored, tell = std::move(tell)](bool done) { tell({done, *stored}); };
    transaction.bytes = count * costs.entry_bytes;
    return start(std::move(transaction), costs.batch + count * costs.entry);
}

/// Waits for a transaction of the previous session that still holds rows. From then on, the previous session
/// can have no effects.
void Database::start_session(Incarnation writer, std::int64_t session, Tell<LastBatch> tell) {
    Transaction transaction;
    transaction.keys = {-writer};
    transaction.wants_commit = true;
    transaction.act = [this, writer, session] { return writers_[writer].session < session; };
    transaction.apply = [this, writer, session] { writers_[writer].session = session; };
    transaction.tell = [this, writer, tell = std::move(tell)](bool done) {
        tell(done ? writers_[writer].last : LastBatch{});
    };
    start(std::move(transaction), 0);
}

// Leases and rooms.

bool Database::is_free(const RoomRow& row) const {
    const auto owner = leases_.find(row.owner);
    return owner == leases_.end() || owner->second.has_ended;
}

void Database::begin_lease(Incarnation node, Tell<bool> tell) {
    leases_[node] = {clock() + assumptions_.rules.lasts, false};
    tell(true);
}

void Database::renew(Incarnation node, Tell<bool> tell) {
    Lease& lease = leases_[node];
    const bool may_be = !lease.has_ended && lease.until >= clock();
    if (may_be) lease.until = clock() + assumptions_.rules.lasts;
    tell(may_be);
}

void Database::end(Incarnation node, bool only_if_late, Tell<bool> tell) {
    Lease& lease = leases_[node];
    const bool may_be = !lease.has_ended && (!only_if_late || lease.until < clock());
    if (may_be) lease.has_ended = true;
    tell(may_be);
}

auto Database::look(int number) const -> Place {
    const RoomRow& row = rooms_.at(static_cast<std::size_t>(number));
    if (is_free(row)) return {0, false, row.epoch};
    return {row.owner, leases_.at(row.owner).until < clock(), row.epoch};
}

void Database::take(int number, std::int64_t seen_epoch, Incarnation node, Tell<Taken> tell) {
    Transaction transaction;
    transaction.keys = {number};
    transaction.wants_commit = true;
    transaction.act = [this, number, seen_epoch, node] {
        const RoomRow& row = room(number);
        const bool has_lease = leases_.contains(node) && !leases_.at(node).has_ended;
        return row.epoch == seen_epoch && has_lease && (row.owner == node || is_free(row));
    };
    transaction.apply = [this, number, node] {
        room(number).owner = node;
        ++room(number).epoch;
    };
    transaction.tell = [seen_epoch, tell = std::move(tell)](bool done) { tell({done, seen_epoch + 1}); };
    start(std::move(transaction), 0);
}

void Database::give_up(int number, Incarnation node, std::int64_t epoch) {
    Transaction transaction;
    transaction.keys = {number};
    transaction.wants_commit = true;
    transaction.act = [this, number, node, epoch] {
        return room(number).owner == node && room(number).epoch == epoch;
    };
    transaction.apply = [this, number] { room(number).owner = 0; };
    start(std::move(transaction), 0);
}

void Database::give(int number, Incarnation node) {
    room(number).owner = node;
    room(number).epoch = 1;
    writers_[node];
    leases_.try_emplace(node, Lease{clock() + assumptions_.rules.lasts, false});
}

}  // namespace reami::simulation
