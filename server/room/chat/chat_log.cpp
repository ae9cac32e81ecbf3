#include "server/room/chat/chat_log.hpp"

#include <algorithm>

#include "protocol/json/write.hpp"

namespace reami::room {

void ChatLog::add(const store::Said& said, Millis at) {
    const Viewer from = said.seat ? Viewer(*said.seat) : Viewer::everybody();
    lines_.push_back({said.n, said.who, viewer_text(from), said.name, said.text, at});
    if (lines_.size() > kept) lines_.pop_front();
}

from_server::Lines ChatLog::before(std::int64_t number) const {
    from_server::Lines message;
    if (lines_.empty()) return message;
    message.oldest = lines_.front().n;
    const auto end = std::ranges::lower_bound(lines_, number, {}, &from_server::ChatLine::n);
    auto first = end;
    for (std::size_t bytes = 0; first != lines_.begin(); --first) {
        bytes += json::write(*std::prev(first)).size() + 1;
        if (bytes > most_bytes && first != end) break;
    }
    message.lines.assign(first, end);
    return message;
}

}  // namespace reami::room
