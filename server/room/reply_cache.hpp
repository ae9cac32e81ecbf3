// What was answered, kept for a while: a request that is sent twice is answered twice and carried out once.
#pragma once

#include <cstddef>
#include <list>
#include <map>
#include <optional>
#include <utility>

#include "server/store/record.hpp"

namespace reami::room {

template <class Key, class Answer>
class ReplyCache {
public:
    /// Forgets what is older than `kept_for` milliseconds, and the oldest beyond `most`.
    void add(const Key& key, const Answer& answer, store::Millis now, store::Millis kept_for) {
        while (!order_.empty() && (order_.front().at + kept_for < now || order_.size() >= most)) {
            answers_.erase(order_.front().key);
            order_.pop_front();
        }
        if (answers_.emplace(key, answer).second) order_.push_back({now, key});
    }

    std::optional<Answer> find(const Key& key) const {
        const auto found = answers_.find(key);
        if (found == answers_.end()) return std::nullopt;
        return found->second;
    }

private:
    static constexpr std::size_t most = 4096;
    struct Since {
        store::Millis at;
        Key key;
    };
    std::list<Since> order_;
    std::map<Key, Answer> answers_;
};

}  // namespace reami::room
