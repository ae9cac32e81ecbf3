#include "server/room/requests.hpp"

#include "protocol/game_kind.hpp"
#include "server/room/look_alike.hpp"
#include "server/room/visible_text.hpp"

namespace reami::room {

namespace {

protocol::Refusal refusal(std::string_view code) { return {std::string(code), {}}; }

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
    if (!who.stored) record(taken, store::PlayerMade{who.player, who.token});
    record(taken, store::Seated{*seat, who.player, *name, sit.word, {}});
    taken.asker->ok.you = viewer_text(*seat);
    return taken;
}

std::optional<Seat> Requests::wanted_seat(const from_client::Sit& sit) const {
    if (sit.seat) return sit.seat;
    if (seat_) return seat_;
    const Seats& seats = room_.table_.seats;
    const auto kept = seats.kept_for(guest_.identity.player);
    return kept ? kept : seats.first_empty();
}

std::optional<protocol::Refusal> Requests::not_free_to_sit(Seat seat) const {
    const Table& table = room_.table_;
    if (is_held()) return refusal(code::held);
    if (!table.seats.exists(seat)) return refusal(code::bad_seat);
    if (seat_) return refusal(code::sits_already);
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
    begin_match(started);
    return started;
}

auto Requests::operator()(const from_client::Rematch& rematch) const -> Outcome {
    if (!seat_) return refusal(code::not_seated);
    if (room_.table_.phase != Phase::ended) return refusal(code::not_ended);
    Step wanted = step(rematch.id);
    wanted.table.seats[*seat_].word = rematch.word;
    wanted.table.seats[*seat_].ready = true;
    if (wanted.table.seats.all_ready()) begin_match(wanted);
    return wanted;
}

void Requests::begin_match(Step& step) const {
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
    record(step, std::move(started));
}

// The host's.

auto Requests::operator()(const from_client::SeatBot& seat) const -> Outcome {
    const Table& table = room_.table_;
    if (!is_host()) return refusal(code::not_host);
    if (is_held()) return refusal(code::held);
    if (!table.seats.exists(seat.seat)) return refusal(code::bad_seat);
    if (!protocol::is_bot_kind(seat.bot)) return refusal(code::bad_bot);
    const Place& place = table.seats[seat.seat];
    store::Seated bot{seat.seat, {}, {}, {}, seat.bot};
    if (place.is_person()) {
        if (table.phase != Phase::playing) return refusal(code::seat_taken);
        if (!place.is_long_away(letter_.now.steady, room_.terms_.away_after))
            return refusal(code::still_here);
        bot.player = place.player;  // who may take the seat back
        bot.name = place.name;
    }
    Step seated = step(seat.id);
    record(seated, std::move(bot));
    return seated;
}

auto Requests::operator()(const from_client::Kick& kick) const -> Outcome {
    const Table& table = room_.table_;
    if (!is_host()) return refusal(code::not_host);
    if (is_held()) return refusal(code::held);
    if (!kick.seat || !table.seats.exists(*kick.seat)) return refusal(code::bad_seat);
    const Place& place = table.seats[*kick.seat];
    if (place.is_empty()) return refusal(code::seat_empty);
    Step kicked = empty_seat(kick.id, *kick.seat);
    if (place.is_person())
        for (const GuestId guest : room_.guests_.others_of(*place.player, 0))
            if (guest != id_) kicked.goodbyes.push_back({guest, protocol::Close::removed});
    return kicked;
}

auto Requests::operator()(const from_client::Configure& configure) const -> Outcome {
    const Table& table = room_.table_;
    if (!is_host()) return refusal(code::not_host);
    if (table.phase != Phase::seating) return refusal(code::not_seating);
    const int seats = configure.seats.value_or(table.seats.count());
    const std::string& wanted = configure.options ? configure.options->text : table.options;
    auto options = protocol::find_game(table.game)->canonical_options(wanted, seats);
    if (auto* wrong = std::get_if<protocol::Refusal>(&options)) return std::move(*wrong);

    Step changed = step(configure.id);
    for (const Seat seat : table.seats.all()) {
        if (seat.index() < seats) continue;
        if (table.seats[seat].is_person()) return refusal(code::seat_taken);
        if (!table.seats[seat].is_empty()) record(changed, store::Left{seat});
    }
    record(changed,
           store::Configured{std::get<std::string>(options), seats, configure.listed.value_or(table.listed)});
    return changed;
}

auto Requests::operator()(const from_client::Chat& chat) const -> Outcome {
    auto text = visible_text(chat.text, longest_chat);
    if (!text) return refusal(code::bad_chat);
    Step said = step(chat.id);
    const std::string name = seat_ ? room_.table_.seats[*seat_].name : std::string();
    record(said, store::Said{room_.chat_.next_number(), seat_, name, *std::move(text)});
    return said;
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
    step.table.fold(record, letter_.now.steady);
    step.records.push_back(std::move(record));
}

bool Requests::is_held() const { return room_.table_.phase == Phase::held; }

bool Requests::is_host() const {
    return seat_ && room_.table_.host_seat(letter_.now.steady, room_.terms_.away_after) == seat_;
}

}  // namespace reami::room
