// Holds the entries that wait for the next commit. Any thread adds entries; the writer's thread takes all at
// once.
//
// A commit takes about the same time for one entry as for a hundred. So the first entry wakes the writer by a
// post to its shard: the post runs after all events that the shard can handle already, and these may add more
// entries.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "server/store/write/pending_entry.hpp"

namespace reami::store {

/// The caller's handler for the answer, and its executor.
struct Waiter {
    boost::asio::any_io_executor executor;
    Journal::Callback callback;
};

struct Batch {
    std::vector<PendingEntry> attempts;
    std::vector<Waiter> waiters;  ///< one per attempt
};

/// The writer and the posts own the queue together, because a post may run after the writer was destroyed.
class CommitQueue : public std::enable_shared_from_this<CommitQueue> {
public:
    using Time = std::chrono::steady_clock::time_point;

    /// `most`: the highest number of waiting entries.
    explicit CommitQueue(std::size_t most) : most_(most) {}

    /// Takes the entry and returns null; or refuses it, returns the reason, and leaves both arguments
    /// unchanged.
    const char* add(PendingEntry& attempt, Waiter& waiter);

    std::size_t size() const;

    /// Blocks until an entry is ready for a commit, or until that time; the batch may then be empty. Returns
    /// no batch once the queue is stopped and empty.
    std::optional<Batch> take(Time until);

    /// Refuses entries for that reason from now on, until `open` is called. Returns the waiting entries.
    Batch refuse(const char* why);
    void open();

    /// Refuses new entries from now on; `take` returns the waiting entries, and after them no batch.
    void stop();
    /// Waits for that time. Returns true, and earlier, if the queue is stopped.
    bool sleep(std::chrono::milliseconds time);

private:
    const char* why_not_now() const;
    void wake();
    Batch give();

    const std::size_t most_;
    mutable std::mutex mutex_;  ///< guards the members below
    std::condition_variable changed_;
    Batch batch_;
    bool is_ready_ = false;  ///< the post of the first entry has run
    bool stopped_ = false;
    const char* refused_ = nullptr;
};

}  // namespace reami::store
