// The one connection that writes: batches of entries, a commit each, and what became of a commit that failed.
//
// The outcome of a failed commit is unknown. Its pages may stand in the write-ahead log, whole and valid,
// where nobody sees them until the log is read anew: after a crash they would come back. So `recover` opens
// the database again while the old connection still holds the log's index (else the log would be read anew
// there and then), and commits a mark: this overwrites the first of those pages, and because each page of the
// log depends on the one before, the rest is invalid for ever. Then it looks which batch was the last.
//
// The newest connection owns the database. Each raises the epoch when it opens, before it checkpoints
// anything, and names its own in every commit: one that finds another there is fenced, and leaves the files
// alone for ever.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>

#include "server/store/journal.hpp"
#include "server/store/write/running_rows.hpp"

namespace reami::store {

class Database;

/// An entry, and the answer to the caller that gave it.
struct PendingEntry {
    Entry entry;
    Appended answer;
};

/// The database is not this connection's any more: another server has taken over, or the file was taken away.
/// Says which, for people. There is nothing left to do but to close it.
class Fenced : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
    static Fenced by_another_server(const std::filesystem::path& database);
};

class WriteConnection {
public:
    /// Opens a migrated database, takes it over, and moves what its log holds into the file. Throws
    /// SQLite::Exception.
    explicit WriteConnection(std::filesystem::path database);
    /// Leaves the log as it is, unless `stop` has emptied it.
    ~WriteConnection();
    WriteConnection(const WriteConnection&) = delete;
    WriteConnection& operator=(const WriteConnection&) = delete;

    /// Stores all entries in one transaction, and fills in their answers: those that the schema refuses fail
    /// alone. Throws Fenced: nothing of it is stored. Throws SQLite::Exception: the fate of the batch is
    /// unknown until `recover` tells it.
    void commit(std::span<PendingEntry> batch);

    /// Whether the batch whose commit threw is stored; if not, it will never be. Throws SQLite::Exception:
    /// the fate is still unknown, try again. Throws Fenced: nobody can tell any more.
    bool recover();

    /// Throws Fenced if the database is another's by now, SQLite::Exception if it can't be read.
    void check();

    /// Moves the log into the database file if it has grown long; what went wrong, if anything did: the log
    /// then grows on, and nothing is lost. Throws as `check`, before it touches anything.
    std::optional<std::string> tidy();

    /// Moves all of the log into the file. The same on failure.
    std::optional<std::string> empty_log();

    /// The end in good order: commits that there was one, at that time, and empties the log. The same on
    /// failure.
    std::optional<std::string> stop(Millis at);

private:
    void take_over();
    void watch_log();
    void note_batch();
    /// Without savepoints, which cost more than most entries. False if the schema refuses one of them: then
    /// nothing is stored.
    bool store_all(std::span<const PendingEntry> batch);
    /// But those that the schema refuses.
    void store_each(std::span<PendingEntry> batch);
    void attempt(PendingEntry& attempt);
    void mark();
    std::optional<std::string> checkpoint(int mode);

    std::filesystem::path path_;
    std::unique_ptr<Database> connection_;
    RunningRows running_rows_;
    std::int64_t epoch_ = 0;
    std::int64_t batch_ = 0;  ///< the last one tried
    int log_pages_ = 0;
};

}  // namespace reami::store
