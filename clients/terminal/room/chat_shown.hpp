// Which lines of a room's chat were shown. They come one by one as they are said, and several at once: the
// newest after each greeting, older ones when asked for.
#pragma once

#include <cstdint>
#include <optional>

#include "protocol/messages/from_server.hpp"

namespace reami::terminal {

class ChatShown {
public:
    /// Whether the line, which was said just now, was not shown yet; from now on it was.
    bool is_news(const protocol::from_server::ChatLine& line);
    /// Takes out what was shown already; from now on all of it was.
    void keep_news(protocol::from_server::Lines& lines);

    /// The line before which there is a hole, or the beginning of what is kept. Nothing if none was shown.
    std::optional<std::int64_t> first() const { return first_; }
    /// Whether the room keeps lines before that one.
    bool has_older() const { return first_ && oldest_ && *oldest_ < *first_; }

private:
    bool is_shown(std::int64_t n) const { return first_ && *first_ <= n && n <= last_; }

    std::optional<std::int64_t> first_;  ///< of those shown without a hole up to the last
    std::int64_t last_ = 0;
    std::optional<std::int64_t> oldest_;  ///< of those that the room keeps
};

}  // namespace reami::terminal
