// A shard is an io_context with one thread; rooms and connections are spread over a set of shards. Only the
// thread of a shard touches its objects; other threads `post` work to it.
#pragma once

#include <atomic>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/core/noncopyable.hpp>
#include <cstddef>
#include <memory>
#include <thread>
#include <utility>
#include <vector>

namespace reami {

/// Runs from its construction until `stop`.
class Shard : boost::noncopyable {
public:
    Shard();
    ~Shard();

    boost::asio::io_context::executor_type executor() { return context_.get_executor(); }
    bool is_here() const;  ///< whether the caller runs on this shard's thread
    /// Ends the thread, and blocks until it has ended. Work that still waits will not run.
    void stop();
    /// Destroys the work that still waits; call this after `stop`. The work may hold objects of another
    /// shard, such as timers. So call this for all shards before the first shard is destroyed.
    void destroy_waiting() { context_.shutdown(); }

private:
    /// An io_context that can destroy its waiting work before its own end.
    struct Context : boost::asio::io_context {
        using execution_context::shutdown;
        using io_context::io_context;
    };

    Context context_{1};
    boost::asio::executor_work_guard<boost::asio::io_context::executor_type> work_{context_.get_executor()};
    std::thread thread_;
};

/// Queues work for a shard. The shard's thread runs the work later, in the order of the calls.
template <class Work>
void post(Shard& to, Work&& work) {
    boost::asio::post(to.executor(), std::forward<Work>(work));
}

class Shards : boost::noncopyable {
public:
    /// Starts `count` threads; 0 means one per core.
    explicit Shards(unsigned count);
    ~Shards();

    Shard& next();   ///< round robin; any thread may call it
    Shard& first();  ///< for objects that exist only once
    std::vector<boost::asio::io_context::executor_type> executors() const;
    /// Blocks until the shards have run all work that was posted before this call. Must not be called on a
    /// shard.
    void settle();
    /// Stops all shards, then destroys the work that still waits on them.
    void stop();

private:
    std::vector<std::unique_ptr<Shard>> shards_;
    std::atomic<std::size_t> next_{0};
};

}  // namespace reami
