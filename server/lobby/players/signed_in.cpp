#include "server/lobby/players/signed_in.hpp"

#include <utility>
#include <vector>

namespace reami::lobby {

SignedIn::Id SignedIn::add(store::PlayerId player, const store::TokenHash& token,
                           std::weak_ptr<net::ConnectionHandle> connection) {
    const std::lock_guard lock(mutex_);
    const Id id = next_++;
    connected_.emplace(player, Connected{id, token, std::move(connection)});
    return id;
}

void SignedIn::remove(store::PlayerId player, Id id) {
    const std::lock_guard lock(mutex_);
    const auto [first, last] = connected_.equal_range(player);
    for (auto one = first; one != last; ++one)
        if (one->second.id == id) {
            connected_.erase(one);
            return;
        }
}

void SignedIn::close_others(store::PlayerId player, const store::TokenHash& but) {
    std::vector<std::shared_ptr<net::ConnectionHandle>> others;
    {
        const std::lock_guard lock(mutex_);
        const auto [first, last] = connected_.equal_range(player);
        for (auto one = first; one != last; ++one)
            if (one->second.token != but)
                if (auto open = one->second.connection.lock()) others.push_back(std::move(open));
    }
    for (const auto& other : others) other->close(protocol::Close::unknown_token);
}

}  // namespace reami::lobby
