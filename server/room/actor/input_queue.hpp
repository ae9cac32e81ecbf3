// The waiting inputs of a room, in the order in which they came.
#pragma once

#include <algorithm>
#include <list>
#include <utility>

#include "server/room/room_input.hpp"

namespace reami::room {

class InputQueue {
public:
    bool is_empty() const { return inputs_.empty(); }
    const RoomInput& first() const { return inputs_.front(); }
    /// Whether one of the inputs is from that connection.
    bool has_from(ClientId client) const {
        return std::ranges::any_of(inputs_,
                                   [client](const RoomInput& input) { return sender(input) == client; });
    }
    void add(RoomInput input) { inputs_.push_back(std::move(input)); }
    /// Expects that the queue is not empty.
    RoomInput take_first() {
        RoomInput input = std::move(inputs_.front());
        inputs_.pop_front();
        return input;
    }
    void clear() { inputs_.clear(); }

private:
    std::list<RoomInput> inputs_;  // a list, because an empty deque takes half a KiB
};

}  // namespace reami::room
