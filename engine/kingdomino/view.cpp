#include "engine/kingdomino/view.hpp"

#include "engine/kingdomino/state.hpp"

namespace reami::kingdomino {

Catalog State::catalog() {
    Catalog catalog;
    for (int number = 1; number <= domino_count; ++number) catalog.dominoes[number] = domino(number);
    return catalog;
}

LaidDominoes laid_dominoes(const Kingdom& kingdom) {
    LaidDominoes laid;
    for (const Kingdom::LaidDomino& one : kingdom.laid()) laid[one.number] = one.at;
    return laid;
}

SeatScore seat_score(const Kingdom& kingdom, const Options& options) {
    SeatScore score;
    for (const Domain& domain : domains(kingdom)) {
        const DomainScore one{.terrain = domain.terrain,
                              .squares = count(domain.squares),
                              .crowns = kingdom.crowns(domain.squares)};
        score.domains[square_of(domain.squares, kingdom.extent().low)] = one;
        if (one.crowns > 0) score.terrains[one.terrain] += one.squares * one.crowns;
    }
    if (options.middle_kingdom) score.middle_kingdom = middle_kingdom_bonus(kingdom, options);
    if (options.harmony) score.harmony = harmony_bonus(kingdom, options);
    score.total = tally(kingdom).points + score.middle_kingdom.value_or(0) + score.harmony.value_or(0);
    return score;
}

}  // namespace reami::kingdomino
