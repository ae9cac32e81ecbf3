#include "clients/terminal/room/chat_shown.hpp"

#include <algorithm>

namespace reami::terminal {

namespace from_server = protocol::from_server;

bool ChatShown::is_news(const from_server::ChatLine& line) {
    if (first_ && line.n <= last_) return false;
    if (!first_) first_ = line.n;
    last_ = line.n;
    return true;
}

void ChatShown::keep_news(from_server::Lines& lines) {
    oldest_ = lines.oldest;
    std::erase_if(lines.lines, [this](const from_server::ChatLine& line) { return is_shown(line.n); });
    if (lines.lines.empty()) return;
    const std::int64_t front = lines.lines.front().n;
    const bool leaves_hole = front > last_ + 1;
    first_ = first_ && !leaves_hole ? std::min(*first_, front) : front;
    last_ = std::max(last_, lines.lines.back().n);
}

}  // namespace reami::terminal
