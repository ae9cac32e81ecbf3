#include "server/room/broadcast.hpp"

#include <algorithm>

#include "protocol/json/hash.hpp"
#include "protocol/match/game_info.hpp"
#include "server/room/judge/move_judge.hpp"
#include "server/room/judge/offer_terms.hpp"

namespace reami::room {

namespace {

constexpr int moves_a_hash = 16;

std::vector<Seat> listed(SeatSet seats) { return {seats.begin(), seats.end()}; }

bool is_asked(const protocol::Match& match, Viewer viewer) {
    return viewer.is_seat() && match.to_act().contains(viewer.seat());
}

bool is_asked_anew(const protocol::Match& before, const protocol::Match& after, Viewer viewer) {
    if (!is_asked(after, viewer)) return false;
    const Seat seat = viewer.seat();
    return !before.to_act().contains(seat) || before.ask(seat) != after.ask(seat);
}

/// Adds how the viewer can take a visit back: alone, under the number `undo`, or if the seats in `undo_asks`
/// agree. Otherwise, both are absent.
void put_undo(auto& message, const RoomState& room, Viewer viewer) {
    message.undo.reset();
    message.undo_asks.reset();
    if (!viewer.is_seat()) return;
    const Seat seat = viewer.seat();
    const auto no = no_undo(room, seat);
    if (!no) {
        message.undo = room.position->ask(seat);
    } else if (no->code == code::undo_late) {
        SeatSet asked = asked_seats(room, seat, protocol::OfferKind::undo);
        asked.erase(seat);
        message.undo_asks = listed(asked);
    }
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
    if (match.v() == 0) state.events = json::RawJson{match.start_events(viewer)};
    if (is_asked(match, viewer)) {
        state.ask = match.ask(viewer.seat());
        state.legal = match.legal_json(viewer.seat());
    }
    put_undo(state, room, viewer);
    return shared(state);
}

}  // namespace

void Broadcast::here(ClientId client) {
    from_server::Here here;
    here.you = viewer_text(now_.viewer(client));
    here.match = now_.state.match;
    here.v = now_.state.v();
    here.who = now_.clients.find(client)->who;
    here.epoch = now_.epoch;
    here.token = now_.clients.find(client)->identity.new_token;
    send(client, shared(here));
}

void Broadcast::state(ClientId client) {
    if (!now_.state.position) return;
    const Viewer viewer = now_.viewer(client);
    auto& message = states_[static_cast<std::size_t>(viewer.slot())];
    if (!message) message = state_message(now_.state, viewer);
    send(client, *message);
}

void Broadcast::states() {
    for (const auto& [id, client] : now_.clients.all()) state(id);
}

void Broadcast::patches(const Played& played, const std::vector<ClientId>& except) {
    MessagePerViewer messages;
    const bool is_same_for_all = now_.state.position->shows_all();
    std::optional<from_server::Patch> patch;
    for (const auto& [id, client] : now_.clients.all()) {
        if (std::ranges::find(except, id) != except.end()) continue;
        const Viewer viewer = now_.viewer(id);
        auto& message = messages[static_cast<std::size_t>(viewer.slot())];
        if (!message) {
            if (!patch || !is_same_for_all) patch = patch_seen_by(viewer, played);
            put_own_members(*patch, viewer, played);
            message = shared(*patch);
            message->answers = patch->id.has_value();
        }
        send(id, *message);
    }
}

from_server::Patch Broadcast::patch_seen_by(Viewer viewer, const Played& played) const {
    const protocol::Match& after = *now_.state.position;
    from_server::Patch patch;
    patch.v = after.v();
    const int v_before = played.moves.before().v().value(), moves = after.v().value() - v_before;
    if (moves > 1) patch.n = moves;
    patch.change.text = played.moves.patch(viewer);
    patch.events.text = played.moves.events(viewer);
    if (after.v().value() / moves_a_hash != v_before / moves_a_hash)
        patch.h = json::hash_text(json::view_hash(after.view(viewer)));
    if (after.to_act() != played.moves.before().to_act()) patch.to_act = listed(after.to_act());
    patch.result = after.result();
    return patch;
}

/// Adds the members that only the viewer gets.
void Broadcast::put_own_members(from_server::Patch& patch, Viewer viewer, const Played& played) const {
    const protocol::Match& after = *now_.state.position;
    patch.id.reset();
    if (viewer.is(played.mover) && played.id != nullptr) patch.id = *played.id;
    patch.ask.reset();
    patch.legal.reset();
    put_undo(patch, now_.state, viewer);
    if (!is_asked_anew(played.moves.before(), after, viewer)) return;
    patch.ask = after.ask(viewer.seat());
    patch.legal = after.legal_json(viewer.seat());
}

void Broadcast::reveal(ClientId client) {
    if (has_seed()) send(client, reveal_message());
}

void Broadcast::reveal() {
    if (has_seed()) send_all(reveal_message());
}

bool Broadcast::has_seed() const { return !now_.state.started->set_up; }

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
