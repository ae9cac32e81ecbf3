// A second, slow scorer of Kingdomino, which checks the golden matches. It follows RULES.md alone: it knows
// the dominoes from dominoes.csv, and a match only from its events.
#pragma once

#include <map>
#include <string>
#include <vector>

namespace reami::golden {

struct Land {
    std::string terrain;
    int crowns = 0;
};

/// Both halves of each domino by number, from the text of dominoes.csv.
std::map<int, std::pair<Land, Land>> read_dominoes(const std::string& csv);

/// One kingdom, as its player built it.
struct SlowKingdom {
    std::map<std::pair<int, int>, Land>
        squares;  ///< by column and row; without the castle, which is on (7, 7)
    bool discarded = false;
};

struct SlowOptions {
    bool middle_kingdom = false, harmony = false;
    int size = 5;
};

/// The values that rank a player: points, and then the tie-breaks. In Kingdomino: points with bonuses,
/// squares of the largest domain, crowns (R4).
struct SlowScore {
    int points = 0, largest = 0, crowns = 0;
};

SlowScore score(const SlowKingdom& kingdom, const SlowOptions& options);

/// The ranks in the style of R4.4: 1, 1, 3.
std::vector<int> ranks(const std::vector<SlowScore>& scores);

}  // namespace reami::golden
