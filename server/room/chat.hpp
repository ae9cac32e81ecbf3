// The last lines of a room's chat. Lines have numbers of their own, from 1.
#pragma once

#include <deque>

#include "server/room/guests.hpp"

namespace reami::room {

class Chat {
public:
    static constexpr std::size_t kept = 100;

    std::int64_t next_number() const { return lines_.empty() ? 1 : lines_.back().n + 1; }
    const std::deque<from_server::Chat>& lines() const { return lines_; }
    const from_server::Chat& add(const store::Said& said, Millis at) {
        const Viewer from = said.seat ? Viewer(*said.seat) : Viewer::everybody();
        lines_.push_back({said.n, viewer_text(from), said.name, said.text, at});
        if (lines_.size() > kept) lines_.pop_front();
        return lines_.back();
    }

private:
    std::deque<from_server::Chat> lines_;
};

}  // namespace reami::room
