// Remembers answers for a while, so that the room carries out a repeated request only once, and answers it
// each time.
#pragma once

#include <cstddef>
#include <list>
#include <map>
#include <optional>

#include "server/store/record.hpp"

namespace reami::room {

template <class Key, class Answer>
class ReplyCache {
public:
    ReplyCache() = default;
    // The cache can't be copied, because `order_` points into `replies_`. These pointers stay valid after a
    // move.
    ReplyCache(ReplyCache&&) noexcept = default;
    ReplyCache& operator=(ReplyCache&&) noexcept = default;

    /// First removes the answers older than `kept_for` milliseconds, and the oldest one if there are `most`.
    /// Then adds the answer.
    void add(const Key& key, const Answer& answer, store::Millis now, store::Millis kept_for) {
        while (!order_.empty() && (order_.front().at + kept_for < now || order_.size() >= most)) {
            replies_.erase(order_.front().reply);
            order_.pop_front();
        }
        const auto [place, is_new] = replies_.emplace(key, answer);
        if (is_new) order_.push_back({now, place});
    }

    std::optional<Answer> find(const Key& key) const {
        const auto found = replies_.find(key);
        if (found == replies_.end()) return std::nullopt;
        return found->second;
    }

private:
    static constexpr std::size_t most = 4096;
    using Replies = std::map<Key, Answer>;
    struct Since {
        store::Millis at;
        typename Replies::iterator reply;
    };
    std::list<Since> order_;
    Replies replies_;
};

}  // namespace reami::room
