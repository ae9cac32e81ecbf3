#include "server/room/judging.hpp"

#include "server/room/automatic_steps.hpp"
#include "server/room/broadcast.hpp"
#include "server/room/clock/clock_steps.hpp"
#include "server/room/judge/move_judge.hpp"
#include "server/room/judge/request_judge.hpp"

namespace reami::room {

namespace {

Verdict answered(ClientId to, const from_server::Ok& ok) { return {{{to, shared(ok)}}, {}}; }

template <class Request>
Verdict judge_request(const Snapshot& room, const InputContext& context, ClientId from,
                      const Request& request) {
    const Client& client = *room.clients.find(from);
    if (const auto before = room.replies.find({client.identity.player, request.id}))
        return answered(from, *before);
    auto outcome = RequestJudge(room, context, from)(request);
    if (!outcome) return {refuse(room, from, request.id, outcome.error()), {}};
    Step step = *std::move(outcome);
    if (!step.records.empty()) step.records.emplace_back(to_remember(room, *step.asker));
    return {{}, std::move(step)};
}

Verdict judge_request(const Snapshot& room, const InputContext& context, ClientId from,
                      const from_client::Move& move) {
    const PlayerId player = room.clients.find(from)->identity.player;
    const auto seat = room.state.seats.seat_of(player);
    if (!seat) return {refuse(room, from, move.id, refusal(code::not_seated)), {}};
    auto outcome = MoveJudge(room, context.fresh)
                       .attempt({*seat, move.match, move.ask, move.id, move.notations(),
                                 time_taken(room, *seat, context.now.steady)});
    if (auto* refusal = std::get_if<protocol::Refusal>(&outcome)) {
        if (!move.is_list()) refusal->at.reset();
        return {refuse(room, from, move.id, *refusal), {}};
    }
    from_server::Ok ok;
    ok.id = move.id;
    if (const auto* v = std::get_if<protocol::Version>(&outcome)) {
        ok.match = move.match;
        ok.v = *v;
        return answered(from, ok);
    }
    Step step = std::get<Step>(std::move(outcome));
    step.asker = Asker{from, player, ok};
    return {{}, std::move(step)};
}

}  // namespace

std::vector<OutgoingMessage> answer(const Snapshot& room, const ClientQuery& from, Moment now) {
    if (!room.clients.find(from.client)) return {};
    if (std::holds_alternative<from_client::Sync>(from.query)) {
        Broadcast only(room);
        only.state(from.client);
        return only.take();
    }
    if (const auto* lines = std::get_if<from_client::Lines>(&from.query))
        return {{from.client, shared(room.state.chat.before(lines->before))}};
    return {{from.client, shared(from_server::Pong{room.state.match, room.state.v(), room.epoch, now.wall})}};
}

Verdict judge(const Snapshot& room, const ClientRequest& from, const InputContext& context) {
    if (!room.clients.find(from.client)) return {};
    Verdict verdict =
        std::visit([&](const auto& request) { return judge_request(room, context, from.client, request); },
                   from.request);
    if (verdict.step) start_clocks(room.state, *verdict.step);
    return verdict;
}

Verdict judge(const Snapshot& room, const BotMoved& bot, const InputContext& context) {
    if (!room.state.seats.exists(bot.seat) || bot_in(room.state, bot.seat).empty()) return {};
    auto outcome = MoveJudge(room, context.fresh)
                       .attempt({bot.seat, bot.match, bot.ask, bot_move_id(bot.ask), bot.moves});
    if (auto* step = std::get_if<Step>(&outcome)) {
        start_clocks(room.state, *step);
        return {{}, std::move(*step)};
    }
    return {};  // another move was played before the bot answered
}

store::RequestGranted to_remember(const Snapshot& room, const Asker& asker) {
    return {asker.player, asker.ok.id, asker.ok.you, room.limits.remembered_for.count()};
}

std::vector<OutgoingMessage> refuse(const Snapshot& room, ClientId to, const std::optional<RequestId>& id,
                                    const protocol::Refusal& refusal) {
    const Client* client = room.clients.find(to);
    if (!client) return {};
    from_server::No no;
    no.id = id;
    no.code = refusal.code;
    no.text = protocol::refusal_text(client->language, refusal);
    no.again = refusal.again;
    no.at = refusal.at;
    if (room.state.position) no.v = room.state.v();
    SharedMessage message = shared(no);
    message.refusal = refusal.code;
    return {{to, std::move(message)}};
}

std::vector<OutgoingMessage> refuse(const Snapshot& room, const Asker& asker, std::optional<int> again) {
    const auto why = again ? code::store_unavailable : code::store_refused;
    return refuse(room, asker.client, asker.ok.id, refusal(why, {}, again));
}

}  // namespace reami::room
