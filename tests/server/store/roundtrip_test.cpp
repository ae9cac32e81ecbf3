// A room gets the records back that it stored: every type of record, through the writer and the reader.
#include <gtest/gtest.h>

#include "server/store/read/find_room.hpp"
#include "server/store/read/open_to_read.hpp"
#include "server/store/read/read_devices.hpp"
#include "server/store/read/read_match.hpp"
#include "server/store/read/read_room.hpp"
#include "server/store/write/writer.hpp"
#include "tests/server/store/both_stores.hpp"
#include "tests/server/store/stored_match.hpp"

namespace reami::store {
namespace {

using namespace testing;  // NOLINT(google-build-using-namespace): this test's own words

class StoreRoundtrip : public BothStores {
protected:
    void open() override {
        writer_.emplace(location());
        reader_ = open_to_read(location());
    }

    /// Stores the records in one entry.
    void store(std::vector<Record> records, RoomId room = 1) {
        const Appended answer = append(*writer_, {room, ++now_, std::move(records)});
        EXPECT_EQ(answer.fault, std::nullopt) << answer.fault->why;
    }

    std::vector<Record> room(RoomId id = 1) { return records(read_room(*reader_, id)); }

    std::optional<Writer> writer_;
    std::unique_ptr<ReadConnection> reader_;
    Millis now_ = 1000;
};

TEST_P(StoreRoundtrip, TokenOpensItsPlayerOnEveryDevice) {
    store({PlayerMade{42, bytes(1)}}, 0);
    store({PlayerMade{42, bytes(2)}}, 0);
    EXPECT_EQ(read_player(*reader_, bytes(1)), 42);
    EXPECT_EQ(read_player(*reader_, bytes(2)), 42);
    EXPECT_EQ(read_player(*reader_, bytes(3)), std::nullopt);
}

TEST_P(StoreRoundtrip, RoomComesBackAsOpenedAndConfiguredLast) {
    store({opened()});
    store({RoomConfigured{R"({"dynasty":true})", 3, false}});
    RoomOpened expected = opened();
    expected.options = R"({"dynasty":true})";
    expected.seats = 3;
    expected.listed = false;
    EXPECT_EQ(room(), std::vector<Record>{expected});
}

TEST_P(StoreRoundtrip, SetUpGivenByHandComesBackWithRoomAndMatch) {
    RoomOpened prepared = opened();
    prepared.prepared = Prepared{"round 1\nkings 1 2 2 1\n", R"({"2":["=3"]})"};
    MatchStarted from_set_up = started();
    from_set_up.set_up = prepared.prepared->set_up;
    store({prepared, bot(two), from_set_up});
    EXPECT_EQ(room(), (std::vector<Record>{prepared, bot(two), from_set_up}));
}

TEST_P(StoreRoundtrip, SeatsComeBackByHowLongTheyAreTaken) {
    const SeatTaken earlier = person(two, 42, "Ada"), later = person(one, 43, "Bea");
    store({opened(), PlayerMade{42, bytes(1)}, earlier, bot(one)});
    store({SeatLeft{one}, PlayerMade{43, bytes(2)}, later});
    EXPECT_EQ(room(), (std::vector<Record>{opened(), earlier, later}));
}

TEST_P(StoreRoundtrip, BotKeepsTheSeatOfThePersonWhoIsAway) {
    SeatTaken bot_for_ada = person(one, 42, "Ada");
    bot_for_ada.bot = "greedy";
    store({opened(), PlayerMade{42, bytes(1)}, person(one, 42, "Ada")});
    store({bot_for_ada});
    EXPECT_EQ(room(), (std::vector<Record>{opened(), bot_for_ada}));
    store({person(two, 42, "Ada")});  // meanwhile Ada sits elsewhere
    EXPECT_EQ(room(), (std::vector<Record>{opened(), bot_for_ada, person(two, 42, "Ada")}));
}

TEST_P(StoreRoundtrip, RunningMatchComesBackWithItsMoves) {
    store({opened(), bot(one), bot(two)});
    store({started()});
    store({moved(1, 1, two)});
    store({moved(1, 2), RoundFinished{1, 1, {{one, -3}, {two, 8}}}});
    const StoredRoom back = read_room(*reader_, 1);
    EXPECT_EQ(records(back), (std::vector<Record>{opened(), bot(one), bot(two), started(), moved(1, 1, two),
                                                  moved(1, 2), RoundFinished{1, 1, {{one, -3}, {two, 8}}}}));
    EXPECT_EQ(back.records[4].at, 1003);
}

TEST_P(StoreRoundtrip, WordThatIsEmptyIsNotTheSameAsNone) {  // the seed is a hash over the words
    MatchStarted with_empty_word = started();
    with_empty_word.words = {{two, ""}};
    store({opened(), with_empty_word});
    EXPECT_EQ(room(), (std::vector<Record>{opened(), with_empty_word}));
}

TEST_P(StoreRoundtrip, EndedMatchIsFiledAndItsRoomGoesOn) {
    store({opened(), PlayerMade{42, bytes(1)}, person(one, 42, "Ada"), bot(two), started()});
    store({moved(1, 1)});
    const RoundFinished round{1, 1, {{one, 30}, {two, 30}}};
    MatchFinished ended{1, {{one, 30}, {two, 30}}, {{one, 1}, {two, 2}}, "largest_domain", bytes(8)};
    store({moved(1, 2, two), round, ended});

    EXPECT_EQ(scratch().ask("SELECT count(*) FROM running_moves"), "0");
    RoomOpened next = opened();
    next.secret = bytes(8);
    EXPECT_EQ(room(), (std::vector<Record>{next, person(one, 42, "Ada"), bot(two), started(), moved(1, 1),
                                           moved(1, 2, two), round, ended}));

    const auto match = read_match(*reader_, "KETMKARD", 1);
    ASSERT_TRUE(match);
    EXPECT_EQ(match->game, "kingdomino");
    EXPECT_EQ(match->started, started());
    EXPECT_EQ(match->moves, (std::vector<MovePlayed>{moved(1, 1), moved(1, 2, two)}));
    EXPECT_EQ(match->players, (std::map<Seat, StoredPlayer>{{one, {"Ada", false}}, {two, {"greedy", true}}}));
    ended.next_secret = {};
    EXPECT_EQ(match->ended, ended);
    EXPECT_FALSE(match->runs);
}

TEST_P(StoreRoundtrip, MovesOfAListHaveOneIdAndEachItsOwnRow) {
    MovePlayed first = moved(1, 1), second = moved(1, 2), last = moved(1, 3);
    for (MovePlayed* one_of_them : {&first, &second, &last}) one_of_them->id = "list";
    store({opened(), bot(one), bot(two), started()});
    store({first, second});
    EXPECT_EQ(room(), (std::vector<Record>{opened(), bot(one), bot(two), started(), first, second}));
    store({last, RoundFinished{1, 1, {{one, 1}, {two, 2}}}, MatchFinished{1, {}, {}, "", bytes(8)}});
    EXPECT_EQ(scratch().ask("SELECT v, id FROM finished_moves"), "1 | list\n2 | list\n3 | list");
    EXPECT_EQ(scratch().ask("SELECT count(*) FROM running_moves"), "0");
}

TEST_P(StoreRoundtrip, MatchThatBeganBeforeTheServerStartedIsFiledWhole) {
    store({opened(), started(), moved(1, 1)});
    store(running_room(2, "BBBBBBBB").records, 2);
    store({moved(1, 2)});
    writer_.reset();
    writer_.emplace(location());
    store({moved(1, 3), MatchFinished{1, {}, {}, "", bytes(8)}});
    EXPECT_EQ(scratch().ask("SELECT v FROM finished_moves WHERE room = 1"), "1\n2\n3");
    EXPECT_EQ(scratch().ask("SELECT count(*) FROM running_moves WHERE room = 1"), "0");
}

TEST_P(StoreRoundtrip, OnlyTheLastMatchOfARoomComesBack) {
    store({opened(), started(), moved(1, 1)});
    store({moved(1, 2), MatchFinished{1, {}, {}, "", bytes(8)}});
    store({started(2)});
    store({moved(2, 1, two)});
    const auto back = room();
    ASSERT_EQ(back.size(), 3U);
    EXPECT_EQ(back[1], Record(started(2)));
    EXPECT_EQ(back[2], Record(moved(2, 1, two)));
}

TEST_P(StoreRoundtrip, MatchThatRunsIsReadAsFarAsItIs) {
    store({opened(), PlayerMade{42, bytes(1)}, person(one, 42, "Ada"), bot(two), started(), moved(1, 1)});
    const auto match = read_match(*reader_, "KETMKARD", 1);
    ASSERT_TRUE(match);
    EXPECT_TRUE(match->runs);
    EXPECT_FALSE(match->ended);
    EXPECT_EQ(match->moves, std::vector<MovePlayed>{moved(1, 1)});
    EXPECT_EQ(match->players, (std::map<Seat, StoredPlayer>{{one, {"Ada", false}}, {two, {"greedy", true}}}));
    EXPECT_FALSE(read_match(*reader_, "KETMKARD", 2));
    EXPECT_FALSE(read_match(*reader_, "NOBODYAT", 1));
}

TEST_P(StoreRoundtrip, AbandonedMatchKeepsItsLogAndStandsInNoTableOfResults) {
    const std::string dynasty = R"({"dynasty":true})";
    store({opened(), PlayerMade{42, bytes(1)}, person(one, 42, "Ada"), bot(two), started(1, dynasty)});
    store({moved(1, 1), RoundFinished{1, 1, {{one, 3}, {two, 8}}}});
    EXPECT_EQ(scratch().ask("SELECT count(*) FROM dynasty_totals"), "2");
    store({MatchAbandoned{1, bytes(8), protocol::NoResult::by_admin}});
    EXPECT_EQ(
        scratch().ask("SELECT (SELECT count(*) FROM running_moves), (SELECT count(*) FROM finished_moves),"
                      " (SELECT count(*) FROM dynasty_totals),"
                      " (SELECT count(*) FROM match_seats WHERE rank IS NOT NULL)"),
        "0 | 1 | 0 | 0");
    RoomOpened next = opened();
    next.secret = bytes(8);
    EXPECT_EQ(room(), (std::vector<Record>{next, person(one, 42, "Ada"), bot(two), started(1, dynasty),
                                           moved(1, 1), RoundFinished{1, 1, {{one, 3}, {two, 8}}},
                                           MatchAbandoned{1, bytes(8), protocol::NoResult::by_admin}}));
    const auto match = read_match(*reader_, "KETMKARD", 1);
    ASSERT_TRUE(match);
    EXPECT_FALSE(match->runs);
    EXPECT_FALSE(match->ended);
    EXPECT_EQ(match->players.at(one).name, "Ada") << "the player who sat there";
    EXPECT_EQ(match->started.secret, bytes(7));
}

TEST_P(StoreRoundtrip, MatchWithoutAMoveCanBeAbandoned) {
    store({opened(), bot(one), bot(two), started()});
    store({MatchAbandoned{1, bytes(8)}});
    EXPECT_TRUE(read_match(*reader_, "KETMKARD", 1));
}

TEST_P(StoreRoundtrip, RoomKnowsItsHostItsOpenerAndItsRequest) {
    RoomOpened requested = opened();
    requested.host = 42;
    requested.opener = bytes(3);
    requested.requester = bytes(4);
    requested.request = "w1";
    store({PlayerMade{42, bytes(1)}, requested, RoomEntered{}});
    EXPECT_EQ(room(), (std::vector<Record>{requested, RoomEntered{}}));
    EXPECT_EQ(find_code_of_request(*reader_, bytes(4), "w1"), "KETMKARD");
    EXPECT_EQ(find_code_of_request(*reader_, bytes(4), "w2"), std::nullopt);
    EXPECT_EQ(find_code_of_request(*reader_, bytes(3), "w1"), std::nullopt);
}

TEST_P(StoreRoundtrip, CodesAreKnownWithWhoseRoomTheyAre) {
    RoomOpened of_ada = opened();
    of_ada.host = 42;
    store({PlayerMade{42, bytes(1)}, of_ada, PlayerMade{43, bytes(2)},
           Person{.who = 1, .player = 43, .sat = true}, person(one, 43, "Bea")});
    store({SeatLeft{one}});
    const auto theirs = [&](std::optional<PlayerId> who) {
        return find_code_use(*reader_, "KETMKARD", who)->theirs;
    };
    EXPECT_TRUE(theirs(42)) << "player 42 opened the room";
    EXPECT_TRUE(theirs(43)) << "player 43 sat there";
    EXPECT_FALSE(theirs(44));
    EXPECT_FALSE(theirs({}));
    EXPECT_TRUE(find_code_use(*reader_, "KETMKARD", 43)->open);
    store({RoomClosed{}});
    EXPECT_FALSE(find_code_use(*reader_, "KETMKARD", 43)->open);
    EXPECT_TRUE(theirs(43));
    EXPECT_FALSE(find_code_use(*reader_, "NOBODYAT", 43));
}

TEST_P(StoreRoundtrip, LastHundredLinesOfChatAreKept) {
    store({opened()});
    for (int n = 1; n <= 102; ++n)
        store({Said{n, n % 2 ? std::optional(two) : std::nullopt, "Ada", numbered("ciao ", n)}});
    const auto back = room();
    ASSERT_EQ(back.size(), 101U);
    EXPECT_EQ(back[1], Record(Said{3, two, "Ada", "ciao 3"}));
    EXPECT_EQ(back[100], Record(Said{102, std::nullopt, "Ada", "ciao 102"}));
}

TEST_P(StoreRoundtrip, ClosedRoomIsGoneAndItsFinishedMatchesStay) {
    store({opened(), bot(one), started(), Said{1, {}, "Ada", "ciao"}});
    store({moved(1, 1), MatchFinished{1, {{one, 5}}, {{one, 1}}, "", bytes(8)}});
    store({RoomClosed{}});
    EXPECT_EQ(room(), std::vector<Record>{});
    EXPECT_TRUE(read_match(*reader_, "KETMKARD", 1));
    EXPECT_TRUE(find_code_use(*reader_, "KETMKARD", {}));
    EXPECT_EQ(read_last_room(*reader_), 1);
    EXPECT_EQ(scratch().ask("SELECT (SELECT count(*) FROM chat), (SELECT count(*) FROM seats),"
                            " (SELECT count(*) FROM running_moves), (SELECT count(*) FROM matches)"),
              "0 | 0 | 0 | 1");
}

TEST_P(StoreRoundtrip, AllOpenRoomsComeBackEachWithItsOwnMoves) {
    store(running_room(3, "AAAAAAAA").records, 3);
    store(running_room(5, "BBBBBBBB").records, 5);
    store({opened("CCCCCCCC")}, 8);
    store({opened("DDDDDDDD"), RoomClosed{}}, 9);
    for (int v = 1; v <= 3; ++v)
        for (const RoomId id : {5, 3}) store({moved(1, v)}, id);
    const auto rooms = read_open_rooms(*reader_);
    ASSERT_EQ(rooms.size(), 3U);
    for (const StoredRoom& back : rooms) EXPECT_EQ(records(back), records(read_room(*reader_, back.room)));
    EXPECT_EQ(rooms[0].room, 3);
    EXPECT_EQ(rooms[0].records.size(), 7U);  // opened, two bots, started, three moves
    EXPECT_EQ(rooms[2].records.size(), 1U);
    EXPECT_EQ(read_last_room(*reader_), 9);
}

TEST_P(StoreRoundtrip, EmptyStoreHasNoRooms) {
    EXPECT_EQ(read_last_room(*reader_), 0);
    EXPECT_FALSE(find_code_use(*reader_, "KETMKARD", {}));
    EXPECT_TRUE(read_open_rooms(*reader_).empty());
    EXPECT_TRUE(room().empty());
}

INSTANTIATE_TEST_SUITE_P(Both, StoreRoundtrip, both(), name_of);

}  // namespace
}  // namespace reami::store
