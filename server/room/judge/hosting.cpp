// Judges the host's requests about seats, people and the room.
#include "protocol/match/game_info.hpp"
#include "protocol/messages/limits.hpp"
#include "server/room/judge/request_judge.hpp"

namespace reami::room {

namespace {

bool is_only_time(const from_client::Configure& configure) {
    return configure.time && !configure.options && !configure.seats && !configure.listed;
}

/// Between two matches, the host may only change the time control.
bool may_change_now(const RoomState& room, const from_client::Configure& configure) {
    return room.phase == Phase::seating || (room.phase == Phase::ended && is_only_time(configure));
}

}  // namespace

auto RequestJudge::operator()(const from_client::SeatBot& seat) const -> RequestOutcome {
    const RoomState& state = room_.state;
    if (auto no = may_not_host()) return *std::move(no);
    if (!state.seats.exists(seat.seat)) return refusal(code::bad_seat);
    if (auto no = protocol::no_bot(*protocol::find_game(state.game), seat.bot)) return *std::move(no);
    if (state.phase == Phase::playing) return refusal(code::by_vote);
    if (state.seats[seat.seat].is_person()) return refusal(code::seat_taken);
    return step(seat.id, state.taken_by_bot(seat.seat, seat.bot));
}

auto RequestJudge::operator()(const from_client::Kick& kick) const -> RequestOutcome {
    if (!is_host()) return refusal(code::not_host);
    if (kick.seat.has_value() == kick.who.has_value())
        return refusal(code::field, protocol::Detail{"seat_or_who"});
    return kick.seat ? kick_from(*kick.seat, kick.id) : kick_person(*kick.who, kick.id);
}

auto RequestJudge::kick_from(Seat seat, const RequestId& id) const -> RequestOutcome {
    const Seats& seats = room_.state.seats;
    if (is_held()) return refusal(code::held);
    if (!seats.exists(seat)) return refusal(code::bad_seat);
    const SeatState& place = seats[seat];
    if (place.is_empty()) return refusal(code::seat_empty);
    if (seat == seat_) return refusal(code::yourself);
    if (room_.state.phase == Phase::playing) return refusal(code::by_vote);
    Step kicked = empty_seat(id, seat, Departure::removed);
    if (place.is_person()) say_goodbye(kicked, *place.player, protocol::Close::removed);
    return kicked;
}

/// The step stores nothing about a spectator, so a removed spectator may come back.
auto RequestJudge::kick_person(int who, const RequestId& id) const -> RequestOutcome {
    const auto person = room_.state.people.find(who);
    if (!person || !person->player) return refusal(code::no_person);
    if (const auto seat = room_.state.seats.seat_of(*person->player)) return kick_from(*seat, id);
    if (!room_.clients.has(*person->player)) return refusal(code::no_person);
    Step kicked = step(id);
    say_goodbye(kicked, *person->player, protocol::Close::removed);
    return kicked;
}

auto RequestJudge::operator()(const from_client::Silence& silence) const -> RequestOutcome {
    if (auto no = may_not_host()) return *std::move(no);
    const bool silent = silence.silent.value_or(true);
    if (!silence.who) return step(silence.id, store::WatchersSilenced{silent});
    auto person = room_.state.people.find(*silence.who);
    if (!person) return refusal(code::no_person);
    if (person->who == client_.who) return refusal(code::yourself);
    person->silenced = silent;
    return step(silence.id, as_stored(*person));
}

auto RequestJudge::operator()(const from_client::Ban& ban) const -> RequestOutcome {
    if (auto no = may_not_host()) return *std::move(no);
    auto person = room_.state.people.find(ban.who);
    if (!person || !person->player) return refusal(code::no_person);
    if (person->who == client_.who) return refusal(code::yourself);
    const PlayerId player = *person->player;
    if (player == room_.state.host) return refusal(code::not_host);  // nobody bans the role's owner
    const auto seat = room_.state.seats.seat_of(player);
    if (plays(player)) return refusal(code::by_vote);
    Step banned = seat ? empty_seat(ban.id, *seat, Departure::banned) : step(ban.id);
    person->banned = true;
    banned.records.emplace_back(as_stored(*person));
    const auto address = room_.state.people.address_of(ban.who);
    if (address && room_.state.part_of(player) == nullptr)  // a player's ban ends with the match
        banned.records.emplace_back(store::AddressBanned{*address});
    say_goodbye(banned, player, protocol::Close::banned);
    return banned;
}

/// The record of the person. `player` is empty unless the store has a token of theirs: without a token, the
/// server can't recognize them after a restart.
store::Person RequestJudge::as_stored(store::Person person) const {
    if (person.player && !room_.state.people.has_stored_player(person.who) &&
        !room_.clients.is_stored(*person.player))
        person.player.reset();
    return person;
}

auto RequestJudge::operator()(const from_client::Pace& pace) const -> RequestOutcome {
    if (auto no = may_not_host()) return *std::move(no);
    return step(pace.id, store::BotsPaced{pace.fast});
}

auto RequestJudge::operator()(const from_client::Keep& keep) const -> RequestOutcome {
    if (auto no = may_not_host()) return *std::move(no);
    return step(keep.id, store::RoomKept{keep.kept});
}

auto RequestJudge::operator()(const from_client::Date& date) const -> RequestOutcome {
    if (auto no = may_not_host()) return *std::move(no);
    if (room_.state.phase == Phase::playing) return refusal(code::not_seating);
    constexpr Millis most_ahead = 86'400'000 * static_cast<Millis>(protocol::most_days_ahead);
    if (date.at && (*date.at <= wall_ || *date.at - wall_ > most_ahead)) return refusal(code::bad_date);
    return step(date.id, store::RoomDated{date.at});
}

/// Offers are not stored: after a restart, the host makes the offer again.
auto RequestJudge::operator()(const from_client::OfferHost& offer) const -> RequestOutcome {
    if (auto no = may_not_host()) return *std::move(no);
    if (!offer.seat) return wish(offer.id, HostOffered());
    if (auto no = no_other_person(*offer.seat)) return *std::move(no);
    const HostOffer made{client_.identity.player, *room_.state.seats[*offer.seat].player};
    return wish(offer.id, HostOffered{made});
}

auto RequestJudge::operator()(const from_client::AcceptHost& answer) const -> RequestOutcome {
    if (!seat_) return refusal(code::not_seated);
    if (is_held()) return refusal(code::held);
    if (room_.host_offered_to(now_) != seat_) return refusal(code::no_offer);
    if (!answer.accept.value_or(true)) return wish(answer.id, HostOffered());
    const bool for_now = room_.state.host_offer->from != room_.state.host;
    return step(answer.id, store::HostChanged{client_.identity.player, for_now});
}

auto RequestJudge::operator()(const from_client::Configure& configure) const -> RequestOutcome {
    const RoomState& state = room_.state;
    if (!is_host()) return refusal(code::not_host);
    if (!may_change_now(state, configure)) return refusal(code::not_seating);
    if (state.set_up) return refusal(code::prepared);
    if (state.for_one && configure.listed.value_or(false)) return refusal(code::invited_only);
    const int seats = configure.seats.value_or(state.seats.count());
    const std::string& wanted = configure.options ? configure.options->text : state.options;
    auto options = protocol::find_game(state.game)->canonical_options(wanted, seats);
    if (!options) return options.error();
    auto time = protocol::canonical(configure.time.value_or(state.time));
    if (!time) return time.error();

    Step changed = step(configure.id);
    for (const Seat seat : state.seats.all()) {
        if (seat.index() < seats) continue;
        if (state.seats[seat].is_person()) return refusal(code::seat_taken);
        if (!state.seats[seat].is_empty()) changed.records.emplace_back(store::SeatLeft{seat});
    }
    changed.records.emplace_back(store::RoomConfigured{
        *options, seats, configure.listed.value_or(state.listed), protocol::time_control_text(*time)});
    return changed;
}

std::optional<protocol::Refusal> RequestJudge::may_not_host() const {
    if (!is_host()) return refusal(code::not_host);
    if (is_held()) return refusal(code::held);
    return std::nullopt;
}

std::optional<protocol::Refusal> RequestJudge::no_other_person(Seat seat) const {
    const Seats& seats = room_.state.seats;
    if (!seats.exists(seat)) return refusal(code::bad_seat);
    if (seats[seat].is_empty()) return refusal(code::seat_empty);
    if (seats[seat].is_bot()) return refusal(code::seat_of_bot);
    if (seat == seat_) return refusal(code::yourself);
    return std::nullopt;
}

bool RequestJudge::plays(PlayerId player) const {
    const RoomState& state = room_.state;
    if (state.phase != Phase::playing) return false;
    const auto kept = state.seats.kept_for(player);
    return state.seats.seat_of(player) || (kept && state.is_played_for_now(*kept));
}

}  // namespace reami::room
