// The room around the match: seats, host and permissions. PROTOCOL.md, "People".
#include <gtest/gtest.h>

#include "tests/server/room/room_driver.hpp"

namespace reami::room {
namespace {

RoomDriver::Json last_room(const std::vector<RoomDriver::Json>& messages) {
    RoomDriver::Json last;
    for (const auto& message : messages)
        if (message.at("t") == "room") last = message;
    return last;
}

TEST(RoomSeating, WhoComesHearsWhoItIsThenTheRoom) {
    RoomDriver driver;
    const auto heard = driver.take(driver.come(1));
    ASSERT_EQ(heard.size(), 2u);
    EXPECT_EQ(heard[0].at("t"), "here");
    EXPECT_EQ(heard[0].at("you"), "public");
    EXPECT_EQ(heard[1].at("t"), "room");
    EXPECT_EQ(heard[1].at("phase"), "seating");
    EXPECT_EQ(heard[1].at("seats").at("1"), nullptr);
    EXPECT_EQ(heard[1].at("watching"), 1);
}

TEST(RoomSeating, WhoSitsIsToldItsSeatAndIsHost) {
    RoomDriver driver;
    const ClientId ada = driver.come(1);
    const auto heard = driver.sit(ada, 2, "Ada");
    EXPECT_EQ(RoomDriver::of_kind(heard, "ok").at("you"), "seat:2");
    EXPECT_EQ(RoomDriver::of_kind(heard, "here").at("you"), "seat:2");
    EXPECT_EQ(last_room(heard).at("host"), "seat:2");
    EXPECT_EQ(last_room(heard).at("seats").at("2").at("name"), "Ada");
}

TEST(RoomSeating, ASitSentTwiceTakesOneSeat) {
    RoomDriver driver;
    const ClientId ada = driver.come(1);
    const from_client::Sit sit{"same", {}, "Ada", RoomDriver::word};
    driver.say(ada, sit);
    const auto again = driver.say(ada, sit);
    EXPECT_EQ(RoomDriver::of_kind(again, "ok").at("you"), "seat:1");
    EXPECT_EQ(driver.room.state().seats.first_empty(), Seat::from_number(2));
    EXPECT_EQ(driver.stored.size(), 5u)
        << "the records are opened, entered, person, seated and answered, each once";
}

TEST(RoomSeating, ASitSentAgainAfterACrashFindsItsSeat) {
    RoomDriver before;
    const from_client::Sit sit{"same", {}, "Ada", RoomDriver::word};
    before.say(before.come(1), sit);
    RoomDriver after(before.stored);
    EXPECT_EQ(RoomDriver::of_kind(after.say(after.come(1), sit), "ok").at("you"), "seat:1");
    EXPECT_EQ(after.stored, before.stored);
}

TEST(RoomSeating, RefusalsSayWhy) {
    RoomDriver driver;
    const ClientId ada = driver.come(1), bob = driver.come(2), eve = driver.come(3);
    EXPECT_EQ(code_of(driver.sit(ada, 3, "Ada")), "room.seat");
    EXPECT_EQ(code_of(driver.sit(ada, 1, "")), "room.name");
    EXPECT_EQ(code_of(driver.sit(ada, 1, "A\nda")), "room.name");
    EXPECT_EQ(code_of(driver.sit(ada, 1, std::string(25, 'a'))), "room.name");
    driver.sit(ada, 1, "Ada");
    EXPECT_EQ(code_of(driver.sit(bob, 1, "Bob")), "room.seat_taken");
    EXPECT_EQ(code_of(driver.sit(ada, 2, "Ada")), "room.sits_already");
    driver.sit(bob, 2, "Bob");
    EXPECT_EQ(code_of(driver.say(eve, from_client::Sit{"e", {}, "Eve", RoomDriver::word})), "room.full");
    EXPECT_EQ(code_of(driver.stand(eve)), "auth.not_seated");
    EXPECT_EQ(code_of(driver.start(bob)), "auth.not_host");
    EXPECT_EQ(code_of(driver.kick(bob, 1)), "auth.not_host");
    EXPECT_EQ(code_of(driver.start(ada)), "room.not_ready");
    EXPECT_EQ(code_of(driver.rematch(ada)), "room.not_ended");
    EXPECT_EQ(code_of(driver.chat(ada, "")), "room.chat");
    EXPECT_EQ(code_of(driver.chat(ada, std::string(501, 'x'))), "room.chat");
    const auto no_hal = driver.say(ada, from_client::SeatBot{"b", Seat::from_number(2), "hal"});
    EXPECT_EQ(code_of(no_hal), "room.bot");
    EXPECT_EQ(no_hal.back().at("text"),
              "This game has no such bot. (`hal`; the bots are random, greedy, hard)");
}

TEST(RoomSeating, AForbiddenNameGetsNoSeat) {
    RoomDriver driver;
    driver.forbidden_names.add("Eve");
    const ClientId ada = driver.come(1), eve = driver.come(2);
    driver.sit(ada, 1, "Ada");
    EXPECT_EQ(code_of(driver.sit(eve, 1, "Eve")), "room.seat_taken") << "the taken seat is the first reason";
    EXPECT_EQ(code_of(driver.sit(eve, 2, " EVE ")), "room.name_forbidden");
    driver.forbidden_names.remove("Eve");
    EXPECT_EQ(RoomDriver::of_kind(driver.sit(eve, 2, "Eve"), "ok").at("you"), "seat:2");
}

TEST(RoomSeating, ANameThatCanNotBeSeenIsRefused) {
    RoomDriver driver;
    const ClientId ada = driver.come(1);
    for (const char* name : {"\u00a0", "\u3000", "\u2003", "\u2800", "\u200d", "\ufe0f", "\u1680", "\u202f",
                             "\u0301", "\U0001d173", "q\u0301\u0301\u0301"})
        EXPECT_EQ(code_of(driver.sit(ada, 1, name)), "room.name") << name;
    std::string many_marks = "Z";
    for (int mark = 0; mark < 200; ++mark) many_marks += "\u0308";
    EXPECT_EQ(code_of(driver.chat(ada, many_marks)), "room.chat");
    EXPECT_EQ(code_of(driver.chat(ada, "\u2800")), "room.chat");
}

TEST(RoomSeating, NamesAndChatAreStoredInNormalFormC) {
    RoomDriver driver;
    const ClientId zoe = driver.come(1);
    EXPECT_EQ(last_room(driver.sit(zoe, 1, "Zoe\u0308")).at("seats").at("1").at("name"), "Zo\u00eb");
    EXPECT_EQ(RoomDriver::of_kind(driver.chat(zoe, " perche\u0301 "), "chat").at("text"), "perch\u00e9");
}

TEST(RoomSeating, NoTwoNamesLookAlike) {
    RoomDriver driver("{}", 3);
    const ClientId ada = driver.come(1), eve = driver.come(2);
    driver.sit(ada, 1, "Ada");
    for (const char* name : {"Ada", "ADA", " ada ", "\u0410da", "Ad\u0430"})
        EXPECT_EQ(code_of(driver.sit(eve, 2, name)), "room.name_alike") << name;
    EXPECT_EQ(code_of(driver.sit(eve, 2, "Adah")), "");
}

TEST(RoomSeating, NobodyIsCalledAsBotsAre) {
    RoomDriver driver;
    const ClientId eve = driver.come(1);
    for (const char* name : {"bot 2 (greedy)", "Normal bot 2", "Bot normale 2", "b\u043et 2"})
        EXPECT_EQ(code_of(driver.sit(eve, 1, name)), "room.name_alike") << name;
    EXPECT_EQ(code_of(driver.sit(eve, 1, "Abbott")), "");
}

TEST(RoomSeating, WhoSitsAgainKeepsTheName) {
    RoomDriver driver;
    const ClientId ada = driver.come(1), bob = driver.come(2);
    driver.sit(ada, 1, "Ada");
    EXPECT_EQ(code_of(driver.sit(ada, 1, "Ada")), "") << "Ada sits in the same seat";
    driver.stand(ada);
    EXPECT_EQ(code_of(driver.sit(ada, 2, "Ada")), "") << "Ada takes another seat";
    driver.stand(ada);
    EXPECT_EQ(code_of(driver.sit(bob, 1, "Ada")), "") << "nobody has that name any more";
    EXPECT_EQ(code_of(driver.sit(ada, 2, "Ada")), "room.name_alike");
}

TEST(RoomSeating, ANameIsKeptWithTheSeatThatABotPlaysOn) {
    RoomDriver driver("{}", 3);
    const ClientId ada = driver.come(1), bob = driver.come(2), eve = driver.come(3);
    driver.sit(ada, 1, "Ada");
    driver.sit(bob, 2, "Bob");
    driver.sit(eve, 3, "Eve");
    for (const ClientId client : {bob, eve}) driver.ready(client);
    driver.start(ada);
    driver.go(bob);
    driver.pass(60'000);
    driver.seat_bot(ada, 2);
    driver.stand(eve);
    EXPECT_EQ(code_of(driver.sit(eve, 3, "bob")), "room.name_alike");
    EXPECT_EQ(code_of(driver.sit(driver.come(2), 2, "Bob")), "") << "Bob takes his seat back";
}

TEST(RoomSeating, WhatIsRefusedChangesNothingAndIsNotRemembered) {
    RoomDriver driver;
    const ClientId ada = driver.come(1);
    const auto stored = driver.stored;
    driver.say(ada, from_client::Sit{"x", {}, "", RoomDriver::word});
    EXPECT_EQ(driver.stored, stored);
    EXPECT_FALSE(
        RoomDriver::of_kind(driver.say(ada, from_client::Sit{"x", {}, "Ada", RoomDriver::word}), "ok")
            .is_null());
}

TEST(RoomSeating, TheMatchStartsWhenAllAreReadyAndTheHostSaysSo) {
    RoomDriver driver;
    const ClientId ada = driver.come(1), bob = driver.come(2);
    driver.sit(ada, 1, "Ada");
    driver.sit(bob, 2, "Bob");
    driver.ready(bob);
    const auto heard = driver.start(ada);
    EXPECT_EQ(last_room(heard).at("phase"), "playing");
    EXPECT_EQ(RoomDriver::of_kind(heard, "state").at("v"), 0);
    EXPECT_EQ(code_of(driver.ready(bob)), "room.not_seating");
}

TEST(RoomSeating, ConfigureTakesBackReadyAndIsJudgedByTheGame) {
    RoomDriver driver;
    const ClientId ada = driver.come(1), bob = driver.come(2);
    driver.sit(ada, 1, "Ada");
    driver.sit(bob, 2, "Bob");
    driver.ready(bob);
    EXPECT_EQ(code_of(driver.say(ada, from_client::Configure{"c1", {}, 3, {}})), "");
    EXPECT_FALSE(driver.room.state().seats[Seat::from_number(2)].ready);
    EXPECT_EQ(driver.room.state().seats.count(), 3);
    EXPECT_EQ(code_of(driver.say(ada, from_client::Configure{"c2", {}, 1, {}})), "room.seats");
    EXPECT_EQ(
        code_of(driver.say(ada, from_client::Configure{"c3", json::RawJson{R"({"dinasty":true})"}, {}, {}})),
        "room.options");
    EXPECT_EQ(code_of(driver.say(
                  ada, from_client::Configure{"c4", json::RawJson{R"({"dynasty":true})"}, {}, true})),
              "");
    EXPECT_TRUE(driver.room.state().listed);
    EXPECT_EQ(RoomDriver::Json::parse(driver.room.state().options).at("dynasty"), true);
}

TEST(RoomSeating, SeatsThatFallAwayMayNotHoldPersons) {
    RoomDriver driver("{}", 3);
    const ClientId ada = driver.come(1), bob = driver.come(2);
    driver.sit(ada, 1, "Ada");
    driver.sit(bob, 3, "Bob");
    EXPECT_EQ(code_of(driver.say(ada, from_client::Configure{"c", {}, 2, {}})), "room.seat_taken");
    driver.kick(ada, 3);
    driver.seat_bot(ada, 3);
    EXPECT_EQ(code_of(driver.say(ada, from_client::Configure{"d", {}, 2, {}})), "");
}

TEST(RoomSeating, WhoIsKickedIsToldAndItsLineCloses) {
    RoomDriver driver;
    const ClientId ada = driver.come(1), bob = driver.come(2);
    driver.sit(ada, 1, "Ada");
    driver.sit(bob, 2, "Bob");
    driver.kick(ada, 2);
    EXPECT_EQ(driver.goodbye(bob), protocol::Close::removed);
    EXPECT_TRUE(driver.room.state().seats[Seat::from_number(2)].is_empty());
}

TEST(RoomSeating, TheHostIsWhoHasSatLongestAndIsNotLongAway) {
    RoomDriver driver;
    const ClientId ada = driver.come(1), bob = driver.come(2);
    driver.sit(ada, 1, "Ada");
    driver.sit(bob, 2, "Bob");
    driver.go(ada);
    driver.pass(29'000);
    EXPECT_EQ(public_view(driver.room.snapshot(), driver.steady).host, "seat:1");
    driver.pass(1'000);
    EXPECT_EQ(last_room(driver.take(bob)).at("host"), "seat:2");
    driver.come(1);
    EXPECT_EQ(last_room(driver.take(bob)).at("host"), "seat:1") << "Ada has sat longest";
}

TEST(RoomSeating, AHostFromWhomNothingIsHeardIsAwayThoughTheLineStands) {
    RoomDriver driver;
    const ClientId ada = driver.come(1), bob = driver.come(2);
    driver.sit(ada, 1, "Ada");
    driver.sit(bob, 2, "Bob");
    driver.take(bob);
    driver.attend(ada, protocol::Attendance::hidden);
    auto seat = last_room(driver.take(bob)).at("seats").at("1");
    EXPECT_EQ(seat.at("here"), true);
    EXPECT_EQ(seat.at("hidden"), true);
    driver.attend(ada, protocol::Attendance::away);
    seat = last_room(driver.take(bob)).at("seats").at("1");
    EXPECT_EQ(seat.at("here"), false);
    EXPECT_FALSE(seat.contains("hidden"));
    driver.pass(29'000);
    EXPECT_EQ(public_view(driver.room.snapshot(), driver.steady).host, "seat:1");
    driver.pass(1'000);
    EXPECT_EQ(last_room(driver.take(bob)).at("host"), "seat:2");
    driver.attend(ada, protocol::Attendance::here);
    EXPECT_EQ(last_room(driver.take(bob)).at("host"), "seat:1");
}

TEST(RoomSeating, WhoOpensARoomAndLeavesBeforeSittingIsNotTheHost) {
    store::RoomOpened opened = std::get<store::RoomOpened>(RoomDriver().stored.front());
    opened.host = 1;
    RoomDriver driver(std::vector<store::Record>{opened});
    const ClientId opener = driver.come(1);
    driver.go(opener);
    const ClientId bob = driver.come(2);
    driver.sit(bob, 2, "Bob");
    EXPECT_EQ(driver.shown().at("host"), "seat:2");
    EXPECT_EQ(code_of(driver.seat_bot(bob, 1)), "") << "Bob has the rights of a host";
}

TEST(RoomSeating, ASeatOpenedElsewhereClosesTheOlderLine) {
    RoomDriver driver;
    const ClientId old_line = driver.come(1);
    driver.sit(old_line, 1, "Ada");
    const ClientId new_line = driver.come(1);
    EXPECT_EQ(driver.goodbye(old_line), protocol::Close::opened_elsewhere);
    EXPECT_EQ(RoomDriver::of_kind(driver.take(new_line), "here").at("you"), "seat:1");
    driver.go(old_line);
    EXPECT_TRUE(driver.room.snapshot().presence.is_present(Seat::from_number(1)));
}

TEST(RoomSeating, ANewPlayerIsStoredWithItsFirstSeat) {
    RoomDriver driver;
    const ClientId ada = 77;
    Identity identity{.player = 5, .token = {1}, .stored = false, .new_token = "abc"};
    const RoomOutput post = driver.room.come({ada, {identity, {}}, {}, Language::en}, driver.moment());
    EXPECT_EQ(RoomDriver::Json::parse(*post.messages.front().message.text).at("token"), "abc");
    driver.sit(ada, 1, "Ada");
    ASSERT_EQ(driver.stored.size(), 6u) << "the further records are entered, person and answered";
    EXPECT_EQ(std::get<store::PlayerMade>(driver.stored[1]), (store::PlayerMade{5, {1}}));
    driver.stand(ada);
    driver.sit(ada, 2, "Ada");
    EXPECT_EQ(driver.stored.size(), 10u)
        << "the further records are left and seated, each answered; the player is stored already";
}

}  // namespace
}  // namespace reami::room
