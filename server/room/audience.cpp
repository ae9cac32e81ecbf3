#include "server/room/audience.hpp"

#include "protocol/game_kind.hpp"
#include "protocol/json/hash.hpp"

namespace reami::room {

namespace {

constexpr int patches_a_hash = 16;

std::vector<Seat> listed(SeatSet seats) { return {seats.begin(), seats.end()}; }

/// What a seat that is asked needs to decide. Nothing for others.
template <class Message>
void put_ask(Message& message, const protocol::Match& match, Viewer viewer) {
    if (!viewer.is_seat() || !match.to_act().contains(viewer.seat())) return;
    message.ask = match.ask(viewer.seat());
    message.legal = match.legal_moves(viewer.seat());
}

bool is_asked_anew(const protocol::Match& before, const protocol::Match& after, Viewer viewer) {
    if (!viewer.is_seat()) return false;
    const Seat seat = viewer.seat();
    return !before.to_act().contains(seat) || before.ask(seat) != after.ask(seat);
}

net::Text state_text(const protocol::Match& match, const Table& table, Viewer viewer) {
    from_server::State state;
    state.match = table.match;
    state.v = match.v();
    state.view.text = match.view(viewer);
    state.h = json::hash_text(json::view_hash(state.view.text));
    state.to_act = listed(match.to_act());
    state.catalog = protocol::find_game(table.game)->catalog_hash;
    state.result = match.result();
    if (match.v() == 0) state.events = json::RawJson{match.events(viewer)};
    put_ask(state, match, viewer);
    return encoded(state);
}

}  // namespace

void Audience::here(GuestId guest) {
    from_server::Here here;
    here.you = viewer_text(viewer(guest));
    here.match = now_.table.match;
    here.v = now_.match ? now_.match->v() : 0;
    here.who = now_.guests.find(guest)->who;
    here.token = now_.guests.find(guest)->identity.new_token;
    send(guest, encoded(here));
}

void Audience::state(GuestId guest) {
    if (!now_.match) return;
    net::Text& text = states_[static_cast<std::size_t>(viewer(guest).slot())];
    if (!text) text = state_text(*now_.match, now_.table, viewer(guest));
    send(guest, text, net::Delivery::state);
}

void Audience::states() {
    for (const auto& [id, guest] : now_.guests.all()) state(id);
}

void Audience::patches(const Played& played) {
    Texts texts;
    for (const auto& [id, guest] : now_.guests.all()) {
        const Viewer viewer = viewer_of(guest, now_.table.seats, now_.match);
        net::Text& text = texts[static_cast<std::size_t>(viewer.slot())];
        if (!text) text = patch_text(played, viewer);
        send(id, text, net::Delivery::patch);
    }
}

net::Text Audience::patch_text(const Played& played, Viewer viewer) const {
    const protocol::Match& after = *now_.match;
    from_server::Patch patch;
    patch.match = now_.table.match;
    patch.v = after.v();
    if (viewer.is(played.mover)) patch.id = played.id;
    patch.ops.text = after.patch_from(played.before, viewer);
    patch.events.text = after.events(viewer);
    patch.to_act = listed(after.to_act());
    if (is_asked_anew(played.before, after, viewer)) put_ask(patch, after, viewer);
    if (patch.v % patches_a_hash == 0) patch.h = json::hash_text(json::view_hash(after.view(viewer)));
    patch.result = after.result();
    return encoded(patch);
}

void Audience::reveal(GuestId guest) { send(guest, reveal_text()); }

void Audience::reveal() { send_all(reveal_text()); }

net::Text Audience::reveal_text() const {
    const store::Started& started = *now_.table.started;
    return encoded(
        from_server::Reveal{started.match, to_hex(started.secret), started.words, to_hex(started.seed)});
}

void Audience::send(GuestId guest, net::Text text, net::Delivery delivery) {
    mail_.push_back({guest, std::move(text), delivery});
}

void Audience::send_all(const net::Text& text, net::Delivery delivery) {
    for (const auto& [id, guest] : now_.guests.all()) send(id, text, delivery);
}

}  // namespace reami::room
