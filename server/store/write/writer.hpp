// The journal of a database. Its own thread commits the waiting entries of all rooms together, with one sync.
#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "server/store/location.hpp"
#include "server/store/write/commit_queue.hpp"
#include "server/store/write/write_connection.hpp"

namespace reami::store {

struct WriterLimits {
    std::size_t waiting = 8192;  ///< entries; more are refused as `unavailable` at once
    std::chrono::milliseconds first_retry{50}, longest_retry{5000};  ///< between calls of `recover`
    std::chrono::milliseconds look_every{1000};  ///< between checks that no other server has the database
    std::chrono::milliseconds slow_after{2000};  ///< `health` reports a disk that takes longer for a commit
    Sharing sharing = Sharing::among_nodes;      ///< who else may write to the same database
};

/// Called once, on the writer's thread, when another server has taken the database. From then on, the writer
/// stores nothing and leaves the files alone. The log has the reason.
using OnFenced = std::function<void()>;

class Writer final : public Journal {
public:
    /// Takes the store over from any other writer, and starts the thread. Expects the newest schema. Throws
    /// std::exception if the store can't be opened, or if another server holds the lock of a file. Counts in
    /// `meters`, unless this is null.
    explicit Writer(const Location& store, WriterLimits limits = {}, OnFenced on_fenced = {},
                    Meters* meters = nullptr);

    /// Calls `stop`.
    ~Writer() override;

    /// The caller always gets an answer. The executor must outlive the writer.
    void store(Entry entry, const boost::asio::any_io_executor& executor, Callback callback) override;

    Health health() const override;
    /// The number of entries that wait for the disk, apart from those of the current commit. May be called
    /// from any thread.
    std::size_t waiting() const { return queue_->size(); }

    /// Commits the waiting entries, notes the time, moves the log into the database file, and joins the
    /// thread; a fenced writer only joins it. Later entries are `unavailable`.
    void stop();

private:
    using SteadyClock = std::chrono::steady_clock;

    enum class WriterPhase : std::uint8_t {
        storing,
        failing,  ///< a commit failed, and its outcome is not known yet
        fenced    ///< for good
    };

    void note_commit(SteadyClock::time_point began, SteadyClock::time_point done, std::size_t entries);
    static void tell(Batch batch);
    static void tell(const Callback& callback, const Appended& answer);

    void run();
    void commit(Batch batch);
    void maintain();
    void finish();

    void settle(std::vector<PendingEntry>& attempts, const std::string& why);
    std::optional<std::size_t> try_to_recover();
    void refuse_all_that_wait(const char* why);
    void be_fenced(const Fenced& why);

    const WriterLimits limits_;
    const OnFenced on_fenced_;
    Meters* const meters_;
    const std::unique_ptr<WriteConnection> connection_;  ///< used on the thread only
    const std::shared_ptr<CommitQueue> queue_;
    SteadyClock::time_point look_at_{};                      ///< used on the thread only
    std::atomic<WriterPhase> state_ = WriterPhase::storing;  ///< changed on the thread only
    std::atomic<SteadyClock::time_point> slow_from_ =
        SteadyClock::time_point::max();  ///< when the current commit will count as slow
    std::thread thread_;
};

}  // namespace reami::store
