// Nodes with programs of two releases: a room that one program can't replay stays free for the other one. A
// node holds such a room only while no node with another program is there.
#include "server/cluster/sql/pg_replays.hpp"

#include <gtest/gtest.h>

#include "server/store/postgresql/pg_migrate.hpp"
#include "tests/server/postgres_server.hpp"

namespace reami::cluster {
namespace {

using reami::testing::ask_postgres;
using reami::testing::PostgresServer;
using store::PgAddress;
using store::PgSession;
using store::RoomId;

class PgReplays : public ::testing::Test {
protected:
    void SetUp() override {
        if (!PostgresServer::is_installed()) GTEST_SKIP() << "postgresql-15 is not installed";
        address_.url = PostgresServer::shared().fresh_store();
        ASSERT_EQ(store::prepare(address_).error(), "");
        session_.emplace(address_);
        ask("INSERT INTO rooms (id, code, game, options, seats, listed, next_secret, opened_at, owner) VALUES"
            " (7, 'KETMKARD', 'toncc', '{}', 3, 0, decode(repeat('00', 32), 'hex'), 1, 'old node')");
        ask("INSERT INTO matches (room, match, game, rules_version, options, seats, secret, seed, "
            "started_at) VALUES"
            " (7, 2, 'toncc', 2, '{}', 3, decode(repeat('00', 32), 'hex'), decode(repeat('00', 32), 'hex'), "
            "1)");
        node("old node", "1.0.0");
    }
    void ask(const std::string& sql) const { ask_postgres(address_.url, sql); }
    void node(const std::string& incarnation, const std::string& program) const {
        ask("INSERT INTO nodes (incarnation, until, address, program, started_at) VALUES ('" + incarnation +
            "', clock_timestamp() + interval '1 hour', '', '" + program + "', clock_timestamp())");
    }
    bool is_left_by(const std::string& program) { return is_left_to_others(*session_, 7, program); }

    PgAddress address_;
    std::optional<PgSession> session_;
};

TEST_F(PgReplays, ARoomIsHeldWhereNobodyElseIs) {
    EXPECT_FALSE(is_left_by("1.0.0")) << "no program has failed to replay it";
    note_unreplayed(*session_, 7, 2, "1.0.0");
    note_unreplayed(*session_, 7, 2, "1.0.0");
    EXPECT_FALSE(is_left_by("1.0.0"));
    node("its twin", "1.0.0");
    EXPECT_FALSE(is_left_by("1.0.0")) << "the same program elsewhere is no help";
    EXPECT_TRUE(leave_rooms(*session_, "old node", "1.0.0").empty());
}

TEST_F(PgReplays, ARoomIsLeftToAnotherProgramWhileThatIsThere) {
    note_unreplayed(*session_, 7, 2, "1.0.0");
    node("new node", "1.1.0");
    EXPECT_TRUE(is_left_by("1.0.0"));
    EXPECT_FALSE(is_left_by("1.1.0"));
    EXPECT_TRUE(leave_rooms(*session_, "new node", "1.1.0").empty());
    EXPECT_EQ(leave_rooms(*session_, "old node", "1.0.0"), std::vector<RoomId>{7})
        << "the old node held the room before";
    EXPECT_EQ(ask_postgres(address_.url, "SELECT owner, due_at FROM rooms"), "- | 0");
    EXPECT_TRUE(leave_rooms(*session_, "old node", "1.0.0").empty()) << "once";
    ask("UPDATE nodes SET until = clock_timestamp() - interval '1 second' WHERE incarnation = 'new node'");
    EXPECT_FALSE(is_left_by("1.0.0"));
}

TEST_F(PgReplays, ARoomThatNoProgramReplaysIsHeldByWhoHasIt) {
    node("new node", "1.1.0");
    note_unreplayed(*session_, 7, 2, "1.0.0");
    note_unreplayed(*session_, 7, 2, "1.1.0");
    EXPECT_FALSE(is_left_by("1.0.0"));
    EXPECT_FALSE(is_left_by("1.1.0"));
    node("newest node", "1.2.0");
    EXPECT_TRUE(is_left_by("1.0.0"));
    EXPECT_TRUE(is_left_by("1.1.0"));
}

TEST_F(PgReplays, WhatIsOverIsNothingAgainstTheNextMatch) {
    node("new node", "1.1.0");
    note_unreplayed(*session_, 7, 2, "1.0.0");
    ask("UPDATE matches SET ended_at = 5");
    EXPECT_FALSE(is_left_by("1.0.0"));
    note_unreplayed(*session_, 7, 3, "1.0.0");
    EXPECT_EQ(ask_postgres(address_.url, "SELECT match FROM unreplayed"), "3");
}

TEST_F(PgReplays, ARoomThatCannotBeReadAtAllIsLeftWhateverRunsThere) {
    node("new node", "1.1.0");
    ask("UPDATE matches SET ended_at = 5");
    note_unreplayed(*session_, 7, whole_room, "1.0.0");
    EXPECT_TRUE(is_left_by("1.0.0"));
    note_unreplayed(*session_, 7, 3, "1.0.0");
    EXPECT_TRUE(is_left_by("1.0.0")) << "a note about a match does not change that";
}

}  // namespace
}  // namespace reami::cluster
