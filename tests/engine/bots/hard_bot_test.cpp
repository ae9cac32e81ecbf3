// The bot `hard` in games without a search of their own. The seed is always the same.
#include <gtest/gtest.h>

#include "engine/domaine/state.hpp"
#include "engine/dominium/state.hpp"
#include "engine/toncc/state.hpp"
#include "tests/engine/bots/won.hpp"

namespace reami {
namespace {

constexpr std::pair hard_and_greedy{"hard", "greedy"};

TEST(HardBot, BeatsTheNormalOneInDominium) {
    EXPECT_GE(won<dominium::State>(10, 2, hard_and_greedy), 6) << "an equal bot would win 5";
}

TEST(HardBot, BeatsTheNormalOneInDomaine) {
    EXPECT_GE(won<domaine::State>(4, 2, hard_and_greedy), 3) << "an equal bot would win 2";
}

TEST(HardBot, BeatsTwoNormalOnesInToncc) {
    EXPECT_GE(won<toncc::State>(20, 3, hard_and_greedy), 10) << "an equal bot would win 7";
}

}  // namespace
}  // namespace reami
