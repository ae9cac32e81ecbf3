#include "engine/toncc/view.hpp"

#include <algorithm>

#include "engine/toncc/state.hpp"

namespace reami::toncc {

namespace {

King king(Seat seat) {
    King king;
    for (const Colour colour : all_colours) switch (trait_of(seat, colour)) {
            case Trait::body:
                king.body = colour;
                break;
            case Trait::hair:
                king.hair = colour;
                break;
            case Trait::feet:
                king.feet = colour;
        }
    return king;
}

std::vector<Seat> by_strength(Colour colour) {
    std::vector<Seat> order;
    for (const Seat seat : SeatSet::first(king_count)) order.push_back(seat);
    std::sort(order.begin(), order.end(),
              [&](Seat a, Seat b) { return trait_of(a, colour) < trait_of(b, colour); });
    return order;
}

PlaceOnBoard on_board(Place place) {
    PlaceOnBoard on_board{.q = axial(place).q, .r = axial(place).r, .to = {}};
    for (const Direction direction : all_directions)
        if (const auto next = beside(place, direction)) on_board.to[direction] = *next;
    return on_board;
}

}  // namespace

Catalog State::catalog() {
    Catalog catalog;
    for (int i = 0; i < region_count; ++i) {
        const Region region = Region::from_index(i);
        catalog.regions[region] = {region.colour(), region.shape(), region.lines(), region.dots()};
    }
    for (const Seat seat : SeatSet::first(king_count)) catalog.kings[seat] = king(seat);
    for (const Colour colour : all_colours) catalog.strength[colour] = by_strength(colour);
    for (int i = 0; i < place_count; ++i)
        catalog.places[Place::from_index(i)] = on_board(Place::from_index(i));
    for (const MapLine& line : map_lines())
        catalog.lines.push_back({line.same, line.is_closed(), {line.regions.begin(), line.regions.end()}});
    return catalog;
}

}  // namespace reami::toncc
