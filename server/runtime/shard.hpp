// One io_context and its thread, and the set of them over which rooms and connections are spread. What lives
// on a shard is touched on its thread only; others `post` to it.
#pragma once

#include <atomic>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <cstddef>
#include <memory>
#include <thread>
#include <utility>
#include <vector>

namespace reami {

/// Runs from its construction until `stop`.
class Shard {
public:
    Shard();
    Shard(const Shard&) = delete;
    Shard& operator=(const Shard&) = delete;
    ~Shard();

    boost::asio::io_context::executor_type executor() { return context_.get_executor(); }
    bool is_here() const;  ///< whether the caller runs on this shard's thread
    /// Ends the thread; blocks until it has. What still waits will not run.
    void stop();
    /// Destroys what still waits; after `stop`. What waits here may hold what belongs to another shard, such
    /// as its timers: so all shards do this before the first of them is destroyed.
    void destroy_waiting() { context_.shutdown(); }

private:
    /// One whose work can be destroyed while it is itself still there.
    struct Context : boost::asio::io_context {
        using execution_context::shutdown;
        using io_context::io_context;
    };

    Context context_{1};
    boost::asio::executor_work_guard<boost::asio::io_context::executor_type> work_{context_.get_executor()};
    std::thread thread_;
};

/// Work for a shard: it runs there, later, in the order of sending.
template <class Work>
void post(Shard& to, Work&& work) {
    boost::asio::post(to.executor(), std::forward<Work>(work));
}

class Shards {
public:
    /// `count` threads; 0: one a core.
    explicit Shards(unsigned count);
    Shards(const Shards&) = delete;
    Shards& operator=(const Shards&) = delete;
    ~Shards();

    Shard& next();   ///< round robin; from any thread
    Shard& first();  ///< for what exists only once
    std::vector<boost::asio::io_context::executor_type> executors() const;
    /// Blocks until all that was posted before has run. Not to be called on a shard.
    void settle();
    /// All of them; what still waits on any is destroyed, unrun.
    void stop();

private:
    std::vector<std::unique_ptr<Shard>> shards_;
    std::atomic<std::size_t> next_{0};
};

}  // namespace reami
