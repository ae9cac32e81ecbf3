// The rooms where a player has been, and how a player leaves a room.
#include <gtest/gtest.h>

#include "protocol/json/write.hpp"
#include "protocol/messages/my_matches.hpp"
#include "protocol/messages/plain_requests.hpp"
#include "tests/clients/terminal/plain/plain_client.hpp"

namespace reami::terminal {
namespace {

using protocol::plain::KnownRooms;

/// Answers the client's request for `mine`.
void answer(FakeEnvironment& environment, const KnownRooms& known) {
    environment.fetched.back().second({.status = 200, .body = json::write(known)});
}

TEST_F(PlainClient, MineListsTheRoomsFirstWhereItIsOnesTurn) {
    environment.kept_token = "mine";
    environment.kept_rooms = {"KETMKARD", "ABCDEFGH", "HGFEDCBA", "QQQQQQQQ"};
    plain.command("mine");
    const HttpRequest& request = environment.fetched.back().first;
    EXPECT_EQ(request.method, "POST");
    EXPECT_EQ(request.path, "/api/rooms/open");
    EXPECT_EQ(request.body, R"({"codes":["KETMKARD","ABCDEFGH","HGFEDCBA","QQQQQQQQ"]})");
    EXPECT_EQ(request.token, "mine");
    KnownRooms known;
    known.rooms = {room(from_server::Phase::ended), room(from_server::Phase::playing),
                   room(from_server::Phase::playing)};
    known.rooms[1].code = "ABCDEFGH";
    known.rooms[2].code = "HGFEDCBA";
    known.running = {{.code = "ABCDEFGH", .to_act = {one}, .since = 1, .you = two},
                     {.code = "HGFEDCBA", .to_act = {one}, .since = 1, .you = one}};
    known.gone = {"QQQQQQQQ"};
    answer(environment, known);
    EXPECT_TRUE(environment.said(
        "mine code=HGFEDCBA game=kingdomino phase=playing free=1 seat=1 turn=yours | HGFEDCBA: Kingdomino, "
        "Dynasty; match in progress; Ada; 1 free seat. It is your turn."));
    EXPECT_TRUE(environment.said(
        "mine code=ABCDEFGH game=kingdomino phase=playing free=1 seat=2 turn=others | ABCDEFGH: Kingdomino, "
        "Dynasty; match in progress; Ada; 1 free seat. It waits for Ada."));
    EXPECT_TRUE(environment.said(
        "mine code=KETMKARD game=kingdomino phase=ended free=1 | KETMKARD: Kingdomino, Dynasty; the match is "
        "over; Ada; 1 free seat."));
    EXPECT_TRUE(environment.said("mine code=QQQQQQQQ phase=closed | QQQQQQQQ: closed."));
    EXPECT_TRUE(environment.said("info | `join HGFEDCBA` brings you back to your seat there."));
    EXPECT_EQ(environment.kept_rooms, (std::vector<std::string>{"KETMKARD", "ABCDEFGH", "HGFEDCBA"}));
}

TEST_F(PlainClient, MineSaysThatThereAreNone) {
    plain.command("mine");
    EXPECT_TRUE(environment.fetched.empty()) << "without a token there is no player to ask about";
    EXPECT_TRUE(environment.said("info | You have no rooms on this server yet."));
    environment.kept_token = "mine";
    environment.kept_rooms = {"KETMKARD"};
    plain.command("mine");
    answer(environment, {});
    EXPECT_TRUE(environment.said("info | You have no rooms on this server yet."));
}

TEST_F(PlainClient, MineThenListsTheEndedMatches) {
    environment.kept_token = "mine";
    plain.command("mine");
    EXPECT_EQ(environment.fetched.back().first.body, R"({"codes":[]})");
    answer(environment, {});
    const HttpRequest& request = environment.fetched.back().first;
    EXPECT_EQ(request.path, "/api/me/matches");
    EXPECT_EQ(request.token, "mine");
    protocol::plain::MyMatches mine;
    mine.matches = {{.code = "KETMKARD",
                     .match = 2,
                     .game = "kingdomino",
                     .you = two,
                     .seats = {{one, {"Ada", {}, 48, 2}}, {two, {"Bob", {}, 54, 1}}},
                     .ended_at = 900'000'000},
                    {.code = "ABCDEFGH",
                     .match = 1,
                     .game = "toncc",
                     .you = one,
                     .seats = {{one, {"Bob", {}, {}, {}}}, {two, {{}, "greedy", {}, {}}}},
                     .ended_at = 900'000'000}};
    environment.fetched.back().second({.status = 200, .body = json::write(mine)});
    EXPECT_TRUE(
        environment.said("played code=KETMKARD match=2 game=kingdomino outcome=won | Ended: KETMKARD 2, "
                         "Kingdomino, won 54 : 48, against Ada, 1970-01-11 "));
    EXPECT_TRUE(
        environment.said("played code=ABCDEFGH match=1 game=toncc outcome=no_result | Ended: ABCDEFGH 1, "
                         "Tóncc, without a result, against Normal bot 2, 1970-01-11 "));
}

TEST_F(PlainClient, MineSaysThatTheServerDoesNotKnowTheToken) {
    environment.kept_token = "old";
    environment.kept_rooms = {"KETMKARD"};
    plain.command("mine");
    environment.fetched.back().second({.status = 401, .body = R"({"code":"auth.token","detail":""})"});
    EXPECT_TRUE(environment.said("wrong why=wrong.unknown_token | This server no longer knows who you are"));
    EXPECT_EQ(environment.kept_token, std::nullopt);
}

TEST_F(PlainClient, ARoomIsKeptByWhoOpensItOrSitsThere) {
    plain.command("new kingdomino");
    environment.fetched.front().second(
        {.status = 201,
         .body = R"({"code":"ABCDEFGH","url":"http://localhost:8080/r/ABCDEFGH","token":"fresh"})"});
    EXPECT_EQ(environment.kept_rooms, std::vector<std::string>{"ABCDEFGH"});
    environment.kept_rooms.clear();
    plain.opened();
    receive(from_server::Here{.you = "public", .match = 1, .v = 0, .who = 3, .token = {}});
    EXPECT_TRUE(environment.kept_rooms.empty()) << "a spectator's room is not kept";
    receive(from_server::Here{.you = "seat:2", .match = 1, .v = 0, .token = {}});
    EXPECT_EQ(environment.kept_rooms, std::vector<std::string>{"ABCDEFGH"});
}

TEST_F(PlainClient, WhoLeavesIsToldSoOnceAndMayOpenAnotherRoom) {
    come_in();
    receive(room(from_server::Phase::seating));
    plain.command("leave");
    plain.command("new toncc");
    EXPECT_TRUE(std::holds_alternative<from_client::Leave>(environment.last()));
    environment.printed.clear();
    grant();
    EXPECT_TRUE(environment.fetched.empty()) << "the client waits until the server closes the connection";
    receive(from_server::Here{.you = "public", .match = 1, .v = 0, .who = 1, .token = {}});
    auto empty = room(from_server::Phase::seating);
    empty.seats[one].reset();
    receive(empty);
    plain.lost(1000, {.what = ComeBack::What::stays}, {});
    EXPECT_EQ(environment.printed,
              std::vector<std::string>{"link is=closed code=1000 | You have left room KETMKARD."});
    EXPECT_TRUE(environment.kept_rooms.empty());
    EXPECT_EQ(environment.fetched.back().first.path, "/api/rooms");
}

TEST_F(PlainClient, WhoOpenedARoomIsToldToSitDownBeforeHosting) {
    plain.enter_by_link("KETMKARD", "");
    plain.opened();
    receive(from_server::Here{.you = "public", .match = 1, .v = 0, .who = 1, .token = {}});
    receive(room(from_server::Phase::seating));
    plain.command("bot 2 greedy");
    receive(from_server::No{.id = id(), .code = "auth.not_host", .text = "", .v = 0, .again = {}});
    EXPECT_TRUE(environment.said("no code=auth.not_host"));
    EXPECT_TRUE(environment.said(
        "info | The person who opened the room becomes its host by taking a seat: type `sit`."));
}

TEST_F(PlainClient, WhoMayNotLeaveStays) {
    come_in();
    receive(room(from_server::Phase::seating));
    plain.command("leave");
    receive(from_server::No{.id = id(), .code = "auth.not_seated", .text = "", .v = 0, .again = {}});
    environment.printed.clear();
    receive(room(from_server::Phase::playing));
    EXPECT_TRUE(environment.said("room code=KETMKARD game=kingdomino phase=playing"))
        << "the client stays in the room";
}

}  // namespace
}  // namespace reami::terminal
