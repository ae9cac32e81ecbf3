// What commands do, and when.
#include "clients/terminal/plain.hpp"

#include <gtest/gtest.h>

#include "protocol/game_kind.hpp"
#include "tests/clients/terminal/plain_client.hpp"

namespace reami::terminal {
namespace {

TEST_F(PlainClient, OpensARoomAndGoesThere) {
    plain.command("new kingdomino seats=2 dynasty bots=2:greedy");
    ASSERT_EQ(outside.fetched.size(), 1U);
    const auto& [request, then] = outside.fetched.front();
    EXPECT_EQ(request.method, "POST");
    EXPECT_EQ(request.path, "/api/rooms");
    EXPECT_NE(request.body.find(R"("bots":{"2":"greedy"})"), std::string::npos);
    EXPECT_NE(request.body.find(R"("options":{"dynasty":true})"), std::string::npos);
    then({.status = 201, .body = R"({"code":"KETMKARD","url":"http://localhost:8080/r/KETMKARD"})"});
    EXPECT_TRUE(outside.said("opened code=KETMKARD url=http://localhost:8080/r/KETMKARD | "));
    EXPECT_EQ(outside.connected, "KETMKARD");
}

TEST_F(PlainClient, WhoHasATokenOpensARoomWithIt) {
    outside.kept_token = "mine";
    plain.command("new kingdomino");
    const auto& [request, then] = outside.fetched.front();
    EXPECT_EQ(request.token, "mine");
    EXPECT_EQ(request.path, "/api/rooms");
    EXPECT_EQ(request.body.find("mine"), std::string::npos);
    then({.status = 201, .body = R"({"code":"KETMKARD","url":"http://localhost:8080/r/KETMKARD"})"});
    EXPECT_EQ(outside.kept_token, "mine");
}

TEST_F(PlainClient, WhoOpensARoomWithoutATokenKeepsTheOneThatComesBack) {
    plain.command("new kingdomino");
    EXPECT_EQ(outside.fetched.front().first.token, std::nullopt);
    outside.fetched.front().second(
        {.status = 201,
         .body = R"({"code":"KETMKARD","url":"http://localhost:8080/r/KETMKARD","token":"fresh"})"});
    EXPECT_EQ(outside.kept_token, "fresh");
    plain.opened();
    EXPECT_EQ(std::get<from_client::Hello>(outside.last()).token, "fresh");
}

TEST_F(PlainClient, ATokenThatTheServerDoesNotKnowIsForgottenAndTheRoomOpenedWithout) {
    outside.kept_token = "old";
    plain.command("new kingdomino dynasty");
    const std::string body = outside.fetched.front().first.body;
    const HttpAnswer unknown{.status = 401, .body = R"({"code":"auth.token","detail":""})"};
    outside.fetched.front().second(unknown);
    EXPECT_EQ(outside.kept_token, std::nullopt);
    ASSERT_EQ(outside.fetched.size(), 2U);
    EXPECT_EQ(outside.fetched.back().first.token, std::nullopt);
    EXPECT_EQ(outside.fetched.back().first.body, body) << "the same wish";
    outside.fetched.back().second(unknown);
    EXPECT_EQ(outside.fetched.size(), 2U) << "not again and again";
    EXPECT_TRUE(outside.said("no code=auth.token | "));
}

TEST_F(PlainClient, OnlyWhoOpensARoomSendsItsToken) {
    outside.kept_token = "mine";
    for (const char* line : {"games", "rooms"}) {
        Plain(outside, words, {.origin = "http://localhost:8080", .name = "Ada"}).command(line);
        EXPECT_EQ(outside.fetched.back().first.token, std::nullopt) << line;
    }
}

TEST_F(PlainClient, SaysWhyNoRoomWasOpened) {
    plain.command("new kingdomino mighty_duel seats=3");
    outside.fetched.front().second(
        {.status = 422, .body = R"({"code":"room.options.mighty_duel_needs_two_seats","detail":""})"});
    EXPECT_TRUE(outside.said(
        "no code=room.options.mighty_duel_needs_two_seats | Refused: The Mighty Duel is for two players."));
}

TEST_F(PlainClient, SaysThatTheServerCannotBeReachedAndWhy) {
    plain.command("rooms");
    outside.fetched.front().second({.trouble = {Trouble::Kind::refused}});
    EXPECT_TRUE(
        outside.said("wrong why=wrong.unreachable | http://localhost:8080 can't be reached: nothing "
                     "answers at that address."));
    plain.end_of_input();
    EXPECT_EQ(outside.finished, 1) << "a script has failed";
}

TEST_F(PlainClient, SaysAtTheStartWhereItIs) {
    plain.look_around();
    EXPECT_EQ(outside.fetched.back().first.path, "/version");
    outside.fetched.back().second(
        {.status = 200, .body = R"({"name":"reami","version":"1.2.3","protocol":"reami.v1"})"});
    EXPECT_TRUE(outside.said("info | http://localhost:8080 is a server of Reami 1.2.3. `help` lists"));
    plain.look_around();
    outside.fetched.back().second({.status = 200, .body = "<html>"});
    EXPECT_TRUE(outside.said("wrong why=wrong.not_reami | "));
}

TEST_F(PlainClient, AWrongCodeLeavesOneWhereOneWas) {
    sit_at_the_table();
    plain.command("join KETMKARE");
    outside.fetched.back().second({.status = 404, .body = R"({"code":"room.unknown","title":"…"})"});
    EXPECT_TRUE(
        outside.said("no code=room.unknown | Refused: There is no room with this code. (room.unknown)"));
    EXPECT_TRUE(outside.said("info | You are still in room KETMKARD."));
    EXPECT_EQ(outside.connected, "KETMKARD");
    plain.command("join KETMKARE");
    outside.fetched.back().second({.status = 410, .body = R"({"code":"room.closed"})"});
    EXPECT_TRUE(outside.said("no code=room.closed | Refused: This room was closed. (room.closed)"));
    plain.command("=24");
    EXPECT_EQ(std::get<from_client::Move>(outside.last()).m, "=24") << "and plays on";
}

TEST_F(PlainClient, JoinsByCodeOrByLink) {
    plain.command("join ketmkard");
    EXPECT_EQ(outside.fetched.back().first.path, "/api/rooms/KETMKARD");
    outside.fetched.back().second({.status = 200, .body = "{}"});
    EXPECT_EQ(outside.connected, "KETMKARD");
    outside.connected.clear();
    Plain other(outside, words, {.origin = "http://localhost:8080", .name = "Bob"});
    other.command("join http://localhost:8080/r/ABCDEFGH");
    outside.fetched.back().second({.status = 200, .body = "{}"});
    EXPECT_EQ(outside.connected, "ABCDEFGH");
    Plain third(outside, words, {.origin = "http://localhost:8080", .name = "Cid"});
    third.command("join https://club.example/r/ABCDEFGH");
    EXPECT_TRUE(outside.said("wrong why=wrong.other_server | "));
}

TEST_F(PlainClient, CommandsWaitForTheAnswersToThoseBefore) {
    come_in();
    receive(room(from_server::Phase::seating));
    plain.command("sit 1 Ada");
    plain.command("ready");
    EXPECT_TRUE(std::holds_alternative<from_client::Sit>(outside.last()));
    grant();
    EXPECT_TRUE(std::holds_alternative<from_client::Ready>(outside.last()));
}

TEST_F(PlainClient, CommandsAfterJoinWaitForTheRoom) {
    plain.command("join KETMKARD");
    plain.command("sit");
    EXPECT_TRUE(outside.sent.empty());
    outside.fetched.back().second({.status = 200, .body = "{}"});
    plain.opened();
    receive(from_server::Here{.you = "public", .match = 1, .v = 0, .token = {}});
    receive(room(from_server::Phase::seating));
    EXPECT_TRUE(std::holds_alternative<from_client::Sit>(outside.last()));
}

TEST_F(PlainClient, PlaysByItselfOnceForEveryAsk) {
    sit_at_the_table();
    plain.command("auto first");
    EXPECT_EQ(std::get<from_client::Move>(outside.last()).m, "=3");
    const std::size_t sent = outside.sent.size();
    receive(from_server::No{.id = id(), .code = "move.late", .text = "", .v = 0, .again = {}});
    EXPECT_EQ(outside.sent.size(), sent);
}

TEST_F(PlainClient, BetweenRoundsBeingReadyIsAMove) {
    come_in();
    receive(room(from_server::Phase::playing));
    auto state = first_choice();
    state.legal = {"ready"};
    receive(state);
    plain.command("ready");
    EXPECT_EQ(std::get<from_client::Move>(outside.last()).m, "ready");
}

TEST_F(PlainClient, WaitHoldsTheNextCommandBack) {
    come_in();
    receive(room(from_server::Phase::seating));
    plain.command("wait turn");
    plain.command("=24");
    receive(room(from_server::Phase::playing));
    EXPECT_TRUE(std::holds_alternative<from_client::Hello>(outside.last()));
    receive(first_choice());
    EXPECT_EQ(std::get<from_client::Move>(outside.last()).m, "=24");
}

TEST_F(PlainClient, TheEndOfInputWaitsForAnswers) {
    sit_at_the_table();
    plain.command("chat ciao");
    plain.end_of_input();
    EXPECT_EQ(outside.finished, std::nullopt);
    grant();
    EXPECT_EQ(outside.finished, 0);
}

TEST_F(PlainClient, UntilEndedOutlastsTheInput) {
    Plain patient(outside, words, {.origin = "http://localhost:8080", .name = "Ada", .until = Until::ended});
    patient.enter("KETMKARD", "");
    patient.opened();
    patient.received(protocol::write(from_server::Here{.you = "public", .match = 1, .v = 0, .token = {}}));
    patient.received(protocol::write(room(from_server::Phase::seating)));
    patient.end_of_input();
    EXPECT_EQ(outside.finished, std::nullopt);
    patient.received(protocol::write(room(from_server::Phase::ended)));
    EXPECT_EQ(outside.finished, 0);
}

TEST_F(PlainClient, ForgetsATokenThatTheServerDoesNotKnow) {
    outside.kept_token = "old";
    come_in();
    plain.lost(4004, {.what = ComeBack::What::without_token}, {});
    EXPECT_EQ(outside.kept_token, std::nullopt);
}

TEST_F(PlainClient, AConnectionClosedForGoodEndsAScript) {
    come_in();
    receive(room(from_server::Phase::seating));
    plain.command("wait ended");
    plain.end_of_input();
    plain.lost(4001, {.what = ComeBack::What::stays}, {});
    EXPECT_TRUE(outside.said("link is=closed code=4001 | The host removed you from the room."));
    EXPECT_EQ(outside.finished, 1);
}

TEST_F(PlainClient, OlderChatIsAskedForAndWaitedFor) {
    sit_at_the_table();
    receive(lines(30, 60, 1));
    plain.command("older");
    plain.command("=24");
    EXPECT_EQ(std::get<from_client::Lines>(outside.last()).before, 30);
    receive(lines(10, 29, 1));
    EXPECT_TRUE(outside.said("chat n=10 from=seat:2 name=Bob who=2 | Bob #2: line 10"));
    EXPECT_TRUE(outside.said("chat n=29 "));
    EXPECT_TRUE(outside.said("info | There are older lines of chat: `older` shows them."));
    EXPECT_EQ(std::get<from_client::Move>(outside.last()).m, "=24");
}

TEST_F(PlainClient, ThereMayBeNoOlderChat) {
    plain.command("older");
    EXPECT_TRUE(outside.said("wrong why=wrong.no_room | "));
    sit_at_the_table();
    receive(lines(1, 3, 1));
    const std::size_t sent = outside.sent.size();
    plain.command("older");
    EXPECT_TRUE(outside.said("info | There are no older lines of chat."));
    EXPECT_EQ(outside.sent.size(), sent);
}

TEST_F(PlainClient, WhetherThereIsOlderChatIsForTheServerToSayWhereNoneWasShown) {
    sit_at_the_table();
    plain.command("older");
    EXPECT_TRUE(std::holds_alternative<from_client::Lines>(outside.last()));
    receive(from_server::Lines{});
    EXPECT_TRUE(outside.said("info | There are no older lines of chat."));
}

TEST_F(PlainClient, WhileTheServerCanNotStoreOneMayStillQuit) {
    sit_at_the_table();
    plain.command("chat ciao");
    plain.command("quit");
    EXPECT_EQ(outside.finished, std::nullopt);
    auto stalled = room(from_server::Phase::playing);
    stalled.stalled = true;
    receive(stalled);
    plain.command("quit");
    EXPECT_EQ(outside.finished, 0);
}

TEST_F(PlainClient, WithoutAConnectionOneMayStillQuit) {
    sit_at_the_table();
    plain.command("chat ciao");
    plain.lost(1006, {.what = ComeBack::What::again}, {});
    plain.command("quit");
    EXPECT_EQ(outside.finished, 0);
}

}  // namespace
}  // namespace reami::terminal
