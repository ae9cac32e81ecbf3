// A random turn of Kingdomino, as a client sends it: one list.
#pragma once

#include "engine/core/random.hpp"
#include "server/room/room.hpp"

namespace reami::room {

/// A placement and the following choice, or only the one of them that the seat has to make. Requires that a
/// seat has to act in the room's match.
inline from_client::Move random_turn(const Room& room, const RequestId& id, Random& random) {
    protocol::SharedMatch match = room.state().position;
    const Seat seat = *match->to_act().begin();
    from_client::Move turn{
        id, room.state().match, match->ask(seat), {}, std::vector<protocol::MoveNotation>()};
    bool has_chosen = false;
    do {
        const auto legal = match->legal_moves(seat);
        const std::string& any = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
        turn.moves->emplace_back(any);
        protocol::play(match, seat, any);
        has_chosen = any.starts_with('=');
    } while (!has_chosen && match->may_go_on(seat));
    return turn;
}

}  // namespace reami::room
