// Judges lines of chat.
#include "protocol/messages/limits.hpp"
#include "server/room/broadcast.hpp"
#include "server/room/people/visible_text.hpp"
#include "server/room/room.hpp"

namespace reami::room {

ChatVerdict Room::judge(const ClientChat& from, Moment now) {
    const Client* client = clients_.find(from.client);
    if (!client) return {};
    const PlayerId player = client->identity.player;
    if (const auto before = replies_.find({player, from.chat.id}))
        return {{{from.client, shared(*before)}}, {}, {}};
    const auto refused = [&](const protocol::Refusal& why, std::optional<int> again = {}) {
        return ChatVerdict{no(from.client, from.chat.id, why, again), {}, {}};
    };
    if (const auto why = why_no_chat(*client)) return refused(*why);
    auto text = visible_text(from.chat.text, protocol::longest_chat);
    if (!text) return refused(refusal(code::bad_chat));
    const auto person = state_.people.find(client->who);
    const auto address = person && person->sat ? std::nullopt : std::optional(client->address);
    if (const auto again = chat_budget_.take(limits_, player, address, now.steady))
        return refused(refusal(code::too_much_chat), again);

    const auto seat = state_.seats.seat_of(player);
    store::Said line{.n = state_.chat.next_number(),
                     .seat = seat,
                     .name = seat ? state_.seats[*seat].name : std::string(),
                     .text = *std::move(text),
                     .who = client->who,
                     .player = {}};
    if (client->identity.stored) line.player = player;
    Asker asker{from.client, player, {}};
    asker.ok.id = from.chat.id;
    return {{}, std::move(line), std::move(asker)};
}

std::optional<protocol::Refusal> Room::why_no_chat(const Client& client) const {
    const bool watches = !state_.seats.seat_of(client.identity.player);
    const bool silenced = state_.people.is_silenced(client.who) || (watches && state_.watchers_silenced);
    if (!silenced) return std::nullopt;
    return refusal(code::silenced);
}

RoomOutput Room::said(const ChatVerdict& stored, Moment now) {
    state_.apply(*stored.line, now.wall);
    Broadcast broadcast(snapshot());
    acknowledge(stored.asker, now.steady, broadcast);
    broadcast.send_all(shared(from_server::Chat{state_.chat.newest()}));
    return {broadcast.take(), {}};
}

}  // namespace reami::room
