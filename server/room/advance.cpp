// How a room moves on: by steps that are stored, and by connections that come and go. Nowhere else does it
// change.
#include <utility>

#include "server/room/audience.hpp"
#include "server/room/room.hpp"

namespace reami::room {

namespace {

bool differs_only_in_watchers(const from_server::Room& room, from_server::Room other) {
    other.watching = room.watching;
    other.watchers = room.watchers;
    return room == other;
}

template <class Record>
const Record* find(const std::vector<store::Record>& records) {
    for (const store::Record& record : records)
        if (const auto* found = std::get_if<Record>(&record)) return found;
    return nullptr;
}

}  // namespace

Post Room::advance(Step step, Moment now) {
    const bool seats_change = find<store::Seated>(step.records) || find<store::Left>(step.records);
    const auto viewers_before = seats_change ? viewers() : Viewers();
    std::optional<protocol::Match> match_before;
    if (step.match) match_before = std::exchange(match_, std::move(step.match));
    keep_presence(step.table);
    table_ = std::move(step.table);
    for (const store::Record& record : step.records) take_in(record, now);
    refresh_presence(now.steady);
    close_others(step);

    Audience audience = this->audience();
    const auto* moved = find<store::Moved>(step.records);
    if (step.asker && !moved) acknowledge(*step.asker, now.steady, audience);
    if (seats_change) tell_new_viewers(viewers_before, audience);
    if (find<store::Started>(step.records)) audience.states();
    if (moved) audience.patches({*match_before, moved->seat, moved->id});
    if (find<store::Ended>(step.records) || find<store::Abandoned>(step.records)) audience.reveal();
    const bool looks_the_same = moved && step.records.size() == 1;  // most steps are: it need not be compared
    if (!looks_the_same) show_room(now.steady, audience);
    return {audience.take(), std::move(step.goodbyes)};
}

void Room::take_in(const store::Record& record, Moment now) {
    if (const auto* made = std::get_if<store::PlayerMade>(&record)) guests_.mark_stored(made->player);
    people_.fold(record);
    if (const auto* moved = std::get_if<store::Moved>(&record)) played_.add(moved->seat, moved->id, moved->v);
    if (std::holds_alternative<store::Started>(record)) played_.clear();
    if (begins_or_moves(record)) moved_at_ = now.steady;
    const bool ends =
        std::holds_alternative<store::Ended>(record) || std::holds_alternative<store::Abandoned>(record);
    if (ends) empty_since_ = now.steady;  // from now on the room may close
}

/// People have come and gone while the step was stored.
void Room::keep_presence(Table& after) const {
    for (const Seat seat : table_.seats.all()) {
        const Place& now = table_.seats[seat];
        Place& then = after.seats[seat];
        if (!now.is_person() || !then.is_person() || now.player != then.player) continue;
        then.here = now.here;
        then.away_since = now.away_since;
    }
}

/// Who takes a seat plays there on one connection, that on which it was taken.
void Room::close_others(Step& step) const {
    const auto* seated = find<store::Seated>(step.records);
    if (!seated || !seated->player || !seated->bot.empty()) return;
    for (const GuestId other : guests_.others_of(*seated->player, step.asker ? step.asker->guest : 0))
        step.goodbyes.push_back({other, protocol::Close::opened_elsewhere});
}

void Room::tell_new_viewers(const Viewers& before, Audience& audience) const {
    for (const auto& [guest, viewer] : viewers())
        if (before.at(guest) != viewer) {
            audience.here(guest);
            audience.state(guest);
        }
}

void Room::acknowledge(const Asker& asker, Millis now, Audience& audience) {
    remembered_.add({asker.player, asker.ok.id}, asker.ok, now, terms_.remembered_for);
    if (guests_.find(asker.guest)) audience.send(asker.guest, encoded(asker.ok));
}

Post Room::come(const Came& came, Moment now) {
    const PlayerId player = came.visitor.identity.player;
    const bool may_enter = table_.host == player || people_.may_enter(player, came.visitor.address);
    if (!may_enter) return {{}, {{came.guest, protocol::Close::banned}}};
    guests_.add(came, people_.meet(player, came.visitor.address));
    refresh_presence(now.steady);
    Post post;
    if (table_.seats.seat_of(player))
        for (const GuestId other : guests_.others_of(player, came.guest))
            post.goodbyes.push_back({other, protocol::Close::opened_elsewhere});

    Audience audience = this->audience();
    audience.here(came.guest);
    guests_.forget_new_token(came.guest);
    if (!show_room(now.steady, audience))
        audience.send(came.guest, encoded(message(now.steady)), net::Delivery::room);
    const bool up_to_date = came.have && match_ && came.have->match == table_.match && came.have->v == v();
    if (!up_to_date) audience.state(came.guest);
    if (table_.phase == Phase::ended) audience.reveal(came.guest);
    if (!chat_.is_empty()) audience.send(came.guest, encoded(chat_.before(chat_.next_number())));
    post.mail = audience.take();
    return post;
}

Post Room::go(GuestId guest, Moment now) {
    if (const Guest* gone = guests_.find(guest)) {
        const PlayerId player = gone->identity.player;
        guests_.remove(guest);
        if (!guests_.has(player)) people_.gone(player);
        if (guests_.empty()) empty_since_ = now.steady;
    }
    return tick({stalled_}, now);
}

Post Room::tick(const Tick& tick, Moment now) {
    stalled_ = tick.stalled;
    refresh_presence(now.steady);
    Audience audience = this->audience();
    show_room(now.steady, audience);
    return {audience.take(), {}};
}

void Room::wake(Moment now, Millis quiet_since) {
    empty_since_ = now.steady_at(quiet_since);
    moved_at_ = now.steady_at(moved_wall_);
    for (const Seat seat : table_.seats.all()) table_.seats[seat].away_since = now.steady;
}

void Room::refresh_presence(Millis now) {
    for (const Seat seat : table_.seats.all()) {
        Place& place = table_.seats[seat];
        const bool was_here = place.here;
        place.here = place.is_person() && guests_.has(*place.player);
        if (was_here && !place.here) place.away_since = now;
    }
}

Room::Viewers Room::viewers() const {
    Viewers viewers;
    for (const auto& [id, guest] : guests_.all()) viewers.emplace(id, viewer_of(guest, table_.seats, match_));
    return viewers;
}

Audience Room::audience() const { return Audience({guests_, table_, match_}); }

bool Room::show_room(Millis now, Audience& audience) {
    from_server::Room room = message(now);
    const bool same_watchers = room.watching == shown_.watching && room.watchers == shown_.watchers;
    watchers_changed_ = !same_watchers && now < watchers_shown_ + watchers_shown_every &&
                        differs_only_in_watchers(room, shown_);
    if (watchers_changed_ || room == shown_) return false;
    if (!same_watchers) watchers_shown_ = now;
    audience.send_all(encoded(room), net::Delivery::room);
    shown_ = std::move(room);
    return true;
}

}  // namespace reami::room
