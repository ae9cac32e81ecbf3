// Entries that the schema refuses, and the reasons; no part of such an entry is stored.
#include <gtest/gtest.h>

#include "server/store/sqlite/sqlite_write_connection.hpp"
#include "tests/server/store/both_stores.hpp"
#include "tests/server/store/stored_match.hpp"

namespace reami::store {
namespace {

using namespace testing;  // NOLINT(google-build-using-namespace): this test's own words

class StoreRefusal : public BothStores {
protected:
    void open() override {
        connection_ = scratch().connect();
        EXPECT_EQ(store({PlayerMade{42, bytes(1)}, opened("ROOM1"), person(one, 42, "Ada"), bot(two),
                         started(), moved(1, 1)}),
                  "stored");
    }

    std::string store(std::vector<Record> records, RoomId room = 1) {
        PendingEntry attempt{{room, 1000, std::move(records)}, {}};
        connection_->commit({&attempt, 1});
        return attempt.answer.fault ? attempt.answer.fault->why : "stored";
    }

    /// The expected reason: `sqlite` with SQLite, and `constraint` with PostgreSQL.
    std::string why(const char* sqlite, const char* constraint) const {
        return scratch().is_file() ? sqlite : constraint;
    }

    void end_and_close() {
        EXPECT_EQ(store({MatchFinished{1, {}, {}, "", bytes(8)}, RoomClosed{}}), "stored");
    }

