#include "engine/domaine/settling.hpp"

#include "engine/domaine/laying.hpp"

namespace reami::domaine {

namespace {

std::set<Square> as_set(const Squares& squares) { return {squares.begin(), squares.end()}; }

void tell_domain(const Land& land, const Domain& domain, const Domain* before, Events<Event>& events) {
    const int worth = land.worth(domain.squares);
    if (before == nullptr) {
        events.tell(Founded{domain.colour, domain.castle, as_set(domain.squares), worth});
        return;
    }
    const Squares won = domain.squares - before->squares, lost = before->squares - domain.squares;
    if (!won.empty()) events.tell(Grew{domain.colour, domain.castle, as_set(won), worth});
    if (!lost.empty()) events.tell(Shrank{domain.colour, domain.castle, as_set(lost), worth});
}

void tell_removed(const Edges& edges, Events<Event>& events) {
    Removed removed;
    for (const Side side : {Side::n, Side::e})
        for (const Square square : edges.of(side)) removed.edges.insert({square, side});
    if (!removed.edges.empty()) events.tell(std::move(removed));
}

void tell_yields(const Position& position, const Domains& before, Events<Event>& events) {
    SeatArray<Yield> had, has;
    for (const Seat seat : SeatSet::first(position.seats)) {
        had[seat] = yield_of(position.land, before.of(colour_of(seat)));
        has[seat] = position.yield(seat);
        for (std::size_t mine = 0; mine < all_mines.size(); ++mine)
            if (had[seat].is_monopoly(mine) != has[seat].is_monopoly(mine))
                events.tell(Monopoly{seat, static_cast<Mine>(mine),
                                     has[seat].is_monopoly(mine) ? Change::gained : Change::lost});
    }
    for (const Seat seat : SeatSet::first(position.seats))
        if (had[seat].points() != has[seat].points())
            events.tell(PointsMoved{seat, had[seat].points(), has[seat].points()});
}

}  // namespace

void settle(Position& position, Events<Event>& events) {
    if (!events.wanted()) {
        position.domains = Domains(position.borders, position.pieces);
        take_superfluous(position);
        return;
    }
    const Domains before = position.domains;
    position.domains = Domains(position.borders, position.pieces);
    for (const Domain& domain : position.domains.all())
        tell_domain(position.land, domain, before.of_castle(domain.castle), events);
    if (const Squares neutral = position.domains.neutral() - before.neutral(); !neutral.empty())
        events.tell(Neutral{as_set(neutral)});
    tell_removed(take_superfluous(position), events);
    tell_yields(position, before, events);
}

}  // namespace reami::domaine
