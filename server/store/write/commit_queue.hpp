// The entries that wait for the next commit. Any thread adds to it; the writer's thread takes all at once, as
// soon as it has finished its last commit: the first entry wakes it, and what arrives during a commit shares
// the next.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <mutex>
#include <optional>
#include <vector>

#include "server/store/write/pending_entry.hpp"

namespace reami::store {

/// Who waits for the answer, and where it is told.
struct Waiter {
    boost::asio::any_io_executor executor;
    Journal::Told told;
};

struct Batch {
    std::vector<PendingEntry> attempts;
    std::vector<Waiter> waiters;  ///< one an attempt
};

class CommitQueue {
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

    /// From now on nothing is taken; `take` returns what waits, and then that there is no more.
    void stop();
    /// True, and early, if the queue is stopped.
    bool sleep(std::chrono::milliseconds time);

private:
    const char* why_not_now() const;

    const std::size_t most_;
    mutable std::mutex mutex_;  ///< guards all that follows
    std::condition_variable changed_;
    Batch batch_;
    bool stopped_ = false;
    const char* refused_ = nullptr;
};

}  // namespace reami::store
