// `check` and other maintenance commands on a real database: intact, and with one thing changed at a time.
#include "tests/server/end_to_end/two_matches.hpp"
#include "tests/server/plain_request.hpp"

namespace reami::testing {
namespace {

struct Check : TwoMatches {
    std::string of(const std::string& code, const std::string& fault) const {
        return "room " + code + ", match 1: " + fault + "\n";
    }
};

TEST_F(Check, FindsNothingInWhatAServerStored) {
    play_two();
    EXPECT_EQ(says("check"), "2 matches, 0 faults\n");
    EXPECT_EQ(says("rehearse"), "1 running match, 0 faults\n");
}

TEST_F(Check, NamesTheMatchAndTheMoveThatDiffers) {
    play_two();
    change(
        "UPDATE moves SET proof = proof + 1 WHERE v = 3 AND (room, match) IN"
        " (SELECT room, match FROM matches WHERE ended_at IS NULL)");
    const std::string told = says("rehearse");
    EXPECT_TRUE(told.starts_with("room " + running + ", match 1: move 3, =")) << told;
    EXPECT_TRUE(told.ends_with(", leads to another position than it did\n1 running match, 1 fault\n"))
        << told;
    EXPECT_TRUE(says("check").ends_with("2 matches, 1 fault\n"));
}

TEST_F(Check, FindsPointsAndResultsThatTheMovesDoNotGive) {
    play_two();
    change("UPDATE round_points SET points = points + 1 WHERE round = 2 AND seat = 1");
    EXPECT_EQ(says("check"),
              of(ended, "the stored points of its rounds differ from the points that its moves give") +
                  "2 matches, 1 fault\n");
    change(
        "UPDATE round_points SET points = points - 1 WHERE round = 2 AND seat = 1;"
        "UPDATE match_seats SET points = points + 1 WHERE seat = 2 AND rank IS NOT NULL");
    EXPECT_TRUE(says("check").starts_with("room " + ended + ", match 1: result")) << says("check");
}

TEST_F(Check, FindsASecretThatIsNotTheSeeds) {
    play_two();
    change("UPDATE matches SET secret = randomblob(32) WHERE ended_at IS NOT NULL");
    EXPECT_TRUE(says("check").starts_with("room " + ended + ", match 1: wrong seed\n")) << says("check");
}

TEST_F(Check, SaysWithWhatReleaseMatchesOfOtherRulesCanBeSeen) {
    play_two();
    change("UPDATE matches SET rules_version = 2");
    const std::string why =
        "this match was played by version 2 of these rules, and this program plays version 1: a newer "
        "release of Reami can show it";
    EXPECT_EQ(says("rehearse"), of(running, why) + "1 running match, 1 fault\n");
    EXPECT_EQ(says("check"),
              of(ended, why) + of(running, why) + "2 matches, 1 fault, 1 played under other rules\n")
        << "an ended match of other rules is no fault";
    serve();
    EXPECT_EQ(Json::parse(get(port(), "/api/rooms/" + running).body).at("phase"), "held");
    const std::string file = get(port(), "/api/rooms/" + ended + "/matches/1").body;
    EXPECT_NE(file.find("\nrules 2\n"), std::string::npos) << file;
    EXPECT_EQ(file.find("\ndrawn\n"), std::string::npos) << "other rules may deal other cards";
    const auto replay = post(port(), "/api/replay", {{"file", file}});
    EXPECT_EQ(replay.status, 422);
    EXPECT_EQ(Json::parse(replay.body).at("detail"), "line 3: " + why);
}

TEST_F(Check, FindsRowsThatReferToNothing) {
    play_two();
    change("PRAGMA foreign_keys = OFF; DELETE FROM match_seats WHERE seat = 2 AND rank IS NOT NULL");
    const std::string told = says("check");
    EXPECT_NE(told.find("a row of round_points refers to a missing row of match_seats\n"), std::string::npos)
        << told;
}

TEST_F(Check, LooksWhileAServerRuns) {
    const std::string code = open_room(port(), {{"id", "a"}, {"game", "kingdomino"}});
    auto players = seated(code);
    play(players, 6);
    EXPECT_EQ(says("check"), "1 match, 0 faults\n");
    EXPECT_EQ(says("backup '" + (folder.path() / "copy.db").string() + "'"),
              (folder.path() / "copy.db").string() + " is a complete copy of " +
                  (folder.path() / "reami.db").string() + "\n");
}

TEST_F(Check, APutBackCopyIsServedAsItWas) {
    play_two();
    const auto copy = folder.path() / "copy.db";
    (void)says("backup '" + copy.string() + "'");
    change("DELETE FROM moves");
    (void)says("restore '" + copy.string() + "'");
    EXPECT_EQ(says("check"), "2 matches, 0 faults\n");
    serve();
    EXPECT_EQ(Json::parse(get(port(), "/api/rooms/" + running).body).at("phase"), "playing");
    EXPECT_EQ(get(port(), "/api/rooms/" + ended + "/matches/1").status, 200);
}

}  // namespace
}  // namespace reami::testing
