#include "engine/domaine/laying.hpp"

namespace reami::domaine {

namespace {

/// R6.2: the edges between two pieces of one colour.
Edges between_pieces(const Pieces& pieces) {
    Edges edges;
    for (const Colour colour : all_colours) edges = edges | inside(pieces.of(colour));
    return edges;
}

}  // namespace

Edges border_edges(const Position& position) {
    if (position.supply == 0) return {};
    return all_edges - position.borders - position.domains.inside() - between_pieces(position.pieces);
}

std::optional<Rule> broken_by(const Position& position, const Edge& edge) {
    if (position.borders.contains(edge)) return Rule::has_border;
    if (between_pieces(position.pieces).contains(edge)) return Rule::same_colour;
    if (position.domains.inside().contains(edge)) return Rule::inside_domain;
    if (position.supply == 0) return Rule::supply;
    return std::nullopt;
}

void carry_out(Position& position, const Edge& edge) {
    position.borders.insert(edge);
    --position.supply;
}

bool parts(const Position& position, const Edge& edge) {
    return !reached(Squares(edge.square), position.borders).contains(edge.beyond());
}

Edges take_superfluous(Position& position) {
    const Edges superfluous = position.borders & position.domains.inside();
    position.borders = position.borders - superfluous;
    position.supply = static_cast<std::int16_t>(position.supply + superfluous.size());
    return superfluous;
}

}  // namespace reami::domaine
