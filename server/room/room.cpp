#include "server/room/room.hpp"

#include <algorithm>
#include <utility>

#include "server/room/absence/absence_steps.hpp"
#include "server/room/automatic_steps.hpp"
#include "server/room/clock/clock_steps.hpp"
#include "server/room/judge/absence.hpp"
#include "server/room/judge/offer_terms.hpp"
#include "server/room/offer/offer_steps.hpp"
#include "server/room/plan/plan_steps.hpp"

namespace reami::room {

namespace {

/// Whether moves, plans and lines of chat are all that the step stores: they change neither presence nor the
/// public view.
bool only_moves_or_chat(const Step& step) {
    return !step.records.empty() && std::ranges::all_of(step.records, [](const store::Record& record) {
        const auto* moved = std::get_if<store::MovePlayed>(&record);
        return (moved != nullptr && moved->move != protocol::leave) ||
               std::holds_alternative<store::Said>(record) ||
               std::holds_alternative<store::ClocksStarted>(record) ||
               std::holds_alternative<store::PlanChanged>(record) ||
               std::holds_alternative<store::RequestGranted>(record);
    });
}

/// Whether a clock may start, stop or change with the step.
bool changes_clocks(const Step& step) {
    return std::ranges::any_of(step.records, [](const store::Record& record) {
        return std::holds_alternative<store::MovePlayed>(record) ||
               std::holds_alternative<store::MatchStarted>(record) ||
               std::holds_alternative<store::TimeRanOut>(record) ||
               std::holds_alternative<store::PauseBegan>(record) ||
               std::holds_alternative<store::PauseEnded>(record) ||
               std::holds_alternative<store::SeatTaken>(record) ||
               std::holds_alternative<store::SeatLeft>(record);
    });
}

}  // namespace

RoomOutput Room::advance(Step step, Moment now) {
    const bool seats_change = step.find<store::SeatTaken>() || step.find<store::SeatLeft>();
    const auto before = seats_change ? viewers() : Viewers();
    const auto* moved = step.find<store::MovePlayed>();
    const RequestId* const answered = step.answered_move();
    apply(step, now);
    close_others(step);

    Broadcast broadcast(snapshot());
    if (step.asker && !answered) acknowledge(*step.asker, now.steady, broadcast);
    const auto others = seats_change ? tell_new_viewers(before, broadcast) : std::vector<ClientId>();
    if (step.find<store::MatchStarted>()) broadcast.states();
    if (moved) broadcast.patches({*step.played, moved->seat, answered}, others);
    tell_plan(step, broadcast);
    if (has_clocks() && changes_clocks(step)) broadcast.send_all(clocks(now.steady));
    if (std::ranges::any_of(step.records, ends_match)) broadcast.reveal();
    if (step.find<store::Said>()) broadcast.send_all(shared(from_server::Chat{state_.chat.newest()}));
    if (!only_moves_or_chat(step) || shown_.has_other_absences(snapshot(), now.steady))
        shown_.show(snapshot(), now.steady, broadcast);
    return {broadcast.take(), std::move(step.disconnects)};
}

void Room::apply(Step& step, Moment now) {
    for (const store::Record& record : step.records) {
        state_.apply(record, now.wall, step.position);
        note_times(record, now.steady);
        if (const auto* made = std::get_if<store::PlayerMade>(&record)) clients_.mark_stored(made->player);
    }
    if (step.intention) state_.apply(*step.intention);
    note_date(now);
    stop_or_resume_clocks(now.steady);
    if (only_moves_or_chat(step))
        note_questions(now.steady);
    else
        update_presence(now.steady);
    forget_old_votes(now.steady);
}

void Room::note_times(const store::Record& record, Millis now) {
    if (std::holds_alternative<store::RoomUsed>(record)) times_.noted = now;
    if (const auto* made = std::get_if<store::OfferMade>(&record)) times_.offer_lapses = now + made->lasts;
    if (const auto* pause = std::get_if<store::PauseBegan>(&record)) {
        times_.pause_ends = now + pause->lasts;
        times_.somebody_left = false;
    }
    const bool goes_on = std::holds_alternative<store::PauseEnded>(record);
    const auto* const seated = std::get_if<store::SeatTaken>(&record);
    if (goes_on || std::holds_alternative<store::RoundFinished>(record)) times_.round_ended = now;
    if (goes_on) {
        times_.resumed = now;
        std::ranges::fill(times_.taken, now);
    }
    if (seated) times_.taken[seated->seat] = now;
    if (seated && seated->bot.empty()) note_act(seated->seat, now);
    if (goes_on || seated || std::holds_alternative<store::MatchStarted>(record) ||
        std::holds_alternative<store::MovePlayed>(record))
        times_.moved = now;
    if (const auto* started = std::get_if<store::ClocksStarted>(&record))
        times_.clocks.start(started->seats, now);
    if (ends_match(record)) times_.empty_since = now;  // an empty room's time until it closes begins now
}

void Room::stop_or_resume_clocks(Millis now) {
    if (stalled_ || state_.pause)
        times_.clocks.stop(now);
    else
        times_.clocks.resume(now);
}

void Room::update_presence(Millis now) {
    SeatSet waited_for;
    for (const Seat seat : SeatSet::first(max_seats))
        if (!present_others(snapshot(), seat).empty()) waited_for.insert(seat);
    note_questions(now);
    if (state_.phase != Phase::playing) times_.unanswered = {};
    presence_.update(state_.seats, clients_, times_.unanswered, now);
    for (const Seat seat : SeatSet::first(max_seats))
        if (!waited_for.contains(seat)) times_.waited_for[seat] = now;
    if (state_.pause && !are_all_present(snapshot())) times_.somebody_left = true;
    if (!snapshot().host_offered_to(now)) state_.host_offer.reset();
}

/// If the room asks late, because its timer was late, the player still has the whole time to answer.
void Room::note_questions(Millis now) {
    for (const Seat seat : SeatSet::first(max_seats)) {
        auto& asked = times_.asked_if_there[seat];
        const auto at = asks_if_there_at(snapshot(), seat);
        if (!at || *at > now)
            asked.reset();
        else if (!asked)
            asked = now;
        if (const auto away_at = away_without_answer_at(snapshot(), seat); away_at && *away_at <= now)
            times_.unanswered.insert(seat);
    }
}

/// Players vote about one decision. Their votes fall when it is about another, or when there is none.
void Room::forget_old_votes(Millis now) {
    for (const Seat seat : state_.seats.all()) {
        SeatState& place = state_.seats[seat];
        const auto about = vote_about(snapshot(), seat, now);
        if (about != place.vote_about) place.for_bot = {};
        place.vote_about = about;
    }
}

/// A player who takes a seat plays on one connection: the one that took it, or the newest one if the room
/// gave the seat back. The player's other connections are closed.
void Room::close_others(Step& step) const {
    const auto* seated = step.find<store::SeatTaken>();
    if (!seated || !seated->player || !seated->bot.empty()) return;
    const ClientId kept = step.asker ? step.asker->client : clients_.newest_of(*seated->player);
    for (const ClientId other : clients_.others_of(*seated->player, kept))
        step.disconnects.push_back({other, protocol::Close::opened_elsewhere});
}

/// Sends the whole match to the connections that see it in another role now, and returns them.
std::vector<ClientId> Room::tell_new_viewers(const Viewers& before, Broadcast& broadcast) const {
    std::vector<ClientId> told;
    for (const auto& [client, viewer] : viewers())
        if (before.at(client) != viewer) {
            broadcast.here(client);
            broadcast.state(client);
            told.push_back(client);
        }
    return told;
}

/// Tells the seat's own connections if the step plays their plan, or if the plan has failed.
void Room::tell_plan(const Step& step, Broadcast& broadcast) const {
    const auto* changed = step.find<store::PlanChanged>();
    if (changed == nullptr || step.asker) return;
    const auto& player = state_.seats[changed->seat].player;
    if (!player) return;
    for (const ClientId client : clients_.others_of(*player, 0))
        broadcast.send(client, shared(plan_message(state_, changed->seat)));
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
    const auto comes_back_to = clients_.has(player) ? std::nullopt : seat_or_kept_for(player);
    clients_.add(came, state_.people.meet(player, came.visitor.address));
    if (comes_back_to) note_act(*comes_back_to, now.steady);
    times_.stays_until = 0;  // people have come back
    update_presence(now.steady);
    forget_old_votes(now.steady);
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
    if (const auto own = state_.seats.seat_of(player); own && plan_of(state_, *own))
        broadcast.send(came.client, shared(plan_message(state_, *own)));
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

/// A person who acts answers the question whether they are still there.
RoomOutput Room::hear(ClientId client, Moment now) {
    const Client* const from = clients_.find(client);
    const auto seat = from ? seat_or_kept_for(from->identity.player) : std::nullopt;
    if (!seat) return {};
    const bool was_asked = times_.unanswered.contains(*seat) || is_asked_if_there(snapshot(), *seat);
    note_act(*seat, now.steady);
    return was_asked ? tick({stalled_}, now) : RoomOutput();
}

void Room::note_act(Seat seat, Millis now) {
    times_.acted[seat] = now;
    times_.unanswered.erase(seat);
}

std::optional<Seat> Room::seat_or_kept_for(PlayerId player) const {
    const auto seat = state_.seats.seat_of(player);
    return seat ? seat : state_.seats.kept_for(player);
}

RoomOutput Room::attend(const Attended& attended, Moment now) {
    clients_.attend(attended);
    return tick({stalled_}, now);
}

RoomOutput Room::tick(const Tick& tick, Moment now) {
    const bool stalls_or_resumes = stalled_ != tick.stalled;
    stalled_ = tick.stalled;
    stop_or_resume_clocks(now.steady);
    update_presence(now.steady);
    forget_old_votes(now.steady);
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
    if (has_step_to_take(snapshot(), now)) consider(now);
    for (const auto& at : {use_noted_at(snapshot()), closes_at(snapshot()), offer_lapses_at(snapshot()),
                           pause_ends_at(snapshot()), time_out_due(snapshot()), round_goes_on_at(snapshot()),
                           absence_due(snapshot(), now), shown_.due(), reminders_.next_due(snapshot())})
        consider(at);
    if (clients_.empty()) return due;
    for (const Seat seat : state_.seats.all())
        if (const auto at = presence_.long_away_from(seat); at && *at > now) consider(at);
    return due;
}

Room::Viewers Room::viewers() const {
    Viewers viewers;
    for (const auto& [id, client] : clients_.all()) viewers.emplace(id, snapshot().viewer(id));
    return viewers;
}

}  // namespace reami::room
