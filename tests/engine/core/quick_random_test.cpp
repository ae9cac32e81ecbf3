#include "engine/core/quick_random.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>

namespace reami {
namespace {

TEST(QuickRandom, GivesThePublishedWordsOfSplitMix64) {  // those of Rosetta Code, for the seed 1234567
    QuickRandom random(1234567);
    for (const std::uint64_t word : {6457827717110365317u, 3203168211198807973u, 9817491932198370423u,
                                     4593380528125082431u, 16408922859458223821u})
        EXPECT_EQ(random.word(), word);
}

TEST(QuickRandom, DrawsTheUpperHalfOfAWordTimesTheBound) {
    // The upper halves of those words are 1503580183, 745795716, 2285812965, 1069479744 and 3820500071. Times
    // 10, divided by 2^32, they are 3.50…, 1.73…, 5.32…, 2.49… and 8.89….
    QuickRandom random(1234567);
    for (const std::uint32_t drawn : {3u, 1u, 5u, 2u, 8u}) EXPECT_EQ(random.below(10), drawn);
}

TEST(QuickRandom, RefusesWhatWouldMakeSomeNumbersLikelier) {
    // For the bound 3 * 2^30, `below` refuses each upper half h for which h * bound mod 2^32 is less than
    // 2^32 mod bound, which is 2^30. These are the multiples of 4.
    QuickRandom random(1234567), same(1234567);
    constexpr std::uint32_t bound = 3u << 30;
    for (int i = 0; i < 1000; ++i) {
        std::uint64_t half = same.word() >> 32;
        while (half % 4 == 0) half = same.word() >> 32;
        ASSERT_EQ(random.below(bound), half * bound >> 32);
    }
}

TEST(QuickRandom, DrawsEachNumberAboutAsOften) {
    QuickRandom random(1);
    std::array<int, 7> drawn{};
    for (int i = 0; i < 70000; ++i) ++drawn.at(random.below(7));
    for (const int times : drawn) EXPECT_NEAR(times, 10000, 500);  // five standard deviations
}

TEST(QuickRandom, BelowOneIsAlwaysZero) { EXPECT_EQ(QuickRandom(1).below(1), 0u); }

}  // namespace
}  // namespace reami
