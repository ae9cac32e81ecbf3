// A node renews its lease as long as it can; a lost lease is never renewed.
#include "server/store/postgresql/pg_lease.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <future>

#include "server/store/postgresql/pg_migrate.hpp"
#include "tests/server/postgres_server.hpp"
#include "tests/server/store/scratch_folder.hpp"

namespace reami::store {
namespace {

using reami::testing::PostgresServer;
using namespace std::chrono_literals;

class PgLeaseTest : public ::testing::Test {
protected:
    void SetUp() override {
        if (!PostgresServer::is_installed()) GTEST_SKIP() << "postgresql-15 is not installed";
        address_.url = PostgresServer::shared().fresh_store();
        ASSERT_EQ(prepare(address_).error(), "");
        note_ = folder_.database().parent_path() / "node";
    }
    std::string ask(const std::string& sql) const { return reami::testing::ask_postgres(address_.url, sql); }
    /// Asks until the answer differs from `before`, and returns this answer.
    std::string ask_until_not(const std::string& before, const std::string& sql) const {
        for (;;)
            if (std::string answer = ask(sql); answer != before) return answer;
    }
    std::unique_ptr<PgLease> lease(PgLease::LeaseEvents events, LeaseTimes times) {
        return std::make_unique<PgLease>(address_, NodeRecord{"[::1]:7", "1.2", note_}, std::move(events),
                                         times);
    }
    static PgLease::LeaseEvents silent() {
        return {[](const Tenure&) {}, [](const Tenure&) {}};
    }

    PgAddress address_;
    testing::Scratch folder_;
    std::filesystem::path note_;
    static constexpr LeaseTimes quick{5ms, 10'000ms, 8'000ms, 5ms}, slow{1h, 10'000ms, 8'000ms, 5ms};
};

TEST_F(PgLeaseTest, ItsRowSaysWhereTheNodeIsAndLastsTenSecondsByTheDatabasesClock) {
    const auto before = BootDeadline::now();
    const auto held = lease(silent(), slow);
    EXPECT_EQ(ask("SELECT address, program, ended FROM nodes"), "[::1]:7 | 1.2 | 0");
    EXPECT_EQ(ask("SELECT incarnation FROM nodes"), held->tenure()->incarnation);
    EXPECT_EQ(ask("SELECT until - started_at BETWEEN interval '9.9 s' AND interval '10 s' FROM nodes"), "t");
    EXPECT_FALSE(held->tenure()->deadline.is_over());
    BootDeadline at_once;
    at_once.move_to(before);
    EXPECT_TRUE(at_once.is_over());
}

TEST_F(PgLeaseTest, ItIsRenewed) {
    const auto held = lease(silent(), quick);
    const std::string first = ask("SELECT until FROM nodes");
    const std::string second = ask_until_not(first, "SELECT until FROM nodes");
    EXPECT_LT(first, second);
}

TEST_F(PgLeaseTest, OneThatSomebodyHasEndedIsLostAndANewOneBegins) {
    std::promise<std::string> lost;
    const auto held = lease({[&](const Tenure& tenure) {
                                 EXPECT_TRUE(tenure.deadline.is_over())
                                     << "the node drops all work under the lost lease";
                                 lost.set_value(tenure.incarnation);
                             },
                             [](const Tenure&) {}},
                            quick);
    const auto first = held->tenure();
    ask("UPDATE nodes SET ended = 1");
    EXPECT_EQ(lost.get_future().get(), first->incarnation);
    const std::string second =
        ask_until_not("", "SELECT string_agg(incarnation, ',') FROM nodes WHERE ended = 0");
    EXPECT_EQ(ask("SELECT ended FROM nodes WHERE incarnation = '" + first->incarnation + "'"), "1");
    while (held->tenure() == first) std::this_thread::yield();
    EXPECT_EQ(held->tenure()->incarnation, second == "-" ? held->tenure()->incarnation : second);
}

TEST_F(PgLeaseTest, OneThatIsLateIsNeverRenewed) {
    std::promise<void> lost;
    const auto held = lease({[&](const Tenure&) { lost.set_value(); }, [](const Tenure&) {}}, quick);
    const auto first = held->tenure();
    // Repeats the change until the lease is lost, because a renewal may undo it.
    const std::string late =
        "UPDATE nodes SET until = clock_timestamp() - interval '1 s' WHERE incarnation = '" +
        first->incarnation + "'";
    auto told = lost.get_future();
    do ask(late);
    while (told.wait_for(1ms) != std::future_status::ready);
    EXPECT_EQ(
        ask("SELECT until < clock_timestamp() FROM nodes WHERE incarnation = '" + first->incarnation + "'"),
        "t");
}

TEST_F(PgLeaseTest, OneWhoseDeadlineIsOverIsEndedAndANewOneBegins) {
    std::promise<std::string> lost;
    const auto held = lease({[&, told = false](const Tenure& tenure) mutable {
                                 if (!std::exchange(told, true)) lost.set_value(tenure.incarnation);
                             },
                             [](const Tenure&) {}},
                            {5ms, 10'000ms, 0ms, 5ms});
    const std::string first = lost.get_future().get();
    EXPECT_EQ(ask("SELECT ended FROM nodes WHERE incarnation = '" + first + "'"), "1")
        << "other nodes need not wait for its end";
    while (held->tenure()->incarnation == first) std::this_thread::yield();
}

TEST_F(PgLeaseTest, AnEndInOrderFreesItsRooms) {
    const auto held = lease(silent(), slow);
    EXPECT_TRUE(held->end());
    EXPECT_EQ(ask("SELECT ended FROM nodes"), "1");
}

TEST_F(PgLeaseTest, WhoStartsInTheSameFolderEndsTheLeaseOfTheProcessThatWasThere) {
    const std::string before = lease(silent(), slow)->tenure()->incarnation;  // does not end its lease
    EXPECT_EQ(ask("SELECT ended FROM nodes"), "0");
    const auto held = lease(silent(), slow);
    EXPECT_EQ(ask("SELECT ended FROM nodes WHERE incarnation = '" + before + "'"), "1");
    EXPECT_EQ(ask("SELECT incarnation FROM nodes WHERE ended = 0"), held->tenure()->incarnation);
}

TEST_F(PgLeaseTest, ItSaysWhenItsConnectionIsThereAgain) {
    std::promise<std::string> again;
    const auto held = lease({[](const Tenure&) {},
                             [&, told = false](const Tenure& same) mutable {
                                 if (!std::exchange(told, true)) again.set_value(same.incarnation);
                             }},
                            quick);
    auto heard = again.get_future();
    while (heard.wait_for(1ms) != std::future_status::ready)
        ask("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE '%UPDATE nodes SET "
            "until%'"
            " AND pid <> pg_backend_pid()");
    EXPECT_EQ(heard.get(), held->tenure()->incarnation);
}

}  // namespace
}  // namespace reami::store
