#include "server/lobby/players/signed_in.hpp"

namespace reami::lobby {

SignedIn::Id SignedIn::add(store::PlayerId player, const store::TokenHash& token,
                           std::weak_ptr<net::ConnectionHandle> connection, Arrival arrival) {
    const std::lock_guard lock(mutex_);
    const Id id = next_++;
    connected_.emplace(player, Connected{id, token, std::move(connection), std::move(arrival)});
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
    close([&](store::PlayerId whose, const Connected& one) { return whose == player && one.token != but; },
          protocol::Close::unknown_token);
}

SignedIn::ByPlayer SignedIn::all() const {
    const std::lock_guard lock(mutex_);
    return connected_;
}

int SignedIn::close(const ConnectionFilter& which, protocol::Close why) {
    const Handles handles = open(which);
    for (const auto& handle : handles) handle->close(why);
    return static_cast<int>(handles.size());
}

int SignedIn::send(const net::EncodedMessage& text) const {
    const Handles handles = open([](store::PlayerId, const Connected&) { return true; });
    for (const auto& handle : handles) handle->send(text, net::Delivery::always);
    return static_cast<int>(handles.size());
}

SignedIn::Handles SignedIn::open(const ConnectionFilter& which) const {
    Handles handles;
    const std::lock_guard lock(mutex_);
    for (const auto& [player, one] : connected_)
        if (which(player, one))
            if (auto handle = one.connection.lock()) handles.push_back(std::move(handle));
    return handles;
}

}  // namespace reami::lobby
