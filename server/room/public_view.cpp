#include "server/room/public_view.hpp"

#include <algorithm>
#include <utility>

#include "server/room/judge/absence.hpp"
#include "server/room/judge/offer_terms.hpp"

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

bool differs_only_in_watchers(const from_server::Room& room, from_server::Room other) {
    other.watching = room.watching;
    other.watchers = room.watchers;
    return room == other;
}

/// Adds the people and bots in the seats, and the people who left seats.
void fill_seats(const Snapshot& seen, Millis now, from_server::Room& room) {
    std::map<Seat, from_server::Departed> departed;
    const SeatSet left = seen.state.phase == Phase::playing ? seen.state.position->left() : SeatSet();
    for (const Seat seat : seen.state.seats.all()) {
        const SeatState& place = seen.state.seats[seat];
        auto& occupant = room.seats[seat] = place.occupant(seen.state.phase, seen.presence.of(seat));
        if (place.departed) departed[seat] = *place.departed;
        if (occupant && left.contains(seat)) occupant->left = true;
        if (!place.player) continue;
        occupant->who = seen.state.people.number_of(*place.player);
        occupant->absent = vote_about(seen, seat, now);
        if (is_asked_if_there(seen, seat)) occupant->idle = true;
    }
    if (!departed.empty()) room.departed = std::move(departed);
}

/// Adds the open offer and the pause.
void fill_agreements(const RoomState& state, from_server::Room& room) {
    if (state.offer) {
        const store::OfferMade& made = state.offer->made;
        const SeatSet asked = asked_seats(state, made.seat, made.what), yes = state.offer->yes;
        room.offer = from_server::OpenOffer{
            made.seat, made.what, {asked.begin(), asked.end()}, {yes.begin(), yes.end()}, {}};
        if (made.pause_for > 0) room.offer->lasts = static_cast<int>(made.pause_for / 1'000);
    }
    if (!state.pause) return;
    auto& pause = room.pause.emplace();
    if (!state.pause->began.until_all_are_back) pause.until = state.pause->at + state.pause->began.lasts;
}

/// Sends the view; the host's message also says which seats share an address.
void send_view(const Snapshot& seen, const from_server::Room& room, const std::vector<ClientId>& to,
               Broadcast& broadcast) {
    const SharedMessage to_all = shared(room);
    SharedMessage to_host = to_all;
    if (auto seats = seats_of_one_address(seen.state); !seats.empty()) {
        from_server::Room with_seats = room;
        with_seats.same_address = std::move(seats);
        to_host = shared(with_seats);
    }
    for (const ClientId client : to) {
        const auto seat = seen.state.seats.seat_of(seen.clients.find(client)->identity.player);
        broadcast.send(client, seat && room.host == viewer_text(*seat) ? to_host : to_all);
    }
}

}  // namespace

from_server::Room public_view(const Snapshot& seen, Millis now) {
    from_server::Room room;
    room.code = seen.state.code;
    room.game = seen.state.game;
    room.options.text = seen.state.options;
    room.phase = seen.state.phase;
    room.listed = seen.state.listed;
    const bool runs = seen.state.phase == Phase::playing || seen.state.phase == Phase::held;
    room.time = runs ? seen.state.clocks.control() : seen.state.time;
    const bool waits_for_first = seen.state.match == 0;
    room.match = waits_for_first ? 1 : seen.state.match;
    room.commit = seen.state.commitment();
    room.watching = seen.clients.watching(seen.state.seats);
    room.watchers = seen.clients.watchers(seen.state.seats, most_watchers);
    if (auto silenced = seen.state.people.silenced(); !silenced.empty()) room.silenced = std::move(silenced);
    if (seen.state.watchers_silenced) room.watchers_silenced = true;
    if (seen.state.fast_bots) room.fast_bots = true;
    if (seen.state.kept) room.kept = true;
    room.date = seen.state.date;
    if (seen.state.set_up) room.prepared = true;
    if (const auto host = seen.host_seat(now)) room.host = viewer_text(*host);
    if (const auto to = seen.host_offered_to(now)) room.host_offer = viewer_text(*to);
    if (seen.stalled) room.stalled = true;
    if (seen.state.phase == Phase::playing) fill_agreements(seen.state, room);
    room.no_result = seen.state.no_result;
    fill_seats(seen, now, room);
    return room;
}

std::optional<protocol::plain::RunningMatch> running_match(const RoomState& state,
                                                           std::optional<PlayerId> asker) {
    if (state.phase != Phase::playing || !state.position) return std::nullopt;
    const SeatSet to_act = state.position->to_act();
    const auto you = asker ? state.seats.seat_of(*asker) : std::nullopt;
    return protocol::plain::RunningMatch{state.code, {to_act.begin(), to_act.end()}, state.moved_at, you};
}

bool ShownView::show(const Snapshot& seen, Millis now, Broadcast& broadcast) {
    from_server::Room room = public_view(seen, now);
    const bool same_watchers = room.watching == shown_->watching && room.watchers == shown_->watchers;
    watchers_changed_ =
        !same_watchers && now < watchers_shown_ + watchers_every && differs_only_in_watchers(room, *shown_);
    if (watchers_changed_ || room == *shown_) return false;
    if (!same_watchers) watchers_shown_ = now;
    std::vector<ClientId> all;
    for (const auto& [id, client] : seen.clients.all()) all.push_back(id);
    send_view(seen, room, all, broadcast);
    shown_ = std::make_shared<const from_server::Room>(std::move(room));
    return true;
}

void ShownView::show_to(ClientId client, const Snapshot& seen, Millis now, Broadcast& broadcast) {
    if (!show(seen, now, broadcast)) send_view(seen, public_view(seen, now), {client}, broadcast);
}

bool ShownView::has_other_absences(const Snapshot& seen, Millis now) const {
    return std::ranges::any_of(seen.state.seats.all(), [&](Seat seat) {
        const auto shown = shown_->seats.find(seat);
        const bool is_shown = shown != shown_->seats.end() && shown->second;
        if (!is_shown) return false;
        return vote_about(seen, seat, now) != shown->second->absent ||
               is_asked_if_there(seen, seat) != shown->second->idle.has_value();
    });
}

std::optional<Millis> ShownView::due() const {
    return watchers_changed_ ? std::optional(watchers_shown_ + watchers_every) : std::nullopt;
}

}  // namespace reami::room
