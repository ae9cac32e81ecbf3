// The rows of tiles in front of a player, and the power that they give: RULES.md, R1.4 to R1.6 and R4.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "engine/dominium/rule.hpp"
#include "engine/dominium/tile.hpp"

namespace reami::dominium {

/// The row of one fief. It is empty until the player starts it.
class FiefRow {
public:
    bool empty() const { return tiles_ == 0; }
    /// The right number of each tile in the row. A tile's left number equals the right number of the tile
    /// before it; the first tile's left number is the fief's own number.
    std::span<const std::int8_t> numbers() const { return {numbers_.data(), tiles_}; }
    int right_end() const { return numbers().back(); }                   ///< expects a row that isn't empty
    int power() const;                                                   ///< R1.5: 0 if the row is empty
    int first_power() const { return empty() ? 0 : numbers().front(); }  ///< R1.6: 0 if the row is empty

    /// Lays a tile at the right end of the row. `left` is the number of the tile that lies on the left.
    /// Expects that the tile has this number.
    void extend(Tile tile, int left);

    friend bool operator==(const FiefRow&, const FiefRow&) = default;

private:
    std::array<std::int8_t, tile_count> numbers_{};
    std::uint8_t tiles_ = 0;
};

/// The rows of one player.
class FiefRows {
public:
    /// The row of a fief, 1 to 6.
    const FiefRow& operator[](int fief) const { return rows_[static_cast<std::size_t>(fief - 1)]; }
    /// The first fief whose row is empty; 7 if all rows have tiles.
    int next_fief() const;
    /// The rule that the player would break by keeping the tile in the row of this fief; empty if the player
    /// may keep it there.
    std::optional<Rule> misfit(Tile tile, int fief) const;
    /// Starts or extends the row of a fief. Expects a tile that fits.
    void keep(Tile tile, int fief);

    friend bool operator==(const FiefRows&, const FiefRows&) = default;

private:
    std::array<FiefRow, highest_number> rows_;
};

}  // namespace reami::dominium
