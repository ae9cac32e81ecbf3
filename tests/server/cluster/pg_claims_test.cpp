// Which node serves a room, and the fence before each entry of the room.
#include "server/cluster/sql/pg_claims.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <variant>
#include <vector>

#include "server/store/postgresql/pg_migrate.hpp"
#include "server/store/postgresql/pg_write_connection.hpp"
#include "server/store/read/open_to_read.hpp"
#include "server/store/read/read_admin.hpp"
#include "server/store/read/read_room.hpp"
#include "tests/server/postgres_server.hpp"
#include "tests/server/store/stored_match.hpp"

namespace reami::cluster {
namespace {

using store::PendingEntry;
using store::PgAddress;
using store::PgWriteConnection;
using store::RoomClaim;
using store::RoomId;
using store::Tenure;
using namespace store::testing;  // NOLINT(google-build-using-namespace): this test's own words
using reami::testing::PostgresServer;

class PgClaimsTest : public ::testing::Test {
protected:
    void SetUp() override {
        if (!PostgresServer::is_installed()) GTEST_SKIP() << "postgresql-15 is not installed";
        address_.url = PostgresServer::shared().fresh_store();
        ASSERT_EQ(store::prepare(address_).error(), "");
        claims_ = std::make_unique<PgClaims>(address_);
        writer_ = std::make_unique<PgWriteConnection>(address_);
        std::vector<PendingEntry> rooms{{running_room(1, "AAAAAAAA"), {}}, {running_room(2, "BBBBBBBB"), {}}};
        writer_->commit(rooms);
        ada_ = node("ada", 10);
        bob_ = node("bob", 10);
    }

    std::string ask(const std::string& sql) const { return reami::testing::ask_postgres(address_.url, sql); }

    /// A node whose lease lasts for that many seconds from now.
    std::shared_ptr<const Tenure> node(const std::string& name, int lasts) const {
        ask("INSERT INTO nodes (incarnation, until, address, program, started_at) VALUES ('" + name +
            "', clock_timestamp() + interval '" + std::to_string(lasts) + " seconds', '" + name +
            ":1', '1', clock_timestamp())");
        auto tenure = std::make_shared<Tenure>();
        tenure->incarnation = name;
        return tenure;
    }
    void end(const std::string& name) const {
        ask("UPDATE nodes SET ended = 1 WHERE incarnation = '" + name + "'");
    }
    void be_late(const std::string& name) const {
        ask("UPDATE nodes SET until = clock_timestamp() - interval '1 second' WHERE incarnation = '" + name +
            "'");
    }
    RoomPlace seen(const std::string& code = "AAAAAAAA") { return claims_->look(code).value(); }
    std::shared_ptr<RoomClaim> taken(const std::shared_ptr<const Tenure>& by,
                                     const std::string& code = "AAAAAAAA") {
        return claims_->take(seen(code), by);
    }

    static PendingEntry move(RoomId room, int v, const std::shared_ptr<RoomClaim>& claim) {
        return {{room, 1, {moved(1, v)}, claim}, {}};
    }
    std::string stored(PendingEntry entry) {
        std::vector<PendingEntry> batch{std::move(entry)};
        writer_->commit(batch);
        return told(batch[0].answer);
    }
    std::string moves() const { return ask("SELECT room, v FROM moves ORDER BY room, v"); }

