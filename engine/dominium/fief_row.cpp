#include "engine/dominium/fief_row.hpp"

namespace reami::dominium {

int FiefRow::power() const {
    if (empty()) return 0;
    int sum = 0;
    for (const int number : numbers()) sum += number;
    return 2 * sum - right_end();  // every number except the last lies on two tiles that touch each other
}

void FiefRow::extend(Tile tile, int left) { numbers_[tiles_++] = static_cast<std::int8_t>(tile.other(left)); }

int FiefRows::next_fief() const {
    int fief = 1;
    while (fief <= highest_number && !(*this)[fief].empty()) ++fief;
    return fief;
}

std::optional<Rule> FiefRows::misfit(Tile tile, int fief) const {
    const FiefRow& row = (*this)[fief];
    if (!row.empty())
        return tile.has(row.right_end()) ? std::nullopt : std::optional(Rule::not_at_its_end);  // R4.2
    if (!tile.has(fief)) return Rule::not_its_half;                                             // R4.1
    if (fief != next_fief()) return Rule::fief_skipped;                                         // R4.1
    return std::nullopt;
}

void FiefRows::keep(Tile tile, int fief) {
    FiefRow& row = rows_[static_cast<std::size_t>(fief - 1)];
    row.extend(tile, row.empty() ? fief : row.right_end());
}

}  // namespace reami::dominium
