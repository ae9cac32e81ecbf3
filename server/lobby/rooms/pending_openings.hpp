// The requests for rooms that the server is carrying out. If a client repeats such a request meanwhile, the
// repeated request waits for its turn.
#pragma once

#include <mutex>
#include <optional>
#include <set>
#include <utility>

#include "server/store/record.hpp"

namespace reami::lobby {

/// Every function may be called from any thread.
class PendingOpenings {
public:
    using RequestKey = std::pair<store::Hash, store::RequestId>;  ///< the requester, and the client's id

    /// While this object exists, no other caller gets a turn for the request.
    class Turn {
    public:
        Turn(PendingOpenings& all, RequestKey request) : all_(&all), request_(std::move(request)) {}
        Turn(Turn&& other) noexcept
            : all_(std::exchange(other.all_, nullptr)), request_(std::move(other.request_)) {}
        Turn& operator=(Turn&&) = delete;
        ~Turn() {
            if (all_) all_->end(request_);
        }

    private:
        PendingOpenings* all_;
        RequestKey request_;
    };

    /// A turn; empty while another caller has it.
    std::optional<Turn> turn(const RequestKey& request) {
        const std::lock_guard lock(mutex_);
        if (!open_.insert(request).second) return std::nullopt;
        return std::optional<Turn>(std::in_place, *this, request);
    }

private:
    void end(const RequestKey& request) {
        const std::lock_guard lock(mutex_);
        open_.erase(request);
    }

    std::mutex mutex_;
    std::set<RequestKey> open_;
};

}  // namespace reami::lobby
