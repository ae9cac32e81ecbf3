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
    /// Ends the thread; blocks until it has. What still waits is destroyed, unrun, with the shard.
    void stop();

private:
    boost::asio::io_context context_{1};
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

    Shard& next();   ///< round robin; from any thread
    Shard& first();  ///< where what exists once has its place
    std::size_t size() const { return shards_.size(); }
    /// Blocks until all that was posted before has run. Not to be called on a shard.
    void settle();
    void stop();  ///< all of them

private:
    std::vector<std::unique_ptr<Shard>> shards_;
    std::atomic<std::size_t> next_{0};
};

}  // namespace reami
