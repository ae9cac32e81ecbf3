#include "engine/core/result.hpp"

#include <gtest/gtest.h>

#include <initializer_list>

namespace reami {
namespace {

constexpr std::array<std::string_view, 3> criteria{"points", "largest_domain", "crowns"};

Result result(std::initializer_list<Standing> standings) {
    Result result(static_cast<int>(standings.size()), criteria);
    int seat = 0;
    for (const Standing& standing : standings) result[Seat::from_index(seat++)] = standing;
    return result;
}

std::vector<int> ranks(const Result& result) {
    std::vector<int> all;
    for (const Seat seat : SeatSet::first(result.seats())) all.push_back(result.rank(seat));
    return all;
}

TEST(Result, RanksByPoints) {
    const Result three = result({{10, 0, 0}, {30, 0, 0}, {20, 0, 0}});
    EXPECT_EQ(ranks(three), (std::vector{3, 1, 2}));
    EXPECT_EQ(three.tie_break(), "");
}

TEST(Result, BreaksTiesByTheCriteriaInOrder) {
    const Result by_domain = result({{20, 4, 9}, {20, 5, 1}});
    EXPECT_EQ(ranks(by_domain), (std::vector{2, 1}));
    EXPECT_EQ(by_domain.tie_break(), "largest_domain");
    const Result by_crowns = result({{20, 5, 9}, {20, 5, 8}});
    EXPECT_EQ(ranks(by_crowns), (std::vector{1, 2}));
    EXPECT_EQ(by_crowns.tie_break(), "crowns");
}

TEST(Result, SharesARankAndLeavesTheNextOneOut) {
    const Result shared = result({{20, 5, 9}, {20, 5, 9}, {10, 0, 0}});
    EXPECT_EQ(ranks(shared), (std::vector{1, 1, 3}));
    EXPECT_EQ(shared.tie_break(), "");
}

TEST(Result, BreaksTiesOfLowerPlacesToo) {
    const Result four = result({{5, 3, 1}, {20, 5, 9}, {5, 2, 8}, {1, 9, 9}});
    EXPECT_EQ(ranks(four), (std::vector{2, 1, 3, 4}));
    EXPECT_EQ(four.tie_break(), "largest_domain");
}

TEST(Result, AddsUpOverRoundsCriterionByCriterion) {
    Result sum = result({{10, 4, 2}, {12, 3, 1}});
    sum += result({{5, 1, 1}, {3, 3, 3}});
    EXPECT_EQ(sum, result({{15, 5, 3}, {15, 6, 4}}));
    EXPECT_EQ(ranks(sum), (std::vector{2, 1}));
}

}  // namespace
}  // namespace reami
