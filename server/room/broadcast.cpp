#include "server/room/broadcast.hpp"

#include "protocol/json/hash.hpp"
#include "protocol/match/game_info.hpp"

namespace reami::room {

namespace {

constexpr int moves_a_hash = 16;

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

SharedMessage state_message(const RoomState& room, Viewer viewer) {
    const protocol::Match& match = *room.position;
    from_server::State state;
    state.match = room.match;
    state.v = match.v();
    state.view.text = match.view(viewer);
    state.h = json::hash_text(json::view_hash(state.view.text));
    state.to_act = listed(match.to_act());
    state.catalog = protocol::find_game(room.game)->catalog_hash;
    state.result = match.result();
    if (match.v() == 0) state.events = json::RawJson{match.events(viewer)};
    put_ask(state, match, viewer);
    return shared(std::move(state));
}

}  // namespace

void Broadcast::here(ClientId client) {
    from_server::Here here;
    here.you = viewer_text(now_.viewer(client));
    here.match = now_.state.match;
    here.v = now_.state.v();
    here.who = now_.clients.find(client)->who;
    here.token = now_.clients.find(client)->identity.new_token;
    send(client, shared(here));
}

void Broadcast::state(ClientId client) {
    if (!now_.state.position) return;
    const Viewer viewer = now_.viewer(client);
    SharedMessage& message = states_[static_cast<std::size_t>(viewer.slot())];
    if (!message) message = state_message(now_.state, viewer);
    send(client, message);
}

void Broadcast::states() {
    for (const auto& [id, client] : now_.clients.all()) state(id);
}

void Broadcast::patches(const Played& played) {
    MessagePerViewer messages;
    std::array<std::optional<Seen>, Viewer::slots> changes;
    const bool once_for_all = now_.state.position->shows_all();
    for (const auto& [id, client] : now_.clients.all()) {
        const Viewer viewer = now_.viewer(id);
        const auto slot = static_cast<std::size_t>(viewer.slot());
        auto& change = changes[once_for_all ? 0 : slot];
        if (!change) change = seen(played, viewer);
        if (!messages[slot]) messages[slot] = patch_message(played, viewer, *change);
        send(id, messages[slot]);
    }
}

auto Broadcast::seen(const Played& played, Viewer viewer) const -> Seen {
    const protocol::Match& after = *now_.state.position;
    Seen seen{after.patch_from(played.before, viewer), after.events(viewer), {}};
    if (after.v().value() / moves_a_hash != played.before.v().value() / moves_a_hash)
        seen.h = json::hash_text(json::view_hash(after.view(viewer)));
    return seen;
}

SharedMessage Broadcast::patch_message(const Played& played, Viewer viewer, const Seen& seen) const {
    const protocol::Match& after = *now_.state.position;
    from_server::Patch patch;
    patch.v = after.v();
    const int v_before = played.before.v().value(), moves = after.v().value() - v_before;
    if (moves > 1) patch.n = moves;
    if (viewer.is(played.mover)) patch.id = played.id;
    patch.change.text = seen.change;
    patch.events.text = seen.events;
    patch.h = seen.h;
    if (after.to_act() != played.before.to_act()) patch.to_act = listed(after.to_act());
    if (is_asked_anew(played.before, after, viewer)) put_ask(patch, after, viewer);
    patch.result = after.result();
    return shared(std::move(patch));
}

void Broadcast::reveal(ClientId client) { send(client, reveal_message()); }

void Broadcast::reveal() { send_all(reveal_message()); }

SharedMessage Broadcast::reveal_message() const {
    const store::MatchStarted& started = *now_.state.started;
    return shared(
        from_server::Reveal{started.match, to_hex(started.secret), started.words, to_hex(started.seed)});
}

void Broadcast::send(ClientId client, SharedMessage message) {
    messages_.push_back({client, std::move(message)});
}

void Broadcast::send_all(const SharedMessage& message) {
    for (const auto& [id, client] : now_.clients.all()) send(id, message);
}

}  // namespace reami::room
