// The one connection that writes: batches of entries, a commit each, and what became of a commit that failed.
//
// A commit that fails is not undone but unknown. Its pages may stand in the write-ahead log, whole and valid,
// where nobody sees them until the log is read anew: after a crash they would come back. So `recover` opens
// the database again while the old connection still holds the log's index (else the log would be read anew
// there and then), and commits a mark: this overwrites the first of those pages, and as each page of the log
// vouches for the one before, the rest is void for ever. Then it looks which batch was the last.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>

#include "server/store/journal.hpp"

namespace reami::store {

class Connection;

/// An entry and what is to be told about it.
struct Attempt {
    Entry entry;
    Appended answer;
};

class Ledger {
public:
    static constexpr std::int64_t epoch = 1;  ///< of whoever writes; always 1 on one machine

    /// Opens a migrated database, moves what its log holds into the file and commits a mark. Throws
    /// SQLite::Exception.
    explicit Ledger(std::filesystem::path database);
    ~Ledger();
    Ledger(const Ledger&) = delete;
    Ledger& operator=(const Ledger&) = delete;

    /// Stores all entries in one transaction, and fills in their answers: those that the schema refuses fail
    /// alone. Throws SQLite::Exception; then the fate of the batch is unknown until `recover` tells it.
    void commit(std::span<Attempt> batch);

    /// Whether the batch whose commit threw is stored; if not, it will never be. Throws SQLite::Exception:
    /// the fate is still unknown, try again.
    bool recover();

    /// Commits that the writer stopped in order, at that time. Throws SQLite::Exception.
    void note_stop(Millis at);

    /// Moves the log into the database file if it has grown long; what went wrong, if anything did: the log
    /// then grows on, and nothing is lost.
    std::optional<std::string> tidy();

    /// Moves all of the log into the file. The same on failure.
    std::optional<std::string> empty_log();

private:
    void watch_log();
    void attempt(Attempt& attempt);
    void mark();
    std::optional<std::string> checkpoint(int mode);

    std::filesystem::path path_;
    std::unique_ptr<Connection> connection_;
    std::int64_t batch_ = 0;  ///< the last one tried
    int log_pages_ = 0;
};

}  // namespace reami::store
