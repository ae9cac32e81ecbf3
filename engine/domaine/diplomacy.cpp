#include "engine/domaine/diplomacy.hpp"

#include "engine/domaine/knights.hpp"

namespace reami::domaine {

namespace {

/// Whether two domains are neighbours: R1.6.
bool are_neighbours(const Domain& one, const Domain& other) {
    return !(beside(one.squares) & other.squares).empty();
}

/// R9.3: whether all other knights of the domain stay joined to the castle if this knight leaves.
bool is_spare(const Position& position, const Domain& domain, Square knight) {
    Squares rest = position.pieces.of(domain.colour) & domain.squares;
    rest.erase(knight);
    return reached(Squares(domain.castle), position.borders, rest) == rest;
}

/// Calls `visit` with each pair of neighbouring domains of which one belongs to the acting player and the
/// other to somebody else. Stops when `visit` returns true. Returns whether `visit` did.
template <class Visit>
bool any_pair(const Position& position, Visit visit) {
    for (const Domain& own : position.domains.all()) {
        if (own.colour != position.colour()) continue;
        for (const Domain& other : position.domains.all())
            if (other.colour != own.colour && visit(own, other)) return true;
    }
    return false;
}

bool may_ally(const Position& position, const Domain& own, const Domain& other) {
    return other.colour != Colour::grey && are_neighbours(own, other) &&
           !position.alliances.contains(own.castle, other.castle);
}

}  // namespace

Desertions desertions(const Position& position, const Domain& from, const Domain& to, int ducats) {
    Desertions all;
    if (to.knights == 0 || from.knights == 0 || !are_neighbours(from, to)) return all;
    all.squares = knight_squares(position, ducats) & to.squares;
    if (all.squares.empty()) return all;
    for (const Square knight : position.pieces.knights[from.colour] & from.squares)
        if (is_spare(position, from, knight)) all.knights.insert(knight);
    return all;
}

bool has_desertion(const Position& position, int ducats) {
    return any_pair(position, [&](const Domain& own, const Domain& other) {
        return !desertions(position, other, own, ducats).empty();
    });
}

std::optional<Rule> broken_by(const Position& position, const Desertion& step) {
    const Domain* from = position.domains.of(step.knight);
    if (from == nullptr || from->colour == position.colour() ||
        !position.pieces.knights[from->colour].contains(step.knight))
        return Rule::no_knight;
    const Domain* to = position.domains.of(step.square);
    if (to == nullptr || to->colour != position.colour()) return Rule::not_yours;
    if (!are_neighbours(*from, *to)) return Rule::not_adjacent;
    if (to->knights == 0) return Rule::no_knight;
    if (!is_spare(position, *from, step.knight)) return Rule::needed;
    return broken_by(position, PutKnight{step.square});
}

void list_desertions(const Position& position, Moves& moves) {
    any_pair(position, [&](const Domain& own, const Domain& other) {
        const auto all = desertions(position, other, own, position.acting_duke().ducats);
        for (const Square knight : all.knights)
            for (const Square square : all.squares) moves.push_back(Desertion{knight, square});
        return false;
    });
}

void carry_out(Position& position, const Desertion& step) {
    const Colour from = position.domains.of(step.knight)->colour;
    position.pieces.knights[from].erase(step.knight);
    ++position.reserve[from];
    carry_out(position, PutKnight{step.square});
}

bool has_alliance(const Position& position) {
    return any_pair(position,
                    [&](const Domain& own, const Domain& other) { return may_ally(position, own, other); });
}

std::optional<Rule> broken_by(const Position& position, const Alliance& step) {
    const Domain* own = position.domains.of_castle(step.castle);
    if (own == nullptr || own->colour != position.colour()) return Rule::not_yours;
    if (position.pieces.castles[Colour::grey].contains(step.other)) return Rule::neutral;
    const Domain* other = position.domains.of_castle(step.other);
    if (other == nullptr) return Rule::not_adjacent;
    if (other->colour == own->colour) return Rule::own_domain;
    if (!are_neighbours(*own, *other)) return Rule::not_adjacent;
    if (position.alliances.contains(own->castle, other->castle)) return Rule::allied;
    return std::nullopt;
}

void list_alliances(const Position& position, Moves& moves) {
    any_pair(position, [&](const Domain& own, const Domain& other) {
        if (may_ally(position, own, other)) moves.push_back(Alliance{own.castle, other.castle});
        return false;
    });
}

void carry_out(Position& position, const Alliance& step) {
    position.alliances.insert(step.castle, step.other);
}

}  // namespace reami::domaine
