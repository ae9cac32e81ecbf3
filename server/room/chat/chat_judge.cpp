#include "server/room/chat/chat_judge.hpp"

#include "protocol/messages/limits.hpp"
#include "server/room/judging.hpp"
#include "server/room/people/visible_text.hpp"

namespace reami::room {

namespace {

std::optional<protocol::Refusal> why_no_chat(const Snapshot& room, const Client& client) {
    const bool watches = !room.state.seats.seat_of(client.identity.player);
    const bool silenced =
        room.state.people.is_silenced(client.who) || (watches && room.state.watchers_silenced);
    if (!silenced) return std::nullopt;
    return refusal(code::silenced);
}

}  // namespace

Verdict ChatJudge::judge(const Snapshot& room, const ClientChat& from, Moment now) {
    const Client* client = room.clients.find(from.client);
    if (!client) return {};
    const PlayerId player = client->identity.player;
    if (const auto before = room.replies.find({player, from.chat.id}))
        return {{{from.client, shared(*before)}}, {}};
    const auto refused = [&](const protocol::Refusal& why) {
        return Verdict{refuse(room, from.client, from.chat.id, why), {}};
    };
    if (const auto why = why_no_chat(room, *client)) return refused(*why);
    auto text = visible_text(from.chat.text, protocol::longest_chat);
    if (!text) return refused(refusal(code::bad_chat));
    const auto person = room.state.people.find(client->who);
    const auto address = person && person->sat ? std::nullopt : std::optional(client->address);
    if (const auto again = budget_.take(room.limits, player, address, now.steady))
        return refused(refusal(code::too_much_chat, {}, again));

    const auto seat = room.state.seats.seat_of(player);
    store::Said line{.n = room.state.chat.next_number(),
                     .seat = seat,
                     .name = seat ? room.state.seats[*seat].name : std::string(),
                     .text = *std::move(text),
                     .who = client->who,
                     .player = {}};
    Step step;
    step.asker = Asker{from.client, player, {}};
    step.asker->ok.id = from.chat.id;
    if (client->identity.stored) line.player = player;
    step.records.emplace_back(std::move(line));
    if (client->identity.stored) step.records.emplace_back(to_remember(room, *step.asker));
    return {{}, std::move(step)};
}

}  // namespace reami::room
