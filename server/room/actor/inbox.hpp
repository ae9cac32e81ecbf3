// The inbox of a room. It counts the inputs that the room has not handled yet, and keeps the inputs that
// arrive while the room is working.
#pragma once

#include <atomic>
#include <boost/core/noncopyable.hpp>
#include <cstddef>
#include <utility>

#include "server/room/actor/input_queue.hpp"

namespace reami::room {

class Inbox {
public:
    explicit Inbox(std::size_t most) : most_(most) {}

    /// The number of inputs that were posted and that the room has not handled yet. Any thread may call this
    /// function and the four functions below it.
    std::size_t size() const { return size_; }
    bool is_full() const { return size_ >= most_; }
    void change(std::size_t most) { most_ = most; }
    void note_posted() { ++size_; }
    void note_handled() { --size_; }

    /// Whether the room is working. If it is, the caller must `add` an input that arrives instead of handling
    /// it.
    bool is_busy() const { return is_busy_; }
    void add(RoomInput input) { arrived_.add(std::move(input)); }
    /// Does the work, and then handles the inputs that arrived during the work.
    template <class Work, class Handle>
    void work(const Work& work, const Handle& handle) {
        const During working(is_busy_);
        work();
        while (!arrived_.is_empty()) handle(arrived_.take_first());
    }

private:
    /// Sets a flag for as long as this object lives.
    class During : boost::noncopyable {
    public:
        explicit During(bool& flag) : flag_(flag) { flag_ = true; }
        ~During() { flag_ = false; }

    private:
        bool& flag_;
    };

    std::atomic<std::size_t> size_{0};
    std::atomic<std::size_t> most_;
    bool is_busy_ = false;
    InputQueue arrived_;
};

}  // namespace reami::room
