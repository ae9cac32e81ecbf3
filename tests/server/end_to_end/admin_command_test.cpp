// `reami-server admin` as a person uses it: an hour of an admin's work, and its error messages.
#include <SQLiteCpp/SQLiteCpp.h>

#include <regex>

#include "tests/server/end_to_end/admin_server.hpp"
#include "tests/server/end_to_end/process.hpp"
#include "tests/server/end_to_end/program_output.hpp"

namespace reami::testing {
namespace {

struct AdminCommand : AdminServer {
    std::string says(const std::string& command) const {
        return output_of("admin --data '" + folder.path().string() + "' " + command);
    }
    Json json(const std::string& command) const { return Json::parse(says("--json " + command)); }
    static bool has(const std::string& text, const std::string& part) {
        return text.find(part) != std::string::npos;
    }
};

TEST_F(AdminCommand, AnAdminsHour) {
    const std::string played = open_room(port(), {{"id", "a"}, {"game", "kingdomino"}});
    auto players = seated(played);
    play(players, 6);
    const std::string dead = open_room(port(), {{"id", "b"}, {"game", "toncc"}, {"seats", 3}});
    Sitter flooder(port(), dead, "Eve");
    for (int n = 0; n < 400; ++n) get(port(), "/api/rooms", "made-up");

    // Why is the server slow? One address sends too many requests, and most of them are refused.
    const std::string status = says("status");
    EXPECT_TRUE(has(status, "the server can store")) << status;
    EXPECT_TRUE(std::regex_search(status, std::regex("127\\.0\\.0\\.1 [0-9]+/[0-9]+"))) << status;
    EXPECT_TRUE(has(says("history --at 21:00"), "the server has no figures for this time"))
        << "the server has just started";

    // The admin finds the player who sends them, and bans the player.
    const Json eve = json("players Eve").at("players").at(0);
    EXPECT_EQ(eve.at("rooms"), dead);
    const std::string number = eve.at("player");
    EXPECT_EQ(says("ban --player " + number + " --until 2h --note flood"),
              "done: `reami-server admin lift 1` ends it; connections that were closed: 1\n");
    EXPECT_EQ(flooder.line.closed(), 4009);
    EXPECT_TRUE(has(says("restrictions"), "flood"));

    // The admin closes a room in which nobody plays, and deletes a player.
    EXPECT_TRUE(has(says("rooms toncc"), dead));
    EXPECT_EQ(says("close " + dead), "done (1)\n");
    EXPECT_FALSE(has(says("rooms"), dead));
    EXPECT_EQ(says("forget " + number), "done (1)\n");
    EXPECT_EQ(says("players Eve"), "there is no such player\n");

    // The other players' match went on meanwhile, and the audit log has all of the admin's actions.
    play(players);
    EXPECT_TRUE(players[0].is_over());
    const std::string log = says("audit");
    const std::vector<std::string> deeds{"restrict", "close_room", "forget", "player " + number,
                                         "room " + dead};
    for (const std::string& deed : deeds) EXPECT_TRUE(has(log, deed)) << log;
    EXPECT_TRUE(std::regex_search(log, std::regex("uid [0-9]+"))) << log;
    EXPECT_FALSE(has(log, "Eve")) << log;
}

TEST_F(AdminCommand, ShowsTablesForPeople) {
    const std::string code = open_room(port(), {{"id", "a"}, {"game", "kingdomino"}});
    Sitter ada(port(), code, "Ada");
    EXPECT_EQ(says("rooms"), "code      number  game        phase    match  here  watching  players\n" +
                                 code + "  1       kingdomino  seating  1      1     0         Ada\n");
    const std::string room = says("room " + code);
    EXPECT_TRUE(has(room, "room " + code + " (number 1): kingdomino {")) << room;
    EXPECT_TRUE(has(room, "127.0.0.1")) << room;
    EXPECT_EQ(says("forbid Carl"), "done\n");
    EXPECT_EQ(says("names"), "forbidden name\nCarl\n");
    EXPECT_EQ(says("announce 'Soon over'"), "done (1)\n");
    EXPECT_EQ(ada.line.receive_a("notice").at("text"), "Soon over");
}

TEST_F(AdminCommand, MakesATokenForThePageAndPrintsItOnce) {
    EXPECT_EQ(says("tokens"), "there is no token, so the server has no page /admin\n");
    const std::string token = says("token ada --until 7d");
    ASSERT_TRUE(std::regex_match(token, std::regex("[0-9a-f]{64}\n"))) << token;
    EXPECT_EQ(post(port(), "/api/admin", {{"t", "names"}}, token.substr(0, 64)).status, 200);
    const std::string tokens = says("tokens");
    EXPECT_TRUE(has(tokens, "ada"));
    EXPECT_FALSE(has(tokens, token.substr(0, 16)));
    SQLite::Database stored(folder.path() / "reami.db");
    EXPECT_NE(stored.execAndGet("SELECT lower(hex(hash)) || char(10) FROM admin_tokens").getString(), token);
    EXPECT_EQ(says("revoke ada"), "done\n");
}

TEST(AdminDrain, TellsEverybodyToComeBackAndEndsTheServer) {
    const OwnFolder folder;
    Process server(folder.path(), 0);
    const std::string code = open_room(server.port(), {{"id", "a"}, {"game", "kingdomino"}});
    Sitter ada(server.port(), code, "Ada");
    EXPECT_EQ(output_of("admin drain --data '" + folder.path().string() + "'"), "done\n");
    EXPECT_EQ(ada.line.receive_a("bye").at("why"), "restart");
    EXPECT_EQ(ada.line.closed(), 1012);
    EXPECT_EQ(server.wait(), 0);
    Process again(folder.path(), server.port());
    const std::string log = output_of("admin audit drain --data '" + folder.path().string() + "'");
    EXPECT_NE(log.find("the server  done"), std::string::npos) << log;
}

TEST_F(AdminCommand, MakesAnInvitationWhoseWordIsPrintedOnce) {
    settings.opening = "invited";
    serve();
    const Json room{{"id", "a"}, {"game", "kingdomino"}};
    EXPECT_EQ(post(port(), "/api/rooms", room).status, 403);
    const std::string made = says("invite tuesday --until 2h --uses 1");
    const std::string word = made.substr(0, made.find('\n'));
    EXPECT_TRUE(std::regex_match(word, std::regex("[A-HJ-NP-Z]{12}"))) << made;
    EXPECT_EQ(made, word + "\nhttp://127.0.0.1:" + std::to_string(port()) + "/#invite=" + word + '\n');
    const auto used = post(port(), "/api/invites", {{"word", word}});
    EXPECT_EQ(used.status, 200);
    EXPECT_EQ(post(port(), "/api/rooms", room, Json::parse(used.body).at("token")).status, 201);
    EXPECT_EQ(post(port(), "/api/invites", {{"word", word}}).status, 422)
        << "one player may use the invitation";
    const Json line = json("invites").at("invites").at(0);
    EXPECT_EQ(line.at("name"), "tuesday");
    EXPECT_EQ(line.at("used"), 1);
    EXPECT_FALSE(has(says("--json invites") + says("audit"), word));
    EXPECT_TRUE(std::regex_search(says("audit"), std::regex("make_invite +tuesday +done")));

    const std::string other = says("invite friday --until 2h").substr(0, 12);
    EXPECT_EQ(says("revoke-invite friday"), "done\n");
    EXPECT_EQ(says("revoke-invite friday"), "There is nothing with that name or number.\n");
    EXPECT_EQ(post(port(), "/api/invites", {{"word", other}}).status, 422);
    EXPECT_EQ(says("invite sunday --until 2h --uses 0"), "An invitation is for 1 to 10,000 people.\n");
}

TEST_F(AdminCommand, ClosesTheRoomsOfAnAddressAndBansThisMachineOnlyWithYes) {
    open_room(port(), {{"id", "a"}, {"game", "kingdomino"}});
    open_room(port(), {{"id", "b"}, {"game", "toncc"}, {"seats", 3}});
    EXPECT_EQ(says("close --opened-by 192.0.2.1"), "done; rooms that were closed: 0\n");
    EXPECT_EQ(says("close --opened-by 127.0.0.1"), "done; rooms that were closed: 2\n");
    EXPECT_TRUE(has(says("close"), "name a room by its code, or an address with --opened-by"));
    open_room(port(), {{"id", "c"}, {"game", "kingdomino"}});
    const std::string ban = "ban --address 127.0.0.1 --with-rooms --until 1h";
    EXPECT_TRUE(has(says(ban + " </dev/null"), "This is the address of this machine or of a proxy"));
    EXPECT_TRUE(has(says("rooms"), "kingdomino")) << "nothing was done";
    EXPECT_EQ(says(ban + " --yes"),
              "done: `reami-server admin lift 1` ends it; connections that were closed: 0; "
              "rooms that were closed: 1\n");
}

TEST_F(AdminCommand, SaysWhatIsWrong) {
    EXPECT_EQ(says("close NOBODYAT"), "There is no room with this code.\n");
    EXPECT_TRUE(has(says("ban --player 7 --until yesterday"), "`yesterday` is not a time: when it ends"));
    EXPECT_TRUE(has(says("history --at noon"), "`noon` is not a time"));
    EXPECT_TRUE(has(says("ban --player 7 --address 192.0.2.1 --until 1h"), "excludes"));
    EXPECT_EQ(says("ban --until 1h"), "Give either the number of a player or an address.\n");
    EXPECT_TRUE(has(says(""), "A subcommand is required"));
    server.reset();
    const std::string nobody = says("rooms");
    EXPECT_TRUE(has(nobody, "no server answers at " + (folder.path() / "admin.sock").string())) << nobody;
    EXPECT_TRUE(has(nobody, "--data")) << nobody;
}

}  // namespace
}  // namespace reami::testing
