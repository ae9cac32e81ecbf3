// Runs work that would keep a shard from its rooms, on threads of its own. Only a limited amount may wait.
#pragma once

#include <atomic>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/thread_pool.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <cstddef>
#include <stdexcept>
#include <type_traits>
#include <utility>

namespace reami {

/// Thrown when as much work waits as may.
struct Busy : std::runtime_error {
    Busy() : std::runtime_error("too much work waits") {}
};

/// Every function may be called from any thread.
class Background {
public:
    Background(unsigned threads, std::size_t most_waiting) : most_waiting_(most_waiting), threads_(threads) {}
    ~Background() { stop(); }
    Background(const Background&) = delete;
    Background& operator=(const Background&) = delete;

    /// Returns what `work()` returns. Resumes on the caller's executor. Throws Busy at once, or what the work
    /// throws.
    template <class Work>
    auto run(Work work) -> boost::asio::awaitable<std::invoke_result_t<Work>> {
        const QueueSlot place(waiting_, most_waiting_);
        const auto there = [&work]() -> boost::asio::awaitable<std::invoke_result_t<Work>> {
            co_return work();
        };
        co_return co_await boost::asio::co_spawn(threads_, there, boost::asio::use_awaitable);
    }

    /// Does the work some time, after what waits; it may not throw.
    template <class Work>
    void give(Work work) {
        boost::asio::post(threads_, std::move(work));
    }

    /// Finishes the work that waits; no more may be given.
    void stop() { threads_.join(); }

private:
    class QueueSlot {
    public:
        QueueSlot(std::atomic<std::size_t>& taken, std::size_t most) : taken_(taken) {
            if (++taken_ <= most) return;
            --taken_;
            throw Busy();
        }
        ~QueueSlot() { --taken_; }
        QueueSlot(const QueueSlot&) = delete;
        QueueSlot& operator=(const QueueSlot&) = delete;

    private:
        std::atomic<std::size_t>& taken_;
    };

    const std::size_t most_waiting_;
    std::atomic<std::size_t> waiting_{0};
    boost::asio::thread_pool threads_;
};

}  // namespace reami
