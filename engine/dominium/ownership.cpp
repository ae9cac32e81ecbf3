#include "engine/dominium/ownership.hpp"

#include <algorithm>

namespace reami::dominium {

Seat Touched::heir(const Claims& claims) const {
    const Seat first = Seat::from_index(0), second = Seat::from_index(1);
    if (territories[second] == 0) return first;
    if (territories[first] == 0) return second;
    if (claims.feudatory) return *claims.feudatory;
    if (squares[first] != squares[second]) return squares[first] > squares[second] ? first : second;
    return claims.layer;
}

std::optional<Seat> Ownership::owner(Square square) const {
    const int number = owners_[place_of(square)];
    return number > 0 ? std::optional(Seat::from_number(number)) : std::nullopt;
}

Touched Ownership::touched(const LaidTiles& tiles, const TilePart& part) const {
    Touched touched;
    Territory met;
    for (const Square square : part.squares)
        for (const Square next : neighbours(square, board)) {
            const auto seat = owner(next);
            if (!seat || tiles.number(next) != part.number) continue;
            if (std::find(met.begin(), met.end(), next) != met.end()) continue;
            const Territory territory = tiles.territory(next);
            met.insert(met.end(), territory.begin(), territory.end());
            touched.territories[*seat] += 1;
            touched.squares[*seat] += static_cast<int>(territory.size());
        }
    return touched;
}

void Ownership::take(const Territory& territory, Seat by) {
    if (const auto before = owner(territory.front())) --put_[*before];
    ++put_[by];
    fill(territory, by);
}

void Ownership::join(const Territory& whole, const Touched& parts, Seat heir) {
    for (const Seat seat : SeatSet::first(player_count)) put_[seat] -= parts.territories[seat];
    ++put_[heir];
    fill(whole, heir);
}

void Ownership::fill(const Territory& territory, Seat owner) {
    for (const Square square : territory)
        owners_[place_of(square)] = static_cast<std::int8_t>(owner.number());
}

}  // namespace reami::dominium
