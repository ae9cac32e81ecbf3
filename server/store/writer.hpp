// The journal in SQLite: a thread of its own that commits all entries that wait, of all rooms, with one
// fsync.
#pragma once

#include <atomic>
#include <boost/asio/any_completion_handler.hpp>
#include <boost/asio/any_io_executor.hpp>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <filesystem>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "server/store/ledger.hpp"
#include "server/store/lock.hpp"

namespace reami::store {

struct WriterLimits {
    std::size_t waiting = 8192;  ///< entries; one more is `unavailable` at once
    std::chrono::milliseconds first_retry{50}, longest_retry{5000};  ///< of looking what a failed commit left
    std::chrono::milliseconds slow_after{2000};  ///< then whoever asks learns that the disk does not answer
};

class Writer final : public Journal {
public:
    /// Starts the thread. Expects a migrated database; throws std::exception if it can't be opened, or if
    /// another server writes it.
    explicit Writer(const std::filesystem::path& database, WriterLimits limits = {});

    /// As `stop`.
    ~Writer() override;

    /// Not cancelled by anything: whoever appends learns what came of it. The executor must outlive the
    /// writer.
    boost::asio::awaitable<Appended> append(Entry entry) override;

    Health health() const override;

    /// Commits what waits, notes the time, empties the log into the database file, and joins the thread.
    /// Entries that come later are `unavailable`.
    void stop();

private:
    using Clock = std::chrono::steady_clock;

    struct Waiter {
        boost::asio::any_io_executor executor;
        boost::asio::any_completion_handler<void(Appended)> resume;
    };
    struct Batch {
        std::vector<Attempt> attempts;
        std::vector<Waiter> waiters;  ///< one an attempt
    };

    void take_in(Entry entry, Waiter who);
    const char* why_not_now() const;
    static void tell(Waiter who, Appended answer);
    static void tell(Batch batch);

    void run();
    Batch next_batch();
    void finish();
    void commit(Batch batch);

    void settle(std::vector<Attempt>& attempts, const std::string& why);
    std::optional<bool> try_to_recover();
    void refuse_all_that_wait();
    void take_in_again();
    bool sleep(std::chrono::milliseconds time);

    const WriterLimits limits_;
    const Lock lock_;
    Ledger ledger_;  ///< the thread's alone
    std::mutex mutex_;
    std::condition_variable changed_;
    Batch waiting_;                      ///< under the mutex
    bool recovering_ = false;            ///< under the mutex
    bool stopping_ = false;              ///< under the mutex
    std::atomic<bool> failing_ = false;  ///< a commit failed, and what became of it is not known yet
    std::atomic<Clock::time_point> slow_from_ =
        Clock::time_point::max();  ///< if the batch under way lasts so long
    std::thread thread_;
};

}  // namespace reami::store
