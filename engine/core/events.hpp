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
        if (events_.capacity() == 0) events_.reserve(4);  // most moves have no more events
        events_.emplace_back(std::forward<One>(event));
    }
    const std::vector<Event>& all() const& { return events_; }
    std::vector<Event> all() && { return std::move(events_); }

private:
    bool wanted_ = true;
    std::vector<Event> events_;
};

}  // namespace reami
