// The one connection that writes to SQLite's file.
//
// The outcome of a failed commit is unknown. Its pages may be in the write-ahead log, whole and valid,
// where nobody sees them until the log is read anew: after a crash they would come back. So `recover` opens
// the database again while the old connection still holds the log's index (else the log would be read anew
// there and then), and commits a mark: this overwrites the first of those pages, and because each page of the
// log depends on the one before, the rest is invalid for ever. Then it reads which batch was the last.
//
// The newest connection owns the database. Each raises the epoch when it opens, before it checkpoints
// anything, and names its own in every commit: one that finds another there is fenced, and leaves the files
// alone for ever.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>

#include "server/store/file/lock.hpp"
#include "server/store/write/running_rows.hpp"
#include "server/store/write/write_connection.hpp"

namespace reami::store {

class Database;

class SqliteWriteConnection final : public WriteConnection {
public:
    /// Opens a migrated database, takes it over, and moves what its log holds into the file. With the lock of
    /// a server, it is fenced as soon as that is another's. Throws SQLite::Exception.
    explicit SqliteWriteConnection(std::filesystem::path database, std::optional<Lock> lock = {});
    /// Leaves the log as it is, unless `stop` has emptied it.
    ~SqliteWriteConnection() override;

    // All throw SQLite::Exception if the disk fails.

    /// In one transaction.
    void commit(std::span<PendingEntry> batch) override;
    /// All, or none.
    std::size_t recover() override;
    void check() override;
    /// Moves all of the log into the database file. Says why if it can't: then the log grows on.
    std::optional<std::string> empty_log();
    /// Empties the log, too.
    std::optional<std::string> stop(Millis at) override;

private:
    void take_over();
    void note_batch();
    /// Without savepoints, which cost more than most entries. False if the schema refuses one of them: then
    /// nothing is stored.
    bool store_all(std::span<const PendingEntry> batch);
    /// But those that the schema refuses.
    void store_each(std::span<PendingEntry> batch);
    void attempt(PendingEntry& attempt);
    void mark();
    void check_files();

    std::filesystem::path path_;
    std::optional<Lock> lock_;
    std::unique_ptr<Database> connection_;
    RunningRows running_rows_;
    std::int64_t epoch_ = 0;
    std::int64_t batch_ = 0;         ///< the last one tried,
    std::size_t entries_of_it_ = 0;  ///< and how many it has
};

}  // namespace reami::store