    std::unique_ptr<WriteConnection> connection_;
};

TEST_P(StoreRefusal, RoomInWhichAMatchRunsDoesNotClose) {
    EXPECT_EQ(store({RoomClosed{}}), "a match runs in this room");
    EXPECT_EQ(scratch().ask("SELECT count(*) FROM running_moves"), "1");
    EXPECT_EQ(store({MatchAbandoned{1, bytes(8)}, RoomClosed{}}), "stored");
}

TEST_P(StoreRefusal, ARequestOpensOneRoom) {
    RoomOpened requested = opened("ROOM2");
    requested.requester = bytes(4);
    requested.request = "w1";
    EXPECT_EQ(store({requested}, 2), "stored");
    requested.code = "ROOM3";
    EXPECT_EQ(store({requested}, 3),
              why("UNIQUE constraint failed: rooms.requester, rooms.request",
                  "duplicate key value violates unique constraint \"one_room_a_request\""));
    requested.request = {};
    EXPECT_EQ(store({requested}, 3), "stored") << "rooms without a request do not clash";
    requested.code = "ROOM4";
    EXPECT_EQ(store({requested}, 4), "stored");
}

TEST_P(StoreRefusal, RoomIsEnteredForTheFirstTimeOnce) {
    EXPECT_EQ(store({RoomEntered{}}), "stored");
    EXPECT_EQ(store({RoomEntered{}}), "no such room, or somebody has entered it");
}

TEST_P(StoreRefusal, MatchThatIsAbandonedRuns) {
    EXPECT_EQ(store({MatchAbandoned{2, bytes(8)}}), "no such running match");
    EXPECT_EQ(store({moved(1, 3), MatchAbandoned{1, bytes(8)}}), "the log of the match has a hole");
    EXPECT_EQ(scratch().ask("SELECT count(*) FROM running_moves"), "1");
    EXPECT_EQ(store({MatchAbandoned{1, bytes(8)}}), "stored");
}

TEST_P(StoreRefusal, TokenIsOnePlayers) {
    EXPECT_EQ(store({PlayerMade{43, bytes(1)}}),
              why("UNIQUE constraint failed: tokens.hash",
                  "duplicate key value violates unique constraint \"tokens_pkey\""));
    EXPECT_EQ(scratch().ask("SELECT id FROM players"), "42");
}

TEST_P(StoreRefusal, RoomsAndCodesAreGivenOnce) {
    EXPECT_EQ(store({opened("ROOM2")}, 1),
              why("UNIQUE constraint failed: rooms.id",
                  "duplicate key value violates unique constraint \"rooms_pkey\""));
    EXPECT_EQ(store({opened("ROOM1")}, 2),
              why("UNIQUE constraint failed: rooms.code",
                  "duplicate key value violates unique constraint \"rooms_code_key\""));
    end_and_close();
    EXPECT_EQ(store({opened("ROOM1")}, 2),
              why("UNIQUE constraint failed: rooms.code",
                  "duplicate key value violates unique constraint \"rooms_code_key\""));
}

TEST_P(StoreRefusal, OptionsAreJson) {
    RoomOpened wrong = opened("ROOM2");
    wrong.options = "{dynasty";
    EXPECT_EQ(store({wrong}, 2),
              why("CHECK constraint failed: json_valid(options)", "invalid input syntax for type json"));
}

TEST_P(StoreRefusal, PersonHasOneSeatARoom) {
    EXPECT_EQ(store({SeatLeft{two}, person(two, 42, "Ada")}),
              why("UNIQUE constraint failed: seats.room, seats.player",
                  "duplicate key value violates unique constraint \"one_seat_a_person\""));
    EXPECT_EQ(store({SeatLeft{one}, SeatLeft{two}, person(two, 42, "Ada")}), "stored");
}

TEST_P(StoreRefusal, SeatIsAPlayersOrABots) {
    EXPECT_EQ(store({SeatTaken{.seat = two, .player = {}, .name = "?", .word = {}, .bot = {}}}),
              why("CHECK constraint failed: player IS NOT NULL OR bot IS NOT NULL",
                  "new row for relation \"seats\" violates check constraint \"of_a_player_or_a_bot\""));
    EXPECT_EQ(
        store({person(two, 99, "Nobody")}),
        why("FOREIGN KEY constraint failed",
            "insert or update on table \"seats\" violates foreign key constraint \"seats_player_fkey\""));
}

TEST_P(StoreRefusal, WhoLeavesSatThere) {
    EXPECT_EQ(store({SeatLeft{one}, SeatLeft{one}}), "nobody sits there");
}

TEST_P(StoreRefusal, OnlyOpenRoomsChange) {
    for (const Record& record : std::vector<Record>{RoomConfigured{"{}", 2, true}, started(), RoomClosed{}})
        EXPECT_EQ(store({record}, 2), "no such open room");
    end_and_close();
    for (const Record& record : std::vector<Record>{RoomConfigured{"{}", 2, true}, started(2), RoomClosed{}})
        EXPECT_EQ(store({record}), "no such open room");
}

TEST_P(StoreRefusal, OneMatchOfARoomRunsAtATime) {
    EXPECT_EQ(store({started(2)}),
              why("UNIQUE constraint failed: matches.room",
                  "duplicate key value violates unique constraint \"one_running_match_a_room\""));
}

TEST_P(StoreRefusal, MovesAreOfTheRunningMatch) {
    EXPECT_EQ(store({moved(2, 1)}), "no such running match");
    EXPECT_EQ(store({moved(1, 2), MatchFinished{1, {}, {}, "", bytes(8)}, moved(1, 3)}),
              "no such running match");
    EXPECT_EQ(scratch().ask("SELECT v FROM running_moves"), "1");
}

TEST_P(StoreRefusal, RoundIsStoredOnceAndForSeatsOfTheMatch) {
    EXPECT_EQ(store({RoundFinished{1, 1, {{one, 3}, {two, 4}}}}), "stored");
    EXPECT_NE(store({RoundFinished{1, 1, {{one, 3}}}}), "stored");
    EXPECT_EQ(store({RoundFinished{1, 2, {{Seat::from_number(3), 3}}}}),
              why("FOREIGN KEY constraint failed",
                  "insert or update on table \"round_points\" violates foreign key constraint "
                  "\"round_points_room_match_seat_fkey\""));
}

TEST_P(StoreRefusal, EndedMatchHasItsWholeLog) {
    const MatchFinished end{1, {}, {}, "", bytes(8)};
    EXPECT_EQ(store({moved(1, 3), end}), "the log of the match has a hole");
    EXPECT_EQ(store({moved(1, 1), end}), "the log of the match has a hole");
    EXPECT_EQ(store({end}), "stored");
    EXPECT_EQ(store({end}), "no such running match");
}

TEST_P(StoreRefusal, ResultIsOfTheSeatsThatPlay) {
    const Seat three = Seat::from_number(3);
    EXPECT_EQ(store({MatchFinished{1, {{three, 1}}, {{three, 1}}, "", bytes(8)}}),
              "no such seat in the match");
    EXPECT_EQ(store({MatchFinished{1, {{one, 1}}, {}, "", bytes(8)}}), "a seat has points and no rank");
}

TEST_P(StoreRefusal, LineOfChatIsSaidOnce) {
    EXPECT_EQ(store({Said{1, one, "Ada", "ciao"}, Said{1, one, "Ada", "ciao"}}),
              why("UNIQUE constraint failed: chat.room, chat.n",
                  "duplicate key value violates unique constraint \"chat_pkey\""));
}

INSTANTIATE_TEST_SUITE_P(Both, StoreRefusal, both(), name_of);

}  // namespace
}  // namespace reami::store
