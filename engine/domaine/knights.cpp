#include "engine/domaine/knights.hpp"

namespace reami::domaine {

namespace {

Squares linked(const Position& position) {
    return stepped(position.pieces.of(position.colour()), position.borders);
}

}  // namespace

Squares knight_squares(const Position& position, int ducats) {
    if (position.reserve[position.colour()] == 0) return {};
    Squares ground = position.land.of(Terrain::m);
    if (ducats >= knight_in_forest) ground |= position.land.of(Terrain::f);
    return (linked(position) & ground) - position.pieces.all();
}

std::optional<Rule> broken_by(const Position& position, const PutKnight& put) {
    const Terrain terrain = position.land.on(put.square);
    if (terrain != Terrain::m && terrain != Terrain::f) return Rule::terrain;
    if (position.pieces.all().contains(put.square)) return Rule::occupied;
    if (!linked(position).contains(put.square)) return Rule::unlinked;
    if (position.reserve[position.colour()] == 0) return Rule::reserve;
    if (position.acting_duke().ducats < price_of_knight(position, put.square)) return Rule::cost;
    return std::nullopt;
}

int price_of_knight(const Position& position, Square square) {
    return position.land.on(square) == Terrain::f ? knight_in_forest : 0;
}

void carry_out(Position& position, const PutKnight& put) {
    const int price = price_of_knight(position, put.square);
    Duke& duke = position.acting_duke();
    duke.ducats = static_cast<std::int16_t>(duke.ducats - price);
    position.bank = static_cast<std::int16_t>(position.bank + price);
    position.pieces.knights[position.colour()].insert(put.square);
    --position.reserve[position.colour()];
}

}  // namespace reami::domaine
