// Admins at the local socket: what they can see and do. PROTOCOL.md, "For admins".
#include <SQLiteCpp/SQLiteCpp.h>
#include <sys/stat.h>

#include <algorithm>
#include <filesystem>
#include <list>

#include "server/admin/admin_socket.hpp"
#include "tests/server/end_to_end/admin_server.hpp"

namespace reami::testing {
namespace {

struct Admins : AdminServer {
    std::string opened(const std::string& id) const {
        return open_room(port(), {{"id", id}, {"game", "kingdomino"}});
    }
    /// Opens a room in which two players have made a few moves and are still connected.
    std::string playing() {
        const std::string code = opened("playing");
        players = seated(code);
        play(players, 6);
        return code;
    }
    /// A value from the database, as hexadecimal digits.
    std::string stored(const std::string& sql) const {
        return SQLite::Database(folder.path() / "reami.db").execAndGet("SELECT lower(hex((" + sql + ")))");
    }

    std::vector<Player> players;
};

TEST_F(Admins, AreTheServersOwnUserAndRoot) {
    struct stat file {};
    ASSERT_EQ(::stat((folder.path() / "admin.sock").c_str(), &file), 0);
    EXPECT_EQ(file.st_mode & 07777U, 0600U);
    EXPECT_TRUE(S_ISSOCK(file.st_mode));
    EXPECT_TRUE(admin::may_use_admin_socket(1000, 1000));
    EXPECT_TRUE(admin::may_use_admin_socket(0, 1000));
    EXPECT_FALSE(admin::may_use_admin_socket(1001, 1000));
    EXPECT_FALSE(admin::may_use_admin_socket(1001, 0)) << "the user of a server that root runs";
    server.reset();
    EXPECT_FALSE(std::filesystem::exists(folder.path() / "admin.sock"));
}

TEST_F(Admins, ListAndSearchRooms) {
    const std::string code = playing(), empty = opened("empty");
    EXPECT_EQ(ask({{"t", "rooms"}}).at("rooms").size(), 2u);
    const Json found = line({{"t", "rooms"}, {"find", "ada"}}, "rooms");
    EXPECT_EQ(found.at("code"), code);
    EXPECT_EQ(found.at("number"), 1) << "the log shows the same number";
    EXPECT_EQ(found.at("phase"), "playing");
    EXPECT_EQ(found.at("players"), "Ada, Bob");
    EXPECT_EQ(found.at("here"), 2);
    EXPECT_EQ(line({{"t", "rooms"}, {"find", empty.substr(2)}}, "rooms").at("phase"), "seating");
}

TEST_F(Admins, ListAndSearchMatchesConnectionsAndPlayers) {
    const std::string code = playing();
    const Json match = line({{"t", "matches"}}, "matches");
    EXPECT_EQ(match.at("code"), code);
    EXPECT_EQ(match.at("players"), "Ada, Bob");
    EXPECT_EQ(match.at("ended_at"), 0) << "the match is running";
    EXPECT_TRUE(ask({{"t", "matches"}, {"find", "Carl"}}).at("matches").empty());

    const Json connection = line({{"t", "connections"}, {"find", "bob"}}, "connections");
    EXPECT_EQ(connection.at("code"), code);
    EXPECT_EQ(connection.at("address"), "127.0.0.1");
    TestClient lobby(TestClient::Way{port(), "/ws/lobby"});
    lobby.receive_a("rooms");
    const Json all = ask({{"t", "connections"}});
    EXPECT_EQ(all.at("total"), 2);
    EXPECT_EQ(all.at("on_first_page"), 1);
    EXPECT_EQ(all.at("busiest").at(0).at("address"), "127.0.0.1");

    const Json player = line({{"t", "players"}, {"find", "bob"}}, "players");
    EXPECT_EQ(player.at("names"), "Bob");
    EXPECT_EQ(player.at("rooms"), code);
    EXPECT_EQ(player.at("matches"), 1);
    EXPECT_EQ(player.at("connected"), 1);
    EXPECT_EQ(player.at("player"), connection.at("player"));
    const Json device = line({{"t", "devices"}, {"player", player.at("player")}}, "devices");
    EXPECT_EQ(device.at("connected"), 1);
}

TEST_F(Admins, LookIntoARoomForTheLogAndSeeNoSecret) {
    const std::string code = playing();
    const Json seen = room(code);
    EXPECT_EQ(seen.at("seats").at(0).at("name"), "Ada");
    EXPECT_TRUE(seen.at("seats").at(0).at("here"));
    EXPECT_EQ(seen.at("connections").size(), 2u);
    EXPECT_EQ(seen.at("to_act").size(), 1u);
    EXPECT_GT(seen.at("v"), 0);
    EXPECT_EQ(last_deed(), "room room " + code + ": done");
    for (const char* hidden : {"SELECT secret FROM matches", "SELECT seed FROM matches",
                               "SELECT next_secret FROM rooms", "SELECT hash FROM tokens"})
        EXPECT_EQ(seen.dump().find(stored(hidden)), std::string::npos) << hidden;
    for (const char* member : {"view", "hand", "legal", "moves", "word"})
        EXPECT_FALSE(seen.contains(member)) << member;
    EXPECT_EQ(room("NOBODYAT").at("code"), "room.unknown");
    EXPECT_EQ(last_deed(), "room room NOBODYAT: room.unknown");
}

TEST_F(Admins, CloseARoomWhoseMatchIsFiledWithoutAResult) {
    const std::string code = playing();
    TestClient watching(port(), code);
    watching.hello();
    EXPECT_EQ(ask({{"t", "close_room"}, {"code", code}}).at("t"), "done");
    EXPECT_EQ(watching.closed(), 4003);
    EXPECT_EQ(get(port(), "/api/rooms/" + code).status, 410);
    EXPECT_TRUE(line({{"t", "matches"}}, "matches").at("abandoned"));
    EXPECT_EQ(get(port(), "/api/rooms/" + code + "/matches/1").status, 200) << "the moves stay readable";
    EXPECT_EQ(last_deed(), "close_room room " + code + ": done");
    EXPECT_EQ(ask({{"t", "close_room"}, {"code", code}}).at("code"), "room.unknown");
}

TEST_F(Admins, EndAMatchAndLeaveTheRoom) {
    const std::string code = playing();
    EXPECT_EQ(ask({{"t", "end_match"}, {"code", code}}).at("t"), "done");
    EXPECT_EQ(room(code).at("phase"), "ended");
    EXPECT_TRUE(line({{"t", "matches"}}, "matches").at("abandoned"));
    TestClient watching(port(), code);
    watching.hello();
    EXPECT_EQ(watching.receive_a("room").at("no_result"), "by_admin");
    EXPECT_EQ(ask({{"t", "end_match"}, {"code", code}}).at("code"), "room.not_playing");
}

TEST_F(Admins, SeeWhichMoveOfAHeldMatchDiffersAndFileIt) {
    const std::string code = playing();
    players.clear();
    server.reset();
    SQLite::Database database(folder.path() / "reami.db", SQLite::OPEN_READWRITE);
    const std::string move = database.execAndGet("SELECT move FROM running_moves WHERE v = 3").getString();
    database.exec("UPDATE moves SET proof = proof + 1 WHERE v = 3");
    serve();
    const Json held = room(code).at("held");
    EXPECT_EQ(held.at("v"), 3);
    EXPECT_EQ(held.at("move"), move) << "the move was public";
    EXPECT_EQ(held.at("why"), "leads to another position than it did");
    EXPECT_EQ(ask({{"t", "end_match"}, {"code", code}}).at("t"), "done");
    EXPECT_EQ(room(code).at("phase"), "ended");
    EXPECT_FALSE(room(code).contains("held"));
    serve();
    EXPECT_EQ(room(code).at("phase"), "ended");
}

TEST_F(Admins, RemoveAPlayerWhoMayComeBack) {
    const std::string code = opened("a");
    Sitter ada(port(), code, "Ada");
    const std::string number = number_of("Ada");
    EXPECT_EQ(ask({{"t", "remove"}, {"player", number}}).at("count"), 1);
    EXPECT_EQ(ada.line.closed(), 4001);
    EXPECT_EQ(room(code).at("seats").at(0).at("name"), "");
    EXPECT_EQ(ask({{"t", "remove"}, {"player", number}, {"code", code}}).at("code"), "room.person");
    TestClient again(port(), code);
    EXPECT_EQ(again.hello({{"token", ada.token}}).at("you"), "public");
}

TEST_F(Admins, SignOutOneDeviceOrAll) {
    const std::string code = opened("a");
    Sitter ada(port(), code, "Ada");
    ada.line.send({{"t", "hand_over"}, {"id", "h"}});
    const std::string hand_over =
        ada.line.receive_until([](const Json& one) { return one.value("id", "") == "h"; }).at("code");
    TestClient phone(port(), code);
    const std::string phones = phone.hello({{"code", hand_over}, {"client", "phone/1"}}).at("token");
    const std::string number = number_of("Ada");
    const Json devices = ask({{"t", "devices"}, {"player", number}}).at("devices");
    ASSERT_EQ(devices.size(), 2u);
    const auto is_phone = [](const Json& one) { return one.at("client") == "phone/1"; };
    const Json one = *std::find_if(devices.begin(), devices.end(), is_phone);
    EXPECT_EQ(ask({{"t", "sign_out"}, {"player", number}, {"device", one.at("device")}}).at("count"), 1);
    EXPECT_EQ(phone.closed(), 4004);
    EXPECT_EQ(get(port(), "/api/devices", phones).status, 401);
    EXPECT_EQ(get(port(), "/api/devices", ada.token).status, 200);
    EXPECT_EQ(ask({{"t", "sign_out"}, {"player", number}}).at("count"), 1);
    EXPECT_EQ(get(port(), "/api/devices", ada.token).status, 401);
    EXPECT_EQ(ask({{"t", "sign_out"}, {"player", number}}).at("code"), "admin.unknown");
}

TEST_F(Admins, AnnounceToRoomsAndToTheFirstPage) {
    const std::string code = opened("a");
    Sitter ada(port(), code, "Ada");
    TestClient lobby(TestClient::Way{port(), "/ws/lobby"});
    lobby.receive_a("rooms");
    const std::string text = "The server restarts at ten.";
    EXPECT_EQ(ask({{"t", "announce"}, {"text", "  " + text + " "}}).at("count"), 2);
    EXPECT_EQ(ada.line.receive_a("notice"), Json({{"t", "notice"}, {"text", text}}));
    EXPECT_EQ(lobby.receive_a("notice").at("text"), text);
    EXPECT_EQ(ask({{"t", "announce"}, {"text", " "}}).at("code"), "room.chat");
}

TEST_F(Admins, ForgetAPlayerWhileTheServerRuns) {
    const std::string code = playing();
    TestClient watching(port(), code);
    watching.hello();
    watching.receive_a("state");
    const std::string number = number_of("Ada");
    const int moves = room(code).at("v");
    TestClient ada(port(), code);
    ada.hello({{"token", players[0].token()}});
    ada.send({{"t", "hand_over"}, {"id", "h"}});
    const std::string for_another_device = ada.receive_a("ok").at("code");
    EXPECT_EQ(ask({{"t", "forget"}, {"player", number}}).at("t"), "done");
    const Json shown = watching.receive_until([](const Json& message) {
        return message.at("t") == "room" && message.dump().find("Ada") == std::string::npos;
    });
    EXPECT_EQ(shown.at("seats").at("1").at("name"), "—");
    EXPECT_EQ(shown.at("seats").at("2").at("name"), "Bob");
    EXPECT_EQ(get(port(), "/api/devices", players[0].token()).status, 401);
    TestClient other_device(port(), code);
    other_device.send({{"t", "hello"}, {"code", for_another_device}});
    EXPECT_EQ(other_device.closed(), 4004);
    EXPECT_GE(room(code).at("v"), moves);
    EXPECT_EQ(room(code).dump().find("Ada"), std::string::npos);
    EXPECT_TRUE(ask({{"t", "players"}, {"find", "Ada"}}).at("players").empty());
    EXPECT_EQ(last_deed(), "room room " + code + ": done");
    EXPECT_EQ(ask({{"t", "log"}, {"find", "forget"}}).at("deeds").at(0).at("target"), "player " + number);
}

TEST_F(Admins, SeeHowTheServerIs) {
    playing();
    const Json status = ask({{"t", "status"}});
    EXPECT_TRUE(status.at("storing"));
    EXPECT_FALSE(status.at("pushes")) << "push_contact is not set";
    EXPECT_EQ(status.at("rooms").at(0).at("game"), "kingdomino");
    EXPECT_EQ(status.at("rooms").at(0).at("seats_taken"), 2);
    EXPECT_GT(status.at("minute").at("moves"), 0);
    EXPECT_GT(status.at("minute").at("commit_at_most_us"), 0);
    EXPECT_TRUE(ask({{"t", "history"}}).at("minutes").empty()) << "no minute has ended yet";
}

TEST_F(Admins, HearWhatIsWrongWithARequest) {
    EXPECT_EQ(ask({{"t", "dance"}}).at("code"), "wire.unknown");
    EXPECT_EQ(ask({{"t", "room"}}).at("code"), "wire.field");
    EXPECT_EQ(ask(Json::array()).at("code"), "wire.malformed");
    for (const char* player : {"", "Ada", "0", "-1", "7", "99999999999999999999"})
        EXPECT_EQ(ask({{"t", "forget"}, {"player", player}}).at("code"), "admin.unknown") << player;
}

}  // namespace
}  // namespace reami::testing
