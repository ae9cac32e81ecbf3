#include "server/room/requests.hpp"

#include "protocol/game_kind.hpp"
#include "server/room/look_alike.hpp"
#include "server/room/visible_text.hpp"

namespace reami::room {

namespace {

/// To the step, and to what the room looks like after it.
void add_record(Step& step, store::Record record, const Letter& letter) {
    step.table.fold(record, letter.now.steady);
    step.records.push_back(std::move(record));
}

void begin_match(Step& step, const Letter& letter) {
    const Table& table = step.table;
    store::Started started{.match = table.match + 1,
                           .rules_version = protocol::find_game(table.game)->rules_version,
                           .seats = table.seats.count(),
                           .options = table.options,
                           .secret = table.secret,
                           .words = table.words(),
                           .seed = {}};
    started.seed = fair_seed(started.secret, started.words);
    step.match = std::get<protocol::Match>(
        protocol::Match::start({table.game, started.options, started.seats, started.seed}));
    add_record(step, std::move(started), letter);
    for (const Seat seat : table.seats.persons()) {
        const Place& place = table.seats[seat];
        add_record(step, store::TookPart{table.match, seat, *place.player, place.name, false}, letter);
    }
}

}  // namespace

Requests::Requests(const Room& room, const Letter& letter, GuestId guest)
    : room_(room),
      letter_(letter),
      id_(guest),
      guest_(*room.guests_.find(guest)),
      seat_(room.table_.seats.seat_of(guest_.identity.player)) {}

// Taking a seat and giving it up.

auto Requests::operator()(const from_client::Sit& sit) const -> Outcome {
    const auto seat = wanted_seat(sit);
    if (!seat) return refusal(code::room_full);
    if (seat_ == seat) {
        Step again = step(sit.id);
        again.asker->ok.you = viewer_text(*seat);
        return again;
    }
    if (auto not_free = not_free_to_sit(*seat)) return *std::move(not_free);
    const auto name = visible_text(sit.name, longest_name);
    if (!name) return refusal(code::bad_name);
    if (looks_like_another(*name)) return refusal(code::name_alike);

    Step taken = step(sit.id);
    const Identity& who = guest_.identity;
    if (!who.stored) record(taken, store::PlayerMade{who.player, who.token, who.client});
    if (const auto person = person_who_first_sits()) record(taken, *person);
    record(taken, store::Seated{*seat, who.player, *name, sit.word, {}, ask_to_hide(*seat)});
    if (room_.table_.phase == Phase::playing)
        record(taken, store::TookPart{room_.table_.match, *seat, who.player, *name, false});
    taken.asker->ok.you = viewer_text(*seat);
    return taken;
}

std::optional<store::Person> Requests::person_who_first_sits() const {
    auto person = room_.people_.find(guest_.who);
    if (!person || person->sat) return std::nullopt;
    person->player = guest_.identity.player;
    person->sat = true;
    return person;
}

/// What a seat has chosen in secret is its own until it is resolved, whoever sits there then.
int Requests::ask_to_hide(Seat seat) const {
    const bool has_chosen = room_.table_.phase == Phase::playing && !room_.match_->to_act().contains(seat);
    return has_chosen ? room_.match_->ask(seat) : 0;
}

std::optional<Seat> Requests::wanted_seat(const from_client::Sit& sit) const {
    if (sit.seat) return sit.seat;
    if (seat_) return seat_;
    const Table& table = room_.table_;
    const PlayerId player = guest_.identity.player;
    if (const auto* part = table.part_of(player)) return part->seat;
    const auto kept = table.seats.kept_for(player);
    return kept ? kept : table.seats.first_empty();
}

std::optional<protocol::Refusal> Requests::not_free_to_sit(Seat seat) const {
    const Table& table = room_.table_;
    if (is_held()) return refusal(code::held);
    if (!table.seats.exists(seat)) return refusal(code::bad_seat);
    if (seat_) return refusal(code::sits_already);
    if (const auto* part = table.part_of(guest_.identity.player)) {
        if (part->voted_out) return refusal(code::voted_out);
        if (part->seat != seat) return refusal(code::other_seat);
    }
    const Place& place = table.seats[seat];
    const bool takes_back = place.is_bot() && place.player == guest_.identity.player;
    if (place.is_empty() || takes_back) return std::nullopt;
    return refusal(code::seat_taken);
}

bool Requests::looks_like_another(const std::string& name) const {
    const Seats& seats = room_.table_.seats;
    for (const Seat seat : seats.all()) {
        const Place& place = seats[seat];
        if (place.player && place.player != guest_.identity.player && look_alike(place.name, name))
            return true;
    }
    return looks_like_a_bot(name);
}

auto Requests::operator()(const from_client::Stand& stand) const -> Outcome {
    if (!seat_) return refusal(code::not_seated);
    if (is_held()) return refusal(code::held);
    Step stood = empty_seat(stand.id, *seat_);
    stood.asker->ok.you = viewer_text(Viewer::everybody());
    return stood;
}

auto Requests::operator()(const from_client::Leave& leave) const -> Outcome {
    const bool gives_up_seat = seat_ && !is_held();
    Step left = gives_up_seat ? empty_seat(leave.id, *seat_) : step(leave.id);
    left.goodbyes.push_back({id_, protocol::Close::normal});
    return left;
}

Step Requests::empty_seat(const std::string& id, Seat seat) const {
    Step emptied = step(id);
    record(emptied, store::Left{seat});
    return emptied;
}

// Towards a match.

auto Requests::operator()(const from_client::Ready& ready) const -> Outcome {
    if (!seat_) return refusal(code::not_seated);
    if (room_.table_.phase != Phase::seating) return refusal(code::not_seating);
    Step changed = step(ready.id);
    changed.table.seats[*seat_].ready = ready.ready.value_or(true);
    return changed;
}

auto Requests::operator()(const from_client::Start& start) const -> Outcome {
    if (!is_host()) return refusal(code::not_host);
    if (room_.table_.phase != Phase::seating) return refusal(code::not_seating);
    Step started = step(start.id);
    started.table.seats[*seat_].ready = true;  // who starts is ready
    if (!started.table.seats.all_ready()) return refusal(code::not_ready);
    begin_match(started, letter_);
    return started;
}

auto Requests::operator()(const from_client::Rematch& rematch) const -> Outcome {
    if (!seat_) return refusal(code::not_seated);
    if (room_.table_.phase != Phase::ended) return refusal(code::not_ended);
    if (room_.table_.seats[*seat_].ready) return step(rematch.id);
    Step wanted = step(rematch.id);
    record(wanted, store::WantsRematch{*seat_, rematch.word});
    return wanted;
}

Step Requests::rematch(const Room& room, const Letter& letter) {
    Step step;
    step.table = room.table_;
    begin_match(step, letter);
    return step;
}

// What they share.

Step Requests::step(const std::string& id) const {
    Step step;
    step.table = room_.table_;
    step.asker = Asker{id_, guest_.identity.player, {}};
    step.asker->ok.id = id;
    return step;
}

void Requests::record(Step& step, store::Record record) const {
    add_record(step, std::move(record), letter_);
}

bool Requests::is_held() const { return room_.table_.phase == Phase::held; }

void Requests::say_goodbye(Step& step, PlayerId player, protocol::Close why) const {
    for (const GuestId guest : room_.guests_.others_of(player, 0)) step.goodbyes.push_back({guest, why});
}

bool Requests::is_host() const {
    return seat_ && room_.table_.host_seat(letter_.now.steady, room_.terms_.away_after) == seat_;
}

}  // namespace reami::room
