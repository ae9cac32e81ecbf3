// A database as nodes see it: transactions that hold rows until they end, a log that several commits flush
// together, leases by the database's own clock, and a standby that takes over. It models PostgreSQL only
// where several sessions want one row.
#pragma once

#include <array>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <unordered_map>
#include <vector>

#include "tests/bench/cluster/assumptions.hpp"

namespace reami::simulation {

using Incarnation = std::int64_t;  ///< 0 means no node
using RequestId = std::int64_t;    ///< rises for each player of a room

/// The state of a room, on the disk or in the memory of its owner: the number of entries, and the last
/// request of each player.
struct RoomLog {
    std::int64_t version = 0;
    std::array<RequestId, 2> last = {};
    std::array<std::int64_t, 2> last_at = {};

    void append(int mover, RequestId id) {
        last.at(static_cast<std::size_t>(mover)) = id;
        last_at.at(static_cast<std::size_t>(mover)) = ++version;
    }
};

struct NewEntry {
    int room = 0, mover = 0;
    RequestId id = 0;
    Incarnation owner = 0;
    std::int64_t epoch = 0, version_before = 0;
};

class Database {
public:
    struct Batch {
        Incarnation writer = 0;
        std::int64_t session = 0, number = 0;
        std::vector<NewEntry> entries;
    };
    struct Stored {
        bool is_committed = false;  ///< otherwise it failed, or its fate is unknown
        std::vector<bool> entries;  ///< whether each was stored; otherwise it was fenced
    };
    struct Place {
        Incarnation owner = 0;  ///< 0: the room is free
        bool is_late = false;
        std::int64_t epoch = 0;
    };
    struct Taken {
        bool is_taken = false;
        std::int64_t epoch = 0;
    };
    using TransactionId = std::int64_t;
    template <class Answer>
    using Tell = std::function<void(Answer)>;

    Database(Events& events, const Assumptions& assumptions);

    // These calls take effect at the database, which then calls `tell`. While the database is away, they
    // return false or nothing.
    bool is_there() const { return events_.now() >= there_from_; }
    TransactionId begin(Batch batch, Tell<Stored> tell);
    void commit(TransactionId transaction);
    /// The last batch of that writer, and whether its entries were stored; number -1: the batch is not there.
    struct LastBatch {
        std::int64_t number = -1;
        std::vector<bool> stored;
    };
    void start_session(Incarnation writer, std::int64_t session, Tell<LastBatch> tell);
    void begin_lease(Incarnation node, Tell<bool> tell);
    void renew(Incarnation node, Tell<bool> tell);
    void end(Incarnation node, bool only_if_late, Tell<bool> tell);
    Place look(int room) const;
    void take(int room, std::int64_t seen_epoch, Incarnation node, Tell<Taken> tell);
    void give_up(int room, Incarnation node, std::int64_t epoch);
    const RoomLog& log(int room) const { return rooms_.at(static_cast<std::size_t>(room)).log; }
    std::int64_t epoch(int room) const { return rooms_.at(static_cast<std::size_t>(room)).epoch; }

    /// The primary fails. After `away` the standby takes over. It has another clock, and some or none of the
    /// commits that were not flushed.
    void fail_over(Micros away, double clock_error);
    /// Sets up the owner of a room at the start, at no cost.
    void give(int room, Incarnation node);

    /// The entries of each room, if the simulation keeps its history.
    const std::vector<std::vector<NewEntry>>& entries() const { return entries_; }
    double busy_cores() const { return static_cast<double>(busy_) / static_cast<double>(events_.now()); }
    double busy_log() const { return static_cast<double>(flushing_) / static_cast<double>(events_.now()); }

private:
    using Key = std::int64_t;  ///< the row of a room or, below 0, of a writer
    struct Transaction {
        std::vector<Key> keys;
        std::size_t locked = 0;
        std::function<bool()> act;  ///< called once it holds all rows; false rolls it back
        std::function<void()> apply;
        std::function<void(bool)> tell;
        int bytes = 0;
        bool wants_commit = false, has_acted = false, is_flushing = false;
    };
    struct Row {
        TransactionId holder = 0;
        std::deque<TransactionId> waiting;
    };
    struct RoomRow {
        Incarnation owner = 0;
        std::int64_t epoch = 0;
        RoomLog log;
    };
    struct Lease {
        Micros until = 0;
        bool has_ended = false;
    };
    struct WriterRow {
        std::int64_t session = 0;
        LastBatch last = {0, {}};
    };

    Micros clock() const;
    bool is_free(const RoomRow& room) const;
    TransactionId start(Transaction transaction, Micros work);
    void lock_rows(TransactionId id);
    void act(TransactionId id);
    void flush();
    void finish(TransactionId id, bool is_committed);
    void release(TransactionId id, const Transaction& transaction);
    bool judge(const Batch& batch, std::vector<bool>& stored) const;
    void store(const Batch& batch, const std::vector<bool>& stored);
    RoomRow& room(int number) { return rooms_.at(static_cast<std::size_t>(number)); }

    Events& events_;
    const Assumptions& assumptions_;
    std::vector<RoomRow> rooms_;
    std::vector<std::vector<NewEntry>> entries_;
    std::unordered_map<Incarnation, Lease> leases_;
    std::unordered_map<Incarnation, WriterRow> writers_;
    std::unordered_map<Key, Row> rows_;
    std::map<TransactionId, Transaction> transactions_;
    TransactionId next_ = 1;
    std::vector<Micros> cores_;  ///< the time at which each becomes free
    std::vector<TransactionId> to_flush_;
    bool is_flushing_ = false;
    Micros there_from_ = 0, busy_ = 0, flushing_ = 0;
    double clock_rate_ = 1;
    Micros clock_offset_ = 0;
};

}  // namespace reami::simulation
