#include "server/runtime/shard.hpp"

#include <pthread.h>

#include <algorithm>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_future.hpp>

namespace reami {

Shard::Shard() {
    // The first socket of an io_context opens the descriptors of its event loop. This socket opens them now,
    // because later all descriptors may be in use.
    const boost::asio::ip::tcp::socket first(context_);
    thread_ = std::thread([this] {
        ::pthread_setname_np(::pthread_self(), "shard");
        context_.run();
    });
}

Shard::~Shard() { stop(); }

bool Shard::is_here() const { return std::this_thread::get_id() == thread_.get_id(); }

void Shard::stop() {
    context_.stop();
    if (thread_.joinable()) thread_.join();
}

Shards::Shards(unsigned count) {
    if (count == 0) count = std::max(1U, std::thread::hardware_concurrency());
    for (unsigned number = 0; number < count; ++number) shards_.push_back(std::make_unique<Shard>());
}

Shards::~Shards() { stop(); }

Shard& Shards::next() { return *shards_[next_.fetch_add(1, std::memory_order_relaxed) % shards_.size()]; }

Shard& Shards::first() { return *shards_.front(); }

std::vector<boost::asio::io_context::executor_type> Shards::executors() const {
    std::vector<boost::asio::io_context::executor_type> all;
    for (const auto& shard : shards_) all.push_back(shard->executor());
    return all;
}

void Shards::settle() {
    for (const auto& shard : shards_) boost::asio::post(shard->executor(), boost::asio::use_future).get();
}

void Shards::stop() {
    for (const auto& shard : shards_) shard->stop();
    for (const auto& shard : shards_) shard->destroy_waiting();
}

}  // namespace reami
