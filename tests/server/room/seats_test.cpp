#include "server/room/people/seats.hpp"

#include <gtest/gtest.h>

namespace reami::room {
namespace {

constexpr Seat seat_one = Seat::from_number(1), seat_two = Seat::from_number(2);

store::SeatTaken person(Seat seat, PlayerId player) {
    return {.seat = seat, .player = player, .name = "Ada", .word = "", .bot = ""};
}

store::SeatTaken bot(Seat seat, std::optional<PlayerId> for_player = {}) {
    return {.seat = seat, .player = for_player, .name = "", .word = "", .bot = "greedy"};
}

TEST(Seats, AreEmptyAtFirst) {
    const Seats seats(3);
    EXPECT_EQ(seats.first_empty(), seat_one);
    EXPECT_FALSE(seats.any_person());
    EXPECT_FALSE(seats.all_ready());
    EXPECT_FALSE(seats.exists(Seat::from_number(4)));
}

TEST(Seats, KnowWhoSitsWhere) {
    Seats seats(3);
    seats.seat(person(seat_two, 7), 0);
    EXPECT_EQ(seats.seat_of(7), seat_two);
    EXPECT_EQ(seats.seat_of(8), std::nullopt);
    EXPECT_EQ(seats.first_empty(), seat_one);
    EXPECT_EQ(seats.persons(), SeatSet{seat_two});
    seats.empty({seat_two});
    EXPECT_EQ(seats.seat_of(7), std::nullopt);
}

TEST(Seats, ABotPlaysOnForAPersonWhoThenHasNoSeat) {
    Seats seats(2);
    seats.seat(bot(seat_one, 7), 0);
    EXPECT_EQ(seats.seat_of(7), std::nullopt);
    EXPECT_EQ(seats.kept_for(7), seat_one);
    EXPECT_FALSE(seats.any_person());
}

TEST(Seats, AreReadyWhenAllAreTakenAndEveryPersonIs) {
    Seats seats(2);
    seats.seat(person(seat_one, 7), 0);
    seats[seat_one].ready = true;
    EXPECT_FALSE(seats.all_ready()) << "one is empty";
    seats.seat(bot(seat_two), 0);
    EXPECT_TRUE(seats.all_ready()) << "bots always are";
    seats.unready();
    EXPECT_FALSE(seats.all_ready());
}

}  // namespace
}  // namespace reami::room
