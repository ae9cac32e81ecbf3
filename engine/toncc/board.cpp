#include "engine/toncc/board.hpp"

#include <algorithm>
#include <cstdlib>

namespace reami::toncc {

namespace {

constexpr std::array<Axial, place_count> axials{{
    {0, 0},                                                 // c
    {0, -1}, {1, -1}, {1, 0},  {0, 1},  {-1, 1},  {-1, 0},  // n1 … n6
    {1, -2}, {2, -2}, {2, -1}, {2, 0},  {1, 1},   {0, 2},   // h1 … h6
    {-1, 2}, {-2, 2}, {-2, 1}, {-2, 0}, {-1, -1}, {0, -2},  // h7 … h12
}};

/// The steps in the order of Direction.
constexpr std::array<Axial, all_directions.size()> axial_steps{
    {{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}}};

constexpr int inner_places = 6;

}  // namespace

std::string to_text(Place place) {
    if (place.is_compass()) return "c";
    const bool inner = place.index() <= inner_places;
    return (inner ? 'n' : 'h') + std::to_string(inner ? place.index() : place.index() - inner_places);
}

bool from_text(std::string_view text, Place& place) {
    for (int i = 0; i < place_count; ++i)
        if (text == to_text(Place::from_index(i))) {
            place = Place::from_index(i);
            return true;
        }
    return false;
}

Axial axial(Place place) { return axials[static_cast<std::size_t>(place.index())]; }

std::optional<Place> beside(Place place, Direction direction) {
    const Axial from = axial(place), step = axial_steps[static_cast<std::size_t>(direction)];
    const auto found = std::find(axials.begin(), axials.end(), Axial{from.q + step.q, from.r + step.r});
    if (found == axials.end()) return std::nullopt;
    return Place::from_index(static_cast<int>(found - axials.begin()));
}

int distance(Place from, Place to) {
    const int q = axial(to).q - axial(from).q, r = axial(to).r - axial(from).r;
    return std::max({std::abs(q), std::abs(r), std::abs(q + r)});
}

}  // namespace reami::toncc
