#include "server/room/chat.hpp"

#include <algorithm>

#include "protocol/json/write.hpp"
#include "server/room/audience.hpp"
#include "server/room/room.hpp"
#include "server/room/visible_text.hpp"

namespace reami::room {

void Chat::add(const store::Said& said, Millis at) {
    const Viewer from = said.seat ? Viewer(*said.seat) : Viewer::everybody();
    lines_.push_back({said.n, said.who, viewer_text(from), said.name, said.text, at});
    if (lines_.size() > kept) lines_.pop_front();
}

from_server::Lines Chat::before(std::int64_t number) const {
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

// How a room takes a line.

ChatVerdict Room::judge_chat(const Message& message, Moment now) {
    const auto* chat = std::get_if<from_client::Chat>(&message.message);
    const Guest* guest = guests_.find(message.guest);
    if (!chat || !guest) return {};
    const PlayerId player = guest->identity.player;
    if (const auto before = remembered_.find({player, chat->id}))
        return {{{message.guest, encoded(*before)}}, {}, {}};
    const auto refused = [&](const protocol::Refusal& why, std::optional<int> again = {}) {
        return ChatVerdict{no(message.guest, chat->id, why, again), {}, {}};
    };
    if (const auto why = why_no_chat(*guest)) return refused(*why);
    auto text = visible_text(chat->text, longest_chat);
    if (!text) return refused(refusal(code::bad_chat));
    if (const auto again = chat_budget_.take(player, guest->address, now.steady))
        return refused(refusal(code::too_much_chat), again);

    const auto seat = table_.seats.seat_of(player);
    store::Said line{.n = chat_.next_number(),
                     .seat = seat,
                     .name = seat ? table_.seats[*seat].name : std::string(),
                     .text = *std::move(text),
                     .who = guest->who,
                     .player = {}};
    if (guest->identity.stored) line.player = player;
    Asker asker{message.guest, player, {}};
    asker.ok.id = chat->id;
    return {{}, std::move(line), std::move(asker)};
}

std::optional<protocol::Refusal> Room::why_no_chat(const Guest& guest) const {
    const bool watches = !table_.seats.seat_of(guest.identity.player);
    const bool silenced = people_.is_silenced(guest.who) || (watches && table_.watchers_silenced);
    if (!silenced) return std::nullopt;
    return refusal(code::silenced);
}

Post Room::said(const ChatVerdict& stored, Moment now) {
    people_.fold(*stored.line);
    chat_.add(*stored.line, now.wall);
    Audience audience = this->audience();
    acknowledge(stored.asker, now.steady, audience);
    audience.send_all(encoded(from_server::Chat{chat_.newest()}));
    return {audience.take(), {}};
}

}  // namespace reami::room
