// A server as one of several: where rooms are, which it takes, and which it gives up.
#include "server/lobby/rooms/node.hpp"

#include <gtest/gtest.h>
#include <sodium.h>

#include <atomic>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/use_future.hpp>
#include <future>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "server/lobby/players/players.hpp"
#include "server/runtime/shard.hpp"
#include "server/store/write/writer.hpp"
#include "tests/server/fake_clock.hpp"
#include "tests/server/store/both_stores.hpp"
#include "tests/server/store/stored_match.hpp"

namespace reami::lobby {
namespace {

constexpr store::Millis one_second = 1'000, one_hour = 3'600'000;

/// A connection that only remembers why it was closed.
struct LostConnection final : net::ConnectionHandle {
    void send(net::EncodedMessage, net::Delivery) override {}
    void close(protocol::Close reason) override { why = static_cast<int>(reason); }
    std::atomic<int> why = 0;
};

class NodeTest : public ::testing::Test {
protected:
    void SetUp() override {
        if (!reami::testing::PostgresServer::is_installed()) GTEST_SKIP() << "postgresql-15 is not installed";
        if (sodium_init() < 0) FAIL();
        scratch_.emplace(store::testing::StoreKind::postgresql);
        writer_.emplace(scratch_->location());
        quota_.emplace(settings_.limits);
        directory_.emplace(Directory::Means{
            {shards_.next().executor()}, settings_, *writer_, clock_, bots_, workers_, open_rooms_, *quota_});
        begin_node();
        store({1, clock_.now().wall, {store::testing::opened(code)}});
    }
    void TearDown() override {
        if (!node_) return;
        node_->stop();
        directory_->stop();
        writer_->stop();
        bots_.join();
        workers_.stop();
        shards_.stop();
    }

