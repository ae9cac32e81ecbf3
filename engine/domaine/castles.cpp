#include "engine/domaine/castles.hpp"

namespace reami::domaine {

namespace {

/// The squares whose distance from one of these squares is less than `distance`.
Squares nearer(Squares squares, int distance) {
    for (int step = 1; step < distance; ++step) squares |= beside(squares);
    return squares;
}

}  // namespace

Squares first_knight_squares(const Position& position) {
    return (position.land.of(Terrain::m) | position.land.of(Terrain::f)) - position.pieces.all();
}

Squares castle_squares(const Position& position, int distance) {
    const Squares& own = position.pieces.castles[next_castle(position)];
    const Squares empty = position.land.of(Terrain::m) - position.pieces.all();
    return (empty & beside(first_knight_squares(position))) - nearer(own, distance);
}

int asked_distance(const Position& position) {
    int distance = position.options.least_distance();
    while (distance > 0 && castle_squares(position, distance).empty()) --distance;
    return distance;
}

std::optional<Rule> broken_by(const Position& position, const Placement& pair) {
    const auto& [castle, knight] = pair;
    if (!position.land.of(Terrain::m).contains(castle)) return Rule::terrain;
    const Squares pieces = position.pieces.all();
    if (pieces.contains(castle) || pieces.contains(knight)) return Rule::occupied;
    if (!adjacent(castle, knight)) return Rule::not_adjacent;
    if (!first_knight_squares(position).contains(knight)) return Rule::terrain;
    if (!castle_squares(position, asked_distance(position)).contains(castle)) return Rule::distance;
    return std::nullopt;
}

void list_castles(const Position& position, Moves& moves) {
    const Squares knights = first_knight_squares(position);
    for (const Square castle : castle_squares(position, asked_distance(position)))
        for (const Square knight : beside(Squares(castle)) & knights)
            moves.push_back(Placement{castle, knight});
}

void carry_out(Position& position, const Placement& pair) {
    const Colour colour = next_castle(position);
    position.pieces.castles[colour].insert(pair.first);
    position.pieces.knights[colour].insert(pair.second);
    --position.reserve[colour];
}

}  // namespace reami::domaine
