// A match that the server could not replay: what players and spectators see of it, and the commands that only
// the operator can run.
#include <SQLiteCpp/SQLiteCpp.h>

#include "protocol/file/match_file.hpp"
#include "tests/server/end_to_end/program_output.hpp"
#include "tests/server/end_to_end/whole_server.hpp"
#include "tests/server/plain_request.hpp"

namespace reami::testing {
namespace {

struct HeldMatch : WholeServer {
    std::string code;
    std::vector<std::string> played;  ///< the moves in order, such as `1 =3`

    /// Two players make some moves; then this changes the proof of the third move and restarts the server.
    void hold() {
        code = open_room(port(), {{"id", "a"}, {"game", "kingdomino"}});
        auto players = seated(code);
        play(players, 12);
        server.reset();
        SQLite::Database database(folder.path() / "reami.db", SQLite::OPEN_READWRITE);
        SQLite::Statement moves(database, "SELECT seat || ' ' || move FROM running_moves ORDER BY v");
        while (moves.executeStep()) played.push_back(moves.getColumn(0).getString());
        database.exec("UPDATE moves SET proof = proof + 1 WHERE v = 3");
        serve();
    }
    std::string address() const { return "/api/rooms/" + code + "/matches/1"; }
    std::string moves_as_text() const {
        std::string text = "\nmoves\n";
        for (const std::string& move : played) text += move + '\n';
        return text;
    }
    std::string exported(const std::string& arguments) const {
        return output_of("export --data '" + folder.path().string() + "' " + arguments);
    }
};

TEST_F(HeldMatch, IsShownWithoutWhatItsChanceWasMadeOf) {
    hold();
    const PlainAnswer answer = get(port(), address());
    ASSERT_EQ(answer.status, 200) << answer.body;
    EXPECT_TRUE(answer.body.starts_with("reami match 1\ngame kingdomino\nrules 1\n")) << answer.body;
    EXPECT_NE(answer.body.find("player 1 Ada\nplayer 2 Bob\ncommitment sha256-"), std::string::npos)
        << answer.body;
    EXPECT_TRUE(answer.body.ends_with(moves_as_text())) << answer.body;
    for (const char* hidden : {"secret", "word", "\nseed", "drawn", "set-up", "result"})
        EXPECT_EQ(answer.body.find(hidden), std::string::npos) << hidden;
}

TEST_F(HeldMatch, IsExportedWholeOnTheMachineItself) {
    hold();
    const std::string text = exported("--room " + code + " --match 1");
    const auto read = protocol::read_match_file(text);
    ASSERT_TRUE(read) << text;
    const auto& file = *read;
    EXPECT_TRUE(file.secret);
    EXPECT_EQ(file.words.size(), 2u);
    EXPECT_TRUE(file.seed);
    EXPECT_EQ(file.moves.size(), played.size());
    EXPECT_NE(text.find(moves_as_text()), std::string::npos);
    EXPECT_NE(exported("--room NOBODYAT --match 1").find("room NOBODYAT has no match 1"), std::string::npos);
}

TEST_F(HeldMatch, ALogThatReplaysAgainPlaysOn) {
    hold();
    EXPECT_EQ(Json::parse(get(port(), "/api/rooms/" + code).body).at("phase"), "held");
    server.reset();
    SQLite::Database(folder.path() / "reami.db", SQLite::OPEN_READWRITE)
        .exec("UPDATE moves SET proof = proof - 1 WHERE v = 3");
    serve();
    EXPECT_EQ(Json::parse(get(port(), "/api/rooms/" + code).body).at("phase"), "playing");
    EXPECT_EQ(get(port(), address()).status, 404) << "the file of a running match is not public";
}

}  // namespace
}  // namespace reami::testing
