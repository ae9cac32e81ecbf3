// `move-store` carries a club to PostgreSQL and back with every row.
#include "server/store/moving/move_store.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <regex>

#include "server/store/file/backup.hpp"
#include "server/store/file/lock.hpp"
#include "server/store/moving/moved_mark.hpp"
#include "server/store/moving/tables.hpp"
#include "server/store/read/open_to_read.hpp"
#include "server/store/read/read_room.hpp"
#include "server/store/write/writer.hpp"
#include "tests/server/store/both_stores.hpp"
#include "tests/server/store/stored_match.hpp"

namespace reami::store {
namespace {

using namespace testing;  // NOLINT(google-build-using-namespace): this test's own words
using reami::testing::PostgresServer;

/// Stores something in every table.
void fill(const Location& store) {
    Writer writer(store);
    RoomOpened prepared = opened("PREPARED");
    prepared.prepared = Prepared{"round 1", R"({"2":["=3"]})"};
    prepared.host = 42;
    prepared.opener = bytes(3);
    prepared.requester = bytes(4);
    prepared.request = "w1";
    prepared.for_one = true;
    prepared.time = R"({"kind":"live"})";
    const std::vector<Entry> entries{
        {0,
         1,
         {PlayerMade{42, bytes(1), "Firefox"}, PlayerMade{43, bytes(2)}, TimeServed{},
          PushStarted{bytes(1), {"https://push.example/a", "key", "secret", "it"}}}},
        {1,
         2,
         {opened(),
          RoomEntered{},
          Person{.who = 1, .player = 42, .sat = true},
          AddressBanned{bytes(5)},
          person(two, 42, "Ada"),
          bot(one),
          started(),
          TookPart{1, two, 42, "Ada", false},
          moved(1, 1),
          RoundFinished{1, 1, {{one, -3}, {two, 8}}},
          moved(1, 2),
          MatchFinished{1, {{one, 30}, {two, 40}}, {{one, 2}, {two, 1}}, "largest_domain", bytes(8)},
          started(2),
          moved(2, 1),
          ClocksStarted{{two}},
          TimeRanOut{2, 1, two},
          PlanChanged{two, 1, R"([["=3"]])"},
          PauseBegan{600'000, true},
          OfferMade{two, protocol::OfferKind::resume, 1, 60'000},
          OfferAgreed{one},
          Said{1, two, "Ada", "ciao", 1, 42},
          RequestGranted{42, "a1", {}},
          RequestGranted{42, "a2", "seat:1"}}},
        {2,
         3,
         {prepared, bot(one), person(two, 43, "Bea"), SeatLeft{two, "Bea", protocol::Departure::left},
          RoomKept{true}, RoomDated{5000}, HostChanged{43, true}}},
        {0, 4, {AdminChange{Restriction{1, true, 42, {}, "flood", 5, 9}}}},
        {0, 5, {AdminChange{NameRuled{"Eve", true}}}},
        {0, 6, {AdminChange{AdminToken{.name = "ada", .hash = bytes(6), .made_at = 5, .until = 9}}}},
        {0,
         6,
         {AdminChange{Invite{.name = "club", .hash = bytes(7), .made_at = 5, .until = 9, .uses = 2}},
          InviteRedeemed{bytes(7), 42}}},
        {0, 7, {AdminChange{AdminDeed{1, 7, "uid 0", "close", "KETMKARD", "done"}}}}};
    for (const Appended& answer : Appending(writer, entries).wait()) EXPECT_EQ(told(answer), "stored");
}

/// All rows of all tables, as text.
std::string all_of(const ScratchStore& store) {
    std::string all;
    for (const Table& table : tables_that_move()) {
        std::string columns;
        for (const Column& column : table.columns) {
            if (!columns.empty()) columns += ", ";
            const bool is_bytes = column.kind == ColumnKind::bytes;
            const std::string name(column.name);
            columns += !is_bytes ? name
                       : store.is_file()
                           ? "CASE WHEN " + name + " IS NOT NULL THEN lower(hex(" + name + ")) END"
                           : "encode(" + name + ", 'hex')";
        }
        const std::string rows = store.ask("SELECT " + columns + " FROM " + std::string(table.name) +
                                           " ORDER BY " + std::string(table.order));
        EXPECT_NE(rows, "") << table.name << " has no row to test";
        all += std::string(table.name) + ":\n" + rows + '\n';
    }
    return all;
}

class StoreMoving : public ::testing::Test {
protected:
    void SetUp() override {
        if (!PostgresServer::is_installed()) GTEST_SKIP() << "postgresql-15 is not installed";
        file_ = std::make_unique<ScratchStore>(StoreKind::sqlite);
        postgresql_ = std::make_unique<ScratchStore>(StoreKind::postgresql);
        fill(file_->location());
    }

    std::unique_ptr<ScratchStore> file_, postgresql_;
};

TEST_F(StoreMoving, EveryRowGoesThereAndBack) {
    const std::string before = all_of(*file_);
    const auto there = move_store(file_->location(), postgresql_->location());
    ASSERT_TRUE(there) << there.error();
    EXPECT_EQ(there->moves, 3U);
    EXPECT_EQ(all_of(*postgresql_), before);
    const Scratch other;
    const auto back = move_store(postgresql_->location(), other.database());
    ASSERT_TRUE(back) << back.error();
    EXPECT_EQ(all_of(ScratchStore(other.database())), before);
    Writer writer(other.database());
    EXPECT_EQ(told(append(writer, {1, 9, {moved(2, 2)}})), "stored") << "the running match goes on";
    EXPECT_EQ(read_last_stop(*open_to_read(other.database())),
              read_last_stop(*open_to_read(file_->location())));
}

TEST_F(StoreMoving, WhatIsNotEmptyIsLeftAlone) {
    fill(postgresql_->location());
    const std::string before = all_of(*postgresql_), before_in_file = all_of(*file_);
    EXPECT_FALSE(move_store(file_->location(), postgresql_->location()));
    EXPECT_EQ(all_of(*postgresql_), before);
    EXPECT_FALSE(move_store(postgresql_->location(), file_->location()));
    EXPECT_EQ(all_of(*file_), before_in_file);
}

std::string folder_of(const Location& file) {
    return std::get<std::filesystem::path>(file).parent_path().string();
}

TEST_F(StoreMoving, TheSourceSaysWhereTheClubWentUntilItIsToBeServedAgain) {
    EXPECT_EQ(why_moved(file_->location()), std::nullopt);
    ASSERT_TRUE(move_store(file_->location(), postgresql_->location()));
    EXPECT_EQ(why_moved(postgresql_->location()), std::nullopt);
    const std::string folder = folder_of(file_->location());
    const std::string why =
        std::regex_replace(why_moved(file_->location()).value_or(""),
                           std::regex("on [-0-9]{10} at [0-9]{2}:[0-9]{2} UTC"), "on TIME");
    EXPECT_EQ(why, "the club in " + folder + " was moved to " + postgresql_->address().url +
                       " on TIME, and only that store has the matches played since. To serve the club as it "
                       "was before the move: `reami-server move-store --serve-again '" +
                       folder + "'`");
    const std::filesystem::path copy = file_->file().parent_path() / "copy.db";
    EXPECT_EQ(back_up(file_->file(), copy).error(), why_moved(file_->location()));
    EXPECT_FALSE(std::filesystem::exists(copy));
    EXPECT_EQ(take_mark_away(file_->location()).error(), "");
    EXPECT_EQ(why_moved(file_->location()), std::nullopt);
    EXPECT_EQ(back_up(file_->file(), copy).error(), "");
    EXPECT_EQ(take_mark_away(file_->location()).error(),
              "no club was moved away from " + folder + ": servers can start with it");
}

TEST_F(StoreMoving, ADatabaseOfPostgresqlIsMarkedInTheSameWay) {
    fill(postgresql_->location());
    const Scratch other;
    ASSERT_TRUE(move_store(postgresql_->location(), other.database()));
    const auto why = why_moved(postgresql_->location());
    ASSERT_TRUE(why);
    EXPECT_TRUE(why->starts_with("the club in " + postgresql_->address().url + " was moved to " +
                                 other.database().parent_path().string() + " on "))
        << *why;
    const Scratch third;
    EXPECT_EQ(move_store(postgresql_->location(), third.database()).error(), why)
        << "a club is not moved away a second time";
    EXPECT_EQ(take_mark_away(postgresql_->location()).error(), "");
    EXPECT_EQ(why_moved(postgresql_->location()), std::nullopt);
}

TEST_F(StoreMoving, WhatAKilledMoveLeftIsReplaced) {
    fill(postgresql_->location());
    const Scratch other;
    const std::filesystem::path part = other.database().string() + ".part";
    std::ofstream(part) << "half of a club";
    ASSERT_TRUE(move_store(postgresql_->location(), other.database()));
    EXPECT_EQ(Scratch::ask(other.database(), "SELECT count(*) FROM moves"), "3");
    for (const char* ending : {"", "-wal", "-shm", "-journal", ".lock"})
        EXPECT_FALSE(std::filesystem::exists(part.string() + ending)) << ending;
}

TEST_F(StoreMoving, AMoveThatFailsLeavesNoFile) {
    fill(postgresql_->location());
    reami::testing::ask_postgres(
        postgresql_->address().url,
        "ALTER TABLE moves ALTER COLUMN move DROP NOT NULL; UPDATE moves SET move = NULL");
    const Scratch other;
    EXPECT_ANY_THROW((void)move_store(postgresql_->location(), other.database()));
    EXPECT_FALSE(std::filesystem::exists(other.database()));
    EXPECT_FALSE(std::filesystem::exists(other.database().string() + ".part"));
    EXPECT_EQ(why_moved(postgresql_->location()), std::nullopt);
}

TEST_F(StoreMoving, WhatIsServedStays) {
    {
        const Writer server(file_->location());
        EXPECT_EQ(move_store(file_->location(), postgresql_->location()).error(),
                  std::get<std::filesystem::path>(file_->location()).string() +
                      " is served by another process: end that process first");
    }
    const Writer server(postgresql_->location());
    const Scratch other;
    EXPECT_EQ(move_store(postgresql_->location(), other.database()).error(),
              "a server uses the database: end that server first");
    EXPECT_FALSE(std::filesystem::exists(other.database()));
}

}  // namespace
}  // namespace reami::store
