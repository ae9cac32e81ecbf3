// Changes a room after a step is stored, and when a connection comes or goes. `server/room/chatting.cpp` adds
// the lines of chat.
#include <algorithm>
#include <utility>

#include "server/room/broadcast.hpp"
#include "server/room/room.hpp"

namespace reami::room {

namespace {

bool differs_only_in_watchers(const from_server::Room& room, from_server::Room other) {
    other.watching = room.watching;
    other.watchers = room.watchers;
    return room == other;
}

bool is_move(const store::Record& record) { return std::holds_alternative<store::MovePlayed>(record); }

bool only_moves(const Step& step) {
    return !step.records.empty() && std::ranges::all_of(step.records, is_move);
}

template <class Record>
const Record* find(const std::vector<store::Record>& records) {
    for (const store::Record& record : records)
        if (const auto* found = std::get_if<Record>(&record)) return found;
    return nullptr;
}

}  // namespace

bool ends_match(const store::Record& record) {
    return std::holds_alternative<store::MatchFinished>(record) ||
           std::holds_alternative<store::MatchAbandoned>(record);
}

RoomOutput Room::advance(Step step, Moment now) {
    const bool seats_change = find<store::SeatTaken>(step.records) || find<store::SeatLeft>(step.records);
    const auto viewers_before = seats_change ? viewers() : Viewers();
    const auto* moved = find<store::MovePlayed>(step.records);
    const auto position_before = moved ? std::exchange(state_.position, {}) : std::nullopt;
    apply(step, now);
    close_others(step);

    Broadcast broadcast(snapshot());
    if (step.asker && !moved) acknowledge(*step.asker, now.steady, broadcast);
    if (seats_change) tell_new_viewers(viewers_before, broadcast);
    if (find<store::MatchStarted>(step.records)) broadcast.states();
    if (moved) {
        const RequestId& id = step.asker ? step.asker->ok.id : moved->id;
        broadcast.patches({*position_before, moved->seat, id});
        state_.position->forget_events();
    }
    if (std::ranges::any_of(step.records, ends_match)) broadcast.reveal();
    if (!only_moves(step)) show_room(now.steady, broadcast);  // moves don't change the public view
    return {broadcast.take(), std::move(step.disconnects)};
}

void Room::apply(Step& step, Moment now) {
    for (const store::Record& record : step.records) {
        state_.apply(record, now.wall, step.position ? &*step.position : nullptr);
        if (std::holds_alternative<store::RoomUsed>(record)) use_noted_ = now.steady;
        if (ends_match(record)) empty_since_ = now.steady;  // an empty room's time until it closes begins now
        if (const auto* made = std::get_if<store::PlayerMade>(&record)) clients_.mark_stored(made->player);
    }
    if (step.intention) state_.apply(*step.intention);
    if (!only_moves(step)) update_presence(now.steady);  // a move does not change presence
}

void Room::update_presence(Millis now) {
    presence_.update(state_.seats, clients_, now);
    if (!snapshot().host_offered_to(now)) state_.host_offer.reset();
}

/// A player who takes a seat plays on one connection, the one that took it. The player's other connections
/// are closed.
void Room::close_others(Step& step) const {
    const auto* seated = find<store::SeatTaken>(step.records);
    if (!seated || !seated->player || !seated->bot.empty()) return;
    for (const ClientId other : clients_.others_of(*seated->player, step.asker ? step.asker->client : 0))
        step.disconnects.push_back({other, protocol::Close::opened_elsewhere});
}

void Room::tell_new_viewers(const Viewers& before, Broadcast& broadcast) const {
    for (const auto& [client, viewer] : viewers())
        if (before.at(client) != viewer) {
            broadcast.here(client);
            broadcast.state(client);
        }
}

void Room::acknowledge(const Asker& asker, Millis now, Broadcast& broadcast) {
    replies_.add({asker.player, asker.ok.id}, asker.ok, now, limits_.remembered_for.count());
    if (clients_.find(asker.client)) broadcast.send(asker.client, shared(asker.ok));
}

RoomOutput Room::come(const Came& came, Moment now) {
    const PlayerId player = came.visitor.identity.player;
    const bool is_host = state_.host == player;
    if ((state_.set_up || state_.for_one) && !is_host)
        return {{}, {{came.client, protocol::Close::private_room}}};
    const bool may_enter = is_host || state_.people.may_enter(player, came.visitor.address);
    if (!may_enter) return {{}, {{came.client, protocol::Close::banned}}};
    clients_.add(came, state_.people.meet(player, came.visitor.address));
    stays_until_ = 0;  // people have come back
    update_presence(now.steady);
    RoomOutput post;
    if (state_.seats.seat_of(player))
        for (const ClientId other : clients_.others_of(player, came.client))
            post.disconnects.push_back({other, protocol::Close::opened_elsewhere});

    Broadcast broadcast(snapshot());
    broadcast.here(came.client);
    clients_.forget_new_token(came.client);
    if (!show_room(now.steady, broadcast)) send_room(message(now.steady), {came.client}, broadcast);
    const bool up_to_date =
        came.have && state_.position && came.have->match == state_.match && came.have->v == state_.v();
    if (!up_to_date) broadcast.state(came.client);
    if (state_.phase == Phase::ended) broadcast.reveal(came.client);
    if (!state_.chat.is_empty())
        broadcast.send(came.client, shared(state_.chat.before(state_.chat.next_number())));
    post.messages = broadcast.take();
    return post;
}

RoomOutput Room::go(ClientId client, Moment now) {
    if (const Client* gone = clients_.find(client)) {
        const PlayerId player = gone->identity.player;
        clients_.remove(client);
        if (!clients_.has(player)) state_.people.gone(player);
        if (clients_.empty()) empty_since_ = now.steady;
    }
    return tick({stalled_}, now);
}

RoomOutput Room::attend(const Attended& attended, Moment now) {
    clients_.attend(attended);
    return tick({stalled_}, now);
}

RoomOutput Room::tick(const Tick& tick, Moment now) {
    stalled_ = tick.stalled;
    update_presence(now.steady);
    Broadcast broadcast(snapshot());
    show_room(now.steady, broadcast);
    return {broadcast.take(), {}};
}

void Room::wake(Moment now, Millis unused_for, Millis stays_until) {
    empty_since_ = use_noted_ = now.steady - unused_for;
    stays_until_ = stays_until;
    remember_granted(now);
    update_presence(now.steady);
}

store::RequestGranted Room::to_remember(const Asker& asker) const {
    return {asker.player, asker.ok.id, asker.ok.you, limits_.remembered_for.count()};
}

void Room::remember_granted(Moment now) {
    for (const auto& [request, at] : std::exchange(granted_, {})) {
        from_server::Ok ok;
        ok.id = request.id;
        ok.you = request.you;
        const Millis since = now.steady_at(at);
        if (since + limits_.remembered_for.count() >= now.steady)
            replies_.add({request.player, request.id}, ok, since, limits_.remembered_for.count());
    }
}

void Room::serve_in(std::int64_t epoch) {
    epoch_.reset();
    if (epoch != 0) epoch_ = epoch;
}

Room::Viewers Room::viewers() const {
    Viewers viewers;
    for (const auto& [id, client] : clients_.all()) viewers.emplace(id, snapshot().viewer(id));
    return viewers;
}

bool Room::show_room(Millis now, Broadcast& broadcast) {
    from_server::Room room = message(now);
    const bool same_watchers = room.watching == shown_->watching && room.watchers == shown_->watchers;
    watchers_changed_ = !same_watchers && now < watchers_shown_ + watchers_shown_every &&
                        differs_only_in_watchers(room, *shown_);
    if (watchers_changed_ || room == *shown_) return false;
    if (!same_watchers) watchers_shown_ = now;
    std::vector<ClientId> all;
    for (const auto& [id, client] : clients_.all()) all.push_back(id);
    send_room(room, all, broadcast);
    shown_ = std::make_shared<const from_server::Room>(std::move(room));
    return true;
}

}  // namespace reami::room
