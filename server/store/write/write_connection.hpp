// The one connection that writes: batches of entries, a commit each, and what became of a commit that failed.
// Each kind of database has its own.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>

#include "server/store/write/pending_entry.hpp"

namespace reami::store {

/// The database is not this connection's any more: another server has taken over, or the file was taken away.
/// Says which, for people. There is nothing left to do but to close it.
class Fenced : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
    static Fenced by_another_server(const std::string& database) {
        return Fenced("another server has taken over " + database +
                      ": this one stores nothing more and ends");
    }
};

/// All functions throw Fenced: nothing more can be stored, and nobody can tell what became of the batch under
/// way. They throw another std::exception if the database does not answer.
class WriteConnection {
public:
    WriteConnection() = default;
    WriteConnection(const WriteConnection&) = delete;
    WriteConnection& operator=(const WriteConnection&) = delete;
    virtual ~WriteConnection() = default;

    /// Stores all entries and fills in their answers: those that the schema refuses fail alone. If it throws
    /// Fenced, nothing of it is stored. If it throws anything else, the fate of the batch is unknown until
    /// `recover` tells it.
    virtual void commit(std::span<PendingEntry> batch) = 0;

    /// How many entries of the batch whose commit threw are stored, from the first, but those that are
    /// answered as refused; the others never will be. If it throws, the fate is still unknown: try again.
    virtual std::size_t recover() = 0;

    /// Whether the database is still this connection's.
    virtual void check() = 0;

    /// The reason why stored moves may be lost with the database's machine, for people; empty if they survive
    /// its loss, null if the database is on this machine. May be called from any thread.
    virtual std::optional<std::string_view> missing_promise() const { return std::nullopt; }

    /// The end in good order: commits that there was one, at that time. Returns what went wrong, if anything
    /// did: nothing is lost by it.
    virtual std::optional<std::string> stop(Millis at) = 0;
};

}  // namespace reami::store
