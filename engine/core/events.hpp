// The sink to which a game reports, in order, the events of a move. Bots and tools that play millions of
// moves pass a sink that ignores events, and then the game makes none.
#pragma once

#include <utility>
#include <vector>

namespace reami {

template <class Event>
class Events {
public:
    Events() = default;
    /// A sink that ignores all events.
    static Events ignored() {
        Events deaf;
        deaf.wanted_ = false;
        return deaf;
    }

    /// Whether the sink keeps events. Check this before making an expensive event.
    bool wanted() const { return wanted_; }
    /// Accepts an event, or one of the alternatives of the event's variant.
    template <class One>
    void tell(One&& event) {
        if (!wanted_) return;
        if (told_.capacity() == 0) told_.reserve(4);  // most moves have no more events
        told_.emplace_back(std::forward<One>(event));
    }
    const std::vector<Event>& told() const& { return told_; }
    std::vector<Event> told() && { return std::move(told_); }

private:
    bool wanted_ = true;
    std::vector<Event> told_;
};

}  // namespace reami
