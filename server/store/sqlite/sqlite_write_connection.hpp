// The one connection that writes to SQLite's file.
//
// The outcome of a failed commit is unknown. Its pages may be in the write-ahead log, whole and valid, but
// invisible until the log is read from the start: after a crash they would come back. So `recover` opens the
// database again while the old connection still holds the log's index (otherwise SQLite would read the log
// from the start right then), and commits a mark. The mark overwrites the first of those pages; as the
// checksum of each page in the log depends on the page before, the rest becomes invalid for good. Then
// `recover` reads which batch was committed last.
//
// The newest connection owns the database. Each connection raises the epoch when it opens, before it
// checkpoints anything, and checks its own epoch in every commit. A connection that finds another epoch is
// fenced, and never touches the files again.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>

#include "engine/core/expected.hpp"
#include "server/store/file/lock.hpp"
#include "server/store/write/running_rows.hpp"
#include "server/store/write/write_connection.hpp"

namespace SQLite {
class Transaction;
}

namespace reami::store {

class Database;

class SqliteWriteConnection final : public WriteConnection {
public:
    /// Opens a migrated database, takes it over, and moves the contents of its log into the file. If the
    /// connection has the lock of a server, it is fenced as soon as another process holds that lock. Throws
    /// SQLite::Exception.
    explicit SqliteWriteConnection(std::filesystem::path database, std::optional<Lock> lock = {});
    /// Leaves the log as it is, unless `stop` was called.
    ~SqliteWriteConnection() override;

    // All of these functions throw SQLite::Exception if the disk fails.

    /// Stores the batch in one transaction.
    void commit(std::span<PendingEntry> batch) override;
    /// Returns the number of all entries of the batch, or 0.
    std::size_t recover() override;
    void check() override;
    /// Moves the whole log into the database file. If it can't, returns the reason; the log then keeps
    /// growing.
    Expected<void, std::string> empty_log();
    /// Like WriteConnection::stop; also empties the log.
    Expected<void, std::string> stop(Millis at) override;

private:
    void take_over();
    void note_batch();
    /// Stores the batch without savepoints, which take longer than most entries. Returns false if the schema
    /// refuses an entry: then nothing is stored.
    bool store_all(std::span<const PendingEntry> batch);
    /// Stores the entries that the schema accepts.
    void store_each(std::span<PendingEntry> batch);
    void sync(SQLite::Transaction& transaction) const;
    void attempt(PendingEntry& attempt);
    void mark();
    void check_files();

    std::filesystem::path path_;
    std::optional<Lock> lock_;
    std::unique_ptr<Database> connection_;
    RunningRows running_rows_;
    std::int64_t epoch_ = 0;
    std::int64_t batch_ = 0;         ///< the number of the last batch that was tried,
    std::size_t entries_of_it_ = 0;  ///< and the number of its entries
};

}  // namespace reami::store
