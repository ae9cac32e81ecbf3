// When a room closes, and when a match is given up. PROTOCOL.md, "Limits".
#include <gtest/gtest.h>

#include "tests/server/room/table_talk.hpp"

namespace reami::room {
namespace {

constexpr Millis hour = 3'600'000, day = 24 * hour;

Phase phase_of(const TableTalk& table) { return table.room.table().phase; }

/// Ada plays against a bot.
struct Playing : TableTalk {
    GuestId ada = come(1);
    Playing() {
        sit(ada, 1, "Ada");
        seat_bot(ada, 2);
        start(ada);
    }
};

TEST(RoomLife, ARoomToWhichNobodyCameClosesAfterAnHour) {
    TableTalk table;
    EXPECT_EQ(table.room.next_due(table.steady), table.steady + hour) << "due from the moment it exists";
    table.pass(hour - 1);
    EXPECT_EQ(phase_of(table), Phase::seating);
    table.pass(1);
    EXPECT_EQ(phase_of(table), Phase::closed);
    EXPECT_EQ(table.stored.back(), store::Record(store::Closed()));
}

TEST(RoomLife, ARoomThatWasLeftWithoutARunningMatchClosesAfterADay) {
    TableTalk table;
    table.go(table.come(1));
    table.pass(day - 1);
    EXPECT_EQ(phase_of(table), Phase::seating);
    EXPECT_EQ(table.room.next_due(table.steady), table.steady + 1);
    table.pass(1);
    EXPECT_EQ(phase_of(table), Phase::closed);
}

TEST(RoomLife, ARoomInWhichSomebodyIsDoesNotClose) {
    TableTalk table;
    table.come(1);
    table.pass(1000 * day);
    EXPECT_EQ(phase_of(table), Phase::seating);
}

TEST(RoomLife, TheFirstToComeIsStoredOnce) {
    TableTalk table;
    table.go(table.come(1));
    table.come(2);
    EXPECT_EQ(table.stored.size(), 2u);
    EXPECT_EQ(table.stored.back(), store::Record(store::Entered()));
}

TEST(RoomLife, AfterAStartTimeCountsFromWhatWasStoredLast) {
    TableTalk before;
    TableTalk unentered(before.stored, hour - 1);
    EXPECT_EQ(unentered.room.next_due(unentered.steady), unentered.steady + 1);
    before.go(before.come(1));
    TableTalk left(before.stored, day - 5);
    EXPECT_EQ(left.room.next_due(left.steady), left.steady + 5);
    TableTalk overdue(before.stored, 3 * day);
    EXPECT_EQ(overdue.room.next_due(overdue.steady), overdue.steady + 1);
}

TEST(RoomLife, AClockSetBackKeepsNothingOpen) {
    TableTalk table;
    table.go(table.come(1));
    table.now -= 1000 * day;  // the wall's
    table.pass(day);
    EXPECT_EQ(phase_of(table), Phase::closed);
    TableTalk from_the_future(std::vector<store::Record>(table.stored.begin(), table.stored.begin() + 2),
                              -5 * day);
    EXPECT_EQ(from_the_future.room.next_due(from_the_future.steady), from_the_future.steady + day)
        << "what is stored from later than now counts from now";
}

TEST(RoomLife, AMatchWithoutAMoveIsGivenUpAfterNinetyDays) {
    Playing table;
    table.pass(1000);  // who watches has been told
    table.play_any(table.ada);
    table.go(table.ada);
    EXPECT_EQ(table.room.next_due(table.steady), table.steady + 90 * day);
    table.pass(90 * day - 1);
    EXPECT_EQ(phase_of(table), Phase::playing) << "a running match keeps its room";
    const Secret secret = table.room.table().started->secret;
    table.pass(1);
    EXPECT_EQ(phase_of(table), Phase::ended);
    const auto& abandoned = std::get<store::Abandoned>(table.stored.back());
    EXPECT_EQ(abandoned.match, 1);
    EXPECT_NE(abandoned.next_secret, secret);
    table.pass(day);
    EXPECT_EQ(phase_of(table), Phase::closed) << "then the room has been empty for long";
}

TEST(RoomLife, AMovePutsOffThatAMatchIsGivenUp) {
    Playing table;
    table.pass(90 * day - 1);
    table.play_any(table.ada);
    table.pass(90 * day - 1);
    EXPECT_EQ(phase_of(table), Phase::playing);
    table.pass(1);
    EXPECT_EQ(phase_of(table), Phase::ended);
}

TEST(RoomLife, WhoIsThereHearsThatTheMatchIsGivenUpAndWhatItsSeedWasMadeOf) {
    Playing table;
    table.take(table.ada);
    table.pass(90 * day);
    const auto heard = table.take(table.ada);
    EXPECT_EQ(TableTalk::of_kind(heard, "reveal").at("secret"), to_hex(table.room.table().started->secret));
    EXPECT_EQ(heard.back().at("phase"), "ended");
    const auto state = TableTalk::of_kind(table.say(table.ada, from_client::Sync()), "state");
    EXPECT_FALSE(state.contains("result"));
    EXPECT_EQ(code_of(table.say(table.ada, from_client::Move{"m", 1, 1, "=1"})), "move.over");
    const auto newcomer = table.take(table.come(5));
    EXPECT_FALSE(TableTalk::of_kind(newcomer, "reveal").is_null());
    table.rematch(table.ada);
    EXPECT_EQ(phase_of(table), Phase::playing);
    EXPECT_EQ(table.room.table().match, 2);
}

TEST(RoomLife, AGivenUpMatchComesBackAsOne) {
    Playing table;
    table.play_any(table.ada);
    table.pass(90 * day);
    TableTalk again(table.stored);
    EXPECT_EQ(phase_of(again), Phase::ended);
    EXPECT_EQ(again.room.table().commitment(), table.room.table().commitment());
}

}  // namespace
}  // namespace reami::room
