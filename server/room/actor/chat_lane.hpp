// The lane for chat. It judges and stores one line at a time, independently of the room's other inputs, so
// that no move waits for a line of chat.
#pragma once

#include <optional>

#include "server/room/actor/step_lane.hpp"
#include "server/room/chat/chat_judge.hpp"

namespace reami::room {

class ChatLane {
public:
    ChatLane(ServedRoom& served, const StepLane& steps, StoreFaults& faults)
        : served_(served), steps_(steps), faults_(faults) {}

    /// Whether the input must wait in this lane. Every line of chat must wait here. A `Went` must wait if a
    /// line of its client does, because the room handles all earlier inputs of a client before the client
    /// leaves.
    bool must_wait(const RoomInput& input) const;
    void wait(RoomInput input) { waiting_.add(std::move(input)); }
    /// Takes the next input that the room may handle now: a line of chat, or a `Went`. Empty if there is
    /// none.
    std::optional<RoomInput> next();
    /// Drops the waiting inputs.
    void clear() { waiting_.clear(); }

    bool is_storing() const { return storing_.has_value(); }
    /// The time since which the store has been storing a line, on the steady clock; empty if no line is being
    /// stored.
    std::optional<Millis> storing_since() const;
    /// Judges a line and sends the answers. Returns the entry that the caller must now store, if any.
    std::optional<store::Entry> judge(const ClientChat& from, Moment now);
    /// Handles the store's answer: shows the line if it is stored, or else reports the fault to
    /// `StoreFaults`.
    void answered(const store::Appended& appended);

private:
    bool asked_before(const RoomInput& input) const;

    struct StoringLine {
        Step step;
        Moment now;
        Millis since = 0;  ///< on the steady clock
    };

    ServedRoom& served_;
    const StepLane& steps_;
    StoreFaults& faults_;
    ChatJudge judge_;
    InputQueue waiting_;
    std::optional<StoringLine> storing_;
};

}  // namespace reami::room
