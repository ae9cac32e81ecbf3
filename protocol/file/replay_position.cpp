#include "protocol/file/replay_position.hpp"

#include <boost/describe/class.hpp>

#include "protocol/json/write.hpp"

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

struct Position {
    int v = 0;
    std::optional<Seat> seat;         ///< who moved; none at the start
    std::optional<std::string> move;  ///< what it played
    json::RawJson events;
    int round = 1;
    SeatSet to_act;
    std::map<Seat, int> points;
    json::RawJson view;  ///< the public's
    std::optional<MovesBySeat> legal;
    std::optional<from_server::Result> result;
    BOOST_DESCRIBE_CLASS(Position, (), (v, seat, move, events, round, to_act, points, view, legal, result),
                         (), ())
};

}  // namespace

std::string position(const Replay& replay, LegalMoves legal) {
    const Match& match = replay.match();
    Position position{.v = match.v(),
                      .seat = {},
                      .move = {},
                      .events = {match.events(Viewer::everybody())},
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
