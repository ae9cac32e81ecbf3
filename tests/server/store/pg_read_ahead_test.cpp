// Read-ahead: all answers about one room come in a few round trips, and are the same answers as without
// read-ahead.
#include "server/store/postgresql/pg_read_ahead.hpp"

#include <gtest/gtest.h>
#include <libpq-fe.h>

#include <array>
#include <memory>
#include <string>

#include "tests/server/postgres_server.hpp"

namespace reami::store {
namespace {

using reami::testing::PostgresServer;

class ReadAhead : public ::testing::Test {
protected:
    void SetUp() override {
        if (!PostgresServer::is_installed()) GTEST_SKIP() << "postgresql-15 is not installed";
        url_ = PostgresServer::shared().fresh_store();
        session_ = std::make_unique<PgSession>(PgAddress{url_});
        session_->run_script(
            "CREATE TABLE things (room bigint, name text);"
            "INSERT INTO things VALUES (1, 'one'), (2, 'two'), (3, 'three');"
            "CREATE SEQUENCE asked MINVALUE 0");
    }
    std::string ask(std::string_view sql, std::int64_t room) {
        const std::array<SqlValue, 1> values{room};
        const PgResult result = ahead_.ask(*session_, sql, values);
        return PQntuples(result.get()) == 0 ? "none" : PQgetvalue(result.get(), 0, 0);
    }
    /// The number of times that the database has run `count_me`.
    std::string asked() const { return reami::testing::ask_postgres(url_, "SELECT last_value FROM asked"); }

    static constexpr std::string_view name = "SELECT name FROM things WHERE room = ?";
    static constexpr std::string_view count_me =
        "SELECT nextval('asked') * 0 + CAST(? AS bigint) FROM things WHERE room = 1";
    std::string url_;
    std::unique_ptr<PgSession> session_;
    PgReadAhead ahead_;
};

TEST_F(ReadAhead, WhatFollowedWithTheSameNumbersIsAskedAlongTheNextTime) {
    ahead_.begin_snapshot();
    EXPECT_EQ(ask(name, 1), "one");
    EXPECT_EQ(ask(count_me, 1), "1");
    EXPECT_EQ(asked(), "0") << "a new sequence reports its first number";
    ahead_.begin_snapshot();
    EXPECT_EQ(ask(name, 2), "two");
    EXPECT_EQ(asked(), "1") << "the answer came before the caller asked";
    EXPECT_EQ(ask(count_me, 2), "2") << "the answer used the numbers of this call";
    EXPECT_EQ(asked(), "1");
    EXPECT_EQ(ask(count_me, 2), "2") << "each call gets a new answer";
    EXPECT_EQ(asked(), "2");
}

TEST_F(ReadAhead, AnAnswerWaitsNoLongerThanItsSnapshot) {
    ahead_.begin_snapshot();
    ask(count_me, 1);
    ask(name, 1);
    ahead_.begin_snapshot();
    ask(count_me, 1);  // the read-ahead asks for the name with it
    reami::testing::ask_postgres(url_, "UPDATE things SET name = 'other' WHERE room = 1");
    ahead_.begin_snapshot();
    EXPECT_EQ(ask(name, 1), "other");
}

TEST_F(ReadAhead, TheNextRoomOfASnapshotHasItsOwnAnswers) {
    ahead_.begin_snapshot();
    for (const auto& [room, expected] : {std::pair(1, "one"), std::pair(2, "two"), std::pair(3, "three")}) {
        EXPECT_EQ(ask(name, room), expected);
        EXPECT_EQ(ask(count_me, room), std::to_string(room));
    }
    EXPECT_EQ(asked(), "2") << "each was asked once";
}

TEST_F(ReadAhead, AStatementThatFailsIsTold) {
    ahead_.begin_snapshot();
    ask(name, 1);
    ask(count_me, 1);
    session_->run_script("DROP SEQUENCE asked");
    ahead_.begin_snapshot();
    EXPECT_THROW(ask(name, 1), PgError);
    EXPECT_TRUE(session_->is_alive());
}

}  // namespace
}  // namespace reami::store
