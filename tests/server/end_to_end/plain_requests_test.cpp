// Plain requests to the whole server: rooms, match files, replays, and the limits of an address. PROTOCOL.md,
// "Plain requests" and "Limits".
#include <chrono>
#include <thread>

#include "tests/server/end_to_end/whole_server.hpp"
#include "tests/server/plain_request.hpp"

namespace reami::testing {
namespace {

using PlainRequests = WholeServer;

TEST_F(PlainRequests, AMatchFileIsReplayedForAPage) {
    const std::string code = open_room(port(), {{"id", "a"}, {"game", "kingdomino"}});
    auto players = seated(code);
    play(players);
    const std::string file = get(port(), "/api/rooms/" + code + "/matches/1").body;
    const PlainAnswer answer = post(port(), "/api/replay", {{"file", file}});
    ASSERT_EQ(answer.status, 200) << answer.body;
    const Json positions = Json::parse(answer.body);
    ASSERT_EQ(static_cast<int>(positions.size()), players[0].v() + 1) << "the start, and after every move";
    EXPECT_FALSE(positions.front().contains("move"));
    EXPECT_EQ(positions.back().at("view"), players[0].view());
    EXPECT_EQ(positions.back().at("result"), players[0].result());
}

TEST_F(PlainRequests, AMatchFileThatIsWrongIsRefusedWithLineAndReason) {
    const auto problem = [&](const Json& body, int status) {
        const PlainAnswer answer = post(port(), "/api/replay", body);
        EXPECT_EQ(answer.status, status) << answer.body;
        return Json::parse(answer.body);
    };
    const Json no_game = problem({{"file", "reami match 1\ngame chess\n"}}, 422);
    EXPECT_EQ(no_game.at("code"), "http.match_file");
    EXPECT_EQ(no_game.at("detail"), "line 2: there is no game `chess`");
    // Seat 1 may not choose a domino that does not lie in the row (R2.2).
    const std::string illegal =
        "reami match 1\ngame kingdomino\nrules 1\nseats 2\n\nset-up\nround 1\nkings 1 2 2 1\n"
        "dominoes 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24\n\nmoves\n1 =9\n";
    const Json no_move = problem({{"file", illegal}}, 422);
    EXPECT_EQ(no_move.at("code"), "rule.kingdomino.not_in_row");
    EXPECT_EQ(no_move.at("detail"), "line 12: seat 1 can't play =9");
    EXPECT_EQ(problem({{"file", 7}}, 400).at("code"), "wire.field");
    EXPECT_EQ(problem(Json::array(), 400).at("code"), "wire.malformed");
    EXPECT_EQ(problem({{"file", std::string(65'536, '#')}}, 413).at("code"), "http.bad_request");
    EXPECT_EQ(post(port(), "/api/rooms", {{"id", std::string(5'000, 'a')}}).status, 413)
        << "only a match file may be longer than a message";
}

const std::string by_hand =
    "round 1\nkings 1 2 2 1\ndominoes 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24\n";

TEST_F(PlainRequests, ARoomWithASetUpIsForOnePersonAgainstBots) {
    const Json right{{"id", "a"},
                     {"game", "kingdomino"},
                     {"bots", {{"2", "random"}}},
                     {"set_up", by_hand},
                     {"script", {{"2", {"=2"}}}}};
    const auto code_of = [&](const Json& change) {
        Json wanted = right;
        wanted.update(change);
        const PlainAnswer answer = post(port(), "/api/rooms", wanted);
        EXPECT_EQ(answer.status, 422) << answer.body;
        return Json::parse(answer.body).at("code").get<std::string>();
    };
    EXPECT_EQ(code_of({{"listed", true}}), "room.prepared");
    EXPECT_EQ(code_of({{"bots", Json::object()}}), "room.prepared");
    EXPECT_EQ(code_of({{"script", {{"1", {"=2"}}}}}), "room.prepared") << "a person plays there";
    EXPECT_EQ(code_of({{"script", {{"2", {"nonsense"}}}}}), "move.unreadable");
    EXPECT_EQ(code_of({{"set_up", "round 1\nkings 1 1 1 2\n"}}), "room.set_up");
    Json no_set_up = right;
    no_set_up.erase("set_up");
    EXPECT_EQ(Json::parse(post(port(), "/api/rooms", no_set_up).body).at("code"), "room.prepared");

    const std::string code = open_room(port(), right);
    TestClient stranger(port(), code);
    stranger.send({{"t", "hello"}});
    EXPECT_EQ(stranger.closed(), 4008);
}

TEST_F(PlainRequests, TheFileOfAPreparedMatchHasItsSetUpAndIsReplayed) {
    const Json opened = Json::parse(
        post(port(), "/api/rooms",
             {{"id", "a"}, {"game", "kingdomino"}, {"bots", {{"2", "random"}}}, {"set_up", by_hand}})
            .body);
    const std::string code = opened.at("code");
    TestClient ada(port(), code);
    ada.hello({{"token", opened.at("token")}});
    ada.send({{"t", "sit"}, {"id", "s"}, {"seat", 1}, {"name", "Ada"}, {"word", "0123456789abcdef"}});
    ada.send({{"t", "start"}, {"id", "b"}});
    Json state = ada.receive_until([](const Json& message) { return message.at("t") == "state"; });
    const Json known = Json::parse(
        post(port(), "/api/rooms/open", {{"codes", {code}}}, opened.at("token").get<std::string>()).body);
    EXPECT_EQ(known.at("running").at(0).at("to_act"), Json({1})) << "the first king is hers";
    EXPECT_EQ(known.at("running").at(0).at("you"), 1);
    int asked = 0;
    while (!state.contains("result")) {
        if (state.contains("legal") && state.at("ask") != asked) {
            asked = state.at("ask");
            ada.send({{"t", "move"},
                      {"id", "m" + std::to_string(asked)},
                      {"match", 1},
                      {"ask", asked},
                      {"m", state.at("legal").at(0)}});
        }
        state = ada.receive_until(
            [](const Json& message) { return message.at("t") == "patch" || message.at("t") == "state"; });
    }
    const std::string file = get(port(), "/api/rooms/" + code + "/matches/1").body;
    EXPECT_NE(file.find("\nset-up\n" + by_hand), std::string::npos) << file;
    EXPECT_EQ(file.find("\nseed "), std::string::npos);
    EXPECT_EQ(post(port(), "/api/replay", {{"file", file}}).status, 200);
}

TEST_F(PlainRequests, OpenAndListRooms) {
    const Json wanted{{"id", "a"}, {"game", "kingdomino"}, {"seats", 4}, {"listed", true}};
    const std::string code = open_room(port(), wanted);
    EXPECT_EQ(open_room(port(), wanted), code) << "the same id again gives the same room";
    EXPECT_EQ(Json::parse(get(port(), "/api/rooms").body).at(0).at("code"), code);
    EXPECT_EQ(Json::parse(get(port(), "/api/rooms/" + code).body).at("phase"), "seating");
    EXPECT_EQ(get(port(), "/api/rooms/AAAAAAAA").status, 404);
    const Json remembered =
        Json::parse(post(port(), "/api/rooms/open", {{"codes", {"AAAAAAAA", code, "BBBBBBBB"}}}).body);
    ASSERT_EQ(remembered.at("rooms").size(), 1);
    EXPECT_EQ(remembered.at("rooms").at(0).at("code"), code);
    EXPECT_EQ(remembered.at("gone"), Json({"AAAAAAAA", "BBBBBBBB"}));
    EXPECT_EQ(post(port(), "/api/rooms/open", {{"codes", Json(std::vector<std::string>(31, code))}}).status,
              400);
    EXPECT_EQ(get(port(), "/nothing").status, 404);
    EXPECT_NE(get(port(), "/nothing").body.find("<html"), std::string::npos) << "browsers get a page";
    EXPECT_EQ(Json::parse(get(port(), "/api/nothing").body).at("code"), "http.not_found");
    const auto refused = post(port(), "/api/rooms", {{"id", "b"}, {"game", "chess"}});
    EXPECT_EQ(refused.status, 422);
    EXPECT_EQ(Json::parse(refused.body).at("code"), "room.game");
    EXPECT_EQ(post(port(), "/api/rooms", {{"id", "c"}}).status, 400);
    EXPECT_EQ(post(port(), "/api/rooms", {{"id", ""}, {"game", "kingdomino"}}).status, 400);
    const Json game = Json::parse(get(port(), "/api/games").body).at(0);
    EXPECT_EQ(game.at("name"), "kingdomino");
    const PlainAnswer catalog = get(port(), game.at("catalog"));
    EXPECT_EQ(Json::parse(catalog.body).at("dominoes").size(), 48u);
}

TEST_F(PlainRequests, AnAddressOpensOnlySoManyRoomsAndTriesOnlySoManyCodes) {
    settings.limits.rooms_an_hour = 2;
    settings.limits.wrong_codes_an_hour = 2;
    serve();
    for (const char* id : {"a", "b"}) open_room(port(), {{"id", id}, {"game", "kingdomino"}});
    const auto refused = post(port(), "/api/rooms", {{"id", "c"}, {"game", "kingdomino"}});
    EXPECT_EQ(refused.status, 429);
    EXPECT_EQ(Json::parse(refused.body).at("code"), "limit.rooms");
    for (const int close : {4007, 4007, 4007}) {
        TestClient guesser(port(), "AAAAAAAA");
        guesser.send({{"t", "hello"}});
        EXPECT_EQ(guesser.closed(), close) << "the third is answered, but later";
    }
}

TEST_F(PlainRequests, WhoOpensARoomIsItsHostAndKeepsTheToken) {
    const Json wanted{{"id", "a"}, {"game", "kingdomino"}};
    const Json first = Json::parse(post(port(), "/api/rooms", wanted).body);
    const std::string code = first.at("code"), token = first.at("token");
    const Json again = Json::parse(post(port(), "/api/rooms", wanted).body);
    EXPECT_EQ(again.at("code"), code);
    EXPECT_FALSE(again.contains("token")) << "the token is in the first answer only";

    const PlainAnswer second = post(port(), "/api/rooms", {{"id", "b"}, {"game", "kingdomino"}}, token);
    EXPECT_EQ(second.status, 201);
    EXPECT_FALSE(Json::parse(second.body).contains("token")) << "the client that asks has the token already";
    const PlainAnswer unknown = post(port(), "/api/rooms", wanted, std::string(64, '0'));
    EXPECT_EQ(unknown.status, 401);
    EXPECT_EQ(Json::parse(unknown.body).at("code"), "auth.token");

    Player stranger(port(), code, "Eve", 1);
    stranger.connect();
    stranger.sit();
    TestClient owner(port(), code);
    owner.hello({{"token", token}});
    owner.send({{"t", "sit"}, {"id", "s"}, {"seat", 2}, {"name", "Ada"}, {"word", "0123456789abcdef"}});
    owner.receive_until([](const Json& message) { return message.value("host", "") == "seat:2"; });
    owner.send({{"t", "kick"}, {"id", "k"}, {"seat", 1}});
    EXPECT_EQ(owner.receive_until([](const Json& message) { return message.value("id", "") == "k"; }).at("t"),
              "ok");
}

TEST_F(PlainRequests, CountAmongTheWrongCodesOfAnAddress) {
    settings.limits.wrong_codes_an_hour = 3;
    serve();
    const Json opened = Json::parse(post(port(), "/api/rooms", {{"id", "a"}, {"game", "kingdomino"}}).body);
    const std::string code = opened.at("code"), token = opened.at("token");
    EXPECT_EQ(get(port(), "/api/rooms/" + code + "/matches/1").status, 404) << "the code is right";
    EXPECT_EQ(get(port(), "/api/rooms/AAAAAAAA").status, 404);
    EXPECT_EQ(get(port(), "/api/rooms/AAAAAAAA/matches/1").status, 404);
    EXPECT_EQ(post(port(), "/api/rooms/open", {{"codes", {"AAAAAAAA"}}}).status, 200);

    EXPECT_EQ(Json::parse(post(port(), "/api/rooms/open", {{"codes", {"BBBBBBBB", code}}}).body),
              Json({{"gone", Json::array()}, {"rooms", Json::array()}, {"running", Json::array()}}))
        << "codes are not looked up";
    const auto asked = std::chrono::steady_clock::now();
    EXPECT_EQ(get(port(), "/api/rooms/" + code).status, 200) << "the first at once";
    EXPECT_EQ(get(port(), "/api/rooms/" + code).status, 200);
    EXPECT_EQ(get(port(), "/api/rooms/AAAAAAAA").status, 404) << "right and wrong alike";
    EXPECT_GE(std::chrono::steady_clock::now() - asked, std::chrono::milliseconds(1900))
        << "one answer per second";

    EXPECT_EQ(get(port(), "/api/rooms/" + code, token).status, 200);
    TestClient owner(port(), code);
    EXPECT_EQ(owner.hello({{"token", token}}).at("t"), "here") << "the owner of the room does not wait";
}

TEST_F(PlainRequests, AClosedRoomIsToldFromOneThatNeverWas) {
    settings.limits.empty_room_closes_after = std::chrono::milliseconds(1);
    settings.limits.wrong_codes_an_hour = 1;
    serve();
    const std::string code = open_room(port(), {{"id", "a"}, {"game", "kingdomino"}});
    {
        TestClient visitor(port(), code);
        visitor.hello();
    }
    while (get(port(), "/api/rooms/" + code).status == 200)
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    for (int n = 0; n < 3; ++n) {
        const PlainAnswer closed = get(port(), "/api/rooms/" + code);
        EXPECT_EQ(closed.status, 410);
        EXPECT_EQ(Json::parse(closed.body).at("code"), "room.closed");
    }
    TestClient late(port(), code);
    late.send({{"t", "hello"}});
    EXPECT_EQ(late.closed(), 4003);
    TestClient lost(port(), "AAAAAAAA");
    lost.send({{"t", "hello"}});
    EXPECT_EQ(lost.closed(), 4007) << "codes of closed rooms did not count as guesses";
}

TEST_F(PlainRequests, HealthSaysThatTheServerIsWell) {
    EXPECT_EQ(get(port(), "/health").body, R"({"status":"ok"})");
}

}  // namespace
}  // namespace reami::testing
