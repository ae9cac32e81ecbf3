#include "clients/terminal/connection/address.hpp"

#include <gtest/gtest.h>

namespace reami::terminal {
namespace {

TEST(Address, HostAndPortAloneMeanHttp) {
    const auto address = parse_address("192.168.1.20:9000");
    ASSERT_TRUE(address);
    EXPECT_EQ(address->origin(), "http://192.168.1.20:9000");
    EXPECT_EQ(address->room, "");
}

TEST(Address, HostAloneHasTheServersOwnPort) { EXPECT_EQ(parse_address("localhost")->port, "8080"); }

TEST(Address, LinksHaveThePortsOfTheirSchemes) {
    EXPECT_EQ(parse_address("http://club.example")->port, "80");
    EXPECT_EQ(parse_address("https://club.example/")->port, "443");
    EXPECT_EQ(parse_address("wss://club.example")->origin(), "https://club.example:443");
    EXPECT_EQ(parse_address("ws://club.example:81")->origin(), "http://club.example:81");
}

TEST(Address, ALinkForPeopleLeavesOutThePortOfItsScheme) {
    EXPECT_EQ(parse_address("https://club.example/games/reami")->link(), "https://club.example/games/reami");
    EXPECT_EQ(parse_address("http://[::1]:80/")->link(), "http://[::1]");
    EXPECT_EQ(parse_address("https://club.example:80")->link(), "https://club.example:80");
    EXPECT_EQ(parse_address("localhost")->link(), "http://localhost:8080");
}

TEST(Address, LinkToARoomNamesItsCode) {
    const auto address = parse_address("https://club.example/r/ketmkard");
    ASSERT_TRUE(address);
    EXPECT_TRUE(address->secure);
    EXPECT_EQ(address->room, "KETMKARD");
    EXPECT_EQ(address->hand_over, "");
}

TEST(Address, HandOverStandsBehindTheRoom) {
    const auto address = parse_address("http://localhost:8080/r/KETMKARD#ABCDEFGH");
    ASSERT_TRUE(address);
    EXPECT_EQ(address->room, "KETMKARD");
    EXPECT_EQ(address->hand_over, "ABCDEFGH");
}

TEST(Address, ServerMayBeBelowAPathOfItsHost) {
    const auto server = parse_address("https://club.example/games/reami/");
    ASSERT_TRUE(server);
    EXPECT_EQ(server->base_path, "/games/reami");
    EXPECT_EQ(server->origin(), "https://club.example:443/games/reami");
    EXPECT_EQ(server->room, "");
    const auto room = parse_address("https://club.example/games/reami/r/ketmkard#ABCDEFGH");
    ASSERT_TRUE(room);
    EXPECT_EQ(room->origin(), server->origin());
    EXPECT_EQ(room->authority(), "club.example:443");
    EXPECT_EQ(room->room, "KETMKARD");
    EXPECT_EQ(room->hand_over, "ABCDEFGH");
}

TEST(Address, Ipv6StandsInBrackets) {
    const auto address = parse_address("http://[::1]:8080/");
    ASSERT_TRUE(address);
    EXPECT_EQ(address->host, "::1");
    EXPECT_EQ(address->authority(), "[::1]:8080");
}

TEST(Address, AnythingElseIsNone) {
    for (const char* text : {"", "ftp://club.example", "http://", "http://club.example/r/SHORT",
                             "http://club.example/reami/r/SHORT", "http://club.example/r/KETMKARD/3",
                             "http://club.example/r", "not a host"})
        EXPECT_EQ(parse_address(text), std::nullopt) << text;
}

TEST(Address, RoomCodesHaveEightLettersWithoutIAndO) {
    EXPECT_EQ(parse_room_code("ketmkard"), "KETMKARD");
    EXPECT_EQ(parse_room_code("KETMKAR"), std::nullopt);
    EXPECT_EQ(parse_room_code("KETMKARDS"), std::nullopt);
    EXPECT_EQ(parse_room_code("KETMKARI"), std::nullopt);
    EXPECT_EQ(parse_room_code("KETMKARO"), std::nullopt);
    EXPECT_EQ(parse_room_code("KETMKAR1"), std::nullopt);
}

TEST(FindRoom, WhateverStandsAroundACodeFallsAway) {
    for (const char* text :
         {"ketmkard", "KETM KARD", "KETM-KARD", "\"KETMKARD\"", "\u201eKETMKARD\u201c", "KETMKARD.",
          "KETMKARD\u200b", "Code: KETMKARD", "codice: ketmkard!", "Saturday in KETMKARD, come"}) {
        const auto found = find_room(text);
        ASSERT_TRUE(found) << text;
        EXPECT_EQ(found->room, "KETMKARD") << text;
        EXPECT_EQ(found->host, "") << text;
    }
}

TEST(FindRoom, TakesALinkOutOfASentence) {
    const auto found = find_room("Come to <https://club.example/reami/r/ketmkard#WXYZ>.");
    ASSERT_TRUE(found);
    EXPECT_EQ(*found, *parse_address("https://club.example/reami/r/KETMKARD#WXYZ"));
}

TEST(FindRoom, WhatCantBeACodeIsNone) {
    for (const char* text : {"", "...", "KETMKAR", "KETMKARI", "https://club.example/rules/kingdomino"})
        EXPECT_FALSE(find_room(text)) << text;
}

}  // namespace
}  // namespace reami::terminal
