#include "server/store/write/commit_queue.hpp"

#include <utility>

namespace reami::store {

const char* CommitQueue::add(PendingEntry& attempt, Waiter& waiter) {
    {
        const std::lock_guard held(mutex_);
        if (const char* why = why_not_now()) return why;
        batch_.attempts.push_back(std::move(attempt));
        batch_.waiters.push_back(std::move(waiter));
    }
    changed_.notify_one();
    return nullptr;
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
    changed_.wait_until(held, until, [this] { return stopped_ || !batch_.attempts.empty(); });
    if (stopped_ && batch_.attempts.empty()) return std::nullopt;
    return std::exchange(batch_, {});
}

Batch CommitQueue::refuse(const char* why) {
    const std::lock_guard held(mutex_);
    refused_ = why;
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
