#include "tests/golden/slow_kingdomino.hpp"

#include <algorithm>
#include <set>
#include <sstream>
#include <tuple>

namespace reami::golden {
namespace {

using At = std::pair<int, int>;

struct Extent {
    int left = 7, right = 7, bottom = 7, top = 7;
    int columns() const { return right - left + 1; }
    int rows() const { return top - bottom + 1; }
};

Extent extent(const SlowKingdom& kingdom) {
    Extent extent;
    for (const auto& [at, land] : kingdom.squares) {
        extent.left = std::min(extent.left, at.first);
        extent.right = std::max(extent.right, at.first);
        extent.bottom = std::min(extent.bottom, at.second);
        extent.top = std::max(extent.top, at.second);
    }
    return extent;
}

/// Moves the domain of that square from `rest` to `domain`.
void collect(At at, const std::string& terrain, std::map<At, Land>& rest, SlowScore& domain) {
    const auto found = rest.find(at);
    if (found == rest.end() || found->second.terrain != terrain) return;
    ++domain.largest;
    domain.crowns += found->second.crowns;
    rest.erase(found);
    collect({at.first + 1, at.second}, terrain, rest, domain);
    collect({at.first - 1, at.second}, terrain, rest, domain);
    collect({at.first, at.second + 1}, terrain, rest, domain);
    collect({at.first, at.second - 1}, terrain, rest, domain);
}

}  // namespace

std::map<int, std::pair<Land, Land>> read_dominoes(const std::string& csv) {
    std::map<int, std::pair<Land, Land>> dominoes;
    std::istringstream lines(csv);
    std::string line;
    std::getline(lines, line);  // the header line
    while (std::getline(lines, line)) {
        std::replace(line.begin(), line.end(), ',', ' ');
        std::istringstream fields(line);
        int number = 0;
        std::pair<Land, Land> halves;
        fields >> number >> halves.first.terrain >> halves.first.crowns >> halves.second.terrain >>
            halves.second.crowns;
        dominoes[number] = halves;
    }
    return dominoes;
}

SlowScore score(const SlowKingdom& kingdom, const SlowOptions& options) {
    SlowScore sum;
    auto rest = kingdom.squares;
    while (!rest.empty()) {  // R4.1
        SlowScore domain;
        collect(rest.begin()->first, std::string(rest.begin()->second.terrain), rest, domain);
        sum.points += domain.largest * domain.crowns;
        sum.largest = std::max(sum.largest, domain.largest);
        sum.crowns += domain.crowns;
    }
    const Extent whole = extent(kingdom);
    const bool full_extent = whole.columns() == options.size && whole.rows() == options.size;
    const bool centred = whole.left + whole.right == 14 && whole.bottom + whole.top == 14;
    if (options.middle_kingdom && full_extent && centred) sum.points += 10;  // R4.2
    const auto full = static_cast<std::size_t>(options.size * options.size - 1);
    if (options.harmony && !kingdom.discarded && kingdom.squares.size() == full) sum.points += 5;  // R4.3
    return sum;
}

std::vector<int> ranks(const std::vector<SlowScore>& scores) {
    const auto key = [](const SlowScore& score) {
        return std::tuple(score.points, score.largest, score.crowns);
    };
    std::vector<int> ranks;
    ranks.reserve(scores.size());
    for (const SlowScore& one : scores)
        ranks.push_back(1 + static_cast<int>(std::ranges::count_if(
                                scores, [&](const SlowScore& other) { return key(other) > key(one); })));
    return ranks;
}

}  // namespace reami::golden
