#include "server/room/room.hpp"

#include "server/room/broadcast.hpp"
#include "server/room/judge/move_judge.hpp"
#include "server/room/judge/request_judge.hpp"

namespace reami::room {

namespace {

/// Requests that the room does not see, or sees as something else: `hello` is an input of its own, chat has a
/// way of its own, and the lobby hands seats over.
template <class Request>
constexpr bool is_for_requests = requires(const RequestJudge& requests, const Request& request) {
    requests(request);
};

/// Of those whose numbers are told.
constexpr std::size_t most_watchers = 100;

template <class Answer>
Verdict answer(ClientId to, const Answer& answer) {
    return {{{to, shared(answer)}}, {}};
}

}  // namespace

// What is stored.

std::optional<std::string> Room::fold(const store::Record& record, Millis at) {
    state_.fold(record, at);
    people_.fold(record);
    if (begins_or_moves(record)) moved_wall_ = at;
    if (const auto* said = std::get_if<store::Said>(&record)) chat_.add(*said, at);
    if (const auto* started = std::get_if<store::MatchStarted>(&record)) return replay(*started);
    if (const auto* moved = std::get_if<store::MovePlayed>(&record)) return replay(*moved);
    return std::nullopt;
}

std::optional<std::string> Room::replay(const store::MatchStarted& started) {
    auto match = protocol::Match::start({state_.game, started.options, started.seats, started.seed});
    if (const auto* wrong = std::get_if<protocol::Refusal>(&match))
        return hold("it can't start: " + wrong->code);
    match_ = std::get<protocol::Match>(std::move(match));
    return std::nullopt;
}

std::optional<std::string> Room::replay(const store::MovePlayed& moved) {
    if (state_.phase == Phase::held) return std::nullopt;
    const std::string which = "move " + std::to_string(moved.v) + " (" + moved.move + ")";
    if (moved.v != v() + 1) return hold(which + " follows move " + std::to_string(v()));
    protocol::Match next = *match_;
    if (const auto refusal = next.play(moved.seat, moved.move))
        return hold(which + " breaks " + refusal->code);
    if (next.proof() != moved.proof) return hold(which + " leads to another position than it did");
    match_ = std::move(next);
    played_.add(moved.seat, moved.id, moved.v);
    return std::nullopt;
}

std::string Room::hold(std::string why) {
    state_.phase = Phase::held;
    return why;
}

// Judging.

Verdict Room::judge(const RoomInput& input) const {
    if (const auto* said = std::get_if<ClientMessage>(&input.what)) return judge_message(input, *said);
    if (const auto* bot = std::get_if<BotMoved>(&input.what)) return judge_bot(input, *bot);
    return {};
}

Verdict Room::judge_message(const RoomInput& input, const ClientMessage& said) const {
    const Client* client = clients_.find(said.client);
    if (!client) return {};
    return std::visit(
        [&]<class Request>(const Request& request) -> Verdict {
            if constexpr (std::same_as<Request, from_client::Move>)
                return judge_move(input, said.client, request);
            else if constexpr (std::same_as<Request, from_client::Ping>)
                return answer(said.client, from_server::Pong{state_.match, v(), input.now.wall});
            else if constexpr (std::same_as<Request, from_client::Sync>)
                return fresh_state(said.client);
            else if constexpr (std::same_as<Request, from_client::Lines>)
                return answer(said.client, chat_.before(request.before));
            else if constexpr (is_for_requests<Request>)
                return judge_request(input, said.client, request);
            else
                return {};
        },
        said.message);
}

template <class Request>
Verdict Room::judge_request(const RoomInput& input, ClientId from, const Request& request) const {
    const Client& client = *clients_.find(from);
    if (const auto before = replies_.find({client.identity.player, request.id})) return answer(from, *before);
    auto outcome = RequestJudge(*this, input, from)(request);
    if (const auto* refusal = std::get_if<protocol::Refusal>(&outcome))
        return refuse(from, request.id, *refusal);
    return {{}, std::get<Step>(std::move(outcome))};
}

Verdict Room::judge_move(const RoomInput& input, ClientId from, const from_client::Move& move) const {
    const Client& client = *clients_.find(from);
    const auto seat = state_.seats.seat_of(client.identity.player);
    if (!seat) return refuse(from, move.id, refusal(code::not_seated));
    auto outcome = MoveJudge(*this, input).attempt({*seat, move.match, move.ask, move.id, move.m});
    if (const auto* refusal = std::get_if<protocol::Refusal>(&outcome))
        return refuse(from, move.id, *refusal);
    from_server::Ok ok;
    ok.id = move.id;
    if (const auto* v = std::get_if<int>(&outcome)) {
        ok.match = move.match;
        ok.v = *v;
        return answer(from, ok);
    }
    Step step = std::get<Step>(std::move(outcome));
    step.asker = Asker{from, client.identity.player, ok};
    return {{}, std::move(step)};
}

Verdict Room::judge_bot(const RoomInput& input, const BotMoved& bot) const {
    if (!state_.seats.exists(bot.seat) || !state_.seats[bot.seat].is_bot()) return {};
    const std::string id = "bot" + std::to_string(bot.ask);
    auto outcome = MoveJudge(*this, input).attempt({bot.seat, bot.match, bot.ask, id, bot.move});
    if (auto* step = std::get_if<Step>(&outcome)) return {{}, std::move(*step)};
    return {};  // it thought of a decision that another has made meanwhile
}

Verdict Room::refuse(ClientId to, const std::string& id, const protocol::Refusal& refusal) const {
    return {no(to, id, refusal, {}), {}};
}

std::vector<OutgoingMessage> Room::refuse(const Asker& asker, std::optional<int> again_seconds) const {
    if (!clients_.find(asker.client)) return {};
    const auto why = again_seconds ? code::store_unavailable : code::store_refused;
    return no(asker.client, asker.ok.id, refusal(why), again_seconds);
}

std::vector<OutgoingMessage> Room::fault(const ClientMessage& message) const {
    if (!clients_.find(message.client)) return {};
    const auto id = std::visit(
        [](const auto& request) -> std::optional<std::string> {
            if constexpr (requires { request.id; }) return request.id;
            return std::nullopt;
        },
        message.message);
    return no(message.client, id, refusal(code::server_fault), {});
}

std::vector<OutgoingMessage> Room::no(ClientId to, const std::optional<std::string>& id,
                                      const protocol::Refusal& refusal, std::optional<int> again) const {
    from_server::No no;
    no.id = id;
    no.code = refusal.code;
    no.text = protocol::refusal_text(clients_.find(to)->language, refusal);
    no.again = again;
    if (match_) no.v = v();
    return {{to, shared(no)}};
}

Verdict Room::fresh_state(ClientId to) const {
    Broadcast only = broadcast();
    only.state(to);
    return {only.take(), {}};
}

// How it looks from outside.

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
    if (auto silenced = people_.silenced(); !silenced.empty()) room.silenced = std::move(silenced);
    if (state_.watchers_silenced) room.watchers_silenced = true;
    if (const auto host = state_.host_seat(now, terms_.away_after)) room.host = viewer_text(*host);
    if (stalled_) room.stalled = true;
    for (const Seat seat : state_.seats.all()) {
        const SeatState& place = state_.seats[seat];
        auto& occupant = room.seats[seat] = place.occupant(state_.phase);
        if (place.player) occupant->who = people_.number_of(*place.player);
    }
    return room;
}

}  // namespace reami::room