    void begin_node(store::LeaseTimes times = {}) {
        node_.emplace(scratch_->address(),
                      store::NodeCard{"here:1", "1", folder_.database().parent_path() / "node"},
                      Node::Means{*directory_, *quota_, clock_}, times);
    }
    /// As if the database had not been heard of for so long.
    void let_pass(std::chrono::seconds silence) {
        auto& tenure = const_cast<store::Tenure&>(*node_->tenure());  // NOLINT: it is the lease's to change
        tenure.deadline.move_to(LeaseDeadline::now() + std::chrono::seconds(8) - silence);
    }
    void store(store::Entry entry) {
        EXPECT_EQ(store::testing::append(*writer_, std::move(entry)).fault, std::nullopt);
    }
    std::string ask(const std::string& sql) const { return scratch_->ask(sql); }
    net::Whereabouts where(const std::string& room = code, std::optional<std::string> lost = {}) {
        return boost::asio::co_spawn(shards_.first().executor(), node_->whereabouts(room, std::move(lost)),
                                     boost::asio::use_future)
            .get();
    }
    std::future<bool> ask_whether_served() {
        return boost::asio::co_spawn(shards_.first().executor(), node_->serves(code),
                                     boost::asio::use_future);
    }
    bool serves() { return ask_whether_served().get(); }
    static std::string address(const net::Whereabouts& where) {
        return std::get<net::ServedBy>(where).address;
    }
    static bool is_here(const net::Whereabouts& where) {
        return std::holds_alternative<net::ServedHere>(where);
    }
    static bool is_not_served_yet(const net::Whereabouts& where) {
        return std::holds_alternative<net::NotServedYet>(where);
    }
    /// Looks around until that is the answer.
    void look_around_until(const std::string& answer, const std::string& sql) {
        while (ask(sql) != answer) {
            node_->look_around();
            std::this_thread::sleep_for(std::chrono::milliseconds(2));
        }
    }
    /// Looks around, and all that follows from it is done when this returns: what the rooms on their shard
    /// gave the node to do is done before the node looks around anew.
    void look_around() {
        for (int times = 0; times < 3; ++times) {
            node_->look_around();
            while (node_->looks_around()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
            shards_.settle();
        }
    }
    /// The lease of another node, which has the room.
    void give_to_other(int seconds) const {
        ask("INSERT INTO nodes (incarnation, until, address, program, started_at) VALUES ('other',"
            " clock_timestamp() + interval '" +
            std::to_string(seconds) + " s', 'there:2', '1', clock_timestamp())");
        ask("UPDATE rooms SET owner = 'other', epoch = 7");
    }
    std::shared_ptr<LostConnection> visit(bool passed_on) {
        auto connection = std::make_shared<LostConnection>();
        room::Visitor visitor{Players::new_player(), {}};
        directory_->find(code)->come(visitor, {}, connection, passed_on);
        shards_.settle();
        return connection;
    }

    static constexpr const char* code = "KETMKARD";
    std::optional<store::testing::ScratchStore> scratch_;
    store::testing::Scratch folder_;
    reami::testing::FakeClock clock_;
    Settings settings_;
    Shards shards_{1};
    boost::asio::thread_pool bots_{1};
    Background workers_{1, 8};
    OpenRooms open_rooms_;
    std::optional<store::Writer> writer_;
    std::optional<RoomQuota> quota_;
    std::optional<Directory> directory_;
    std::optional<Node> node_;
};

TEST_F(NodeTest, ARoomThatNobodyServesIsServedHereFromNowOn) {
    EXPECT_FALSE(serves());
    EXPECT_TRUE(is_here(where()));
    EXPECT_TRUE(serves());
    EXPECT_EQ(ask("SELECT epoch FROM rooms"), "1");
    EXPECT_TRUE(is_here(where()));
    EXPECT_EQ(ask("SELECT epoch FROM rooms"), "1") << "it is taken once";
}

TEST_F(NodeTest, RoomsForWhichManyComeAtTheSameTimeAreTakenOnceEach) {
    constexpr int rooms = 12, people = 5;
    std::vector<std::future<net::Whereabouts>> answers;
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
    EXPECT_TRUE(is_not_served_yet(where(code, "other"))) << "it does not answer";
    ask("UPDATE nodes SET ended = 1 WHERE incarnation = 'other'");
    EXPECT_TRUE(is_here(where())) << "nobody else is there";
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
    EXPECT_EQ(address(where(code, "older")), "there:2")
        << "which had the same address before it started again";
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
    EXPECT_FALSE(serves()) << "the database was not heard of when it should have been";
    EXPECT_TRUE(is_not_served_yet(where()));
    look_around();
    EXPECT_EQ(direct->why, 0) << "who is there stays";
    let_pass(std::chrono::seconds(8));
    look_around();
    EXPECT_FALSE(serves());
    EXPECT_EQ(direct->why, 1012);
    EXPECT_EQ(passed_on->why, 1012);
    EXPECT_TRUE(is_not_served_yet(where())) << "it could tell nobody anything";
    EXPECT_EQ(ask("SELECT epoch FROM rooms"), "1");
}

TEST_F(NodeTest, ARoomToWhichNobodyComesIsGivenUpAfterAMinuteUntilItIsToClose) {
    where();
    clock_.pass(59 * one_second);
    look_around();
    EXPECT_TRUE(serves());
    clock_.pass(one_second);
    look_around_until("-", "SELECT owner FROM rooms");
    EXPECT_EQ(ask("SELECT due_at FROM rooms"), std::to_string(1'000'000'000'000 + one_hour))
        << "nobody entered it";
}

TEST_F(NodeTest, WhenItIsToCloseItIsTakenAndClosed) {
    where();
    clock_.pass(60 * one_second);
    look_around_until("-", "SELECT owner FROM rooms");
    while (serves()) std::this_thread::yield();
    clock_.pass(one_hour - 60 * one_second - 1);
    look_around();
    EXPECT_EQ(ask("SELECT owner, closed_at FROM rooms"), "- | -");
    clock_.pass(1);
    look_around_until(std::to_string(1'000'000'000'000 + one_hour), "SELECT closed_at FROM rooms");
}

TEST_F(NodeTest, ARoomInWhichSomebodyIsStays) {
    where();
    const auto direct = visit(false), passed_on = visit(true);
    clock_.pass(10 * 60 * one_second);
    look_around();
    EXPECT_TRUE(serves());
    EXPECT_EQ(direct->why, 0);
    EXPECT_EQ(passed_on->why, 0);
}

TEST_F(NodeTest, ARoomToWhichAllWerePassedOnForAMinuteIsGivenUpAndTheyComeBack) {
    where();
    const auto passed_on = visit(true);
    clock_.pass(60 * one_second);
    look_around_until("-", "SELECT owner FROM rooms");
    while (passed_on->why != static_cast<int>(protocol::Close::restart)) std::this_thread::yield();
    EXPECT_TRUE(is_here(where()));
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
}  // namespace reami::lobby
