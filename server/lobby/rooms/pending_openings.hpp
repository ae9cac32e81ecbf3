// Wishes for rooms that are being granted: the same one, sent again meanwhile, waits for its turn.
#pragma once

#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "server/store/record.hpp"

namespace reami::lobby {

/// Every function may be called from any thread.
class PendingOpenings {
public:
    using WishKey = std::pair<store::Hash, std::string>;  ///< whose, and the client's id

    /// As long as it lives, nobody else has this wish's turn.
    class Turn {
    public:
        Turn(PendingOpenings& all, WishKey wish) : all_(&all), wish_(std::move(wish)) {}
        Turn(Turn&& other) noexcept
            : all_(std::exchange(other.all_, nullptr)), wish_(std::move(other.wish_)) {}
        Turn& operator=(Turn&&) = delete;
        ~Turn() {
            if (all_) all_->end(wish_);
        }

    private:
        PendingOpenings* all_;
        WishKey wish_;
    };

    /// Nothing while somebody has it.
    std::optional<Turn> turn(const WishKey& wish) {
        const std::lock_guard lock(mutex_);
        if (!wishes_.insert(wish).second) return std::nullopt;
        return std::optional<Turn>(std::in_place, *this, wish);
    }

private:
    void end(const WishKey& wish) {
        const std::lock_guard lock(mutex_);
        wishes_.erase(wish);
    }

    std::mutex mutex_;
    std::set<WishKey> wishes_;
};

}  // namespace reami::lobby
