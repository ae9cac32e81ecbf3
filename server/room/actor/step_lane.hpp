// The lane for steps. The room stores one step at a time; meanwhile, every input that could lead to another
// step waits here.
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

    /// A new secret, which nobody has seen. The step that ends the current match contains it, for the next
    /// match.
    const Secret& next_secret() const { return next_secret_; }

    bool is_storing() const { return storing_.has_value(); }
    /// The time since which the store has been storing a step, on the steady clock; empty if no step is being
    /// stored.
    std::optional<Millis> storing_since() const;
    /// Whether a request of that client is being stored, or waits until another step is stored.
    bool has_request_of(ClientId client) const;

    /// Whether the input must wait until the current step is stored. A `Went` must wait if earlier inputs of
    /// its client do, because the room handles these before the client leaves.
    bool must_wait(const RoomInput& input) const;
    void wait(RoomInput input) { waiting_.add(std::move(input)); }
    /// Takes the next input that the room may handle now; empty if there is none, or while a step is being
    /// stored.
    std::optional<RoomInput> next();
    /// Drops the waiting inputs.
    void clear() { waiting_.clear(); }

    /// Returns the entry of the step, which the caller must now store. If an admin asked for the step,
    /// `reply` reports the outcome to them. Expects that the step has records, and that no step is being
    /// stored.
    store::Entry begin(Step step, const InputContext& context, std::shared_ptr<OrderReply> reply);
    /// Handles the store's answer: shows the step if it is stored, or else reports the fault to
    /// `StoreFaults`. Returns the context of the step's input.
    InputContext answered(const store::Appended& appended);

private:
    struct Storing {
        Step step;
        InputContext context;  ///< of the input that asked for the step
        Millis since = 0;      ///< on the steady clock
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
