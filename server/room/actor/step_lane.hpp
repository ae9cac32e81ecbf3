// The lane for steps: one step is being stored, and inputs that could lead to another step wait behind it.
#pragma once

#include <memory>
#include <optional>

#include "server/room/actor/input_queue.hpp"
#include "server/room/actor/served_room.hpp"
#include "server/room/actor/store_faults.hpp"

namespace reami::room {

class StepLane {
public:
    StepLane(ServedRoom& served, StoreFaults& faults);

    /// The secret for the next match that ends; nobody has seen it.
    const Secret& next_secret() const { return next_secret_; }

    bool is_storing() const { return storing_.has_value(); }
    /// The time since when a step waits for the disk, on the steady clock; empty if none does.
    std::optional<Millis> storing_since() const;
    /// Whether a request of that client waits for the disk, or behind a step that does.
    bool has_request_of(ClientId client) const;

    /// Whether the input waits until the current step is stored. A `Went` does if earlier inputs of its
    /// client wait, because these are handled before the client leaves.
    bool must_wait(const RoomInput& input) const;
    void wait(RoomInput input) { waiting_.add(std::move(input)); }
    /// The next input that has waited long enough; empty while a step is being stored.
    std::optional<RoomInput> next();
    /// Drops the waiting inputs.
    void clear() { waiting_.clear(); }

    /// The entry of the step, which the caller must now store. `reply` is for the admin who asked for it.
    /// Expects that the step has records, and that no step is being stored.
    store::Entry begin(Step step, const Occasion& occasion, std::shared_ptr<OrderReply> reply);
    /// Shows the step if it was stored; otherwise refuses it. Returns its occasion.
    Occasion answered(const store::Appended& appended);

private:
    struct Storing {
        Step step;
        Occasion occasion;  ///< the occasion of the input that asked for the step
        Millis since = 0;   ///< on the steady clock
        std::shared_ptr<OrderReply> reply;
    };
    void show(Storing stored, const store::Appended& appended);

    ServedRoom& served_;
    StoreFaults& faults_;
    Secret next_secret_;
    InputQueue waiting_;
    std::optional<Storing> storing_;
};

}  // namespace reami::room
