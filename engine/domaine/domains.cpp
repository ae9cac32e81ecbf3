#include "engine/domaine/domains.hpp"

namespace reami::domaine {

Domains::Domains(const Edges& borders, const Pieces& pieces) : neutral_(Squares::all()) {
    const Squares castles = pieces.all_castles();
    for (Squares left = castles; !left.empty();) {
        const Square castle = left.first();
        const Squares area = reached(Squares(castle), borders);
        neutral_ -= area;
        left -= area;
        if ((area & castles).size() == 1) add(area, castle, pieces);
    }
}

void Domains::add(const Squares& area, Square castle, const Pieces& pieces) {
    Domain& domain = domains_[count_++];
    domain.squares = area;
    domain.castle = castle;
    for (const Colour colour : all_colours)
        if (pieces.castles[colour].contains(castle)) domain.colour = colour;
    domain.knights = static_cast<std::int8_t>((pieces.knights[domain.colour] & area).size());
    inside_ = inside_ | domaine::inside(area);
}

const Domain* Domains::of(Square square) const {
    for (const Domain& domain : all())
        if (domain.squares.contains(square)) return &domain;
    return nullptr;
}

const Domain* Domains::of_castle(Square castle) const {
    for (const Domain& domain : all())
        if (domain.castle == castle) return &domain;
    return nullptr;
}

Squares Domains::of(Colour colour) const {
    Squares squares;
    for (const Domain& domain : all())
        if (domain.colour == colour) squares |= domain.squares;
    return squares;
}

void Domains::count_knights(const Pieces& pieces) {
    for (std::size_t i = 0; i < count_; ++i) {
        Domain& domain = domains_[i];
        domain.knights = static_cast<std::int8_t>((pieces.knights[domain.colour] & domain.squares).size());
    }
}

int Yield::points() const {
    int sum = worth;
    for (std::size_t mine = 0; mine < mines.size(); ++mine) sum += is_monopoly(mine) ? monopoly_points : 0;
    return sum;
}

int Yield::income() const {
    int ducats = 0;
    for (const int count : mines) ducats += count > 0 ? 1 : 0;
    return ducats;
}

Yield yield_of(const Land& land, const Squares& squares) {
    Yield yield;
    yield.worth = land.worth(squares);
    for (std::size_t mine = 0; mine < all_mines.size(); ++mine)
        yield.mines[mine] = static_cast<std::int8_t>((squares & land.of(all_mines[mine])).size());
    return yield;
}

}  // namespace reami::domaine