    PgAddress address_;
    std::unique_ptr<PgClaims> claims_;
    std::unique_ptr<PgWriteConnection> writer_;
    std::shared_ptr<const Tenure> ada_, bob_;
};

TEST_F(PgClaimsTest, AdminsLearnHowManyRoomsNoServerHasTaken) {
    const auto reader = store::open_to_read(address_);
    EXPECT_EQ(store::count_rooms_not_served(*reader), 2);
    ASSERT_TRUE(taken(ada_));
    EXPECT_EQ(store::count_rooms_not_served(*reader), 1);
    end("ada");
    EXPECT_EQ(store::count_rooms_not_served(*reader), 2);
    ask("UPDATE rooms SET closed_at = 1 WHERE id = 2");
    EXPECT_EQ(store::count_rooms_not_served(*reader), 1);
}

TEST_F(PgClaimsTest, ARoomIsFreeUntilSomebodyTakesIt) {
    EXPECT_FALSE(seen().owner);
    const auto claim = taken(ada_);
    ASSERT_TRUE(claim);
    EXPECT_EQ(claim->room, 1);
    EXPECT_EQ(claim->epoch, 1);
    EXPECT_EQ(claim->log_version, 0);
    const auto owner = seen().owner;
    ASSERT_TRUE(owner);
    EXPECT_EQ(owner->incarnation, "ada");
    EXPECT_EQ(owner->address, "ada:1");
    EXPECT_FALSE(owner->is_late());
    EXPECT_EQ(claims_->look("CCCCCCCC"), std::nullopt);
}

TEST_F(PgClaimsTest, OfTwoWhoSawItFreeOneTakesIt) {
    const RoomPlace free = seen();
    EXPECT_TRUE(claims_->take(free, ada_));
    EXPECT_FALSE(claims_->take(free, bob_));
    EXPECT_FALSE(claims_->take(seen(), bob_)) << "ada's lease is still valid";
    EXPECT_EQ(seen().owner->incarnation, "ada");
}

TEST_F(PgClaimsTest, ALeaseThatIsLateCanBeEndedAndItsRoomsTaken) {
    EXPECT_TRUE(taken(ada_));
    EXPECT_FALSE(claims_->end_late("ada"));
    be_late("ada");
    EXPECT_TRUE(seen().owner->is_late());
    EXPECT_TRUE(claims_->end_late("ada"));
    EXPECT_FALSE(seen().owner);
    const auto claim = taken(bob_);
    ASSERT_TRUE(claim);
    EXPECT_EQ(claim->epoch, 2);
}

TEST_F(PgClaimsTest, ANodeWhoseLeaseHasEndedTakesNothing) {
    end("ada");
    EXPECT_FALSE(taken(ada_));
    EXPECT_EQ(ask("SELECT count(*) FROM rooms WHERE owner IS NOT NULL"), "0");
}

TEST_F(PgClaimsTest, EachEntryRaisesTheVersionOfTheLog) {
    const auto claim = taken(ada_);
    EXPECT_EQ(stored(move(1, 1, claim)), "stored");
    EXPECT_EQ(claim->log_version, 1);
    std::vector<PendingEntry> batch{move(1, 2, claim), move(1, 3, claim)};
    writer_->commit(batch);
    EXPECT_EQ(claim->log_version, 3);
    EXPECT_EQ(ask("SELECT log_version FROM rooms WHERE id = 1"), "3");
    EXPECT_EQ(taken(ada_)->log_version, 3) << "the next claim begins at that version";
}

TEST_F(PgClaimsTest, EntriesOfARoomThatWasLostDoNothingWhileTheOthersPass) {
    const auto lost = taken(ada_), kept = taken(ada_, "BBBBBBBB");
    end("ada");
    const auto taker = taken(bob_);
    std::vector<PendingEntry> batch{move(2, 1, kept), move(1, 1, lost), move(2, 2, kept)};
    writer_->commit(batch);
    EXPECT_EQ(told(batch[0].answer), "stored");
    EXPECT_EQ(batch[1].answer.fault->kind, store::Fault::Kind::fenced);
    EXPECT_EQ(batch[1].answer.fault->why, "another node serves the room");
    EXPECT_EQ(told(batch[2].answer), "stored");
    EXPECT_EQ(moves(), "2 | 1\n2 | 2");
    EXPECT_EQ(lost->log_version, 0);
    EXPECT_EQ(kept->log_version, 2);
    EXPECT_EQ(stored(move(1, 1, taker)), "stored");
}

TEST_F(PgClaimsTest, ALostRoomStaysLostThoughItIsFreeAgain) {
    const auto lost = taken(ada_);
    end("ada");
    const auto taker = taken(bob_);
    claims_->give_up(*taker, 5);
    EXPECT_EQ(ask("SELECT owner, due_at FROM rooms WHERE id = 1"), "- | 5");
    EXPECT_NE(stored(move(1, 1, lost)), "stored");
    EXPECT_NE(stored(move(1, 1, taker)), "stored");
    EXPECT_EQ(moves(), "");
}

TEST_F(PgClaimsTest, TheLogOfATakenRoomIsReadFromTheDatabaseInWhichItWasTakenOrNotAtAll) {
    const PgAddress old_primary{PostgresServer::shared().fresh_store()};  // an older copy of the database
    ASSERT_EQ(store::prepare(old_primary).error(), "");
    PgWriteConnection old_writer(old_primary);
    std::vector<PendingEntry> rooms{{running_room(1, "AAAAAAAA"), {}}};
    old_writer.commit(rooms);

    ASSERT_EQ(stored(move(1, 1, taken(ada_))), "stored");
    end("ada");
    const auto claim = taken(bob_);
    const auto records = store::read_taken_room(*store::open_to_read(address_), *claim).records;
    EXPECT_EQ(std::ranges::count_if(records,
                                    [](const store::StoredRecord& part) {
                                        return std::holds_alternative<store::MovePlayed>(part.record);
                                    }),
              1);
    EXPECT_THROW(store::read_taken_room(*store::open_to_read(old_primary), *claim), std::runtime_error);
    ask("UPDATE rooms SET log_version = log_version - 1 WHERE id = 1");
    EXPECT_THROW(store::read_taken_room(*store::open_to_read(address_), *claim), std::runtime_error)
        << "commits were lost";
}

TEST_F(PgClaimsTest, ALogThatWentBackIsNotWrittenOn) {
    const auto claim = taken(ada_);
    EXPECT_EQ(stored(move(1, 1, claim)), "stored");
    ask("DELETE FROM moves");
    ask("UPDATE rooms SET log_version = 0 WHERE id = 1");
    EXPECT_NE(stored(move(1, 1, claim)), "stored");
    const auto claims = claims_->claims_of("ada");
    ASSERT_EQ(claims.size(), 1u);
    EXPECT_EQ(claims[0].log_version, 0);
    EXPECT_EQ(claims[0].epoch, 1);
}

TEST_F(PgClaimsTest, ANodeThatFrozeWhileItSentABatchHoldsNoRowForLong) {
    EXPECT_TRUE(taken(ada_));
    store::PgSession frozen(address_);
    frozen.run_script("SET idle_in_transaction_session_timeout = 0; BEGIN; UPDATE rooms SET fast_bots = 1");
    end("ada");
    std::shared_ptr<RoomClaim> claim;
    for (int tries = 0; tries < 5 && !claim; ++tries) claim = taken(bob_);
    EXPECT_TRUE(claim);
    EXPECT_EQ(ask("SELECT fast_bots FROM rooms WHERE id = 1"), "0");
}

TEST_F(PgClaimsTest, ARefusedEntryRaisesNothing) {
    const auto claim = taken(ada_);
    std::vector<PendingEntry> batch{move(1, 7, claim), move(1, 1, claim)};
    writer_->commit(batch);
    EXPECT_EQ(told(batch[0].answer), "refused");
    EXPECT_EQ(told(batch[1].answer), "stored");
    EXPECT_EQ(claim->log_version, 1);
}

TEST_F(PgClaimsTest, GivenUpByOneWhoHasLostItNothingChanges) {
    const auto lost = taken(ada_);
    end("ada");
    EXPECT_TRUE(taken(bob_));
    claims_->give_up(*lost, 5);
    EXPECT_EQ(seen().owner->incarnation, "bob");
}

TEST_F(PgClaimsTest, FreeRoomsAreDueOnceTheirTimeIsOverAndThoseLeftBehindAtOnce) {
    const store::Millis minute = 60'000;
    claims_->give_up(*taken(ada_), 3 * minute);
    EXPECT_TRUE(taken(bob_, "BBBBBBBB"));
    EXPECT_TRUE(claims_->due(3 * minute - 1, 100).empty());
    const auto due = claims_->due(3 * minute, 100);
    ASSERT_EQ(due.size(), 1u);
    EXPECT_EQ(due.front().code, "AAAAAAAA");
    be_late("bob");
    EXPECT_TRUE(claims_->due(0, 100).empty()) << "the room stays free for people for a while";
    EXPECT_EQ(ask("SELECT ended FROM nodes WHERE incarnation = 'bob'"), "1");
    ask("UPDATE nodes SET until = clock_timestamp() - interval '31 seconds' WHERE incarnation = 'bob'");
    const auto left = claims_->due(0, 100);
    ASSERT_EQ(left.size(), 1u);
    EXPECT_EQ(left.front().code, "BBBBBBBB");
    EXPECT_EQ(claims_->due(3 * minute, 1).size(), 1u);
    EXPECT_EQ(claims_->due(3 * minute, 2).size(), 2u);
}

TEST_F(PgClaimsTest, ARoomThatWasJustOpenedIsNotDue) {
    ask("UPDATE rooms SET opened_at = 100000, due_at = 0");
    EXPECT_TRUE(claims_->due(159'999, 100).empty());
    EXPECT_EQ(claims_->due(160'000, 100).size(), 2u);
}

}  // namespace
}  // namespace reami::cluster
