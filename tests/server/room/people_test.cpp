// The numbers of people in a room, and how often who watches is told.
#include "server/room/people.hpp"

#include <gtest/gtest.h>

#include "server/room/chat_budget.hpp"
#include "tests/server/room/table_talk.hpp"

namespace reami::room {
namespace {

using Json = TableTalk::Json;

TEST(RoomPeople, EachHasANumberForTheRoomsLife) {
    TableTalk table;
    const GuestId ada = table.come(1), bob = table.come(2), phone = table.come(1);
    EXPECT_EQ(table.who(ada), 1);
    EXPECT_EQ(table.who(bob), 2);
    EXPECT_EQ(table.who(phone), 1) << "one person, two devices";
    table.go(bob);
    EXPECT_EQ(table.who(table.come(3)), 3) << "no number is given twice";
    EXPECT_EQ(table.who(table.come(2)), 2);
}

TEST(RoomPeople, NumbersStandInTheRoomAndInChat) {
    TableTalk table;
    table.come(7);
    const GuestId ada = table.come(1);
    table.sit(ada, 1, "Ada");
    EXPECT_EQ(table.shown().at("seats").at("1").at("who"), 2);
    EXPECT_EQ(table.shown().at("watchers"), Json({1}));
    EXPECT_EQ(TableTalk::of_kind(table.chat(ada, "Ciao"), "chat").at("who"), 2);
}

TEST(RoomPeople, WhoSatKeepsTheNumberAfterARestartAndChattersNumbersAreNotGivenAgain) {
    TableTalk table;
    const GuestId ada = table.come(1), bob = table.come(2), eve = table.come_new(3, 9);
    table.sit(bob, 1, "Bob");
    table.chat(eve, "Ciao");
    table.go(ada);
    TableTalk after(table.stored);
    EXPECT_EQ(after.who(after.come(2)), 2);
    EXPECT_EQ(after.who(after.come(4)), 4) << "3 has chatted";
    EXPECT_EQ(TableTalk::of_kind(after.take(after.come(5)), "lines").at("lines").at(0).at("who"), 3);
}

TEST(RoomPeople, OfThoseWhoLeftNothingBehindOnlyTheLastAreRemembered) {
    People people;
    const store::Hash address{};
    for (PlayerId player = 1; player <= 300; ++player) {
        EXPECT_EQ(people.meet(player, address), player);
        people.gone(player);
    }
    EXPECT_EQ(people.number_of(44), 0) << "256 have gone since";
    EXPECT_EQ(people.number_of(45), 45);
    EXPECT_EQ(people.meet(1, address), 301);
}

TEST(RoomPeople, TheHundredFirstWhoWatchAreNamedAndAllAreCounted) {
    TableTalk table;
    for (PlayerId player = 1; player <= 120; ++player) table.come(player);
    table.pass(1000);
    EXPECT_EQ(table.shown().at("watching"), 120);
    EXPECT_EQ(table.shown().at("watchers").size(), 100u);
    EXPECT_EQ(table.shown().at("watchers").back(), 100);
}

std::size_t rooms_among(const std::vector<Json>& messages) {
    return static_cast<std::size_t>(
        std::ranges::count_if(messages, [](const Json& message) { return message.at("t") == "room"; }));
}

TEST(RoomPeople, WhoWatchesIsToldAtMostOnceASecond) {
    TableTalk table;
    const GuestId ada = table.come(1);
    table.pass(1000);
    table.take(ada);
    for (int n = 0; n < 50; ++n) table.go(table.come(2));
    EXPECT_LE(rooms_among(table.take(ada)), 1u);
    const GuestId bob = table.come(3);
    EXPECT_EQ(TableTalk::of_kind(table.take(bob), "room").at("watching"), 2) << "who comes hears it as it is";
    EXPECT_EQ(table.room.next_due(table.steady), table.steady + 1000);
    table.pass(1000);
    const auto told = table.take(ada);
    EXPECT_EQ(rooms_among(told), 1u);
    EXPECT_EQ(TableTalk::of_kind(told, "room").at("watching"), 2);
}

// Chat.

TEST(RoomChatBudget, FiveLinesAtOnceThenOneInTwoSeconds) {
    TableTalk table;
    const GuestId ada = table.come(1);
    for (int line = 1; line <= 5; ++line) EXPECT_EQ(code_of(table.chat(ada, "Ciao")), "");
    const auto refused = table.chat(ada, "Ciao");
    EXPECT_EQ(code_of(refused), "limit.chat");
    EXPECT_EQ(TableTalk::of_kind(refused, "no").at("again"), 2);
    table.pass(1999);
    EXPECT_EQ(code_of(table.chat(ada, "Ciao")), "limit.chat");
    table.pass(1);
    EXPECT_EQ(code_of(table.chat(ada, "Ciao")), "");
    EXPECT_EQ(code_of(table.chat(ada, "Ciao")), "limit.chat");
}

TEST(RoomChatBudget, AnAddressHasNoMoreHoweverManyItsPlayersAre) {
    ChatBudget budget(5, 2000);
    store::Hash here{}, elsewhere{};
    elsewhere.fill(1);
    for (PlayerId player = 1; player <= 5; ++player) EXPECT_EQ(budget.take(player, here, 0), std::nullopt);
    EXPECT_EQ(budget.take(6, here, 0), 2);
    EXPECT_EQ(budget.take(6, elsewhere, 0), std::nullopt);
    EXPECT_EQ(budget.take(6, here, 2000), std::nullopt);
}

TEST(RoomChatBudget, ALineSentAgainIsAnsweredAndCostsNothing) {
    TableTalk table;
    const GuestId ada = table.come(1);
    for (int n = 0; n < 20; ++n) EXPECT_EQ(code_of(table.say(ada, from_client::Chat{"same", "Ciao"})), "");
    EXPECT_EQ(code_of(table.chat(ada, "Ciao")), "") << "the second line";
}

}  // namespace
}  // namespace reami::room
