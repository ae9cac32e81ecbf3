// Handles a room's entries that the store could not store: refuses the client's request, and lets the room
// try its own work again after growing pauses.
#pragma once

#include <chrono>
#include <optional>

#include "server/room/actor/served_room.hpp"

namespace reami::room {

class StoreFaults {
public:
    explicit StoreFaults(const ServedRoom& served) : served_(served) {}

    /// Logs the fault, refuses the request, and starts a pause.
    void note(const std::optional<Asker>& asker, const store::Fault& fault);
    /// Ends the pauses. The actor calls this when the store takes entries again.
    void clear() { pause_ = {}; }

    /// The current pause; zero if the store takes entries. While it is not zero, the room takes no step by
    /// itself.
    std::chrono::milliseconds pause() const { return pause_; }
    /// The time of the room's next attempt, on the steady clock; empty if the store takes entries.
    std::optional<Millis> next_attempt(Millis now) const;
    /// Whether the store takes no entries at the moment.
    bool is_stalled() const;

private:
    void begin_pause(std::chrono::milliseconds pause);

    const ServedRoom& served_;
    std::chrono::milliseconds pause_{0};  ///< grows with each failure of the store, at most once per pause
    Millis ends_at_ = 0;                  ///< on the steady clock
};

/// Whether the store refused the entry because another node has the room now.
inline bool is_fenced(const store::Appended& appended) {
    return appended.fault && appended.fault->kind == store::Fault::Kind::fenced;
}

}  // namespace reami::room
