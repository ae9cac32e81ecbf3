#include "server/room/chat/chat_log.hpp"

#include <algorithm>

#include "protocol/json/write.hpp"
#include "server/room/broadcast.hpp"
#include "server/room/people/visible_text.hpp"
#include "server/room/room.hpp"

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

// How a room takes a line.

ChatVerdict Room::judge_chat(const ClientMessage& message, Moment now) {
    const auto* chat = std::get_if<from_client::Chat>(&message.message);
    const Client* client = clients_.find(message.client);
    if (!chat || !client) return {};
    const PlayerId player = client->identity.player;
    if (const auto before = replies_.find({player, chat->id}))
        return {{{message.client, shared(*before)}}, {}, {}};
    const auto refused = [&](const protocol::Refusal& why, std::optional<int> again = {}) {
        return ChatVerdict{no(message.client, chat->id, why, again), {}, {}};
    };
    if (const auto why = why_no_chat(*client)) return refused(*why);
    auto text = visible_text(chat->text, longest_chat);
    if (!text) return refused(refusal(code::bad_chat));
    if (const auto again = chat_budget_.take(player, client->address, now.steady))
        return refused(refusal(code::too_much_chat), again);

    const auto seat = state_.seats.seat_of(player);
    store::Said line{.n = chat_.next_number(),
                     .seat = seat,
                     .name = seat ? state_.seats[*seat].name : std::string(),
                     .text = *std::move(text),
                     .who = client->who,
                     .player = {}};
    if (client->identity.stored) line.player = player;
    Asker asker{message.client, player, {}};
    asker.ok.id = chat->id;
    return {{}, std::move(line), std::move(asker)};
}

std::optional<protocol::Refusal> Room::why_no_chat(const Client& client) const {
    const bool watches = !state_.seats.seat_of(client.identity.player);
    const bool silenced = people_.is_silenced(client.who) || (watches && state_.watchers_silenced);
    if (!silenced) return std::nullopt;
    return refusal(code::silenced);
}

RoomOutput Room::said(const ChatVerdict& stored, Moment now) {
    people_.fold(*stored.line);
    chat_.add(*stored.line, now.wall);
    Broadcast broadcast = this->broadcast();
    acknowledge(stored.asker, now.steady, broadcast);
    broadcast.send_all(shared(from_server::Chat{chat_.newest()}));
    return {broadcast.take(), {}};
}

}  // namespace reami::room
