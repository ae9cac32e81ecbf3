#include "engine/core/bits.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <functional>
#include <vector>

#include "engine/core/seat.hpp"

namespace reami {
namespace {

using Places = BitIterator<std::uint64_t, std::identity{}>;

std::vector<int> places(std::uint64_t bits) {
    std::vector<int> all;
    for (Places at(bits); at != Places(); ++at) all.push_back(*at);
    return all;
}

TEST(BitIterator, GoesFromTheLowestBitToTheHighest) {
    EXPECT_EQ(places(0b101001), (std::vector{0, 3, 5}));
    EXPECT_EQ(places(std::uint64_t{1} << 63 | 1), (std::vector{0, 63}));
    EXPECT_TRUE(places(0).empty());
}

TEST(PlaceOfRank, CountsTheBitsFromTheLowest) {
    const std::uint64_t word = std::uint64_t{1} << 63 | 0b1011'0110'1001;  // 0 3 5 6 8 9 11 63
    EXPECT_EQ(place_of_rank(word, 0), 0);
    EXPECT_EQ(place_of_rank(word, 3), 6);
    EXPECT_EQ(place_of_rank(word, 4), 8);
    EXPECT_EQ(place_of_rank(word, 7), 63);
}

TEST(PlaceOfRank, IsTheSameNumberInAFullWord) {
    for (int rank = 0; rank < 64; ++rank) EXPECT_EQ(place_of_rank(~std::uint64_t{0}, rank), rank);
}

TEST(BitIterator, MakesAValueOfEachPlace) {
    std::vector<int> numbers;
    SeatSet seats = SeatSet::first(4);
    seats.erase(Seat::from_number(3));
    for (const Seat seat : seats) numbers.push_back(seat.number());
    EXPECT_EQ(numbers, (std::vector{1, 2, 4}));
}

TEST(BitIterator, StepsBehindTheValueThatItGave) {
    Places at(0b110);
    EXPECT_EQ(*at++, 1);
    EXPECT_EQ(*at, 2);
}

}  // namespace
}  // namespace reami
