#include "server/net/idle_connections.hpp"

#include <utility>

namespace reami::net {
namespace ip = boost::asio::ip;

bool IdleConnections::IdleConnection::gave_way() {
    const auto rank = of_.get_deleter().rank;
    return !of_.release()->remove(rank);
}

IdleConnections::IdleConnection IdleConnections::add(const ip::address& address, End end) {
    const std::lock_guard lock(mutex_);
    const Rank rank = ++last_rank_;
    waiting_.emplace(rank, KeptOpen{address, std::move(end)});
    of_address_[address].insert(rank);
    return {*this, rank};
}

bool IdleConnections::end_longest(const ip::address& address) {
    const std::lock_guard lock(mutex_);
    const auto found = of_address_.find(address);
    if (found == of_address_.end()) return false;
    (*take(*found->second.begin()))();
    return true;
}

bool IdleConnections::end_longest() {
    const std::lock_guard lock(mutex_);
    if (waiting_.empty()) return false;
    (*take(waiting_.begin()->first))();
    return true;
}

bool IdleConnections::remove(Rank rank) {
    const std::lock_guard lock(mutex_);
    return take(rank).has_value();
}

auto IdleConnections::take(Rank rank) -> std::optional<End> {
    const auto found = waiting_.find(rank);
    if (found == waiting_.end()) return std::nullopt;
    const auto of_address = of_address_.find(found->second.address);
    of_address->second.erase(rank);
    if (of_address->second.empty()) of_address_.erase(of_address);
    std::optional<End> end(std::move(found->second.end));
    waiting_.erase(found);
    return end;
}

}  // namespace reami::net
