#include "engine/kingdomino/dominoes.hpp"

#include <gtest/gtest.h>

#include <boost/describe/enum_to_string.hpp>
#include <fstream>
#include <string>
#include <vector>

#include "tests/source_path.hpp"

namespace reami::kingdomino {
namespace {

std::string side(const Half& half) {
    return std::string(boost::describe::enum_to_string(half.terrain, "?")) + ',' +
           std::to_string(half.crowns);
}

TEST(KingdominoDominoes, AreThoseOfTheDataFile) {
    std::ifstream file(source_path("engine/kingdomino/dominoes.csv"));
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);) lines.push_back(line);
    std::vector<std::string> expected{"number,terrain_a,crowns_a,terrain_b,crowns_b"};
    for (int number = 1; number <= domino_count; ++number)
        expected.push_back(std::to_string(number) + ',' + side(domino(number).first) + ',' +
                           side(domino(number).second));
    EXPECT_EQ(lines, expected);
}

TEST(KingdominoDominoes, HaveTheSquaresAndCrownsOfTheRulesPage) {
    std::array<int, terrain_count> squares{}, crowns{};
    for (const Domino& domino : all_dominoes)
        for (const Half& half : {domino.first, domino.second}) {
            squares[static_cast<std::size_t>(half.terrain)] += 1;
            crowns[static_cast<std::size_t>(half.terrain)] += half.crowns;
        }
    EXPECT_EQ(squares, (std::array{26, 22, 18, 14, 10, 6}));  // wheat, forest, lake, grassland, swamp, mine
    EXPECT_EQ(crowns, (std::array{5, 6, 6, 6, 6, 10}));
}

}  // namespace
}  // namespace reami::kingdomino
