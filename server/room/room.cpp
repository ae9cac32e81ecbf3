#include "server/room/room.hpp"

#include "server/room/audience.hpp"
#include "server/room/moves.hpp"
#include "server/room/requests.hpp"

namespace reami::room {

namespace {

/// Requests that the room does not see, or sees as something else: `hello` is a letter of its own, chat has a
/// way of its own, and the lobby hands seats over.
template <class Request>
constexpr bool is_for_requests = requires(const Requests& requests, const Request& request) {
    requests(request);
};

/// Of those whose numbers are told.
constexpr std::size_t most_watchers = 100;

template <class Answer>
Verdict answer(GuestId to, const Answer& answer) {
    return {{{to, encoded(answer)}}, {}};
}

}  // namespace

// What is stored.

std::optional<std::string> Room::fold(const store::Record& record, Millis at) {
    table_.fold(record, at);
    people_.fold(record);
    if (begins_or_moves(record)) moved_wall_ = at;
    if (const auto* said = std::get_if<store::Said>(&record)) chat_.add(*said, at);
    if (const auto* started = std::get_if<store::Started>(&record)) return replay(*started);
    if (const auto* moved = std::get_if<store::Moved>(&record)) return replay(*moved);
    return std::nullopt;
}

std::optional<std::string> Room::replay(const store::Started& started) {
    auto match = protocol::Match::start({table_.game, started.options, started.seats, started.seed});
    if (const auto* wrong = std::get_if<protocol::Refusal>(&match))
        return hold("it can't start: " + wrong->code);
    match_ = std::get<protocol::Match>(std::move(match));
    return std::nullopt;
}

std::optional<std::string> Room::replay(const store::Moved& moved) {
    if (table_.phase == Phase::held) return std::nullopt;
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
    table_.phase = Phase::held;
    return why;
}

// Judging.

Verdict Room::judge(const Letter& letter) const {
    if (const auto* said = std::get_if<Message>(&letter.what)) return judge_message(letter, *said);
    if (const auto* bot = std::get_if<BotMoved>(&letter.what)) return judge_bot(letter, *bot);
    return {};
}

Verdict Room::judge_message(const Letter& letter, const Message& said) const {
    const Guest* guest = guests_.find(said.guest);
    if (!guest) return {};
    return std::visit(
        [&]<class Request>(const Request& request) -> Verdict {
            if constexpr (std::same_as<Request, from_client::Move>)
                return judge_move(letter, said.guest, request);
            else if constexpr (std::same_as<Request, from_client::Ping>)
                return answer(said.guest, from_server::Pong{table_.match, v(), letter.now.wall});
            else if constexpr (std::same_as<Request, from_client::Sync>)
                return fresh_state(said.guest);
            else if constexpr (std::same_as<Request, from_client::Lines>)
                return answer(said.guest, chat_.before(request.before));
            else if constexpr (is_for_requests<Request>)
                return judge_request(letter, said.guest, request);
            else
                return {};
        },
        said.message);
}

template <class Request>
Verdict Room::judge_request(const Letter& letter, GuestId from, const Request& request) const {
    const Guest& guest = *guests_.find(from);
    if (const auto before = remembered_.find({guest.identity.player, request.id}))
        return answer(from, *before);
    auto outcome = Requests(*this, letter, from)(request);
    if (const auto* refusal = std::get_if<protocol::Refusal>(&outcome))
        return refuse(from, request.id, *refusal);
    return {{}, std::get<Step>(std::move(outcome))};
}

Verdict Room::judge_move(const Letter& letter, GuestId from, const from_client::Move& move) const {
    const Guest& guest = *guests_.find(from);
    const auto seat = table_.seats.seat_of(guest.identity.player);
    if (!seat) return refuse(from, move.id, refusal(code::not_seated));
    auto outcome = Moves(*this, letter).attempt({*seat, move.match, move.ask, move.id, move.m});
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
    step.asker = Asker{from, guest.identity.player, ok};
    return {{}, std::move(step)};
}

Verdict Room::judge_bot(const Letter& letter, const BotMoved& bot) const {
    if (!table_.seats.exists(bot.seat) || !table_.seats[bot.seat].is_bot()) return {};
    const std::string id = "bot" + std::to_string(bot.ask);
    auto outcome = Moves(*this, letter).attempt({bot.seat, bot.match, bot.ask, id, bot.move});
    if (auto* step = std::get_if<Step>(&outcome)) return {{}, std::move(*step)};
    return {};  // it thought of a decision that another has made meanwhile
}

Verdict Room::refuse(GuestId to, const std::string& id, const protocol::Refusal& refusal) const {
    return {no(to, id, refusal, {}), {}};
}

std::vector<Mail> Room::refuse(const Asker& asker, std::optional<int> again_seconds) const {
    if (!guests_.find(asker.guest)) return {};
    const auto why = again_seconds ? code::store_unavailable : code::store_refused;
    return no(asker.guest, asker.ok.id, refusal(why), again_seconds);
}

std::vector<Mail> Room::fault(const Message& message) const {
    if (!guests_.find(message.guest)) return {};
    const auto id = std::visit(
        [](const auto& request) -> std::optional<std::string> {
            if constexpr (requires { request.id; }) return request.id;
            return std::nullopt;
        },
        message.message);
    return no(message.guest, id, refusal(code::server_fault), {});
}

std::vector<Mail> Room::no(GuestId to, const std::optional<std::string>& id, const protocol::Refusal& refusal,
                           std::optional<int> again) const {
    from_server::No no;
    no.id = id;
    no.code = refusal.code;
    no.text = protocol::refusal_text(guests_.find(to)->language, refusal);
    no.again = again;
    if (match_) no.v = v();
    return {{to, encoded(no)}};
}

Verdict Room::fresh_state(GuestId to) const {
    Audience only = audience();
    only.state(to);
    return {only.take(), {}};
}

// How it looks from outside.

from_server::Room Room::message(Millis now) const {
    from_server::Room room;
    room.code = table_.code;
    room.game = table_.game;
    room.options.text = table_.options;
    room.phase = table_.phase;
    room.listed = table_.listed;
    const bool waits_for_first = table_.match == 0;
    room.match = waits_for_first ? 1 : table_.match;
    room.commit = table_.commitment();
    room.watching = guests_.watching(table_.seats);
    room.watchers = guests_.watchers(table_.seats, most_watchers);
    if (auto silenced = people_.silenced(); !silenced.empty()) room.silenced = std::move(silenced);
    if (table_.watchers_silenced) room.watchers_silenced = true;
    if (const auto host = table_.host_seat(now, terms_.away_after)) room.host = viewer_text(*host);
    if (stalled_) room.stalled = true;
    for (const Seat seat : table_.seats.all()) {
        const Place& place = table_.seats[seat];
        auto& occupant = room.seats[seat] = place.occupant(table_.phase);
        if (place.player) occupant->who = people_.number_of(*place.player);
    }
    return room;
}

}  // namespace reami::room
