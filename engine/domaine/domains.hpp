// Finds the domains: the areas that borders enclose and that contain one castle. Computes their points and
// income. RULES.md, R1.4 to R1.8, R2.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "engine/domaine/borders.hpp"
#include "engine/domaine/land.hpp"
#include "engine/domaine/pieces.hpp"

namespace reami::domaine {

/// An area with exactly one castle.
struct Domain {
    Squares squares;
    Square castle;
    Colour colour = Colour::red;
    std::int8_t knights = 0;
    friend bool operator==(const Domain&, const Domain&) = default;
};

inline constexpr std::size_t most_castles = 12;  ///< of all colours together, with any number of players

class Domains {
public:
    Domains() = default;
    /// Finds all areas of this map.
    Domains(const Edges& borders, const Pieces& pieces);

    /// All domains, in the order of their castles.
    std::span<const Domain> all() const { return {domains_.data(), count_}; }
    /// The domain that contains the square; null if no domain does. The pointer is valid as long as this
    /// object lives.
    const Domain* of(Square square) const;
    /// The domain of the castle on this square; null if the castle has no domain.
    const Domain* of_castle(Square castle) const;
    /// All squares of this colour's domains.
    Squares of(Colour colour) const;
    /// The squares of areas without a castle.
    const Squares& neutral() const { return neutral_; }
    /// The edges inside domains. No border stays there (R6.5), and nobody may lay one (R6.3).
    const Edges& inside() const { return inside_; }
    /// Counts the knights of each domain. Call it after knights have changed, if the areas stay as they were.
    void count_knights(const Pieces& pieces);

    friend bool operator==(const Domains&, const Domains&) = default;

private:
    void add(const Squares& area, Square castle, const Pieces& pieces);

    std::array<Domain, most_castles> domains_{};
    Squares neutral_;
    Edges inside_;
    std::uint8_t count_ = 0;
};

/// The points and ducats that squares yield to their owner: R2.1, R2.2, R4.1.
struct Yield {
    int worth = 0;  ///< the points of the squares alone
    std::array<std::int8_t, all_mines.size()> mines{};

    int points() const;                         ///< with the points of the monopolies
    int income() const;                         ///< ducats per turn
    bool is_monopoly(std::size_t mine) const {  ///< expects a place in `all_mines`
        return mines[mine] >= mines_of_monopoly;
    }
};
Yield yield_of(const Land& land, const Squares& squares);

}  // namespace reami::domaine
