#include "server/store/write/commit_queue.hpp"

#include <boost/asio/post.hpp>
#include <utility>

namespace reami::store {

const char* CommitQueue::add(PendingEntry& attempt, Waiter& waiter) {
    std::unique_lock held(mutex_);
    if (const char* why = why_not_now()) return why;
    const auto executor = batch_.attempts.empty() ? waiter.executor : boost::asio::any_io_executor();
    batch_.attempts.push_back(std::move(attempt));
    batch_.waiters.push_back(std::move(waiter));
    const bool is_enough = batch_.attempts.size() == enough;
    const auto number = batches_;
    held.unlock();
    if (executor) go_round({executor, number, 1, std::chrono::steady_clock::now() + gathers_for_});
    if (is_enough) changed_.notify_one();
    return nullptr;
}

void CommitQueue::go_round(Gathering gathering) {
    const auto executor = gathering.executor;
    boost::asio::post(executor, [self = shared_from_this(), gathering = std::move(gathering)]() mutable {
        self->look(std::move(gathering));
    });
}

void CommitQueue::look(Gathering gathering) {
    {
        const std::lock_guard held(mutex_);
        if (gathering.batch != batches_ || is_ready()) return;
        const std::size_t waiting = batch_.attempts.size();
        gathered_ = waiting == gathering.seen || std::chrono::steady_clock::now() >= gathering.until;
        gathering.seen = waiting;
        if (!gathered_) return go_round(std::move(gathering));
    }
    changed_.notify_one();
}

const char* CommitQueue::why_not_now() const {
    if (refused_ != nullptr) return refused_;
    if (stopped_) return "the server stops";
    if (batch_.attempts.size() >= most_) return "too many entries wait for the disk";
    return nullptr;
}

std::size_t CommitQueue::size() const {
    const std::lock_guard held(mutex_);
    return batch_.attempts.size();
}

std::optional<Batch> CommitQueue::take(Time until) {
    std::unique_lock held(mutex_);
    changed_.wait_until(held, until, [this] { return stopped_ || is_ready(); });
    if (stopped_ && batch_.attempts.empty()) return std::nullopt;
    return give();
}

Batch CommitQueue::refuse(const char* why) {
    const std::lock_guard held(mutex_);
    refused_ = why;
    return give();
}

Batch CommitQueue::give() {
    ++batches_;
    gathered_ = false;
    return std::exchange(batch_, {});
}

void CommitQueue::open() {
    const std::lock_guard held(mutex_);
    refused_ = nullptr;
}

void CommitQueue::stop() {
    {
        const std::lock_guard held(mutex_);
        stopped_ = true;
    }
    changed_.notify_one();
}

bool CommitQueue::sleep(std::chrono::milliseconds time) {
    std::unique_lock held(mutex_);
    return changed_.wait_for(held, time, [this] { return stopped_; });
}

}  // namespace reami::store
