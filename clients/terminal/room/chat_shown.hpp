// Remembers which chat lines of a room the client has shown. New lines arrive one by one. After each greeting
// the newest lines arrive together, and older ones arrive together when the client asks for them.
#pragma once

#include <cstdint>
#include <optional>

#include "protocol/messages/from_server.hpp"

namespace reami::terminal {

class ChatShown {
public:
    /// Returns whether the client has not shown this line yet. Marks the line as shown.
    bool is_news(const protocol::from_server::ChatLine& line);
    /// Removes the lines that the client has shown already, and marks the others as shown.
    void keep_news(protocol::from_server::Lines& lines);

    /// The number of a line: the client has shown all lines from it to the newest. Empty if it has shown
    /// none.
    std::optional<std::int64_t> first() const { return first_; }
    /// Whether the room keeps older lines than this one.
    bool has_older() const { return first_ && oldest_ && *oldest_ < *first_; }

private:
    bool is_shown(std::int64_t n) const { return first_ && *first_ <= n && n <= last_; }

    std::optional<std::int64_t> first_;  ///< the client has shown all lines from this one to `last_`
    std::int64_t last_ = 0;
    std::optional<std::int64_t> oldest_;  ///< the oldest line that the room keeps
};

}  // namespace reami::terminal
