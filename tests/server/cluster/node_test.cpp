// A server as one of several nodes: where it says that a room is served, and which rooms it takes over.
#include "tests/server/cluster/node_fixture.hpp"

namespace reami::cluster {
namespace {

TEST_F(NodeTest, ARoomThatNobodyServesIsServedHereFromNowOn) {
    EXPECT_FALSE(serves());
    EXPECT_TRUE(is_here(where()));
    EXPECT_TRUE(serves());
    EXPECT_EQ(ask("SELECT epoch FROM rooms"), "1");
    EXPECT_TRUE(is_here(where()));
    EXPECT_EQ(ask("SELECT epoch FROM rooms"), "1") << "the node takes the room once";
}

TEST_F(NodeTest, RoomsForWhichManyComeAtTheSameTimeAreTakenOnceEach) {
    constexpr int rooms = 12, people = 5;
    std::vector<std::future<Whereabouts>> answers;
    for (int i = 2; i <= rooms; ++i)
        store({i,
               clock_.now().wall,
               {store::testing::opened("KETMKAR" + std::string(1, "23456789ABC"[i - 2]))}});
    for (int person = 0; person < people; ++person)
        for (const char last : std::string("D23456789ABC"))
            answers.push_back(boost::asio::co_spawn(shards_.first().executor(),
                                                    node_->whereabouts(std::string("KETMKAR") + last, {}),
                                                    boost::asio::use_future));
    for (auto& answer : answers) EXPECT_TRUE(is_here(answer.get()));
    EXPECT_EQ(ask("SELECT count(*), min(epoch), max(epoch) FROM rooms"), "12 | 1 | 1");
    EXPECT_EQ(directory_->size(), 12U);
}

TEST_F(NodeTest, AllWhoTakeRoomsAreConnectedBeforeAnybodyComes) {
    while (ask("SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
               " AND query LIKE 'UPDATE rooms SET owner%'") != "3")
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
    EXPECT_EQ(ask("SELECT epoch FROM rooms"), "0") << "they take none";
}

TEST_F(NodeTest, WhoIsPassedOnHereWhileTheRoomIsBeingTakenIsKeptWaiting) {
    store::PgSession slow(scratch_->address());
    slow.run_script("BEGIN; UPDATE rooms SET fast_bots = 1");
    auto taking = boost::asio::co_spawn(shards_.first().executor(), node_->whereabouts(code, {}),
                                        boost::asio::use_future);
    while (ask("SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
               " AND wait_event_type = 'Lock'") != "1")
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
    auto served = ask_whether_served();
    EXPECT_EQ(served.wait_for(std::chrono::milliseconds(50)), std::future_status::timeout);
    slow.run_script("COMMIT");
    EXPECT_TRUE(served.get());
    EXPECT_TRUE(is_here(taking.get()));
}

TEST_F(NodeTest, WhoComesForARoomThatIsLeftToAnotherProgramIsLedThere) {
    give_to_other(10);
    ask("UPDATE nodes SET program = '2' WHERE incarnation = 'other'");
    ask("UPDATE rooms SET owner = NULL");
    ask("INSERT INTO unreplayed (room, match, program) VALUES (1, 0, '1')");
    EXPECT_EQ(address(where()), "there:2");
    EXPECT_TRUE(is_not_served_yet(where(code, "other"))) << "the other node does not answer";
    ask("UPDATE nodes SET ended = 1 WHERE incarnation = 'other'");
    EXPECT_TRUE(is_here(where())) << "no other node is left";
}

TEST_F(NodeTest, ARoomThatIsUnknownOrClosedIsHere) {
    EXPECT_TRUE(is_here(where("NOWHERE")));
    ask("UPDATE rooms SET closed_at = 1");
    EXPECT_TRUE(is_here(where()));
    EXPECT_FALSE(serves());
}

TEST_F(NodeTest, ARoomOfAnotherIsThereWhileThatOneAnswers) {
    give_to_other(10);
    EXPECT_EQ(address(where()), "there:2");
    EXPECT_TRUE(is_not_served_yet(where(code, "other")));
    EXPECT_EQ(address(where(code, "older")), "there:2") << "`older` is the same node before its restart";
    ask("UPDATE nodes SET address = '' WHERE incarnation = 'other'");
    EXPECT_TRUE(is_not_served_yet(where()));
    EXPECT_EQ(ask("SELECT owner, epoch FROM rooms"), "other | 7");
}

TEST_F(NodeTest, ARoomOfOneWhoseLeaseIsOverIsTaken) {
    give_to_other(-1);
    EXPECT_TRUE(is_here(where()));
    EXPECT_TRUE(serves());
    EXPECT_EQ(ask("SELECT ended FROM nodes WHERE incarnation = 'other'"), "1");
    EXPECT_EQ(ask("SELECT epoch FROM rooms"), "8");
}

TEST_F(NodeTest, WhoIsInItsRoomsWhenItsLeaseIsOverComesBackToWhoHasThemNext) {
    begin_node({.renewed_every = std::chrono::hours(1)});
    where();
    const auto direct = visit(false), passed_on = visit(true);
    let_pass(std::chrono::seconds(4));
    EXPECT_FALSE(serves()) << "the database has been silent for too long";
    EXPECT_TRUE(is_not_served_yet(where()));
    look_around();
    EXPECT_EQ(direct->why, 0) << "direct connections stay open";
    let_pass(std::chrono::seconds(8));
    look_around();
    EXPECT_FALSE(serves());
    EXPECT_EQ(direct->why, 1012);
    EXPECT_EQ(passed_on->why, 1012);
    EXPECT_TRUE(is_not_served_yet(where())) << "the node's lease is over, so it may not answer";
    EXPECT_EQ(ask("SELECT epoch FROM rooms"), "1");
}

TEST_F(NodeTest, WhatIsNumberedHereIsNumberedNowhereElse) {
    const auto first = directory_->next_room(), second_one = directory_->next_room();
    EXPECT_NE(first, second_one);
    for (const auto number : {first, second_one}) {
        EXPECT_GT(number, 0);
        EXPECT_LT(number, std::int64_t{1} << 53);
    }
}

}  // namespace
}  // namespace reami::cluster
