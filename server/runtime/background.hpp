// Threads for work that would block a shard. The queue of this work is limited.
#pragma once

#include <atomic>
#include <boost/asio/async_result.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/thread_pool.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/core/noncopyable.hpp>
#include <cstddef>
#include <future>
#include <stdexcept>
#include <type_traits>
#include <utility>

namespace reami {

/// The exception for a full queue.
struct Busy : std::runtime_error {
    Busy() : std::runtime_error("too much work waits") {}
};

/// Any thread may call every function.
class Background : boost::noncopyable {
public:
    Background(unsigned threads, std::size_t most_waiting) : most_waiting_(most_waiting), threads_(threads) {}
    ~Background() { stop(); }

    /// Runs `work()`, returns its value, and resumes on the caller's executor. Throws Busy at once if the
    /// queue is full, and rethrows exceptions of the work.
    template <class Work>
    auto run(Work work) -> boost::asio::awaitable<std::invoke_result_t<Work>> {
        const QueueSlot place(waiting_, most_waiting_);
        std::packaged_task<std::invoke_result_t<Work>()> task(std::move(work));
        auto result = task.get_future();
        // co_spawn would report the end of this work only after all work that is in the queue at that moment.
        const auto begin = [&](auto done) {
            auto stays = boost::asio::make_work_guard(done);  // keeps the caller's executor running
            boost::asio::post(threads_, [&task, done = std::move(done), stays = std::move(stays)]() mutable {
                task();
                boost::asio::post(std::move(done));
            });
        };
        co_await boost::asio::async_initiate<const boost::asio::use_awaitable_t<>, void()>(
            begin, boost::asio::use_awaitable);
        co_return result.get();
    }

    /// Queues the work, even if the queue is full, and returns at once. The work must not throw.
    template <class Work>
    void give(Work work) {
        boost::asio::post(threads_, std::move(work));
    }

    /// Blocks until all queued work has run. After this call, nobody may call `run` or `give`.
    void stop() { threads_.join(); }

private:
    class QueueSlot : boost::noncopyable {
    public:
        QueueSlot(std::atomic<std::size_t>& taken, std::size_t most) : taken_(taken) {
            if (++taken_ <= most) return;
            --taken_;
            throw Busy();
        }
        ~QueueSlot() { --taken_; }

    private:
        std::atomic<std::size_t>& taken_;
    };

    const std::size_t most_waiting_;
    std::atomic<std::size_t> waiting_{0};
    boost::asio::thread_pool threads_;
};

}  // namespace reami
