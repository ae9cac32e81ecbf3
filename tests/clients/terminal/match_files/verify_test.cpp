#include "clients/terminal/match_files/verify.hpp"

#include <gtest/gtest.h>

#include "tests/clients/terminal/match_files/file_runs.hpp"

namespace reami::terminal {
namespace {

TEST(Verify, SaysWhatAFileShowsAndWhatOnlyAWitnessCan) {
    const Outcome run = verified({.path = golden / "four_players.match"});
    EXPECT_EQ(run.status, 0);
    ASSERT_EQ(run.lines.size(), 7u);
    EXPECT_EQ(
        std::vector(run.lines.begin(), run.lines.begin() + 5),
        (std::vector<std::string>{"In this file the commitment matches the secret.",
                                  "Proven: the seed comes from the secret and the players' words.",
                                  "Proven: the deal comes from the seed.", "Proven: every move is legal.",
                                  "Proven: the moves lead to the result."}));
    EXPECT_TRUE(run.lines[5].starts_with("A file alone can't show that the server committed"))
        << run.lines[5];
    EXPECT_TRUE(run.lines[6].starts_with("A file alone can't show that these words")) << run.lines[6];
}

/// The commitment and the words in a file.
protocol::Witness witness_in(const std::string& text) {
    const auto file = *protocol::read_match_file(text);
    return {file.commitment, file.words};
}

TEST(Verify, TakesTheWitness) {
    const auto path = golden / "two_players.match";
    protocol::Witness witness = witness_in(content(path));
    const Outcome right = verified({.path = path, .witness = witness});
    EXPECT_EQ(right.status, 0);
    EXPECT_EQ(right.lines.size(), 6 + witness.words.size()) << "each word has its line";
    EXPECT_EQ(right.lines[3], "Proven: the commitment seen before matches this secret.");
    EXPECT_EQ(right.lines[4], "Proven: the word of seat 1 is the one that was given.");

    witness.commitment = "sha256-" + std::string(64, '0');
    witness.words.begin()->second = std::string(32, '0');
    const Outcome wrong = verified({.path = path, .witness = witness});
    EXPECT_EQ(wrong.status, 1);
    EXPECT_EQ(wrong.lines[3], "WRONG: the commitment seen before doesn't match this secret.");
    EXPECT_EQ(wrong.lines[4], "WRONG: the word of seat 1 is not the one that was given.");
}

TEST(Verify, TellsProgramsInJson) {
    const auto path = golden / "two_players.match";
    const Json right = Json::parse(verified({.path = path, .json = true}).lines.at(0));
    EXPECT_EQ(right["holds"], true);
    EXPECT_EQ(right["findings"].size(), 5u);
    EXPECT_EQ(right["findings"][0], (Json{{"claim", "commitment"}, {"verdict", "proven"}}));
    const protocol::Witness witness{{}, {{Seat::from_number(1), std::string(32, '0')}}};
    const Outcome run = verified({.path = path, .witness = witness, .json = true});
    EXPECT_EQ(run.status, 1);
    const Json wrong = Json::parse(run.lines.at(0));
    EXPECT_EQ(wrong["holds"], false);
    EXPECT_EQ(wrong["findings"][3], (Json{{"claim", "word"}, {"verdict", "wrong"}, {"seat", 1}}));
    const Json illegal = Json::parse(verified({.path = "-", .json = true}, with_an_illegal_move).lines.at(0));
    EXPECT_EQ(illegal["findings"][0]["fault"],
              (Json{{"line", 14}, {"code", "rule.kingdomino.taken"}, {"reason", "seat 2 can't play =1"}}));
}

TEST(Verify, AWordIsGivenWithItsSeat) {
    EXPECT_EQ(parse_word("2:0123456789abcdef"),
              std::pair(Seat::from_number(2), std::string("0123456789abcdef")));
    for (const char* wrong : {"", "2", "2:", ":0123456789abcdef", "5:0123456789abcdef", "02:0123456789abcdef",
                              "2:0123456789abcde", "2:0123456789ABCDEF", "2 0123456789abcdef"})
        EXPECT_EQ(parse_word(wrong), std::nullopt) << wrong;
}

TEST(Verify, FindsAForgedWord) {
    std::string text = content(golden / "two_players.match");
    const auto word = text.find("word 1 ") + 7;
    text[word] = text[word] == '0' ? '1' : '0';
    const Outcome run = verified({.path = "-"}, text);
    EXPECT_EQ(run.status, 1);
    ASSERT_GE(run.lines.size(), 2u);
    EXPECT_EQ(run.lines[1], "WRONG: the seed doesn't come from the secret and the players' words.");
}

TEST(Verify, OfASetUpByHandThereIsNoSeedToProveAndItIsReplayed) {
    const Outcome run = verified({.path = "-"}, with_an_illegal_move);
    EXPECT_EQ(run.status, 1);
    ASSERT_EQ(run.lines.size(), 2u);
    EXPECT_EQ(run.lines[0], "The set-up was given by hand: there is no seed to prove.");
    EXPECT_TRUE(run.lines[1].starts_with("WRONG, line 14: seat 2 can't play =1")) << run.lines[1];
}

}  // namespace
}  // namespace reami::terminal
