// The whole server in one process, through real sockets: matches from the first request to the stored totals.
#include <SQLiteCpp/SQLiteCpp.h>

#include "protocol/file/match_file.hpp"
#include "protocol/file/verify.hpp"
#include "tests/server/end_to_end/whole_server.hpp"
#include "tests/server/plain_request.hpp"

namespace reami::testing {
namespace {

using namespace std::chrono_literals;

using EndToEnd = WholeServer;

TEST_F(EndToEnd, TwoPlayAMatchAndAThirdSeesTheSame) {
    const std::string code = open_room(port(), {{"id", "a"}, {"game", "kingdomino"}});
    auto players = seated(code);
    Player watcher(port(), code, "", 0);
    watcher.connect();
    play(players);
    while (!watcher.is_over()) ASSERT_TRUE(watcher.listen(1s));
    EXPECT_EQ(watcher.view(), players[0].view());
    EXPECT_EQ(watcher.view(), players[1].view());
    EXPECT_EQ(watcher.result(), players[1].result());
}

TEST_F(EndToEnd, TheTotalsOfADynastyAreOnDisk) {
    const std::string code =
        open_room(port(), {{"id", "a"}, {"game", "kingdomino"}, {"options", {{"dynasty", true}}}});
    auto players = seated(code);
    play(players);
    const SQLite::Database database((folder.path() / "reami.db").string());
    SQLite::Statement totals(database,
                             "SELECT name, round_1 + round_2 + round_3, total, rank FROM dynasty_totals"
                             " WHERE code = ? ORDER BY seat");
    totals.bind(1, code);
    for (const std::string seat : {"1", "2"}) {
        ASSERT_TRUE(totals.executeStep());
        EXPECT_EQ(totals.getColumn(0).getString(), seat == "1" ? "Ada" : "Bob");
        EXPECT_EQ(totals.getColumn(1).getInt(), players[0].result().at("points").at(seat));
        EXPECT_EQ(totals.getColumn(2).getInt(), players[0].result().at("points").at(seat));
        EXPECT_EQ(totals.getColumn(3).getInt(), players[0].result().at("ranks").at(seat));
    }
}

TEST_F(EndToEnd, AStoppedServerSaysByeAndComesBackWithEverything) {
    const std::string code = open_room(port(), {{"id", "a"}, {"game", "kingdomino"}});
    auto players = seated(code);
    play(players, 20);
    for (Player& player : players) ASSERT_TRUE(player.listen(100ms));
    const Json before = players[0].view();
    TestClient watcher(port(), code);
    watcher.hello();
    serve();
    EXPECT_EQ(watcher.receive_a("bye").at("why"), "restart");
    EXPECT_EQ(watcher.closed(), 1012);
    for (Player& player : players) {
        player.disconnect();
        player.connect();
        ASSERT_TRUE(player.listen(100ms));
    }
    EXPECT_EQ(players[0].view(), before);
    play(players);
    EXPECT_TRUE(players[0].is_over());
}

TEST_F(EndToEnd, TheMatchFileOfAnEndedMatchReplaysAndProvesItsSeed) {
    const std::string code = open_room(port(), {{"id", "a"}, {"game", "kingdomino"}});
    const std::string address = "/api/rooms/" + code + "/matches/1";
    EXPECT_EQ(get(port(), address).status, 404);
    auto players = seated(code);
    play(players);
    const PlainAnswer answer = get(port(), address);
    ASSERT_EQ(answer.status, 200);
    for (const char* number : {"1x", "01", "1.5", "+1", "4294967297", ""})
        EXPECT_EQ(get(port(), "/api/rooms/" + code + "/matches/" + number).status, 404) << number;
    const auto read = protocol::read_match_file(answer.body);
    ASSERT_TRUE(read) << answer.body;
    const auto& file = *read;
    EXPECT_EQ(file.players.at(Seat::from_number(1)).name, "Ada");
    EXPECT_EQ(static_cast<int>(file.moves.size()), players[0].v());
    for (const Player& player : players)
        for (const auto& [v, move] : player.acknowledged())
            EXPECT_EQ(file.moves.at(static_cast<std::size_t>(v - 1)).notation, move);
    EXPECT_EQ(file.commitment, commitment(*file.secret));
    EXPECT_EQ(*file.seed, fair_seed(*file.secret, file.words));
}

TEST_F(EndToEnd, BotsPlayOnlyTheirSeats) {
    const std::string code = open_room(
        port(),
        {{"id", "a"}, {"game", "kingdomino"}, {"seats", 3}, {"bots", {{"1", "greedy"}, {"2", "random"}}}});
    std::vector<Player> players;
    players.emplace_back(port(), code, "Ada", 3);
    players[0].connect();
    players[0].sit();
    players[0].start();
    while (!players[0].is_over()) {
        ASSERT_TRUE(players[0].listen(5ms));
        players[0].play();
    }
    EXPECT_EQ(players[0].result().at("points").size(), 3u);
}

/// Bots that wait one hour before each move, unless a host sets them to fast.
struct SlowBots : WholeServer {
    SlowBots() {
        settings.bot_waits = 1h;
        serve();
    }
};

TEST_F(SlowBots, MoveAtOnceWhereTheHostWantsIt) {
    const std::string code =
        open_room(port(), {{"id", "a"}, {"game", "kingdomino"}, {"bots", {{"1", "greedy"}}}});
    Player ada(port(), code, "Ada", 2);
    ada.connect();
    ada.sit();
    TestClient elsewhere(port(), code);
    elsewhere.hello({{"token", ada.token()}});
    elsewhere.send({{"t", "pace"}, {"id", "p"}, {"fast", true}});
    EXPECT_EQ(elsewhere.receive_a("ok").at("id"), "p");
    ada.disconnect();
    serve();  // another server: the room has stored the pace
    ada.connect();
    ada.start();
    while (!ada.is_over()) {
        ASSERT_TRUE(ada.listen(5ms));
        ada.play();
    }
    EXPECT_EQ(ada.result().at("points").size(), 2u);
}

TEST_F(EndToEnd, TheSeatOpensElsewhereWhileTheOldLineHangs) {
    const std::string code = open_room(port(), {{"id", "a"}, {"game", "kingdomino"}});
    auto players = seated(code);
    play(players, 5);
    TestClient old_line(port(), code), elsewhere(port(), code);
    old_line.hello({{"token", players[0].token()}});
    EXPECT_EQ(elsewhere.hello({{"token", players[0].token()}}).at("you"), "seat:1");
    EXPECT_EQ(elsewhere.receive_a("state").at("match"), 1);
    EXPECT_EQ(old_line.closed(), 4000);
}

TEST_F(EndToEnd, ASeatIsHandedToAnotherDeviceOnce) {
    const std::string code = open_room(port(), {{"id", "a"}, {"game", "kingdomino"}});
    auto players = seated(code);
    TestClient first(port(), code);
    first.hello({{"token", players[0].token()}});
    first.send({{"t", "hand_over"}, {"id", "h"}});
    const std::string hand_over = first.receive_a("ok").at("code");
    TestClient second(port(), code);
    const Json here = second.hello({{"code", hand_over}});
    EXPECT_EQ(here.at("you"), "seat:1");
    EXPECT_NE(here.at("token"), players[0].token());
    TestClient third(port(), code);
    third.send({{"t", "hello"}, {"code", hand_over}});
    EXPECT_EQ(third.closed(), 4004) << "each code works once";
    TestClient again(port(), code);
    EXPECT_EQ(again.hello({{"token", here.at("token")}}).at("you"), "seat:1");
}

TEST_F(EndToEnd, WhatIsWrongIsSaidAndNothingChanges) {
    const std::string code = open_room(port(), {{"id", "a"}, {"game", "kingdomino"}});
    auto players = seated(code);
    for (Player& player : players) ASSERT_TRUE(player.listen(50ms));
    TestClient eve(port(), code);
    eve.hello();
    const auto answer_to = [&](const std::string& text) {
        eve.send_text(text);
        return eve.receive_a("no").at("code").get<std::string>();
    };
    EXPECT_EQ(answer_to("{\"t\":"), "wire.malformed");
    EXPECT_EQ(answer_to(R"({"t":"dance"})"), "wire.unknown");
    EXPECT_EQ(answer_to(R"({"t":"move","id":"m"})"), "wire.field");
    EXPECT_EQ(answer_to(R"({"t":"move","id":"m","match":1,"ask":1,"m":"=1"})"), "auth.not_seated");
    EXPECT_EQ(answer_to(R"({"t":"hello"})"), "wire.order");
    EXPECT_EQ(answer_to(R"({"t":"sit","id":"s","name":"Eve","word":"00112233445566778899aabbccddeeff"})"),
              "room.full");
    eve.send({{"t", "ping"}});
    EXPECT_EQ(eve.receive_a("pong").at("v"), 0);

    TestClient stranger(port(), code);
    stranger.send({{"t", "hello"}, {"token", std::string(64, 'a')}});
    EXPECT_EQ(stranger.closed(), 4004);
    TestClient lost(port(), "AAAAAAAA");
    lost.send({{"t", "hello"}});
    EXPECT_EQ(lost.closed(), 4007);
}

TEST_F(EndToEnd, TheLobbyHearsOfListedRooms) {
    TestClient lobby(TestClient::Way{.port = port(), .target = "/ws/lobby"});
    EXPECT_TRUE(lobby.receive_a("rooms").at("rooms").empty());
    const std::string code = open_room(port(), {{"id", "a"}, {"game", "kingdomino"}, {"listed", true}});
    EXPECT_EQ(lobby.receive_a("rooms").at("rooms").at(0).at("code"), code);
}

}  // namespace
}  // namespace reami::testing
