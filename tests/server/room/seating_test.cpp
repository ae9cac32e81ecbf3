// Around the match: who sits, who is host, who may do what. WIRE, "Around the match".
#include <gtest/gtest.h>

#include "tests/server/room/table_talk.hpp"

namespace reami::room {
namespace {

TableTalk::Json last_room(const std::vector<TableTalk::Json>& messages) {
    TableTalk::Json last;
    for (const auto& message : messages)
        if (message.at("t") == "room") last = message;
    return last;
}

TEST(RoomSeating, WhoComesHearsWhoItIsThenTheRoom) {
    TableTalk table;
    const auto heard = table.take(table.come(1));
    ASSERT_EQ(heard.size(), 2u);
    EXPECT_EQ(heard[0].at("t"), "here");
    EXPECT_EQ(heard[0].at("you"), "public");
    EXPECT_EQ(heard[1].at("t"), "room");
    EXPECT_EQ(heard[1].at("phase"), "seating");
    EXPECT_EQ(heard[1].at("seats").at("1"), nullptr);
    EXPECT_EQ(heard[1].at("watching"), 1);
}

TEST(RoomSeating, WhoSitsIsToldItsSeatAndIsHost) {
    TableTalk table;
    const GuestId ada = table.come(1);
    const auto heard = table.sit(ada, 2, "Ada");
    EXPECT_EQ(TableTalk::of_kind(heard, "ok").at("you"), "seat:2");
    EXPECT_EQ(TableTalk::of_kind(heard, "here").at("you"), "seat:2");
    EXPECT_EQ(last_room(heard).at("host"), "seat:2");
    EXPECT_EQ(last_room(heard).at("seats").at("2").at("name"), "Ada");
}

TEST(RoomSeating, ASitSentTwiceTakesOneSeat) {
    TableTalk table;
    const GuestId ada = table.come(1);
    const from_client::Sit sit{"same", {}, "Ada", TableTalk::word};
    table.say(ada, sit);
    const auto again = table.say(ada, sit);
    EXPECT_EQ(TableTalk::of_kind(again, "ok").at("you"), "seat:1");
    EXPECT_EQ(table.room.table().seats.first_empty(), Seat::from_number(2));
    EXPECT_EQ(table.stored.size(), 4u) << "opened, entered, known as a person, and seated, once";
}

TEST(RoomSeating, ASitSentAgainAfterACrashFindsItsSeat) {
    TableTalk before;
    const from_client::Sit sit{"same", {}, "Ada", TableTalk::word};
    before.say(before.come(1), sit);
    TableTalk after(before.stored);
    EXPECT_EQ(TableTalk::of_kind(after.say(after.come(1), sit), "ok").at("you"), "seat:1");
    EXPECT_EQ(after.stored, before.stored);
}

TEST(RoomSeating, RefusalsSayWhy) {
    TableTalk table;
    const GuestId ada = table.come(1), bob = table.come(2), eve = table.come(3);
    EXPECT_EQ(code_of(table.sit(ada, 3, "Ada")), "room.seat");
    EXPECT_EQ(code_of(table.sit(ada, 1, "")), "room.name");
    EXPECT_EQ(code_of(table.sit(ada, 1, "A\nda")), "room.name");
    EXPECT_EQ(code_of(table.sit(ada, 1, std::string(25, 'a'))), "room.name");
    table.sit(ada, 1, "Ada");
    EXPECT_EQ(code_of(table.sit(bob, 1, "Bob")), "room.seat_taken");
    EXPECT_EQ(code_of(table.sit(ada, 2, "Ada")), "room.sits_already");
    table.sit(bob, 2, "Bob");
    EXPECT_EQ(code_of(table.say(eve, from_client::Sit{"e", {}, "Eve", TableTalk::word})), "room.full");
    EXPECT_EQ(code_of(table.stand(eve)), "auth.not_seated");
    EXPECT_EQ(code_of(table.start(bob)), "auth.not_host");
    EXPECT_EQ(code_of(table.kick(bob, 1)), "auth.not_host");
    EXPECT_EQ(code_of(table.start(ada)), "room.not_ready");
    EXPECT_EQ(code_of(table.rematch(ada)), "room.not_ended");
    EXPECT_EQ(code_of(table.chat(ada, "")), "room.chat");
    EXPECT_EQ(code_of(table.chat(ada, std::string(501, 'x'))), "room.chat");
    EXPECT_EQ(code_of(table.say(ada, from_client::SeatBot{"b", Seat::from_number(2), "hal"})), "room.bot");
}

TEST(RoomSeating, ANameThatCanNotBeSeenIsRefused) {
    TableTalk table;
    const GuestId ada = table.come(1);
    for (const char* name : {"\u00a0", "\u3000", "\u2003", "\u2800", "\u200d", "\ufe0f", "\u1680", "\u202f",
                             "\u0301", "\U0001d173", "q\u0301\u0301\u0301"})
        EXPECT_EQ(code_of(table.sit(ada, 1, name)), "room.name") << name;
    std::string many_marks = "Z";
    for (int mark = 0; mark < 200; ++mark) many_marks += "\u0308";
    EXPECT_EQ(code_of(table.chat(ada, many_marks)), "room.chat");
    EXPECT_EQ(code_of(table.chat(ada, "\u2800")), "room.chat");
}

TEST(RoomSeating, NamesAndChatAreStoredInNormalFormC) {
    TableTalk table;
    const GuestId zoe = table.come(1);
    EXPECT_EQ(last_room(table.sit(zoe, 1, "Zoe\u0308")).at("seats").at("1").at("name"), "Zo\u00eb");
    EXPECT_EQ(TableTalk::of_kind(table.chat(zoe, " perche\u0301 "), "chat").at("text"), "perch\u00e9");
}

TEST(RoomSeating, NoTwoNamesLookAlike) {
    TableTalk table("{}", 3);
    const GuestId ada = table.come(1), eve = table.come(2);
    table.sit(ada, 1, "Ada");
    for (const char* name : {"Ada", "ADA", " ada ", "\u0410da", "Ad\u0430"})
        EXPECT_EQ(code_of(table.sit(eve, 2, name)), "room.name_alike") << name;
    EXPECT_EQ(code_of(table.sit(eve, 2, "Adah")), "");
}

TEST(RoomSeating, NobodyIsCalledAsBotsAre) {
    TableTalk table;
    const GuestId eve = table.come(1);
    for (const char* name : {"bot 2 (greedy)", "Greedy bot 2", "Bot avido 2", "b\u043et 2"})
        EXPECT_EQ(code_of(table.sit(eve, 1, name)), "room.name_alike") << name;
    EXPECT_EQ(code_of(table.sit(eve, 1, "Abbott")), "");
}

TEST(RoomSeating, WhoSitsAgainKeepsTheName) {
    TableTalk table;
    const GuestId ada = table.come(1), bob = table.come(2);
    table.sit(ada, 1, "Ada");
    EXPECT_EQ(code_of(table.sit(ada, 1, "Ada")), "") << "in the same seat";
    table.stand(ada);
    EXPECT_EQ(code_of(table.sit(ada, 2, "Ada")), "") << "in another one";
    table.stand(ada);
    EXPECT_EQ(code_of(table.sit(bob, 1, "Ada")), "") << "a name that nobody has any more is free";
    EXPECT_EQ(code_of(table.sit(ada, 2, "Ada")), "room.name_alike");
}

TEST(RoomSeating, ANameIsKeptWithTheSeatThatABotPlaysOn) {
    TableTalk table("{}", 3);
    const GuestId ada = table.come(1), bob = table.come(2), eve = table.come(3);
    table.sit(ada, 1, "Ada");
    table.sit(bob, 2, "Bob");
    table.sit(eve, 3, "Eve");
    for (const GuestId guest : {bob, eve}) table.ready(guest);
    table.start(ada);
    table.go(bob);
    table.pass(60'000);
    table.seat_bot(ada, 2);
    table.stand(eve);
    EXPECT_EQ(code_of(table.sit(eve, 3, "bob")), "room.name_alike");
    EXPECT_EQ(code_of(table.sit(table.come(2), 2, "Bob")), "") << "its owner takes it back";
}

TEST(RoomSeating, WhatIsRefusedChangesNothingAndIsNotRemembered) {
    TableTalk table;
    const GuestId ada = table.come(1);
    const auto stored = table.stored;
    table.say(ada, from_client::Sit{"x", {}, "", TableTalk::word});
    EXPECT_EQ(table.stored, stored);
    EXPECT_FALSE(TableTalk::of_kind(table.say(ada, from_client::Sit{"x", {}, "Ada", TableTalk::word}), "ok")
                     .is_null());
}

TEST(RoomSeating, TheMatchStartsWhenAllAreReadyAndTheHostSaysSo) {
    TableTalk table;
    const GuestId ada = table.come(1), bob = table.come(2);
    table.sit(ada, 1, "Ada");
    table.sit(bob, 2, "Bob");
    table.ready(bob);
    const auto heard = table.start(ada);
    EXPECT_EQ(last_room(heard).at("phase"), "playing");
    EXPECT_EQ(TableTalk::of_kind(heard, "state").at("v"), 0);
    EXPECT_EQ(code_of(table.ready(bob)), "room.not_seating");
}

TEST(RoomSeating, ConfigureTakesBackReadyAndIsJudgedByTheGame) {
    TableTalk table;
    const GuestId ada = table.come(1), bob = table.come(2);
    table.sit(ada, 1, "Ada");
    table.sit(bob, 2, "Bob");
    table.ready(bob);
    EXPECT_EQ(code_of(table.say(ada, from_client::Configure{"c1", {}, 3, {}})), "");
    EXPECT_FALSE(table.room.table().seats[Seat::from_number(2)].ready);
    EXPECT_EQ(table.room.table().seats.count(), 3);
    EXPECT_EQ(code_of(table.say(ada, from_client::Configure{"c2", {}, 1, {}})), "room.seats");
    EXPECT_EQ(
        code_of(table.say(ada, from_client::Configure{"c3", json::RawJson{R"({"dinasty":true})"}, {}, {}})),
        "room.options");
    EXPECT_EQ(
        code_of(table.say(ada, from_client::Configure{"c4", json::RawJson{R"({"dynasty":true})"}, {}, true})),
        "");
    EXPECT_TRUE(table.room.table().listed);
    EXPECT_EQ(TableTalk::Json::parse(table.room.table().options).at("dynasty"), true);
}

TEST(RoomSeating, SeatsThatFallAwayMayNotHoldPersons) {
    TableTalk table("{}", 3);
    const GuestId ada = table.come(1), bob = table.come(2);
    table.sit(ada, 1, "Ada");
    table.sit(bob, 3, "Bob");
    EXPECT_EQ(code_of(table.say(ada, from_client::Configure{"c", {}, 2, {}})), "room.seat_taken");
    table.kick(ada, 3);
    table.seat_bot(ada, 3);
    EXPECT_EQ(code_of(table.say(ada, from_client::Configure{"d", {}, 2, {}})), "");
}

TEST(RoomSeating, WhoIsKickedIsToldAndItsLineCloses) {
    TableTalk table;
    const GuestId ada = table.come(1), bob = table.come(2);
    table.sit(ada, 1, "Ada");
    table.sit(bob, 2, "Bob");
    table.kick(ada, 2);
    EXPECT_EQ(table.goodbye(bob), protocol::Close::removed);
    EXPECT_TRUE(table.room.table().seats[Seat::from_number(2)].is_empty());
}

TEST(RoomSeating, TheHostIsWhoHasSatLongestAndIsNotLongAway) {
    TableTalk table;
    const GuestId ada = table.come(1), bob = table.come(2);
    table.sit(ada, 1, "Ada");
    table.sit(bob, 2, "Bob");
    table.go(ada);
    table.pass(59'000);
    EXPECT_EQ(table.room.message(table.steady).host, "seat:1");
    table.pass(1'000);
    EXPECT_EQ(last_room(table.take(bob)).at("host"), "seat:2");
    table.come(1);
    EXPECT_EQ(last_room(table.take(bob)).at("host"), "seat:1") << "Ada has sat longest";
}

TEST(RoomSeating, ASeatOpenedElsewhereClosesTheOlderLine) {
    TableTalk table;
    const GuestId old_line = table.come(1);
    table.sit(old_line, 1, "Ada");
    const GuestId new_line = table.come(1);
    EXPECT_EQ(table.goodbye(old_line), protocol::Close::opened_elsewhere);
    EXPECT_EQ(TableTalk::of_kind(table.take(new_line), "here").at("you"), "seat:1");
    table.go(old_line);
    EXPECT_TRUE(table.room.table().seats[Seat::from_number(1)].here);
}

TEST(RoomSeating, ANewPlayerIsStoredWithItsFirstSeat) {
    TableTalk table;
    const GuestId ada = 77;
    Identity identity{.player = 5, .token = {1}, .stored = false, .new_token = "abc"};
    const Post post = table.room.come({ada, {identity, {}}, {}, Language::en}, table.moment());
    EXPECT_EQ(TableTalk::Json::parse(*post.mail.front().text).at("token"), "abc");
    table.sit(ada, 1, "Ada");
    ASSERT_EQ(table.stored.size(), 5u) << "and entered, and known as a person";
    EXPECT_EQ(std::get<store::PlayerMade>(table.stored[1]), (store::PlayerMade{5, {1}}));
    table.stand(ada);
    table.sit(ada, 2, "Ada");
    EXPECT_EQ(table.stored.size(), 7u) << "left and seated: the player is there already";
}

}  // namespace
}  // namespace reami::room
