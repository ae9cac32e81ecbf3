#include "server/room/people/clients.hpp"

#include <gtest/gtest.h>

namespace reami::room {
namespace {

constexpr Seat taken_seat = Seat::from_number(1);

Came came(ClientId client, PlayerId player, bool stored = true) {
    return {client,
            {.identity = {.player = player, .token = {}, .stored = stored, .new_token = {}}},
            {},
            Language::en};
}

Seats seats_with(PlayerId player) {
    Seats seats(2);
    seats.seat({.seat = taken_seat, .player = player, .name = "Ada", .word = "", .bot = ""}, 0);
    return seats;
}

TEST(Clients, OfOnePlayerThereMayBeSeveral) {
    Clients clients;
    clients.add(came(1, 7), 1);
    clients.add(came(2, 7), 1);
    clients.add(came(3, 8), 2);
    EXPECT_EQ(clients.others_of(7, 1), std::vector<ClientId>{2});
    clients.remove(2);
    EXPECT_TRUE(clients.has(7));
    clients.remove(1);
    EXPECT_FALSE(clients.has(7));
}

TEST(Clients, WatchersAreThoseWithoutASeat) {
    Clients clients;
    clients.add(came(1, 7), 1);
    clients.add(came(2, 8), 2);
    clients.add(came(3, 8), 2);
    EXPECT_EQ(clients.watching(seats_with(7)), 2) << "the number of connections";
    EXPECT_EQ(clients.watchers(seats_with(7), 10), std::vector<int>{2}) << "each person once";
    EXPECT_EQ(clients.watchers(Seats(2), 1), std::vector<int>{1}) << "at most that many";
}

TEST(Clients, ATokenIsStoredOnceForAllConnectionsOfAPlayer) {
    Clients clients;
    clients.add(came(1, 7, false), 1);
    EXPECT_FALSE(clients.is_stored(7));
    clients.mark_stored(7);
    EXPECT_TRUE(clients.is_stored(7));
}

TEST(Clients, LookOnFromTheirSeatOrAsThePublic) {
    Clients clients;
    clients.add(came(1, 7), 1);
    EXPECT_EQ(viewer_text(viewer_of(*clients.find(1), seats_with(7))), "seat:1");
    EXPECT_EQ(viewer_text(viewer_of(*clients.find(1), Seats(2))), "public");
}

}  // namespace
}  // namespace reami::room
