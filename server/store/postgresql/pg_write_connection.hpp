// The one connection that writes to PostgreSQL. A batch is one transaction and one round trip. Each writer
// has a row in `writers`: its incarnation (128 random bits per start), its session and the number of its last
// batch. Each batch first updates that row, if the row still has this session. After a broken connection, the
// outcome of a batch is unknown: PostgreSQL may still be at work on it. So the new connection commits the
// next session number. If the lost transaction already holds the row, this commit waits for it; otherwise the
// commit makes the lost transaction fail. Only then does the new connection read which batch was committed.
// If a commit came with a warning, it did not wait for a standby, and its outcome is unknown, too.
//
// Several writers may share a database: the room's row says which of them may write about the room. An entry
// with a claim (claim.hpp) first raises `log_version` in that row, if owner, epoch and log_version are still
// those of the claim; otherwise the entry is `fenced`. A writer that needs the database for itself deletes
// the rows of all other writers, so that their later batches fail.
#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <vector>

#include "engine/core/expected.hpp"
#include "server/store/claim.hpp"
#include "server/store/postgresql/pg_promise.hpp"
#include "server/store/postgresql/pg_rows.hpp"
#include "server/store/postgresql/pg_session.hpp"
#include "server/store/write/write_connection.hpp"

namespace reami::store {

class PgWriteConnection final : public WriteConnection {
public:
    /// Expects a migrated database. Throws PgError.
    explicit PgWriteConnection(PgAddress address, Sharing sharing = Sharing::among_nodes,
                               PgSession::Duration answers_within = PgSession::usual_patience);
    ~PgWriteConnection() override;

    // All of these functions throw PgError if PostgreSQL does not answer.

    void commit(std::span<PendingEntry> batch) override;
    std::size_t recover() override;
    /// Also notes the time in the writer's row. A command that needs the database for itself reads this time.
    void check() override;
    Expected<void, std::string> stop(Millis at) override;
    std::optional<std::string_view> missing_promise() const override { return promise_.what_is_missing(); }

private:
    /// Reads the promise, which a server shows to operators. A command does not need it.
    void read_promise() {
        if (sharing_ != Sharing::for_a_command) promise_.read(*session_);
    }
    /// Returns false after a `recover` that could not connect. Does not always notice a lost connection at
    /// once.
    bool is_connected() const { return session_ && session_->is_alive(); }
    void take_over();
    void begin(PgBatch& batch);
    std::optional<PgSession::Failure> run(const PgBatch& batch);
    void add(PgRows& rows, const Entry& entry);
    std::optional<PgSession::Failure> run_entries(const PgBatch& batch);
    /// Raises the claims' versions, after the transaction that raised them in the database is stored.
    void accept_claims();
    /// Returns false if an entry is refused; nothing is stored then.
    bool store_all(std::span<const PendingEntry> batch);
    /// Stores each entry in a transaction of its own.
    void store_each(std::span<PendingEntry> batch);
    void store_one(PendingEntry& one);
    [[noreturn]] void be_fenced() const;

    /// A claim, and the version that its log has if the current transaction is stored.
    struct RaisedClaim {
        std::shared_ptr<RoomClaim> claim;
        std::int64_t log_version;
    };

    PgAddress address_;
    Sharing sharing_;
    PgSession::Duration answers_within_;
    std::unique_ptr<PgSession> session_;
    PgPromise promise_;
    std::string incarnation_;
    std::int64_t session_number_ = 1;
    std::int64_t batch_ = 0;          ///< the number of the last transaction tried
    std::int64_t before_ = 0;         ///< the number of the last transaction before the current batch
    std::size_t entries_of_one_ = 0;  ///< entries of the batch per transaction: all, or 1
    std::chrono::steady_clock::time_point noted_at_{};
    PgBatch statements_;
    std::vector<RaisedClaim> raised_;
};

}  // namespace reami::store
