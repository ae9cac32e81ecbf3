#include "server/room/room.hpp"

#include <algorithm>
#include <utility>

#include "server/room/automatic_steps.hpp"
#include "server/room/clock/clock_steps.hpp"

namespace reami::room {

namespace {

// The store counts served time once a minute, so a restored clock may seem to have run for a minute too long.
constexpr Millis served_time_is_exact_to = 60'000;
// After a start of the server, people need some time to come back to a live match.
constexpr Millis live_time_after_start = 20'000;

/// Whether moves and lines of chat are all that the step stores: they change neither presence nor the public
/// view.
bool only_moves_or_chat(const Step& step) {
    return !step.records.empty() && std::ranges::all_of(step.records, [](const store::Record& record) {
        return std::holds_alternative<store::MovePlayed>(record) ||
               std::holds_alternative<store::Said>(record) ||
               std::holds_alternative<store::ClocksStarted>(record) ||
               std::holds_alternative<store::RequestGranted>(record);
    });
}

/// Whether a clock may start, stop or change with the step.
bool changes_clocks(const Step& step) {
    return std::ranges::any_of(step.records, [](const store::Record& record) {
        return std::holds_alternative<store::MovePlayed>(record) ||
               std::holds_alternative<store::MatchStarted>(record) ||
               std::holds_alternative<store::TimeRanOut>(record) ||
               std::holds_alternative<store::SeatTaken>(record) ||
               std::holds_alternative<store::SeatLeft>(record);
    });
}

}  // namespace

RoomOutput Room::advance(Step step, Moment now) {
    const bool seats_change = step.find<store::SeatTaken>() || step.find<store::SeatLeft>();
    const auto viewers_before = seats_change ? viewers() : Viewers();
    const auto* moved = step.find<store::MovePlayed>();
    apply(step, now);
    close_others(step);

    Broadcast broadcast(snapshot());
    if (step.asker && !moved) acknowledge(*step.asker, now.steady, broadcast);
    if (seats_change) tell_new_viewers(viewers_before, broadcast);
    if (step.find<store::MatchStarted>()) broadcast.states();
    if (moved) {
        const RequestId& id = step.asker ? step.asker->ok.id : moved->id;
        broadcast.patches({*step.played, moved->seat, id});
    }
    if (has_clocks() && changes_clocks(step)) broadcast.send_all(clocks(now.steady));
    if (std::ranges::any_of(step.records, ends_match)) broadcast.reveal();
    if (step.find<store::Said>()) broadcast.send_all(shared(from_server::Chat{state_.chat.newest()}));
    if (!only_moves_or_chat(step)) shown_.show(snapshot(), now.steady, broadcast);
    return {broadcast.take(), std::move(step.disconnects)};
}

void Room::apply(Step& step, Moment now) {
    for (const store::Record& record : step.records) {
        state_.apply(record, now.wall, step.position);
        if (std::holds_alternative<store::RoomUsed>(record)) times_.noted = now.steady;
        if (const auto* offered = std::get_if<store::EndOffered>(&record))
            times_.end_offer_lapses = now.steady + offered->lasts;
        if (std::holds_alternative<store::RoundFinished>(record)) times_.round_ended = now.steady;
        if (const auto* started = std::get_if<store::ClocksStarted>(&record))
            times_.clocks.start(started->seats, now.steady);
        if (ends_match(record))
            times_.empty_since = now.steady;  // an empty room's time until it closes begins now
        if (const auto* made = std::get_if<store::PlayerMade>(&record)) clients_.mark_stored(made->player);
    }
    if (step.intention) state_.apply(*step.intention);
    if (!only_moves_or_chat(step)) update_presence(now.steady);
}

void Room::update_presence(Millis now) {
    presence_.update(state_.seats, clients_, now);
    if (!snapshot().host_offered_to(now)) state_.host_offer.reset();
}

/// A player who takes a seat plays on one connection, the one that took it. The player's other connections
/// are closed.
void Room::close_others(Step& step) const {
    const auto* seated = step.find<store::SeatTaken>();
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
    times_.stays_until = 0;  // people have come back
    update_presence(now.steady);
    RoomOutput post;
    if (state_.seats.seat_of(player))
        for (const ClientId other : clients_.others_of(player, came.client))
            post.disconnects.push_back({other, protocol::Close::opened_elsewhere});

    Broadcast broadcast(snapshot());
    broadcast.here(came.client);
    clients_.forget_new_token(came.client);
    shown_.show_to(came.client, snapshot(), now.steady, broadcast);
    const bool up_to_date =
        came.have && state_.position && came.have->match == state_.match && came.have->v == state_.v();
    if (!up_to_date) broadcast.state(came.client);
    if (has_clocks()) broadcast.send(came.client, clocks(now.steady));
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
        if (clients_.empty()) times_.empty_since = now.steady;
    }
    return tick({stalled_}, now);
}

RoomOutput Room::attend(const Attended& attended, Moment now) {
    clients_.attend(attended);
    return tick({stalled_}, now);
}

RoomOutput Room::tick(const Tick& tick, Moment now) {
    const bool stalls_or_resumes = stalled_ != tick.stalled;
    stalled_ = tick.stalled;
    if (stalled_)
        times_.clocks.stop(now.steady);
    else
        times_.clocks.resume(now.steady);
    update_presence(now.steady);
    Broadcast broadcast(snapshot());
    if (stalls_or_resumes && has_clocks()) broadcast.send_all(clocks(now.steady));
    shown_.show(snapshot(), now.steady, broadcast);
    return {broadcast.take(), {}};
}

bool Room::has_clocks() const { return state_.phase == Phase::playing && state_.clocks.exist(); }

SharedMessage Room::clocks(Millis now) const { return shared(clocks_message(snapshot(), now)); }

std::optional<Millis> Room::next_due(Millis now) const {
    std::optional<Millis> due;
    const auto consider = [&](std::optional<Millis> at) {
        if (at && (!due || *at < *due)) due = std::max(*at, now + 1);
    };
    for (const auto& at : {use_noted_at(snapshot()), closes_at(snapshot()), end_offer_lapses_at(snapshot()),
                           time_out_due(snapshot()), round_goes_on_at(snapshot()), shown_.due()})
        consider(at);
    if (clients_.empty()) return due;
    for (const Seat seat : state_.seats.all())
        if (const auto at = presence_.long_away_from(seat); at && *at > now) consider(at);
    return due;
}

void Room::change(const Limits& limits) {
    limits_ = limits;
    presence_.change(limits.away_after);
}

void Room::wake(Moment now, Millis unused_for, Millis stays_until) {
    times_.empty_since = times_.noted = now.steady - unused_for;
    times_.stays_until = stays_until;
    if (state_.end_offer)
        times_.end_offer_lapses = now.steady_at(state_.end_offer->made_at) + state_.end_offer->lasts;
    times_.round_ended = now.steady_at(state_.round_ended_at);
    const bool is_live = state_.clocks.control().kind == protocol::ClockKind::live;
    times_.clocks.move(now.steady + (is_live ? live_time_after_start : 0));
    remember_granted(now);
    update_presence(now.steady);
}

/// The times are negative until `wake` adds the present time.
void Room::restore(const store::ClocksStarted& clocks) {
    times_.clocks.start(clocks.seats, -std::max<Millis>(clocks.ran_for - served_time_is_exact_to, 0));
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

Room::Viewers Room::viewers() const {
    Viewers viewers;
    for (const auto& [id, client] : clients_.all()) viewers.emplace(id, snapshot().viewer(id));
    return viewers;
}

}  // namespace reami::room
