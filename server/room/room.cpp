#include "server/room/room.hpp"

#include "server/room/broadcast.hpp"
#include "server/room/judge/move_judge.hpp"
#include "server/room/judge/request_judge.hpp"

namespace reami::room {

namespace {

/// The public view contains the numbers of at most so many spectators.
constexpr std::size_t most_watchers = 100;

/// For each address from which the people of several seats last came, these seats.
std::vector<std::vector<Seat>> seats_of_one_address(const RoomState& state) {
    std::map<store::Hash, std::vector<Seat>> by_address;
    for (const Seat seat : state.seats.persons()) {
        const int who = state.people.number_of(*state.seats[seat].player);
        if (const auto address = state.people.address_of(who)) by_address[*address].push_back(seat);
    }
    std::vector<std::vector<Seat>> shared_by_several;
    for (const auto& [address, seats] : by_address)
        if (seats.size() > 1) shared_by_several.push_back(seats);
    return shared_by_several;
}

Verdict answered(ClientId to, const from_server::Ok& ok) { return {{{to, shared(ok)}}, {}}; }

}  // namespace

// Judging:

std::vector<OutgoingMessage> Room::answer(const ClientQuery& from, Moment now) const {
    if (!clients_.find(from.client)) return {};
    if (std::holds_alternative<from_client::Sync>(from.query)) return fresh_state(from.client);
    if (const auto* lines = std::get_if<from_client::Lines>(&from.query))
        return {{from.client, shared(state_.chat.before(lines->before))}};
    return {{from.client, shared(from_server::Pong{state_.match, state_.v(), epoch_, now.wall})}};
}

Verdict Room::judge(const ClientRequest& from, const InputContext& context) const {
    if (!clients_.find(from.client)) return {};
    return std::visit(
        [&]<class Request>(const Request& request) {
            if constexpr (std::same_as<Request, from_client::Move>)
                return judge_move(context, from.client, request);
            else
                return judge_request(context, from.client, request);
        },
        from.request);
}

template <class Request>
Verdict Room::judge_request(const InputContext& context, ClientId from, const Request& request) const {
    const Client& client = *clients_.find(from);
    if (const auto before = replies_.find({client.identity.player, request.id}))
        return answered(from, *before);
    auto outcome = RequestJudge(snapshot(), context.now.steady, from)(request);
    if (const auto* refusal = std::get_if<protocol::Refusal>(&outcome))
        return refuse(from, request.id, *refusal);
    Step step = std::get<Step>(std::move(outcome));
    if (!step.records.empty()) step.records.emplace_back(to_remember(*step.asker));
    return {{}, std::move(step)};
}

Verdict Room::judge_move(const InputContext& context, ClientId from, const from_client::Move& move) const {
    const Client& client = *clients_.find(from);
    const auto seat = state_.seats.seat_of(client.identity.player);
    if (!seat) return refuse(from, move.id, refusal(code::not_seated));
    const RequestId id = state_.stored_id(client.identity.player, *seat, move.id);
    auto outcome =
        MoveJudge(snapshot(), context.fresh).attempt({*seat, move.match, move.ask, id, move.notations()});
    if (auto* refusal = std::get_if<protocol::Refusal>(&outcome)) {
        if (!move.is_list()) refusal->at.reset();
        return refuse(from, move.id, *refusal);
    }
    from_server::Ok ok;
    ok.id = move.id;
    if (const auto* v = std::get_if<protocol::Version>(&outcome)) {
        ok.match = move.match;
        ok.v = *v;
        return answered(from, ok);
    }
    Step step = std::get<Step>(std::move(outcome));
    step.asker = Asker{from, client.identity.player, ok};
    return {{}, std::move(step)};
}

Verdict Room::judge(const BotMoved& bot, const InputContext& context) const {
    if (!state_.seats.exists(bot.seat) || !state_.seats[bot.seat].is_bot()) return {};
    auto outcome = MoveJudge(snapshot(), context.fresh)
                       .attempt({bot.seat, bot.match, bot.ask, bot_move_id(bot.ask), bot.moves});
    if (auto* step = std::get_if<Step>(&outcome)) return {{}, std::move(*step)};
    return {};  // another move was played before the bot answered
}

Verdict Room::refuse(ClientId to, const RequestId& id, const protocol::Refusal& refusal) const {
    return {no(to, id, refusal, {}), {}};
}

std::vector<OutgoingMessage> Room::refuse(const Asker& asker, std::optional<int> again_seconds) const {
    if (!clients_.find(asker.client)) return {};
    const auto why = again_seconds ? code::store_unavailable : code::store_refused;
    return no(asker.client, asker.ok.id, refusal(why), again_seconds);
}

std::vector<OutgoingMessage> Room::fault(ClientId from, const std::optional<RequestId>& id) const {
    if (!clients_.find(from)) return {};
    return no(from, id, refusal(code::server_fault), {});
}

std::vector<OutgoingMessage> Room::no(ClientId to, const std::optional<RequestId>& id,
                                      const protocol::Refusal& refusal, std::optional<int> again) const {
    from_server::No no;
    no.id = id;
    no.code = refusal.code;
    no.text = protocol::refusal_text(clients_.find(to)->language, refusal);
    no.again = again;
    no.at = refusal.at;
    if (state_.position) no.v = state_.v();
    SharedMessage message = shared(no);
    message.refusal = refusal.code;
    return {{to, std::move(message)}};
}

std::vector<OutgoingMessage> Room::fresh_state(ClientId to) const {
    Broadcast only(snapshot());
    only.state(to);
    return only.take();
}

// The public view:

void Room::send_room(const from_server::Room& room, const std::vector<ClientId>& to,
                     Broadcast& broadcast) const {
    const SharedMessage to_all = shared(room);
    SharedMessage to_host = to_all;
    if (auto seats = seats_of_one_address(state_); !seats.empty()) {
        from_server::Room with_seats = room;
        with_seats.same_address = std::move(seats);
        to_host = shared(with_seats);
    }
    for (const ClientId client : to) {
        const auto seat = state_.seats.seat_of(clients_.find(client)->identity.player);
        broadcast.send(client, seat && room.host == viewer_text(*seat) ? to_host : to_all);
    }
}

from_server::Room Room::message(Millis now) const {
    from_server::Room room;
    room.code = state_.code;
    room.game = state_.game;
    room.options.text = state_.options;
    room.phase = state_.phase;
    room.listed = state_.listed;
    const bool waits_for_first = state_.match == 0;
    room.match = waits_for_first ? 1 : state_.match;
    room.commit = state_.commitment();
    room.watching = clients_.watching(state_.seats);
    room.watchers = clients_.watchers(state_.seats, most_watchers);
    if (auto silenced = state_.people.silenced(); !silenced.empty()) room.silenced = std::move(silenced);
    if (state_.watchers_silenced) room.watchers_silenced = true;
    if (state_.fast_bots) room.fast_bots = true;
    if (state_.kept) room.kept = true;
    if (state_.set_up) room.prepared = true;
    if (const auto host = snapshot().host_seat(now)) room.host = viewer_text(*host);
    if (const auto to = snapshot().host_offered_to(now)) room.host_offer = viewer_text(*to);
    if (stalled_) room.stalled = true;
    if (state_.ended_by_admin) room.ended_by_admin = true;
    fill_seats(room);
    return room;
}

void Room::fill_seats(from_server::Room& room) const {
    std::map<Seat, from_server::Departed> departed;
    for (const Seat seat : state_.seats.all()) {
        const SeatState& place = state_.seats[seat];
        auto& occupant = room.seats[seat] = place.occupant(state_.phase, presence_.of(seat));
        if (place.departed) departed[seat] = *place.departed;
        if (!place.player) continue;
        occupant->who = state_.people.number_of(*place.player);
        if (const auto* owner = state_.owner_of(seat); owner && owner->player != place.player)
            occupant->owner = state_.people.number_of(owner->player);
    }
    if (!departed.empty()) room.departed = std::move(departed);
}

}  // namespace reami::room
