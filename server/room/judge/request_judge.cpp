#include "server/room/judge/request_judge.hpp"

#include "protocol/match/game_info.hpp"
#include "protocol/messages/limits.hpp"
#include "server/room/judge/absence.hpp"
#include "server/room/people/forbidden_names.hpp"
#include "server/room/people/look_alike.hpp"
#include "server/room/people/visible_text.hpp"

namespace reami::room {

namespace {

void begin_match(Step& step, const RoomState& room) {
    store::MatchStarted started{.match = room.match.next(),
                                .rules_version = protocol::find_game(room.game)->rules_version,
                                .seats = room.seats.count(),
                                .options = room.options,
                                .secret = room.secret,
                                .words = room.words(),
                                .seed = {},
                                .set_up = room.set_up,
                                .time = protocol::time_control_text(room.time)};
    started.seed = fair_seed(started.secret, started.words);
    step.position =
        protocol::Match::start({room.game, started.options, started.seats, started.origin()}).value();
    const MatchNumber match = started.match;
    step.records.emplace_back(std::move(started));
    for (const Seat seat : room.seats.persons()) {
        const SeatState& place = room.seats[seat];
        step.records.emplace_back(store::TookPart{match, seat, *place.player, place.name, false});
    }
}

}  // namespace

RequestJudge::RequestJudge(const Snapshot& room, const InputContext& context, ClientId client)
    : room_(room),
      now_(context.now.steady),
      wall_(context.now.wall),
      fresh_(context.fresh),
      id_(client),
      client_(*room.clients.find(client)),
      seat_(room.state.seats.seat_of(client_.identity.player)) {}

// Taking a seat and leaving it:

auto RequestJudge::operator()(const from_client::Sit& sit) const -> RequestOutcome {
    const auto seat = wanted_seat(sit);
    if (!seat) return refusal(code::room_full);
    if (seat_ == seat && (sit.word == room_.state.seats[*seat].word || !words_count())) {
        Step again = step(sit.id);
        again.asker->ok.you = viewer_text(*seat);
        return again;
    }
    if (auto not_free = not_free_to_sit(*seat)) return *std::move(not_free);
    const auto name = visible_text(sit.name, protocol::longest_name);
    if (!name) return refusal(code::bad_name);
    if (looks_like_another(*name)) return refusal(code::name_alike);
    const auto* const forbidden = client_.forbidden_names;
    if (forbidden && forbidden->have(*name)) return refusal(code::forbidden_name);

    Step taken = step(sit.id);
    const Identity& who = client_.identity;
    if (!who.stored) taken.records.emplace_back(store::PlayerMade{who.player, who.token, who.client});
    if (const auto person = person_who_first_sits()) taken.records.emplace_back(*person);
    taken.records.emplace_back(store::SeatTaken{*seat, who.player, *name, sit.word, {}});
    if (room_.state.phase == Phase::playing)
        taken.records.emplace_back(store::TookPart{room_.state.match, *seat, who.player, *name, false});
    taken.asker->ok.you = viewer_text(*seat);
    return taken;
}

std::optional<store::Person> RequestJudge::person_who_first_sits() const {
    auto person = room_.state.people.find(client_.who);
    if (!person || person->sat) return std::nullopt;
    person->player = client_.identity.player;
    person->sat = true;
    return person;
}

std::optional<Seat> RequestJudge::wanted_seat(const from_client::Sit& sit) const {
    if (sit.seat) return sit.seat;
    if (seat_) return seat_;
    const RoomState& state = room_.state;
    const PlayerId player = client_.identity.player;
    if (const auto* part = state.part_of(player)) return part->seat;
    const auto kept = state.seats.kept_for(player);
    return kept ? kept : state.seats.first_empty();
}

/// The reason why the client can't take the seat; empty if it can. During a match, a player can only come
/// back to the seat that they had.
std::optional<protocol::Refusal> RequestJudge::not_free_to_sit(Seat seat) const {
    const RoomState& state = room_.state;
    if (is_held()) return refusal(code::held);
    if (!state.seats.exists(seat)) return refusal(code::bad_seat);
    if (seat_) return refusal(code::sits_already);
    if (const auto* part = state.part_of(client_.identity.player)) {
        if (part->voted_out) return refusal(code::voted_out);
        if (part->seat != seat) return refusal(code::other_seat);
    }
    const SeatState& place = state.seats[seat];
    const bool is_own = place.is_bot() && place.player == client_.identity.player;
    const bool is_free = place.is_empty() && state.phase != Phase::playing;
    if (is_own || is_free || state.part_of(client_.identity.player)) return std::nullopt;
    return refusal(code::seat_taken);
}

bool RequestJudge::looks_like_another(const std::string& name) const {
    const Seats& seats = room_.state.seats;
    for (const Seat seat : seats.all()) {
        const SeatState& place = seats[seat];
        if (place.player && place.player != client_.identity.player && look_alike(place.name, name))
            return true;
    }
    return looks_like_a_bot(name);
}

auto RequestJudge::operator()(const from_client::Stand& stand) const -> RequestOutcome {
    if (!seat_) return refusal(code::not_seated);
    if (is_held()) return refusal(code::held);
    Step stood = empty_seat(stand.id, *seat_, Departure::left);
    stood.asker->ok.you = viewer_text(Viewer::everybody());
    return stood;
}

auto RequestJudge::operator()(const from_client::Leave& leave) const -> RequestOutcome {
    const bool gives_up_seat = seat_ && !is_held();
    Step left = gives_up_seat ? empty_seat(leave.id, *seat_, Departure::left) : step(leave.id);
    left.disconnects.push_back({id_, protocol::Close::normal});
    return left;
}

/// A person whose seat is emptied during a match leaves the match, and a bot plays on.
Step RequestJudge::empty_seat(const RequestId& id, Seat seat, Departure why) const {
    const SeatState& place = room_.state.seats[seat];
    if (!place.is_person()) return step(id, store::SeatLeft{seat});
    Step emptied = step(id);
    add_leave(emptied, room_.state, seat);
    emptied.records.emplace_back(store::SeatLeft{seat, place.name, why});
    return emptied;
}

// Before a match:

auto RequestJudge::operator()(const from_client::Ready& ready) const -> RequestOutcome {
    if (!seat_) return refusal(code::not_seated);
    if (room_.state.phase != Phase::seating) return refusal(code::not_seating);
    return wish(ready.id, ReadyChanged{*seat_, ready.ready.value_or(true)});
}

auto RequestJudge::operator()(const from_client::Start& start) const -> RequestOutcome {
    if (!is_host()) return refusal(code::not_host);
    if (room_.state.phase != Phase::seating) return refusal(code::not_seating);
    Seats seats = room_.state.seats;
    seats[*seat_].ready = true;  // a host who starts the match is ready
    if (!seats.all_ready()) return refusal(code::not_ready);
    Step started = step(start.id);
    begin_match(started, room_.state);
    return started;
}

auto RequestJudge::operator()(const from_client::Rematch& rematch) const -> RequestOutcome {
    if (!seat_) return refusal(code::not_seated);
    if (room_.state.phase != Phase::ended) return refusal(code::not_ended);
    const SeatState& place = room_.state.seats[*seat_];
    if (place.ready && place.word == rematch.word) return step(rematch.id);
    return step(rematch.id, store::WantsRematch{*seat_, rematch.word});
}

Step rematch(const RoomState& room) {
    Step step;
    begin_match(step, room);
    return step;
}

// Shared checks:

Step RequestJudge::step(const RequestId& id, std::optional<store::Record> record) const {
    Step step;
    step.asker = Asker{id_, client_.identity.player, {}};
    step.asker->ok.id = id;
    if (record) step.records.push_back(*std::move(record));
    return step;
}

Step RequestJudge::wish(const RequestId& id, Intention intention) const {
    Step wished = step(id);
    wished.intention = std::move(intention);
    return wished;
}

/// Whether the room takes words for the seed of the next match now.
bool RequestJudge::words_count() const {
    return room_.state.phase == Phase::seating || room_.state.phase == Phase::ended;
}

bool RequestJudge::is_held() const { return room_.state.phase == Phase::held; }

void RequestJudge::say_goodbye(Step& step, PlayerId player, protocol::Close why) const {
    for (const ClientId client : room_.clients.others_of(player, 0))
        step.disconnects.push_back({client, why});
}

bool RequestJudge::is_host() const { return seat_ && room_.host_seat(now_) == seat_; }

}  // namespace reami::room
