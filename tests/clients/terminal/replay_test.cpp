#include "clients/terminal/replay.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <vector>

#include "clients/terminal/verify.hpp"
#include "tests/source_path.hpp"

namespace reami::terminal {
namespace {

using Json = nlohmann::json;
using protocol::Language;

const std::filesystem::path golden = source_path("tests/golden/kingdomino");

/// A file that goes away with the test.
class TemporaryFile {
public:
    explicit TemporaryFile(const std::string& text) {
        static int number = 0;
        path_ = std::filesystem::path(testing::TempDir()) /
                ("replay_test_" + std::to_string(number++) + ".match");
        std::ofstream(path_) << text;
    }
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;
    ~TemporaryFile() { std::filesystem::remove(path_); }
    std::string path() const { return path_.string(); }

private:
    std::filesystem::path path_;
};

struct Outcome {
    int status = 0;
    std::vector<std::string> lines;
    std::string errors;
};

Outcome run_with(const ReplayOptions& options) {
    std::stringstream out, errors;
    Outcome run{.status = run_replay(options, out, errors), .lines = {}, .errors = errors.str()};
    for (std::string line; std::getline(out, line);) run.lines.push_back(line);
    return run;
}

/// Kings 1, 2, 2, 1; the third choice is of a domino where a king stands (R2.2).
const std::string with_an_illegal_move = R"(reami match 1
game kingdomino
rules 1
seats 2

set-up
round 1
kings 1 2 2 1
dominoes 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24

moves
1 =1
2 =2
2 =1
)";

TEST(Replay, PrintsOneJsonLineAtTheStartAndAfterEveryMove) {
    const Outcome run = run_with({.path = golden / "two_players.match", .json = true, .legal = true});
    EXPECT_EQ(run.status, 0) << run.errors;
    int v = 0;
    for (const std::string& line : run.lines) {
        const Json position = Json::parse(line);
        EXPECT_EQ(position["v"], v);
        EXPECT_EQ(position.contains("move"), v > 0);
        EXPECT_EQ(position["round"], 1);
        EXPECT_EQ(position["points"].size(), 2u);
        EXPECT_TRUE(position["view"].is_object());
        EXPECT_FALSE(position["events"].empty());
        EXPECT_EQ(position["legal"].size(), position["to_act"].size());
        EXPECT_EQ(position.contains("result"), position["to_act"].empty());
        ++v;
    }
    EXPECT_GT(v, 24) << "every king places and chooses";
    EXPECT_TRUE(Json::parse(run.lines.back()).contains("result"));
}

TEST(Replay, NumbersTheRoundsOfADynasty) {
    const Outcome run = run_with({.path = golden / "dynasty.match", .json = true});
    EXPECT_EQ(run.status, 0);
    int round = 1;
    for (const std::string& line : run.lines) {
        const Json position = Json::parse(line);
        EXPECT_FALSE(position.contains("legal"));
        EXPECT_TRUE(position["round"] == round || position["round"] == round + 1);
        round = position["round"];
    }
    EXPECT_EQ(round, 3);
}

TEST(Replay, StopsAtAnIllegalMoveWithLineRuleAndStatusOne) {
    const TemporaryFile file(with_an_illegal_move);
    const Outcome run = run_with({.path = file.path(), .json = true});
    EXPECT_EQ(run.status, 1);
    ASSERT_EQ(run.lines.size(), 4u) << "the start, two moves, and the fault";
    const Json fault = Json::parse(run.lines[3])["fault"];
    EXPECT_EQ(fault["line"], 14);
    EXPECT_EQ(fault["code"], "rule.kingdomino.taken");
    EXPECT_NE(run.errors.find("line 14: seat 2 can't play =1 (rule.kingdomino.taken): Another king"),
              std::string::npos)
        << run.errors;
}

TEST(Replay, TellsPeopleWhatHappened) {
    const TemporaryFile file(with_an_illegal_move);
    const Outcome run = run_with({.path = file.path(), .language = Language::it});
    ASSERT_GE(run.lines.size(), 5u);
    EXPECT_EQ(run.lines[0], "Kingdomino");
    EXPECT_EQ(run.lines[1], "   I re sono stati estratti in quest'ordine: 1, 2, 2, 1.");
    EXPECT_EQ(run.lines[3], "1. 1: =1");
    EXPECT_EQ(run.lines[4], "   1 sceglie la tessera 1.");
}

TEST(Replay, AFileThatCannotBeUsedIsReported) {
    EXPECT_EQ(run_with({.path = "/no/such.match"}).status, 1);
    const TemporaryFile file("reami match 1\ngame chess\n");
    const Outcome run = run_with({.path = file.path(), .json = true});
    EXPECT_EQ(run.status, 1);
    EXPECT_TRUE(run.errors.ends_with("line 2: there is no game `chess`.\n")) << run.errors;
}

Outcome verified(const std::string& path) {
    std::stringstream out, errors;
    Outcome run{.status = run_verify(path, Language::en, out, errors), .lines = {}, .errors = errors.str()};
    for (std::string line; std::getline(out, line);) run.lines.push_back(line);
    return run;
}

TEST(Verify, ProvesAnHonestMatch) {
    const Outcome run = verified(golden / "four_players.match");
    EXPECT_EQ(run.status, 0);
    EXPECT_EQ(run.lines, (std::vector<std::string>{
                             "Proven: the server had committed to this secret.",
                             "Proven: the seed comes from the secret and the players' words.",
                             "Proven: what was drawn comes from the seed.", "Proven: every move is legal.",
                             "Proven: the moves lead to the result."}));
}

TEST(Verify, FindsAForgedWord) {
    std::ifstream honest(golden / "two_players.match");
    std::string text{std::istreambuf_iterator<char>(honest), {}};
    const auto word = text.find("word 1 ") + 7;
    text[word] = text[word] == '0' ? '1' : '0';
    const TemporaryFile file(text);
    const Outcome run = verified(file.path());
    EXPECT_EQ(run.status, 1);
    ASSERT_GE(run.lines.size(), 2u);
    EXPECT_EQ(run.lines[1], "WRONG: the seed is not that of the secret and the players' words.");
}

TEST(Verify, OfASetUpByHandThereIsNoSeedToProveAndItIsReplayed) {
    const TemporaryFile file(with_an_illegal_move);
    const Outcome run = verified(file.path());
    EXPECT_EQ(run.status, 1);
    ASSERT_EQ(run.lines.size(), 2u);
    EXPECT_EQ(run.lines[0], "The set-up was given by hand: there is no seed to prove.");
    EXPECT_TRUE(run.lines[1].starts_with("WRONG, line 14: seat 2 can't play =1")) << run.lines[1];
}

}  // namespace
}  // namespace reami::terminal
