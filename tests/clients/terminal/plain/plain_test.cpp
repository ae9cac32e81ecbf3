// The effects of commands, and their order.
#include "clients/terminal/plain/plain.hpp"

#include <gtest/gtest.h>

#include "protocol/match/game_info.hpp"
#include "tests/clients/terminal/plain/plain_client.hpp"

namespace reami::terminal {
namespace {

TEST_F(PlainClient, OpensARoomAndGoesThere) {
    plain.command("new kingdomino seats=2 dynasty bots=2:greedy");
    ASSERT_EQ(environment.fetched.size(), 1U);
    const auto& [request, then] = environment.fetched.front();
    EXPECT_EQ(request.method, "POST");
    EXPECT_EQ(request.path, "/api/rooms");
    EXPECT_NE(request.body.find(R"("bots":{"2":"greedy"})"), std::string::npos);
    EXPECT_NE(request.body.find(R"("options":{"dynasty":true})"), std::string::npos);
    then({.status = 201, .body = R"({"code":"KETMKARD","url":"http://localhost:8080/r/KETMKARD"})"});
    EXPECT_TRUE(environment.said("opened code=KETMKARD url=http://localhost:8080/r/KETMKARD | "));
    EXPECT_EQ(environment.connected, "KETMKARD");
}

TEST_F(PlainClient, WhoHasATokenOpensARoomWithIt) {
    environment.kept_token = "mine";
    plain.command("new kingdomino");
    const auto& [request, then] = environment.fetched.front();
    EXPECT_EQ(request.token, "mine");
    EXPECT_EQ(request.path, "/api/rooms");
    EXPECT_EQ(request.body.find("mine"), std::string::npos);
    then({.status = 201, .body = R"({"code":"KETMKARD","url":"http://localhost:8080/r/KETMKARD"})"});
    EXPECT_EQ(environment.kept_token, "mine");
}

TEST_F(PlainClient, WhoOpensARoomWithoutATokenKeepsTheOneThatComesBack) {
    plain.command("new kingdomino");
    EXPECT_EQ(environment.fetched.front().first.token, std::nullopt);
    environment.fetched.front().second(
        {.status = 201,
         .body = R"({"code":"KETMKARD","url":"http://localhost:8080/r/KETMKARD","token":"fresh"})"});
    EXPECT_EQ(environment.kept_token, "fresh");
    plain.opened();
    EXPECT_EQ(std::get<from_client::Hello>(environment.last()).token, "fresh");
}

TEST_F(PlainClient, ATokenThatTheServerDoesNotKnowIsForgottenAndTheRoomOpenedWithout) {
    environment.kept_token = "old";
    plain.command("new kingdomino dynasty");
    const std::string body = environment.fetched.front().first.body;
    const HttpAnswer unknown{.status = 401, .body = R"({"code":"auth.token","detail":""})"};
    environment.fetched.front().second(unknown);
    EXPECT_EQ(environment.kept_token, std::nullopt);
    ASSERT_EQ(environment.fetched.size(), 2U);
    EXPECT_EQ(environment.fetched.back().first.token, std::nullopt);
    EXPECT_EQ(environment.fetched.back().first.body, body) << "the same request";
    environment.fetched.back().second(unknown);
    EXPECT_EQ(environment.fetched.size(), 2U) << "the client does not repeat the request a second time";
    EXPECT_TRUE(environment.said("no code=auth.token | "));
}

TEST_F(PlainClient, OnlyWhoOpensARoomSendsItsToken) {
    environment.kept_token = "mine";
    for (const char* line : {"games", "rooms"}) {
        Plain(environment, words, {.server = "http://localhost:8080", .name = "Ada"}).command(line);
        EXPECT_EQ(environment.fetched.back().first.token, std::nullopt) << line;
    }
}

TEST_F(PlainClient, SaysWhyNoRoomWasOpened) {
    plain.command("new kingdomino mighty_duel seats=3");
    environment.fetched.front().second(
        {.status = 422, .body = R"({"code":"room.options.mighty_duel_needs_two_seats","detail":""})"});
    EXPECT_TRUE(environment.said(
        "no code=room.options.mighty_duel_needs_two_seats | Refused: The Mighty Duel is for two players."));
}

TEST_F(PlainClient, SaysThatTheServerCannotBeReachedAndWhy) {
    plain.command("rooms");
    environment.fetched.front().second({.trouble = {Trouble::Kind::refused}});
    EXPECT_TRUE(
        environment.said("wrong why=wrong.unreachable | http://localhost:8080 can't be reached: nothing "
                         "answers at that address."));
    plain.end_of_input();
    EXPECT_EQ(environment.finished, 1) << "a script has failed";
}

TEST_F(PlainClient, SaysAtTheStartWhereItIs) {
    plain.look_around();
    EXPECT_EQ(environment.fetched.back().first.path, "/version");
    environment.fetched.back().second(
        {.status = 200, .body = R"({"name":"reami","version":"1.2.3","protocol":"reami.v1"})"});
    EXPECT_TRUE(environment.said("info | http://localhost:8080 runs Reami 1.2.3. Type `help`"));
    EXPECT_FALSE(environment.said("info | This is"));
    plain.look_around();
    environment.fetched.back().second(
        {.status = 200,
         .body = R"({"name":"reami","version":"1.2.3","protocol":"reami.v1","title":"Club","welcome":"Hi.",)"
                 R"("about":"https://club.example/"})"});
    EXPECT_TRUE(environment.said("info | This is Club."));
    EXPECT_TRUE(environment.said("info | Hi."));
    EXPECT_TRUE(environment.said("info | More about this server: https://club.example/"));
    plain.look_around();
    environment.fetched.back().second({.status = 200, .body = "<html>"});
    EXPECT_TRUE(environment.said("wrong why=wrong.not_reami | "));
}

TEST_F(PlainClient, UsesAnInvitationByItsWordOrItsLink) {
    plain.command("invite ABCD-EFGH-JKLM");
    EXPECT_EQ(environment.fetched.back().first.method, "POST");
    EXPECT_EQ(environment.fetched.back().first.path, "/api/invites");
    EXPECT_EQ(environment.fetched.back().first.body, R"({"word":"ABCD-EFGH-JKLM"})");
    environment.fetched.back().second({.status = 200, .body = R"({"token":"77"})"});
    EXPECT_TRUE(environment.said("info | You may open rooms on this server now."));
    EXPECT_EQ(environment.token(), "77");
    plain.command("invite http://localhost:8080/#invite=ABCDEFGHJKLM");
    EXPECT_EQ(environment.fetched.back().first.body, R"({"word":"ABCDEFGHJKLM"})");
    EXPECT_EQ(environment.fetched.back().first.token, "77");
    environment.fetched.back().second({.status = 422, .body = R"({"code":"invite.wrong","title":"…"})"});
    EXPECT_TRUE(environment.said(
        "no code=invite.wrong | Refused: This invitation is wrong, used up or too old. Ask for a new one."));
}

TEST_F(PlainClient, AWrongCodeLeavesOneWhereOneWas) {
    sit_at_the_table();
    plain.command("join KETMKARE");
    environment.fetched.back().second({.status = 404, .body = R"({"code":"room.unknown","title":"…"})"});
    EXPECT_TRUE(
        environment.said("no code=room.unknown | Refused: There is no room with this code. (room.unknown)"));
    EXPECT_TRUE(environment.said("info | You are still in room KETMKARD."));
    EXPECT_EQ(environment.connected, "KETMKARD");
    plain.command("join KETMKARE");
    environment.fetched.back().second({.status = 410, .body = R"({"code":"room.closed"})"});
    EXPECT_TRUE(environment.said("no code=room.closed | Refused: This room was closed. (room.closed)"));
    plain.command("=24");
    EXPECT_EQ(std::get<from_client::Move>(environment.last()).m, "=24") << "the player can still move";
}

TEST_F(PlainClient, JoinsByCodeOrByLink) {
    plain.command("join ketmkard");
    EXPECT_EQ(environment.fetched.back().first.path, "/api/rooms/KETMKARD");
    environment.fetched.back().second({.status = 200, .body = "{}"});
    EXPECT_EQ(environment.connected, "KETMKARD");
    environment.connected.clear();
    Plain other(environment, words, {.server = "http://localhost:8080", .name = "Bob"});
    other.command("join http://localhost:8080/r/ABCDEFGH");
    environment.fetched.back().second({.status = 200, .body = "{}"});
    EXPECT_EQ(environment.connected, "ABCDEFGH");
    Plain third(environment, words, {.server = "http://localhost:8080", .name = "Cid"});
    third.command("join https://club.example/r/ABCDEFGH");
    EXPECT_TRUE(environment.said("wrong why=wrong.other_server | "));
}

TEST_F(PlainClient, CommandsWaitForTheAnswersToThoseBefore) {
    come_in();
    receive(room(from_server::Phase::seating));
    plain.command("sit 1 Ada");
    plain.command("ready");
    EXPECT_TRUE(std::holds_alternative<from_client::Sit>(environment.last()));
    grant();
    EXPECT_TRUE(std::holds_alternative<from_client::Ready>(environment.last()));
}

TEST_F(PlainClient, CommandsAfterJoinWaitForTheRoom) {
    plain.command("join KETMKARD");
    plain.command("sit");
    EXPECT_TRUE(environment.sent.empty());
    environment.fetched.back().second({.status = 200, .body = "{}"});
    plain.opened();
    receive(from_server::Here{.you = "public", .match = 1, .v = 0, .token = {}});
    receive(room(from_server::Phase::seating));
    EXPECT_TRUE(std::holds_alternative<from_client::Sit>(environment.last()));
}

TEST_F(PlainClient, PlaysByItselfOnceForEveryAsk) {
    sit_at_the_table();
    plain.command("auto first");
    EXPECT_EQ(std::get<from_client::Move>(environment.last()).m, "=3");
    const std::size_t sent = environment.sent.size();
    receive(from_server::No{.id = id(), .code = "move.late", .text = "", .v = 0, .again = {}});
    EXPECT_EQ(environment.sent.size(), sent);
}

TEST_F(PlainClient, BetweenRoundsBeingReadyIsAMove) {
    come_in();
    receive(room(from_server::Phase::playing));
    auto state = first_choice();
    state.legal = from_server::LegalMoves{R"(["ready"])"};
    receive(state);
    plain.command("ready");
    EXPECT_EQ(std::get<from_client::Move>(environment.last()).m, "ready");
}

TEST_F(PlainClient, WaitHoldsTheNextCommandBack) {
    come_in();
    receive(room(from_server::Phase::seating));
    plain.command("wait turn");
    plain.command("=24");
    receive(room(from_server::Phase::playing));
    EXPECT_TRUE(std::holds_alternative<from_client::Hello>(environment.last()));
    receive(first_choice());
    EXPECT_EQ(std::get<from_client::Move>(environment.last()).m, "=24");
}

TEST_F(PlainClient, TheEndOfInputWaitsForAnswers) {
    sit_at_the_table();
    plain.command("chat ciao");
    plain.end_of_input();
    EXPECT_EQ(environment.finished, std::nullopt);
    grant();
    EXPECT_EQ(environment.finished, 0);
}

TEST_F(PlainClient, UntilEndedOutlastsTheInput) {
    Plain patient(environment, words,
                  {.server = "http://localhost:8080", .name = "Ada", .until = Until::ended});
    patient.enter_by_link("KETMKARD", "");
    patient.opened();
    patient.received(protocol::write(from_server::Here{.you = "public", .match = 1, .v = 0, .token = {}}));
    patient.received(protocol::write(room(from_server::Phase::seating)));
    patient.end_of_input();
    EXPECT_EQ(environment.finished, std::nullopt);
    patient.received(protocol::write(room(from_server::Phase::ended)));
    EXPECT_EQ(environment.finished, 0);
}

TEST_F(PlainClient, ForgetsATokenThatTheServerDoesNotKnow) {
    environment.kept_token = "old";
    come_in();
    plain.lost(4004, {.what = ComeBack::What::without_token}, {});
    EXPECT_EQ(environment.kept_token, std::nullopt);
}

TEST_F(PlainClient, AConnectionClosedForGoodEndsAScript) {
    come_in();
    receive(room(from_server::Phase::seating));
    plain.command("wait ended");
    plain.end_of_input();
    plain.lost(4001, {.what = ComeBack::What::stays}, {});
    EXPECT_TRUE(
        environment.said("link is=closed code=4001 | The host, the vote of everyone else at the table, or an "
                         "admin of the server removed you."));
    EXPECT_EQ(environment.finished, 1);
}

TEST_F(PlainClient, OlderChatIsAskedForAndWaitedFor) {
    sit_at_the_table();
    receive(lines(30, 60, 1));
    plain.command("older");
    plain.command("=24");
    EXPECT_EQ(std::get<from_client::Lines>(environment.last()).before, 30);
    receive(lines(10, 29, 1));
    EXPECT_TRUE(environment.said("chat n=10 from=seat:2 name=Bob who=2 | Bob #2: line 10"));
    EXPECT_TRUE(environment.said("chat n=29 "));
    EXPECT_TRUE(environment.said("info | There are older chat messages: `older` shows them."));
    EXPECT_EQ(std::get<from_client::Move>(environment.last()).m, "=24");
}

TEST_F(PlainClient, ThereMayBeNoOlderChat) {
    plain.command("older");
    EXPECT_TRUE(environment.said("wrong why=wrong.no_room | "));
    sit_at_the_table();
    receive(lines(1, 3, 1));
    const std::size_t sent = environment.sent.size();
    plain.command("older");
    EXPECT_TRUE(environment.said("info | There are no older chat messages."));
    EXPECT_EQ(environment.sent.size(), sent);
}

TEST_F(PlainClient, WhetherThereIsOlderChatIsForTheServerToSayWhereNoneWasShown) {
    sit_at_the_table();
    plain.command("older");
    EXPECT_TRUE(std::holds_alternative<from_client::Lines>(environment.last()));
    receive(from_server::Lines{});
    EXPECT_TRUE(environment.said("info | There are no older chat messages."));
}

TEST_F(PlainClient, WhileTheServerCanNotStoreOneMayStillQuit) {
    sit_at_the_table();
    plain.command("chat ciao");
    plain.command("quit");
    EXPECT_EQ(environment.finished, std::nullopt);
    auto stalled = room(from_server::Phase::playing);
    stalled.stalled = true;
    receive(stalled);
    plain.command("quit");
    EXPECT_EQ(environment.finished, 0);
}

TEST_F(PlainClient, WithoutAConnectionOneMayStillQuit) {
    sit_at_the_table();
    plain.command("chat ciao");
    plain.lost(1006, {.what = ComeBack::What::again}, {});
    plain.command("quit");
    EXPECT_EQ(environment.finished, 0);
}

}  // namespace
}  // namespace reami::terminal
