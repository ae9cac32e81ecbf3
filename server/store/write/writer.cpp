#include "server/store/write/writer.hpp"

#include <pthread.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <boost/asio/post.hpp>

#include "server/runtime/clock.hpp"
#include "server/runtime/log_outage.hpp"
#include "server/store/store_kind.hpp"

namespace reami::store {

namespace asio = boost::asio;

namespace {

std::unique_ptr<WriteConnection> measured(std::unique_ptr<WriteConnection> connection, Meters* meters) {
    if (meters) connection->measure_syncs(meters->sync_seconds);
    return connection;
}

Appended unavailable(const char* why) { return {Fault{Fault::Kind::unavailable, why}}; }

constexpr const char* out_of_reach = "the database can't be reached";
constexpr const char* not_ours = "the database does not belong to this server any more";
constexpr const char* slow = "the disk takes long to store the waiting entries";

}  // namespace

Writer::Writer(const Location& store, WriterLimits limits, OnFenced on_fenced, Meters* meters)
    : limits_(limits),
      on_fenced_(std::move(on_fenced)),
      meters_(meters),
      connection_(measured(kind_of(store)->take_over(limits.sharing), meters)),
      queue_(std::make_shared<CommitQueue>(limits.waiting)),
      thread_([this] { run(); }) {}

Writer::~Writer() { stop(); }

// Any thread may call these functions.

void Writer::store(Entry entry, const asio::any_io_executor& executor, Callback callback) {
    PendingEntry attempt{std::move(entry), {}};
    Waiter waiter{executor, std::move(callback)};
    const char* const why = queue_->add(attempt, waiter);
    if (why == nullptr) return;
    attempt.answer = unavailable(why);
    Batch refused;
    refused.attempts.push_back(std::move(attempt));
    refused.waiters.push_back(std::move(waiter));
    tell(std::move(refused));
}

Health Writer::health() const {
    const WriterPhase state = state_;
    if (state == WriterPhase::fenced) return {false, not_ours};
    if (state != WriterPhase::storing) return {false, out_of_reach};
    if (SteadyClock::now() >= slow_from_.load()) return {false, slow};
    return {.missing_promise = connection_->missing_promise()};
}

void Writer::stop() {
    queue_->stop();
    if (thread_.joinable()) thread_.join();
}

void Writer::tell(Batch batch) {
    auto attempt = batch.attempts.begin();
    for (Waiter& waiter : batch.waiters)
        asio::post(waiter.executor, [callback = std::move(waiter.callback),
                                     answer = std::move(attempt++->answer)] { tell(callback, answer); });
}

void Writer::tell(const Callback& callback, const Appended& answer) try {
    callback(answer);
} catch (const std::exception& e) {
    spdlog::error("could not handle the answer of the store: {}", e.what());
}

// The functions from here on run on the writer's own thread.

void Writer::run() {
    ::pthread_setname_np(::pthread_self(), "writer");
    while (auto batch = queue_->take(look_at_)) {
        slow_from_ = SteadyClock::now() + limits_.slow_after;
        if (!batch->attempts.empty()) commit(*std::move(batch));
        if (state_ == WriterPhase::storing) maintain();
        slow_from_ = SteadyClock::time_point::max();
        if (state_ == WriterPhase::fenced) return;
    }
    if (state_ == WriterPhase::storing) finish();
}

void Writer::commit(Batch batch) {
    const auto answer_all = [&](Fault::Kind kind, const char* why) {
        for (PendingEntry& attempt : batch.attempts) attempt.answer = {Fault{kind, why}};
    };
    const auto began = SteadyClock::now();
    try {
        connection_->commit(batch.attempts);
        const auto done = SteadyClock::now();
        for (PendingEntry& attempt : batch.attempts) attempt.answer.at = done;
        note_commit(began, done, batch.attempts.size());
    } catch (const Fenced& e) {
        answer_all(Fault::Kind::unavailable, e.what());
        be_fenced(e);
    } catch (const std::exception& e) {
        if (meters_) ++meters_->commits_failed;
        log_outage("could not commit", e.what());
        settle(batch.attempts, e.what());
    }
    tell(std::move(batch));
}

void Writer::note_commit(SteadyClock::time_point began, SteadyClock::time_point done, std::size_t entries) {
    if (!meters_) return;
    meters_->commit_seconds.add(std::chrono::duration<double>(done - began).count());
    meters_->commit_entries.add(static_cast<double>(entries));
}

void Writer::maintain() try {
    const auto now = SteadyClock::now();
    if (now < look_at_) return;
    look_at_ = now + limits_.look_every;
    connection_->check();
} catch (const Fenced& e) {
    be_fenced(e);
} catch (const std::exception& e) {
    log_outage("could not check the database", e.what());
}

/// Not called after a commit with an unknown outcome: a stored time of the stop guarantees that all entries
/// are stored.
void Writer::finish() try {
    connection_->check();
    if (const auto stopped = connection_->stop(now_millis()); !stopped)
        spdlog::warn("could not close the database cleanly: {}", stopped.error());
} catch (const Fenced& e) {
    be_fenced(e);
} catch (const std::exception& e) {
    spdlog::warn("could not record the clean shutdown: {}", e.what());
}

/// Finds out whether a batch is stored although its commit failed, however long this takes: the batch's
/// callers get no answer before that. The queue refuses entries that come meanwhile at once, because nobody
/// has tried to store them.
void Writer::settle(std::vector<PendingEntry>& attempts, const std::string& why) {
    state_ = WriterPhase::failing;
    auto stored = try_to_recover();
    for (auto pause = limits_.first_retry; !stored && state_ != WriterPhase::fenced;
         pause = std::min(2 * pause, limits_.longest_retry)) {
        refuse_all_that_wait(out_of_reach);
        const bool stops = queue_->sleep(pause);
        stored = try_to_recover();
        if (stops) break;
    }
    if (stored) {
        state_ = WriterPhase::storing;
        queue_->open();
    }
    const auto kind = stored ? Fault::Kind::unavailable : Fault::Kind::unknown;
    for (PendingEntry& attempt : std::span(attempts).subspan(stored.value_or(0)))
        if (!attempt.answer.fault) attempt.answer = {Fault{kind, why}};
}

/// The number of stored entries of the batch; empty if the disk does not answer, or the database belongs to
/// another server.
std::optional<std::size_t> Writer::try_to_recover() {
    try {
        return connection_->recover();
    } catch (const Fenced& e) {
        be_fenced(e);
    } catch (const std::exception& e) {
        spdlog::debug("the database can't be reached: {}", e.what());
    }
    return std::nullopt;
}

void Writer::refuse_all_that_wait(const char* why) {
    Batch refused = queue_->refuse(why);
    for (PendingEntry& attempt : refused.attempts) attempt.answer = unavailable(why);
    tell(std::move(refused));
}

void Writer::be_fenced(const Fenced& why) {
    spdlog::error("{}", why.what());
    state_ = WriterPhase::fenced;
    refuse_all_that_wait(not_ours);
    if (on_fenced_) on_fenced_();
}

}  // namespace reami::store
