// A second, slow scorer of Kingdomino, written from RULES.md alone, to judge the golden matches: it knows the
// dominoes from dominoes.csv, and of a match only what the events told.
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

/// One kingdom as its player built it.
struct SlowKingdom {
    std::map<std::pair<int, int>, Land> squares;  ///< by column and row; the castle is (7, 7) and not in it
    bool discarded = false;
};

struct SlowOptions {
    bool middle_kingdom = false, harmony = false;
    int size = 5;
};

/// What ranks a player: points, and what breaks ties. In Kingdomino, points with bonuses, squares of the
/// largest domain, crowns (R4).
struct SlowScore {
    int points = 0, largest = 0, crowns = 0;
};

SlowScore score(const SlowKingdom& kingdom, const SlowOptions& options);

/// Ranks as R4.4 writes them: 1, 1, 3.
std::vector<int> ranks(const std::vector<SlowScore>& scores);

}  // namespace reami::golden
