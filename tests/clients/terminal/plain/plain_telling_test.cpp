// The lines that the client prints for people and scripts.
#include <gtest/gtest.h>

#include <algorithm>

#include "protocol/match/game_info.hpp"
#include "tests/clients/terminal/plain/plain_client.hpp"

namespace reami::terminal {
namespace {

TEST_F(PlainClient, ListsOpenRooms) {
    plain.command("rooms");
    environment.fetched.front().second(
        {.status = 200,
         .body = R"([{"code":"KETMKARD","game":"kingdomino","options":{},"phase":"seating",)"
                 R"("time":{"kind":"none"},)"
                 R"("seats":{"1":{"name":"Ada","here":true,"ready":false},"2":null},"watching":0}])"});
    EXPECT_TRUE(environment.said("rooms code=KETMKARD game=kingdomino phase=seating free=1 | "));
}

TEST_F(PlainClient, TellsTheRoomOnceAndThenWhatChanges) {
    come_in();
    receive(room(from_server::Phase::seating));
    EXPECT_TRUE(
        environment.said("you code=KETMKARD you=seat:1 match=1 v=0 | You are in room KETMKARD, in seat 1."));
    EXPECT_TRUE(
        environment.said("room code=KETMKARD game=kingdomino phase=seating match=1 seats=2 listed=false | "
                         "Room KETMKARD, Kingdomino, Dynasty: waiting for players; 0 watching."));
    EXPECT_TRUE(environment.said("seat seat=1 is=here name=Ada host=true | Seat 1: Ada #1, here. Host."));
    EXPECT_TRUE(environment.said("seat seat=2 is=empty | "));
    environment.printed.clear();

    auto later = room(from_server::Phase::seating);
    later.seats[two] =
        from_server::Occupant{.name = "Bob", .who = 2, .here = true, .ready = true, .out = {}, .bot = {}};
    receive(later);
    EXPECT_EQ(environment.printed,
              std::vector<std::string>{"seat seat=2 is=ready name=Bob | Seat 2: Bob #2, ready."});
}

TEST_F(PlainClient, ComesBackWithinTheTimeThatARestartingServerNames) {
    come_in();
    receive(from_server::Bye{"restart", 1});
    EXPECT_TRUE(environment.said("link is=bye why=restart in=1 | The server is restarting."));
    EXPECT_EQ(environment.restarts, std::vector{std::chrono::seconds(1)});
}

TEST_F(PlainClient, DrawsTheBoardAndAsksForAMove) {
    sit_at_the_table();
    EXPECT_TRUE(environment.said(
        "board | Round 1 of 3: the kings are drawn one at a time and choose from the first row; "
        "20 dominoes left to draw"));
    EXPECT_TRUE(
        environment.said("ask match=1 ask=1 legal=4 | It is your turn. Choose a domino from the next row. 4 "
                         "moves are possible, "
                         "for example =3; `moves` lists them."));
    plain.command("moves");
    EXPECT_TRUE(environment.said("moves count=4 | =3 =7 =13 =24"));
    EXPECT_TRUE(environment.said("in_words m==3 | =3: Choose domino 3"));
    EXPECT_TRUE(environment.said("in_words m==24 | =24: Choose domino 24"));
    plain.command("moves =2");
    EXPECT_EQ(environment.printed,
              (std::vector<std::string>{"moves count=1 | =24", "in_words m==24 | =24: Choose domino 24"}));
}

TEST_F(PlainClient, ShowsTheRulesOfTheRoomsGameOrOfANamedOne) {
    plain.command("rules");
    EXPECT_TRUE(environment.said(
        "wrong why=wrong.rules_of_what | You are in no room: name a game, as in `rules domaine`."));
    plain.command("rules dominium R1.6");
    EXPECT_TRUE(environment.said("rules | R1.6 First power: the number right next to that first one."));
    sit_at_the_table();
    plain.command("rules R3.1");
    EXPECT_TRUE(environment.said("rules | R3.1 A placed domino is never moved or taken away."));
    plain.command("rules R9.9");
    EXPECT_TRUE(environment.said(
        "wrong why=wrong.no_rule | These rules have no part “R9.9”; `rules` lists the sections."));
}

TEST_F(PlainClient, PlaysAMoveAndTellsWhatItDid) {
    sit_at_the_table();
    plain.command("=7");
    const auto move = std::get<from_client::Move>(environment.last());
    EXPECT_EQ(move.m, "=7");
    EXPECT_EQ(move.ask, 1);
    from_server::Patch patch;
    patch.v = 1;
    patch.id = move.id;
    patch.change.text = R"({"table":{"acting":2,"rows":{"1":{"7":1}}}})";
    patch.events.text = R"([{"domino":7,"e":"chosen","seat":1}])";
    patch.to_act = {two};
    receive(patch);
    EXPECT_TRUE(environment.said("event match=1 v=1 e=chosen | Ada chooses domino 7."));
    plain.command("=3");
    EXPECT_TRUE(environment.said("wrong why=wrong.not_asked | "));
}

TEST_F(PlainClient, ShowsARefusalWithItsTextAndRule) {
    sit_at_the_table();
    plain.command("play =8");
    receive(from_server::No{
        .id = id(), .code = "rule.kingdomino.not_in_row", .text = "Not there.", .v = 0, .again = {}});
    EXPECT_TRUE(environment.said(
        "no code=rule.kingdomino.not_in_row | Refused: Not there. (rule.kingdomino.not_in_row)"));
}

TEST_F(PlainClient, ShowsTheTotalsOfTheDynasty) {
    sit_at_the_table();
    auto state = first_choice();
    state.v = 49;
    const std::string none = R"("finished":{},"ready":{},"round":1)", points = R"("points":0)";
    state.view.text.replace(state.view.text.find(none), none.size(),
                            R"("finished":{"1":{"1":34,"2":12}},"ready":{},"round":2)");
    state.view.text.replace(state.view.text.find(points), points.size(), R"("points":3)");
    receive(state);
    plain.command("score");
    EXPECT_TRUE(environment.said("score round=1 | Round 1 of 3. Ada: 34, seat 2: 12"));
    EXPECT_TRUE(environment.said("score seat=1 points=37 | Ada: 37 points"));
}

TEST_F(PlainClient, TellsTheResultOnce) {
    sit_at_the_table();
    auto state = first_choice();
    state.to_act.clear();
    state.ask.reset();
    state.legal.reset();
    state.result = from_server::Result{
        .points = {{one, 50}, {two, 50}}, .ranks = {{one, 1}, {two, 2}}, .tie_break = "crowns"};
    receive(state);
    EXPECT_TRUE(environment.said("result seat=1 rank=1 points=50 | 1. Ada, 50 points"));
    EXPECT_TRUE(environment.said("result tie_break=crowns | "));
    environment.printed.clear();
    receive(state);
    EXPECT_FALSE(environment.said("result"));
}

TEST_F(PlainClient, SaysThatTheConnectionIsLostAndComesBack) {
    sit_at_the_table();
    plain.lost(1006, {.what = ComeBack::What::again, .wait = std::chrono::milliseconds(1500)}, {});
    EXPECT_TRUE(
        environment.said("link is=lost code=1006 wait=2 | The connection to http://localhost:8080 was lost. "
                         "Trying again in 2 seconds."));
    plain.lost(1006, {.what = ComeBack::What::again}, {Trouble::Kind::refused});
    EXPECT_TRUE(
        environment.said("link is=lost code=1006 wait=0 | http://localhost:8080 can't be reached: nothing "
                         "answers at that address. Trying again."));
    plain.lost(1006, {.what = ComeBack::What::again, .wait = std::chrono::milliseconds(200)},
               {Trouble::Kind::other, "Network is unreachable"});
    EXPECT_TRUE(
        environment.said("link is=lost code=1006 wait=1 | http://localhost:8080 can't be reached: Network "
                         "is unreachable. Trying again in a second."));
    plain.opened();
    EXPECT_TRUE(std::get<from_client::Hello>(environment.last()).have);
}

TEST_F(PlainClient, SaysWhyTheServerClosedTheConnection) {
    sit_at_the_table();
    plain.lost(1013, {.what = ComeBack::What::again, .wait = std::chrono::seconds(30)}, {});
    EXPECT_TRUE(
        environment.said("link is=lost code=1013 wait=30 | The server is full. Trying again in 30 seconds."));
    plain.lost(4005, {.what = ComeBack::What::again, .wait = std::chrono::seconds(2)}, {});
    EXPECT_TRUE(
        environment.said("link is=lost code=4005 wait=2 | The connection was too slow. Trying again"));
}

TEST_F(PlainClient, ARoomThatWasClosedIsNoUnknownOne) {
    sit_at_the_table();
    plain.lost(4003, {.what = ComeBack::What::stays}, {});
    EXPECT_TRUE(environment.said("link is=closed code=4003 | This room was closed."));
    plain.enter_by_link("KETMKARE", "");
    plain.lost(4007, {.what = ComeBack::What::stays}, {});
    EXPECT_TRUE(environment.said("link is=closed code=4007 | There is no room with this code."));
}

TEST_F(PlainClient, ShowsTheChatBeforeItCame) {
    sit_at_the_table();
    receive(lines(41, 43, 2));
    EXPECT_TRUE(environment.said("chat n=41 from=seat:2 name=Bob who=2 | Bob #2: line 41"));
    EXPECT_TRUE(environment.said("chat n=43 from=seat:2 name=Bob who=2 | Bob #2: line 43"));
    EXPECT_TRUE(environment.said("info | There are older chat messages: `older` shows them."));
}

TEST_F(PlainClient, ShowsOnlyTheNewChatWhenItComesBack) {
    sit_at_the_table();
    receive(lines(41, 43, 2));
    environment.printed.clear();
    receive(lines(41, 43, 2));
    EXPECT_TRUE(environment.printed.empty());
    receive(lines(41, 44, 2));
    EXPECT_EQ(environment.printed,
              std::vector<std::string>{"chat n=44 from=seat:2 name=Bob who=2 | Bob #2: line 44"});
}

TEST_F(PlainClient, SaysOnceThatTheServerCanNotStoreAndOnceThatItCan) {
    sit_at_the_table();
    environment.printed.clear();
    auto stalled = room(from_server::Phase::playing);
    stalled.stalled = true;
    receive(stalled);
    stalled.watching = 3;
    receive(stalled);
    EXPECT_EQ(
        environment.printed,
        std::vector<std::string>{"store is=stalled | The server can't save right now. Nothing is lost: what "
                                 "you send will count as soon as the server can save again."});
    environment.printed.clear();
    receive(room(from_server::Phase::playing));
    receive(room(from_server::Phase::playing));
    EXPECT_EQ(environment.printed, std::vector<std::string>{"store is=works | The server can save again."});
}

TEST_F(PlainClient, WhoEntersWhileTheServerCanNotStoreIsTold) {
    come_in();
    auto stalled = room(from_server::Phase::seating);
    stalled.stalled = true;
    receive(stalled);
    EXPECT_TRUE(environment.said("seat seat=2 "));
    EXPECT_TRUE(environment.said("store is=stalled | "));
}

TEST_F(PlainClient, TheHandOverIsALink) {
    sit_at_the_table();
    plain.command("handover");
    receive(from_server::Ok{.id = id(), .match = {}, .v = {}, .you = {}, .code = "ABCDEFGH"});
    EXPECT_TRUE(environment.said("handover url=http://localhost:8080/r/KETMKARD#ABCDEFGH | "));
}

TEST_F(PlainClient, FetchesACatalogueThatItDoesNotHave) {
    come_in();
    receive(room(from_server::Phase::playing));
    auto state = first_choice();
    state.catalog = "sha256-other";
    receive(state);
    ASSERT_EQ(environment.fetched.size(), 1U);
    EXPECT_EQ(environment.fetched.front().first.path, "/api/games/kingdomino/catalog/sha256-other");
    environment.printed.clear();
    environment.fetched.front().second(
        {.status = 200,
         .body =
             R"({"dominoes":{"3":{"first":{"crowns":2,"terrain":"mine"},"second":{"crowns":0,"terrain":"lake"}}}})"});
    const auto shows_domino = [](const std::string& line) {
        return line.starts_with("board | ") && line.find("3 (m2 l0)") != std::string::npos;
    };
    EXPECT_TRUE(std::ranges::any_of(environment.printed, shows_domino));
}

TEST_F(PlainClient, SaysWhatWouldBeRight) {
    plain.command("rematsch");
    EXPECT_TRUE(
        environment.said("wrong why=wrong.nearest | There is no such command. Did you mean `rematch`?"));
    plain.command("kick");
    EXPECT_TRUE(environment.said("wrong why=wrong.usage | Usage: kick SEAT | #WHO"));
    plain.command("ready");
    EXPECT_TRUE(environment.said("wrong why=wrong.no_room | "));
}

}  // namespace
}  // namespace reami::terminal
