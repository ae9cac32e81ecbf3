// The last lines of a room's chat. The lines are numbered from 1.
#pragma once

#include <list>

#include "server/room/people/clients.hpp"

namespace reami::room {

class ChatLog {
public:
    static constexpr std::size_t kept = 100;
    /// The limit for the lines of one message, in bytes of JSON.
    static constexpr std::size_t most_bytes = 16'384;

    bool is_empty() const { return lines_.empty(); }
    std::int64_t next_number() const { return lines_.empty() ? 1 : lines_.back().n + 1; }
    const from_server::ChatLine& newest() const { return lines_.back(); }
    void add(const store::Said& said, Millis at);
    /// Removes the lines of the person with that number.
    void forget(int who) {
        std::erase_if(lines_, [who](const from_server::ChatLine& line) { return line.who == who; });
    }
    /// The newest lines with lower numbers than `number`, the oldest first: as many as one message can hold,
    /// but at least one if there is any.
    from_server::Lines before(std::int64_t number) const;

private:
    std::list<from_server::ChatLine> lines_;
};

}  // namespace reami::room
