// What happens to a room while one of its steps waits for the disk, and who is its host.
#include <gtest/gtest.h>

#include "tests/server/room/table_talk.hpp"

namespace reami::room {
namespace {

from_client::Sit sit(const std::string& id, int seat, const std::string& name) {
    return {id, Seat::from_number(seat), name, TableTalk::word};
}

TEST(RoomStoring, WhoComesMeanwhileSeesWhatIsStored) {
    TableTalk table;
    const GuestId ada = table.come(1);
    table.say_pending(ada, sit("a", 1, "Ada"));
    const auto heard = table.take(table.come(2));
    EXPECT_EQ(TableTalk::of_kind(heard, "room").at("seats").at("1"), nullptr);
    table.store_pending();
    EXPECT_EQ(table.room.table().seats[Seat::from_number(1)].name, "Ada");
}

TEST(RoomStoring, WhoGoesMeanwhileIsAwayAfterwards) {
    TableTalk table;
    const GuestId ada = table.come(1), bob = table.come(2);
    table.sit(ada, 1, "Ada");
    table.sit(bob, 2, "Bob");
    table.say_pending(ada, from_client::Ready{"r", {}});
    table.pass(30'000);
    table.go(bob);
    table.store_pending();
    EXPECT_FALSE(table.room.table().seats[Seat::from_number(2)].here);
    EXPECT_EQ(table.room.table().seats[Seat::from_number(2)].away_since, table.steady);
    EXPECT_TRUE(table.room.table().seats[Seat::from_number(1)].ready);
}

TEST(RoomStoring, WhoseOtherDeviceComesMeanwhileHasOneConnectionAfterwards) {
    TableTalk table;
    const GuestId ada = table.come(1);
    table.say_pending(ada, sit("a", 1, "Ada"));
    const GuestId phone = table.come(1);
    table.store_pending();
    EXPECT_EQ(table.goodbye(phone), protocol::Close::opened_elsewhere);
    EXPECT_EQ(table.goodbye(ada), std::nullopt);
}

TEST(RoomStoring, PeopleAreToldThatTheStoreTakesNothingAndWhenItDoesAgain) {
    TableTalk table;
    const GuestId ada = table.come(1);
    table.take(ada);
    table.stall(true);
    EXPECT_EQ(TableTalk::of_kind(table.take(ada), "room").at("stalled"), true);
    table.stall(true);
    EXPECT_TRUE(table.take(ada).empty()) << "once";
    EXPECT_EQ(TableTalk::of_kind(table.take(table.come(2)), "room").at("stalled"), true);
    table.take(ada);
    table.stall(false);
    EXPECT_FALSE(TableTalk::of_kind(table.take(ada), "room").contains("stalled"));
}

TEST(RoomStoring, WhatCanNeverBeStoredIsRefusedForGood) {
    TableTalk table;
    const GuestId ada = table.come(1);
    Asker asker{ada, 1, {}};
    asker.ok.id = "a";
    const auto once = TableTalk::Json::parse(*table.room.refuse(asker, {}).at(0).text);
    EXPECT_EQ(once.at("code"), "store.refused");
    EXPECT_FALSE(once.contains("again"));
    const auto now = TableTalk::Json::parse(*table.room.refuse(asker, 3).at(0).text);
    EXPECT_EQ(now.at("code"), "store.unavailable");
    EXPECT_EQ(now.at("again"), 3);
}

TEST(RoomStoring, TheServersMistakeIsAnswered) {
    TableTalk table;
    const GuestId ada = table.come(1);
    const auto no = TableTalk::Json::parse(*table.room.fault({ada, sit("a", 1, "Ada")}).at(0).text);
    EXPECT_EQ(no.at("id"), "a");
    EXPECT_EQ(no.at("code"), "http.fault");
}

/// Player 7 has opened the room.
struct RoomHost : ::testing::Test {
    TableTalk table{std::vector<store::Record>{[] {
        store::Opened opened = std::get<store::Opened>(TableTalk().stored.front());
        opened.host = 7;
        return opened;
    }()}};
    std::optional<std::string> host() { return table.room.message(table.steady).host; }
};

TEST_F(RoomHost, IsWhoOpenedTheRoomHoweverLateTheyCome) {
    const GuestId ada = table.come(1);
    table.sit(ada, 1, "Ada");
    EXPECT_EQ(host(), "seat:1") << "the first to sit, until then";
    const GuestId owner = table.come(7);
    EXPECT_EQ(host(), "seat:1") << "who opened it only watches";
    table.sit(owner, 2, "Owner");
    EXPECT_EQ(host(), "seat:2");
    EXPECT_EQ(code_of(table.kick(ada, 2)), "auth.not_host");
    EXPECT_EQ(code_of(table.kick(owner, 1)), "");
}

TEST_F(RoomHost, PassesOnWhileTheyAreAwayAndComesBackWithThem) {
    const GuestId owner = table.come(7), ada = table.come(1);
    table.sit(owner, 2, "Owner");
    table.sit(ada, 1, "Ada");
    table.go(owner);
    table.pass(59'999);
    EXPECT_EQ(host(), "seat:2");
    table.pass(1);
    EXPECT_EQ(host(), "seat:1");
    table.come(7);
    EXPECT_EQ(host(), "seat:2");
}

}  // namespace
}  // namespace reami::room
