#include "engine/domaine/expansion.hpp"

namespace reami::domaine {

namespace {

/// R8.4: the change of borders when a domain takes a square.
struct Redrawn {
    Edges taken_off, laid;
    int short_of(int supply) const { return laid.size() - taken_off.size() - supply; }
};

Redrawn redrawn(const Position& position, const Domain& by, Square square) {
    Redrawn edges;
    for (const Square next : neighbours_of(square)) {
        const Edge edge = between(square, next);
        if (by.squares.contains(next))
            edges.taken_off.insert(edge);
        else if (!position.borders.contains(edge))
            edges.laid.insert(edge);
    }
    return edges;
}

bool has_borders(const Position& position, const Domain& by, Square square) {
    return redrawn(position, by, square).short_of(position.supply) <= 0;
}

/// R8.2: the rule that protects the other domain from the acting player's one; empty if no rule does.
std::optional<Rule> defence(const Position& position, const Domain& by, const Domain& other) {
    if (other.colour == by.colour) return Rule::own_domain;
    if (position.alliances.contains(by.castle, other.castle)) return Rule::allied;
    if (by.knights <= other.knights) return Rule::knights;
    return std::nullopt;
}

}  // namespace

Squares expansion_squares(const Position& position, const Domain& by) {
    constexpr int enough = 2;  // a square needs at most three new borders, and gives at least one back
    Squares squares = beside(by.squares) - by.squares - position.pieces.all();
    for (const Domain& other : position.domains.all())
        if (defence(position, by, other)) squares -= other.squares;
    if (position.supply >= enough) return squares;
    for (const Square square : squares)
        if (!has_borders(position, by, square)) squares.erase(square);
    return squares;
}

bool may_expand(const Position& position, const Domain& domain) {
    if (domain.colour != position.colour()) return false;
    return !position.running || position.running->castle.value_or(domain.castle) == domain.castle;
}

std::optional<Rule> broken_by(const Position& position, const Expansion& step) {
    const Domain* by = position.domains.of_castle(step.castle);
    if (by == nullptr || by->colour != position.colour()) return Rule::not_yours;
    if (!may_expand(position, *by)) return Rule::other_domain;
    if (position.pieces.all().contains(step.square)) return Rule::occupied;
    if (by->squares.contains(step.square) || !beside(by->squares).contains(step.square))
        return Rule::not_adjacent;
    if (const Domain* other = position.domains.of(step.square))
        if (const auto broken = defence(position, *by, *other)) return broken;
    if (!has_borders(position, *by, step.square)) return Rule::supply;
    return std::nullopt;
}

void list_expansions(const Position& position, Moves& moves) {
    for (const Domain& domain : position.domains.all())
        if (may_expand(position, domain))
            for (const Square square : expansion_squares(position, domain))
                moves.push_back(Expansion{domain.castle, square});
}

void carry_out(Position& position, const Expansion& step) {
    const Redrawn edges = redrawn(position, *position.domains.of_castle(step.castle), step.square);
    position.borders = (position.borders - edges.taken_off) | edges.laid;
    position.supply = static_cast<std::int16_t>(-edges.short_of(position.supply));
}

}  // namespace reami::domaine
