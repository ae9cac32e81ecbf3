// Where a game tells, in order, what a move did. Bots and tools that play by the million don't listen, and
// then nothing is made.
#pragma once

#include <utility>
#include <vector>

namespace reami {

template <class Event>
class Events {
public:
    Events() = default;
    /// One that forgets what it is told.
    static Events ignored() {
        Events deaf;
        deaf.wanted_ = false;
        return deaf;
    }

    /// Whether anybody listens: ask before making an event that costs something.
    bool wanted() const { return wanted_; }
    /// Takes an event, or one of the kinds of which it is a variant.
    template <class One>
    void tell(One&& event) {
        if (!wanted_) return;
        if (told_.capacity() == 0) told_.reserve(4);  // most moves do no more
        told_.emplace_back(std::forward<One>(event));
    }
    const std::vector<Event>& told() const& { return told_; }
    std::vector<Event> told() && { return std::move(told_); }

private:
    bool wanted_ = true;
    std::vector<Event> told_;
};

}  // namespace reami
