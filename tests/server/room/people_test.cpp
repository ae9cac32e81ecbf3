// The numbers of the people in a room, and how often the room reports its spectators.
#include "server/room/people/people.hpp"

#include <gtest/gtest.h>

#include "server/room/chat/chat_budget.hpp"
#include "tests/server/room/room_driver.hpp"

namespace reami::room {
namespace {

using Json = RoomDriver::Json;

TEST(RoomPeople, EachHasANumberForTheRoomsLife) {
    RoomDriver driver;
    const ClientId ada = driver.come(1), bob = driver.come(2), phone = driver.come(1);
    EXPECT_EQ(driver.who(ada), 1);
    EXPECT_EQ(driver.who(bob), 2);
    EXPECT_EQ(driver.who(phone), 1) << "two devices of one person";
    driver.go(bob);
    EXPECT_EQ(driver.who(driver.come(3)), 3) << "no number is given twice";
    EXPECT_EQ(driver.who(driver.come(2)), 2);
}

TEST(RoomPeople, NumbersStandInTheRoomAndInChat) {
    RoomDriver driver;
    driver.come(7);
    const ClientId ada = driver.come(1);
    driver.sit(ada, 1, "Ada");
    EXPECT_EQ(driver.shown().at("seats").at("1").at("who"), 2);
    EXPECT_EQ(driver.shown().at("watchers"), Json({1}));
    EXPECT_EQ(RoomDriver::of_kind(driver.chat(ada, "Ciao"), "chat").at("who"), 2);
}

TEST(RoomPeople, WhoSatKeepsTheNumberAfterARestartAndChattersNumbersAreNotGivenAgain) {
    RoomDriver driver;
    const ClientId ada = driver.come(1), bob = driver.come(2), eve = driver.come_new(3, 9);
    driver.sit(bob, 1, "Bob");
    driver.chat(eve, "Ciao");
    driver.go(ada);
    RoomDriver after(driver.stored);
    EXPECT_EQ(after.who(after.come(2)), 2);
    EXPECT_EQ(after.who(after.come(4)), 4) << "number 3 has chatted";
    EXPECT_EQ(RoomDriver::of_kind(after.take(after.come(5)), "lines").at("lines").at(0).at("who"), 3);
}

TEST(RoomPeople, OfThoseWhoLeftNothingBehindOnlyTheLastAreRemembered) {
    People people;
    const store::Hash address{};
    for (std::int64_t player = 1; player <= 300; ++player) {
        EXPECT_EQ(people.meet(player, address), player);
        people.gone(player);
    }
    EXPECT_EQ(people.number_of(44), 0) << "256 others have left since";
    EXPECT_EQ(people.number_of(45), 45);
    EXPECT_EQ(people.meet(1, address), 301);
}

TEST(RoomPeople, TheHundredFirstWhoWatchAreNamedAndAllAreCounted) {
    RoomDriver driver;
    for (std::int64_t player = 1; player <= 120; ++player) driver.come(player);
    driver.pass(1000);
    EXPECT_EQ(driver.shown().at("watching"), 120);
    EXPECT_EQ(driver.shown().at("watchers").size(), 100u);
    EXPECT_EQ(driver.shown().at("watchers").back(), 100);
}

std::size_t rooms_among(const std::vector<Json>& messages) {
    return static_cast<std::size_t>(
        std::ranges::count_if(messages, [](const Json& message) { return message.at("t") == "room"; }));
}

TEST(RoomPeople, WhoWatchesIsToldAtMostOnceASecond) {
    RoomDriver driver;
    const ClientId ada = driver.come(1);
    driver.pass(1000);
    driver.take(ada);
    for (int n = 0; n < 50; ++n) driver.go(driver.come(2));
    EXPECT_LE(rooms_among(driver.take(ada)), 1u);
    const ClientId bob = driver.come(3);
    EXPECT_EQ(RoomDriver::of_kind(driver.take(bob), "room").at("watching"), 2)
        << "a newcomer gets the current number";
    EXPECT_EQ(driver.room.next_due(driver.steady), driver.steady + 1000);
    driver.pass(1000);
    const auto told = driver.take(ada);
    EXPECT_EQ(rooms_among(told), 1u);
    EXPECT_EQ(RoomDriver::of_kind(told, "room").at("watching"), 2);
}

TEST(RoomPeople, TheHostAloneSeesWhichSeatsShareAnAddress) {
    RoomDriver driver("{}", 3);
    const ClientId ada = driver.come_new(1, 5), bob = driver.come_new(2, 6), eve = driver.come_new(3, 6);
    driver.sit(ada, 1, "Ada");
    driver.sit(bob, 2, "Bob");
    for (const ClientId client : {ada, bob}) driver.take(client);
    driver.sit(eve, 3, "Eve");
    EXPECT_EQ(RoomDriver::of_kind(driver.take(ada), "room").at("same_address"), Json::parse("[[2,3]]"));
    EXPECT_FALSE(RoomDriver::of_kind(driver.take(bob), "room").contains("same_address"));
}

// The budget of chat.

TEST(RoomChatBudget, FiveLinesAtOnceThenOneInTwoSeconds) {
    RoomDriver driver;
    const ClientId ada = driver.come(1);
    for (int line = 1; line <= 5; ++line) EXPECT_EQ(code_of(driver.chat(ada, "Ciao")), "");
    const auto refused = driver.chat(ada, "Ciao");
    EXPECT_EQ(code_of(refused), "limit.chat");
    EXPECT_EQ(RoomDriver::of_kind(refused, "no").at("again"), 2);
    driver.pass(1999);
    EXPECT_EQ(code_of(driver.chat(ada, "Ciao")), "limit.chat");
    driver.pass(1);
    EXPECT_EQ(code_of(driver.chat(ada, "Ciao")), "");
    EXPECT_EQ(code_of(driver.chat(ada, "Ciao")), "limit.chat");
}

TEST(RoomChatBudget, AnAddressHasNoMoreHoweverManyItsPlayersAre) {
    ChatBudget budget;
    const Limits limits;
    store::Hash here{}, elsewhere{};
    elsewhere.fill(1);
    for (std::int64_t player = 1; player <= 5; ++player)
        EXPECT_EQ(budget.take(limits, player, here, 0), std::nullopt);
    EXPECT_EQ(budget.take(limits, 6, here, 0), 2);
    EXPECT_EQ(budget.take(limits, 6, elsewhere, 0), std::nullopt);
    EXPECT_EQ(budget.take(limits, 6, here, 2000), std::nullopt);
}

TEST(RoomChatBudget, WhoSitsIsNotSilencedByStrangersOfTheSameAddress) {
    RoomDriver driver;
    const ClientId ada = driver.come(1), eve = driver.come(2), fay = driver.come(3);
    driver.sit(ada, 1, "Ada");
    for (int line = 1; line <= 5; ++line) EXPECT_EQ(code_of(driver.chat(eve, "Ciao")), "");
    EXPECT_EQ(code_of(driver.chat(fay, "Ciao")), "limit.chat") << "Fay has never sat here";
    EXPECT_EQ(code_of(driver.chat(ada, "Ciao")), "");
}

TEST(RoomChatBudget, ALineSentAgainIsAnsweredAndCostsNothing) {
    RoomDriver driver;
    const ClientId ada = driver.come(1);
    for (int n = 0; n < 20; ++n) EXPECT_EQ(code_of(driver.say(ada, from_client::Chat{"same", "Ciao"})), "");
    EXPECT_EQ(code_of(driver.chat(ada, "Ciao")), "") << "this is the second line of the budget";
}

}  // namespace
}  // namespace reami::room
