// The lane for chat: one line at a time is judged and stored, independently of the other inputs. No move
// waits for a line of chat.
#pragma once

#include <optional>

#include "server/room/actor/step_lane.hpp"

namespace reami::room {

class ChatLane {
public:
    ChatLane(ServedRoom& served, const StepLane& steps, StoreFaults& faults)
        : served_(served), steps_(steps), faults_(faults) {}

    /// Whether the input waits behind chat. A `Went` does if earlier chat of its client waits, because a
    /// client's earlier inputs are handled before it leaves.
    bool must_wait(const RoomInput& input) const;
    void wait(RoomInput input) { waiting_.add(std::move(input)); }
    /// The next input that has waited long enough: a line of chat, or a `Went`.
    std::optional<RoomInput> next();
    /// Drops the waiting inputs.
    void clear() { waiting_.clear(); }

    bool is_storing() const { return storing_.has_value(); }
    /// The time since when a line waits for the disk, on the steady clock; empty if none does.
    std::optional<Millis> storing_since() const;
    /// Judges a line and sends the answers. Returns the entry that the caller must now store, if any.
    std::optional<store::Entry> judge(const ClientChat& from, Moment now);
    /// Shows the line if it was stored; otherwise refuses it.
    void answered(const store::Appended& appended);

private:
    bool asked_before(const RoomInput& input) const;

    struct StoringLine {
        ChatVerdict verdict;
        Moment now;
        Millis since = 0;  ///< on the steady clock
    };

    ServedRoom& served_;
    const StepLane& steps_;
    StoreFaults& faults_;
    InputQueue waiting_;
    std::optional<StoringLine> storing_;
};

}  // namespace reami::room
