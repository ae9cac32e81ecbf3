// The journal in a database: a thread of its own that commits all entries that wait, of all rooms, with one
// sync.
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
    std::size_t waiting = 8192;  ///< entries; one more is `unavailable` at once
    std::chrono::milliseconds first_retry{50}, longest_retry{5000};  ///< of looking what a failed commit left
    std::chrono::milliseconds look_every{1000};  ///< whether the database is still the writer's own
    std::chrono::milliseconds slow_after{2000};  ///< then `health` says that the disk does not answer
};

/// Called once, on the writer's thread, when another server has the database: from then on the writer stores
/// nothing and leaves the files alone. The log says why.
using OnFenced = std::function<void()>;

class Writer final : public Journal {
public:
    /// Takes the store over from any other writer, and starts the thread. Expects a migrated one; throws
    /// std::exception if it can't be opened, or if another server holds the lock of a file.
    explicit Writer(const Location& store, WriterLimits limits = {}, OnFenced on_fenced = {});

    /// Calls `stop`.
    ~Writer() override;

    /// The caller always learns what came of it. The executor must outlive the writer.
    void store(Entry entry, const boost::asio::any_io_executor& executor, Told told) override;

    Health health() const override;
    /// How many entries wait for the disk, besides those of the commit under way. May be called from any
    /// thread.
    std::size_t waiting() const { return queue_->size(); }

    /// Unless it is fenced: commits the waiting entries, notes the time, empties the log into the database
    /// file, and joins the thread. Entries that come later are `unavailable`.
    void stop();

private:
    using SteadyClock = std::chrono::steady_clock;

    enum class WriterPhase : std::uint8_t {
        storing,
        failing,  ///< a commit failed, and what became of it is not known yet
        fenced    ///< for ever
    };

    static void tell(Batch batch);
    static void tell(const Told& told, const Appended& answer);

    void run();
    void commit(Batch batch);
    void look_after();
    void finish();

    void settle(std::vector<PendingEntry>& attempts, const std::string& why);
    std::optional<std::size_t> try_to_recover();
    void refuse_all_that_wait(const char* why);
    void be_fenced(const Fenced& why);

    const WriterLimits limits_;
    const OnFenced on_fenced_;
    const std::unique_ptr<WriteConnection> connection_;  ///< the thread's alone
    const std::shared_ptr<CommitQueue> queue_;
    SteadyClock::time_point look_at_{};                      ///< the thread's alone
    std::atomic<WriterPhase> state_ = WriterPhase::storing;  ///< changed by the thread alone
    std::atomic<SteadyClock::time_point> slow_from_ =
        SteadyClock::time_point::max();  ///< if the work under way lasts so long
    std::thread thread_;
};

}  // namespace reami::store
