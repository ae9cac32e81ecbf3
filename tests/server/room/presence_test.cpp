// The presence of a room's people, and how it determines the host.
#include "server/room/people/presence.hpp"

#include <gtest/gtest.h>

#include "server/room/snapshot.hpp"

namespace reami::room {
namespace {

constexpr Seat at_one = Seat::from_number(1), at_three = Seat::from_number(3);
constexpr Millis long_away = 60'000;

class RoomPresence : public ::testing::Test {
protected:
    RoomPresence() {
        state_.seats = Seats(3);
        take_seat(at_three, 7);
        take_seat(at_one, 8);
    }

    void take_seat(Seat seat, PlayerId player) {
        state_.seats.seat({.seat = seat, .player = player, .name = "Ada", .word = "", .bot = ""}, 0);
    }
    void come(PlayerId player, Millis now) {
        Came came;
        came.client = static_cast<ClientId>(player.value());
        came.visitor.identity.player = player;
        clients_.add(came, static_cast<int>(player.value()));
        look(now);
    }
    void go(PlayerId player, Millis now) {
        clients_.remove(static_cast<ClientId>(player.value()));
        look(now);
    }
    void attend(PlayerId player, protocol::Attendance how, Millis now) {
        clients_.attend({static_cast<ClientId>(player.value()), how});
        look(now);
    }
    void look(Millis now) { presence_.update(state_.seats, clients_, SeatSet(), now); }
    std::optional<Seat> host(Millis now) const {
        return Snapshot{state_, clients_, presence_, limits_, replies_, times_}.host_seat(now);
    }

    Limits limits_;
    GrantedReplies replies_;
    RoomTimes times_;
    RoomState state_;
    Clients clients_;
    Presence presence_{std::chrono::milliseconds(long_away)};
};

TEST_F(RoomPresence, WhoeverHasAConnectionIsHere) {
    come(7, 0);
    EXPECT_TRUE(presence_.is_present(at_three));
    EXPECT_EQ(presence_.away_since(at_three), std::nullopt);
    EXPECT_FALSE(presence_.is_present(at_one));
    EXPECT_TRUE(presence_.is_anybody_present());
}

TEST_F(RoomPresence, TimeAwayCountsFromTheLastConnection) {
    come(7, 100);
    go(7, 500);
    look(900);
    EXPECT_EQ(presence_.away_since(at_three), 500);
    EXPECT_EQ(presence_.long_away_from(at_three), 500 + long_away);
    EXPECT_FALSE(presence_.is_long_away(at_three, 499 + long_away));
    EXPECT_TRUE(presence_.is_long_away(at_three, 500 + long_away));
}

TEST_F(RoomPresence, WhoIsHiddenIsPresentAndWhoIsSilentIsAwayFromThenOn) {
    using protocol::Attendance;
    come(7, 100);
    attend(7, Attendance::hidden, 200);
    EXPECT_TRUE(presence_.is_present(at_three));
    EXPECT_EQ(presence_.of(at_three), Attendance::hidden);
    attend(7, Attendance::away, 300);
    EXPECT_FALSE(presence_.is_present(at_three));
    EXPECT_FALSE(presence_.is_anybody_present());
    go(7, 400);
    EXPECT_EQ(presence_.away_since(at_three), 300) << "the client was away before its connection closed";
    come(7, 500);
    attend(7, Attendance::away, 600);
    attend(7, Attendance::hidden, 700);
    EXPECT_EQ(presence_.away_since(at_three), std::nullopt) << "the client has spoken again";
}

TEST_F(RoomPresence, OfSeveralConnectionsTheMostPresentCounts) {
    using protocol::Attendance;
    come(7, 0);
    Came second;
    second.client = 70;
    second.visitor.identity.player = 7;
    clients_.add(second, 7);
    attend(7, Attendance::away, 0);
    EXPECT_EQ(presence_.of(at_three), Attendance::here);
    clients_.attend({70, Attendance::hidden});
    look(0);
    EXPECT_EQ(presence_.of(at_three), Attendance::hidden);
}

TEST_F(RoomPresence, TheNextPersonInASeatIsAwaySinceThen) {
    look(0);
    EXPECT_EQ(presence_.away_since(at_one), 0);
    state_.seats.empty({at_one});
    look(300);
    EXPECT_EQ(presence_.away_since(at_one), std::nullopt);
    EXPECT_FALSE(presence_.is_long_away(at_one, 10 * long_away)) << "the seat is empty";
    take_seat(at_one, 9);
    look(700);
    EXPECT_EQ(presence_.away_since(at_one), 700);
}

TEST_F(RoomPresence, HostIsWhoeverSatDownFirstAndIsNotLongAway) {
    come(7, 0);
    come(8, 0);
    EXPECT_EQ(host(0), at_three);
    go(7, 1000);
    EXPECT_EQ(host(999 + long_away), at_three) << "the player is not long away yet";
    EXPECT_EQ(host(1000 + long_away), at_one);
    go(8, 1000);
    EXPECT_EQ(host(1000 + long_away), at_three) << "all are long away, so the player who has sat longest";
}

TEST_F(RoomPresence, HostIsWhoeverOpenedTheRoomWhileTheySitThere) {
    state_.host = 8;
    come(7, 0);
    come(8, 0);
    EXPECT_EQ(host(0), at_one);
    go(8, 0);
    EXPECT_EQ(host(long_away), at_three);
}

}  // namespace
}  // namespace reami::room
