// A room while one of its steps waits for the disk; and which player is the host of a room.
#include <gtest/gtest.h>

#include "server/room/judging.hpp"
#include "tests/server/room/room_driver.hpp"

namespace reami::room {
namespace {

from_client::Sit sit(const std::string& id, int seat, const std::string& name) {
    return {id, Seat::from_number(seat), name, RoomDriver::word};
}

TEST(RoomStoring, WhoComesMeanwhileSeesWhatIsStored) {
    RoomDriver driver;
    const ClientId ada = driver.come(1);
    driver.say_pending(ada, sit("a", 1, "Ada"));
    const auto heard = driver.take(driver.come(2));
    EXPECT_EQ(RoomDriver::of_kind(heard, "room").at("seats").at("1"), nullptr);
    driver.store_pending();
    EXPECT_EQ(driver.room.state().seats[Seat::from_number(1)].name, "Ada");
}

TEST(RoomStoring, WhoGoesMeanwhileIsAwayAfterwards) {
    RoomDriver driver;
    const ClientId ada = driver.come(1), bob = driver.come(2);
    driver.sit(ada, 1, "Ada");
    driver.sit(bob, 2, "Bob");
    driver.say_pending(ada, from_client::Ready{"r", {}});
    driver.pass(30'000);
    driver.go(bob);
    driver.store_pending();
    EXPECT_EQ(driver.room.snapshot().presence.away_since(Seat::from_number(2)), driver.steady);
    EXPECT_TRUE(driver.room.state().seats[Seat::from_number(1)].ready);
}

TEST(RoomStoring, WhoseOtherDeviceComesMeanwhileHasOneConnectionAfterwards) {
    RoomDriver driver;
    const ClientId ada = driver.come(1);
    driver.say_pending(ada, sit("a", 1, "Ada"));
    const ClientId phone = driver.come(1);
    driver.store_pending();
    EXPECT_EQ(driver.goodbye(phone), protocol::Close::opened_elsewhere);
    EXPECT_EQ(driver.goodbye(ada), std::nullopt);
}

TEST(RoomStoring, PeopleAreToldThatTheStoreTakesNothingAndWhenItDoesAgain) {
    RoomDriver driver;
    const ClientId ada = driver.come(1);
    driver.take(ada);
    driver.stall(true);
    EXPECT_EQ(RoomDriver::of_kind(driver.take(ada), "room").at("stalled"), true);
    driver.stall(true);
    EXPECT_TRUE(driver.take(ada).empty()) << "the message comes once";
    EXPECT_EQ(RoomDriver::of_kind(driver.take(driver.come(2)), "room").at("stalled"), true);
    driver.take(ada);
    driver.stall(false);
    EXPECT_FALSE(RoomDriver::of_kind(driver.take(ada), "room").contains("stalled"));
}

TEST(RoomStoring, WhatCanNeverBeStoredIsRefusedForGood) {
    RoomDriver driver;
    const ClientId ada = driver.come(1);
    Asker asker{ada, 1, {}};
    asker.ok.id = "a";
    const auto once = RoomDriver::Json::parse(*refuse(driver.room.snapshot(), asker, {}).at(0).message.text);
    EXPECT_EQ(once.at("code"), "store.refused");
    EXPECT_FALSE(once.contains("again"));
    const auto now = RoomDriver::Json::parse(*refuse(driver.room.snapshot(), asker, 3).at(0).message.text);
    EXPECT_EQ(now.at("code"), "store.unavailable");
    EXPECT_EQ(now.at("again"), 3);
}

TEST(RoomStoring, TheServersMistakeIsAnswered) {
    RoomDriver driver;
    const ClientId ada = driver.come(1);
    const auto no = RoomDriver::Json::parse(
        *refuse(driver.room.snapshot(), ada, "a", refusal(code::server_fault)).at(0).message.text);
    EXPECT_EQ(no.at("id"), "a");
    EXPECT_EQ(no.at("code"), "http.fault");
}

/// Player 7 has opened the room.
struct RoomHost : ::testing::Test {
    RoomDriver driver{std::vector<store::Record>{[] {
        store::RoomOpened opened = std::get<store::RoomOpened>(RoomDriver().stored.front());
        opened.host = 7;
        return opened;
    }()}};
    std::optional<std::string> host() { return public_view(driver.room.snapshot(), driver.steady).host; }
};

TEST_F(RoomHost, IsWhoOpenedTheRoomHoweverLateTheyCome) {
    const ClientId ada = driver.come(1);
    driver.sit(ada, 1, "Ada");
    EXPECT_EQ(host(), "seat:1") << "the first player to sit is host until then";
    const ClientId owner = driver.come(7);
    EXPECT_EQ(host(), "seat:1") << "player 7 is only a spectator";
    driver.sit(owner, 2, "Owner");
    EXPECT_EQ(host(), "seat:2");
    EXPECT_EQ(code_of(driver.kick(ada, 2)), "auth.not_host");
    EXPECT_EQ(code_of(driver.kick(owner, 1)), "");
}

TEST_F(RoomHost, PassesOnWhileTheyAreAwayAndComesBackWithThem) {
    const ClientId owner = driver.come(7), ada = driver.come(1);
    driver.sit(owner, 2, "Owner");
    driver.sit(ada, 1, "Ada");
    driver.go(owner);
    driver.pass(29'999);
    EXPECT_EQ(host(), "seat:2");
    driver.pass(1);
    EXPECT_EQ(host(), "seat:1");
    driver.come(7);
    EXPECT_EQ(host(), "seat:2");
}

}  // namespace
}  // namespace reami::room
