#include "protocol/file/replay_position.hpp"

#include "protocol/json/write.hpp"
#include "protocol/messages/plain_requests.hpp"

namespace reami::protocol {
namespace {

using MovesBySeat = std::map<Seat, std::vector<std::string>>;

MovesBySeat legal_moves(const Match& match) {
    MovesBySeat legal;
    for (const Seat seat : match.to_act()) legal[seat] = match.legal_moves(seat);
    return legal;
}

std::map<Seat, int> points(const Match& match) {
    std::map<Seat, int> points;
    for (const Seat seat : SeatSet::first(match.seats())) points[seat] = match.points(seat);
    return points;
}

}  // namespace

std::string position(const Replay& replay, LegalMoves legal) {
    const Match& match = replay.match();
    plain::ReplayPosition position{.v = match.v(),
                                   .seat = {},
                                   .move = {},
                                   .events = {replay.events()},
                                   .round = match.round(),
                                   .to_act = match.to_act(),
                                   .points = points(match),
                                   .view = {match.view(Viewer::everybody())},
                                   .legal = {},
                                   .result = match.result()};
    if (const auto* last = replay.last()) {
        position.seat = last->seat;
        position.move = last->notation;
    }
    if (legal == LegalMoves::shown) position.legal = legal_moves(match);
    return json::write(position);
}

}  // namespace reami::protocol
