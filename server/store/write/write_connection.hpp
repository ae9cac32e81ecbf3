// The one connection that writes. It commits batches of entries, and finds out whether a failed commit was
// stored. Each kind of database has its own class.
#pragma once

#include <boost/core/noncopyable.hpp>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>

#include "engine/core/expected.hpp"
#include "server/runtime/meters.hpp"
#include "server/store/write/pending_entry.hpp"

namespace reami::store {

/// Thrown if the database does not belong to this connection any more: another server has taken over, or the
/// file was moved or deleted. The text tells the operator what has happened. The caller can only close the
/// connection.
class Fenced : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
    static Fenced by_another_server(const std::string& database) {
        return Fenced("another server has taken over " + database +
                      ": this server stores no more data, and ends");
    }
};

/// Which other writers may use the same database. A file has only one.
enum class Sharing : std::uint8_t {
    among_nodes,  ///< those of other nodes
    alone,  ///< none: the writer fences all others and takes their rooms; a later writer fences this one
    for_a_command  ///< none, like `alone`, but the rooms stay with their nodes
};

/// All functions may throw Fenced: then the connection can store nothing more. They throw another
/// std::exception if the database does not answer.
class WriteConnection : boost::noncopyable {
public:
    virtual ~WriteConnection() = default;

    /// Adds to this distribution how long each commit waits for the disk. It must outlive the connection.
    void measure_syncs(Distribution& seconds) { sync_seconds_ = &seconds; }

    /// Stores all entries and fills in their answers. An entry that the schema refuses does not affect the
    /// other entries. If `commit` throws Fenced, nothing of the batch is stored. After any other exception,
    /// the outcome is unknown until `recover` returns it.
    virtual void commit(std::span<PendingEntry> batch) = 0;

    /// Returns the number of entries of the failed batch that are stored. These are its first entries, not
    /// counting those that were already answered as refused. The other entries will never be stored. If
    /// `recover` throws Fenced, the outcome stays unknown. After any other exception, the caller has to try
    /// again.
    virtual std::size_t recover() = 0;

    /// Throws Fenced if the database does not belong to this connection any more.
    virtual void check() = 0;

    /// The reason, for the operator, why stored moves may be lost together with the database's machine. An
    /// empty text if they survive its loss; nullopt if the database is on this machine. May be called from
    /// any thread.
    virtual std::optional<std::string_view> missing_promise() const { return std::nullopt; }

    /// Commits the time at which the server stopped in good order. Returns the fault, if there was one; such
    /// a fault loses no data.
    virtual Expected<void, std::string> stop(Millis at) = 0;

protected:
    void note_sync(std::chrono::steady_clock::time_point began) const {
        if (sync_seconds_) sync_seconds_->add(seconds_since(began));
    }

private:
    Distribution* sync_seconds_ = nullptr;
};

}  // namespace reami::store
