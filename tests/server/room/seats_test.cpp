#include "server/room/people/seats.hpp"

#include <gtest/gtest.h>

namespace reami::room {
namespace {

constexpr Seat first = Seat::from_number(1), second = Seat::from_number(2), third = Seat::from_number(3);
constexpr Millis long_is = 60'000;

store::SeatTaken person(Seat seat, PlayerId player) {
    return {.seat = seat, .player = player, .name = "Ada", .word = "", .bot = ""};
}

store::SeatTaken bot(Seat seat, std::optional<PlayerId> for_player = {}) {
    return {.seat = seat, .player = for_player, .name = "", .word = "", .bot = "greedy"};
}

TEST(Seats, AreEmptyAtFirst) {
    const Seats seats(3);
    EXPECT_EQ(seats.first_empty(), first);
    EXPECT_FALSE(seats.any_person());
    EXPECT_FALSE(seats.all_ready());
    EXPECT_FALSE(seats.exists(Seat::from_number(4)));
}

TEST(Seats, KnowWhoSitsWhere) {
    Seats seats(3);
    seats.seat(second, person(second, 7), 0);
    EXPECT_EQ(seats.seat_of(7), second);
    EXPECT_EQ(seats.seat_of(8), std::nullopt);
    EXPECT_EQ(seats.first_empty(), first);
    EXPECT_EQ(seats.persons(), SeatSet{second});
    seats.empty(second);
    EXPECT_EQ(seats.seat_of(7), std::nullopt);
}

TEST(Seats, ABotPlaysOnForAPersonWhoThenHasNoSeat) {
    Seats seats(2);
    seats.seat(first, bot(first, 7), 0);
    EXPECT_EQ(seats.seat_of(7), std::nullopt);
    EXPECT_EQ(seats.kept_for(7), first);
    EXPECT_FALSE(seats.any_person());
}

TEST(Seats, AreReadyWhenAllAreTakenAndEveryPersonIs) {
    Seats seats(2);
    seats.seat(first, person(first, 7), 0);
    seats[first].ready = true;
    EXPECT_FALSE(seats.all_ready()) << "one is empty";
    seats.seat(second, bot(second), 0);
    EXPECT_TRUE(seats.all_ready()) << "bots always are";
    seats.unready();
    EXPECT_FALSE(seats.all_ready());
}

TEST(Seats, LongestSeatedIsWhoSatDownFirstAndIsNotLongAway) {
    Seats seats(3);
    seats.seat(third, person(third, 1), 0);
    seats.seat(first, person(first, 2), 0);
    for (const Seat seat : {first, third}) seats[seat].here = true;
    EXPECT_EQ(seats.longest_seated(0, long_is), third);
    seats[third].here = false;
    seats[third].away_since = 1000;
    EXPECT_EQ(seats.longest_seated(1000 + long_is - 1, long_is), third) << "not away for long yet";
    EXPECT_EQ(seats.longest_seated(1000 + long_is, long_is), first);
    seats[first].here = false;
    seats[first].away_since = 1000;
    EXPECT_EQ(seats.longest_seated(1000 + long_is, long_is), third)
        << "all are: then the one who sat longest";
}

}  // namespace
}  // namespace reami::room
