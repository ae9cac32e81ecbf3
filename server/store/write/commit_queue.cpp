#include "server/store/write/commit_queue.hpp"

#include <boost/asio/post.hpp>

namespace reami::store {

const char* CommitQueue::add(PendingEntry& attempt, Waiter& waiter) {
    const std::lock_guard held(mutex_);
    if (const char* why = why_not_now()) return why;
    if (batch_.attempts.empty())
        boost::asio::post(waiter.executor, [self = shared_from_this()] { self->wake(); });
    batch_.attempts.push_back(std::move(attempt));
    batch_.waiters.push_back(std::move(waiter));
    return nullptr;
}

void CommitQueue::wake() {
    {
        const std::lock_guard held(mutex_);
        is_ready_ = true;
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
    changed_.wait_until(held, until, [this] { return stopped_ || is_ready_; });
    if (stopped_ && batch_.attempts.empty()) return std::nullopt;
    return give();
}

Batch CommitQueue::give() {
    is_ready_ = false;
    return std::exchange(batch_, {});
}

Batch CommitQueue::refuse(const char* why) {
    const std::lock_guard held(mutex_);
    refused_ = why;
    return give();
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
