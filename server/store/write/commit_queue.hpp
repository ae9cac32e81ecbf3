// The entries that wait for the next commit. Any thread adds to it; the writer's thread takes all at once.
//
// A commit costs much the same for one entry as for a hundred. So whoever adds the first is given the time to
// deal with what its shard has to do just now, which tends to be more to store, and only then is the writer
// told: as soon as a round of the shard brought nothing new, or many wait, or a while is over.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <memory>
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

/// Shared with the rounds that wait on executors, which may run after the writer's end.
class CommitQueue : public std::enable_shared_from_this<CommitQueue> {
public:
    using Time = std::chrono::steady_clock::time_point;

    /// `most`: entries that may wait. `gathers_for`: how long at most a shard that always brings more is
    /// waited for.
    explicit CommitQueue(std::size_t most,
                         std::chrono::milliseconds gathers_for = std::chrono::milliseconds(5))
        : most_(most), gathers_for_(gathers_for) {}

    /// Takes the entry and nothing is returned, or says why it does not, and leaves both as they are.
    const char* add(PendingEntry& attempt, Waiter& waiter);

    std::size_t size() const;

    /// Blocks until there is something to commit, or that time: then what there is by then, maybe nothing. No
    /// batch once the queue is stopped and empty.
    std::optional<Batch> take(Time until);

    /// From now on nothing is taken, for that reason, until `open`. What waited is given back.
    Batch refuse(const char* why);
    void open();

    /// From now on nothing is taken; `take` returns what waits, and then that there is no more.
    void stop();
    /// True, and early, if the queue is stopped.
    bool sleep(std::chrono::milliseconds time);

private:
    /// The rounds of that executor's thread while the first entry of a batch waits for others.
    struct Gathering {
        boost::asio::any_io_executor executor;
        std::uint64_t batch;
        std::size_t seen;  ///< entries, in the last round
        Time until;
    };
    void go_round(Gathering gathering);
    void look(Gathering gathering);
    Batch give();
    const char* why_not_now() const;
    bool is_ready() const { return gathered_ || batch_.attempts.size() >= enough; }

    static constexpr std::size_t enough = 512;

    const std::size_t most_;
    const std::chrono::milliseconds gathers_for_;
    mutable std::mutex mutex_;  ///< of all that follows
    std::condition_variable changed_;
    Batch batch_;
    std::uint64_t batches_ = 0;  ///< that were taken
    bool gathered_ = false;      ///< what waits shall be committed
    bool stopped_ = false;
    const char* refused_ = nullptr;
};

}  // namespace reami::store
