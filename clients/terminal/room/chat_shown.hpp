// Tracks which chat lines of a room were shown. Lines arrive one by one as people write them, and several at
// once: the newest after each greeting, older ones on request.
#pragma once

#include <cstdint>
#include <optional>

#include "protocol/messages/from_server.hpp"

namespace reami::terminal {

class ChatShown {
public:
    /// Returns whether the new line was not shown yet, and marks it as shown.
    bool is_news(const protocol::from_server::ChatLine& line);
    /// Removes the lines that were shown already, and marks the others as shown.
    void keep_news(protocol::from_server::Lines& lines);

    /// The first line of the unbroken run of shown lines that ends with the newest; nothing if no line was
    /// shown.
    std::optional<std::int64_t> first() const { return first_; }
    /// Whether the room keeps lines before that one.
    bool has_older() const { return first_ && oldest_ && *oldest_ < *first_; }

private:
    bool is_shown(std::int64_t n) const { return first_ && *first_ <= n && n <= last_; }

    std::optional<std::int64_t> first_;  ///< the first of the shown lines without a gap up to `last_`
    std::int64_t last_ = 0;
    std::optional<std::int64_t> oldest_;  ///< the oldest line that the room keeps
};

}  // namespace reami::terminal
