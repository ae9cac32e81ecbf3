// The entries that wait for the next commit. Any thread adds to it; the writer's thread takes all at once.
//
// A commit costs much the same for one entry as for a hundred. So the first entry wakes the writer by a post
// to its shard: behind everything that the shard can already handle, which may bring more entries.
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

/// The caller that waits for the answer, and its executor.
struct Waiter {
    boost::asio::any_io_executor executor;
    Journal::Told told;
};

struct Batch {
    std::vector<PendingEntry> attempts;
    std::vector<Waiter> waiters;  ///< one an attempt
};

/// Shared with the posts, which may run after the writer's end.
class CommitQueue : public std::enable_shared_from_this<CommitQueue> {
public:
    using Time = std::chrono::steady_clock::time_point;

    /// `most`: entries that may wait.
    explicit CommitQueue(std::size_t most) : most_(most) {}

    /// Takes the entry and returns nothing; or says why it does not, and leaves both arguments as they are.
    const char* add(PendingEntry& attempt, Waiter& waiter);

    std::size_t size() const;

    /// Blocks until there is something to commit, or until that time: then the batch may be empty. No batch
    /// once the queue is stopped and empty.
    std::optional<Batch> take(Time until);

    /// From now on nothing is taken, for that reason, until `open`. What waited is given back.
    Batch refuse(const char* why);
    void open();

    /// Refuses new entries from now on; `take` returns the waiting ones, and then says that there are no
    /// more.
    void stop();
    /// True, and early, if the queue is stopped.
    bool sleep(std::chrono::milliseconds time);

private:
    const char* why_not_now() const;
    void wake();
    Batch give();

    const std::size_t most_;
    mutable std::mutex mutex_;  ///< guards all that follows
    std::condition_variable changed_;
    Batch batch_;
    bool is_ready_ = false;  ///< the shard of the first entry has handled the events that were ready with it
    bool stopped_ = false;
    const char* refused_ = nullptr;
};

}  // namespace reami::store
