#include "clients/terminal/match_files/replay.hpp"

#include <gtest/gtest.h>

#include <streambuf>

#include "tests/clients/terminal/match_files/file_runs.hpp"

namespace reami::terminal {
namespace {

/// A file that is deleted at the end of the test.
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
    EXPECT_EQ(run.lines[2], "   Si estrae il prossimo re: tocca a 1.");
    EXPECT_EQ(run.lines[3], "1. 1: =1");
    EXPECT_EQ(run.lines[4], "   1 sceglie la tessera 1.");
}

TEST(Replay, AFileThatCannotBeUsedIsReported) {
    EXPECT_EQ(run_with({.path = "/no/such.match"}).errors, "There is no file /no/such.match.\n");
    EXPECT_EQ(run_with({.path = "/no/such.match"}).status, 1);
    EXPECT_EQ(run_with({.path = testing::TempDir()}).errors, testing::TempDir() + " is a folder.\n");
    EXPECT_EQ(run_with({.path = "/no/such.match", .language = Language::it}).errors,
              "Il file /no/such.match non esiste.\n");
}

/// The last line of the output for programs, which is the fault.
Json fault_in(const Outcome& run) {
    EXPECT_EQ(run.status, 1);
    EXPECT_FALSE(run.errors.empty());
    return run.lines.empty() ? Json() : Json::parse(run.lines.back())["fault"];
}

TEST(Replay, EveryRefusedFileEndsWithAFaultInJson) {
    const std::string header = "reami match 1\ngame kingdomino\nrules 1\n";
    const std::string moves = "seats 2\nset-up\nmoves\n";
    const auto fault = [](const std::string& text) {
        return fault_in(run_with({.path = "-", .json = true}, text));
    };
    EXPECT_EQ(fault("reami match 1\ngame chess\n"),
              (Json{{"line", 2}, {"code", "http.match_file"}, {"reason", "there is no game `chess`"}}));
    EXPECT_EQ(
        fault(header + "options {\"wind\":true}\n" + moves),
        (Json{{"line", 4},
              {"code", "room.options"},
              {"reason",
               "there is no option `wind`; the options are dynasty, mighty_duel, middle_kingdom, harmony, "
               "three_player_row"}}));
    EXPECT_EQ(fault(""), (Json{{"line", 1}, {"code", "http.match_file"}, {"reason", "the file is empty"}}));
    EXPECT_EQ(fault_in(run_with({.path = "/no/such.match", .json = true})),
              (Json{{"code", "http.match_file"}, {"reason", "There is no file /no/such.match."}}));
    EXPECT_EQ(fault_in(verified({.path = "-", .json = true}, "reami match 2\n"))["line"], 1);
}

TEST(Replay, OfAWrongOptionTheRuleIsTold) {
    const std::string text =
        "reami match 1\ngame kingdomino\nrules 1\noptions {\"mighty_duel\":true}\nseats 3\nset-up\nmoves\n";
    EXPECT_EQ(run_with({.path = "-"}, text).errors,
              "standard input, line 4: these options can't be played "
              "(room.options.mighty_duel_needs_two_seats): The Mighty Duel is for two players.\n");
}

TEST(Replay, ItalianIsItalianToTheEnd) {
    EXPECT_EQ(run_with({.path = "-", .language = Language::it}, with_an_illegal_move).errors,
              "standard input, riga 14: il posto 2 non può giocare =1 (rule.kingdomino.taken): Su quella "
              "tessera c'è già un altro re.\n");
    EXPECT_EQ(run_with({.path = "-", .language = Language::it}, "game\n").errors,
              "standard input, riga 1: un file di partita comincia con `reami match 1` o `reami match 2`.\n");
}

TEST(Replay, ReadsStandardInput) {
    const Outcome run = run_with({.path = "-"}, content(golden / "two_players.match"));
    EXPECT_EQ(run.status, 0) << run.errors;
    EXPECT_EQ(run.lines[0], "Kingdomino");
}

TEST(Replay, TellsLegalMovesInWordsToo) {
    const TemporaryFile file(with_an_illegal_move);
    const Outcome run = run_with({.path = file.path(), .legal = true});
    EXPECT_EQ(run.lines[3], "   1 ? =1 =2 =3 =4");
}

TEST(Replay, BotsHaveNames) {
    std::string text = with_an_illegal_move;
    text.replace(text.find("seats 2"), 7, "seats 2\nplayer 1 Ada\nbot 2 greedy");
    EXPECT_EQ(run_with({.path = "-"}, text).lines[5], "   The next king is drawn: it is Normal bot 2's.");
    EXPECT_EQ(run_with({.path = "-", .language = Language::it}, text).lines[5],
              "   Si estrae il prossimo re: tocca a Bot normale 2.");
}

/// A Dynasty in which seats 1 and 2 have 114 points and equal domains; the slow scorer has computed the
/// figures.
TEST(Replay, TellsWhatBrokeATieAndByHowMuch) {
    const auto path = golden / "dynasty.match";
    const Json result = Json::parse(run_with({.path = path, .json = true}).lines.back())["result"];
    EXPECT_EQ(result["tie_break"], "crowns");
    EXPECT_EQ(result["tie_breaks"]["largest_domain"]["1"], result["tie_breaks"]["largest_domain"]["2"]);
    const auto crowns = [&](const char* of) { return result["tie_breaks"]["crowns"][of].get<int>(); };
    EXPECT_GT(crowns("1"), crowns("2"));
    const Outcome told = run_with({.path = path});
    EXPECT_TRUE(told.lines.back().starts_with("   Tie-break: number of crowns (")) << told.lines.back();
    EXPECT_EQ(told.lines[told.lines.size() - 4], "   1. Player 1, 114 points")
        << "the ranking comes before it";
    EXPECT_NE(told.lines.back().find(' ' + std::to_string(crowns("1")) + ", "), std::string::npos);
}

TEST(Replay, EndsWithTheRankingOrSaysThatThereIsNone) {
    const Outcome whole = run_with({.path = golden / "two_players.match"});
    EXPECT_EQ(whole.lines[whole.lines.size() - 2], "   1. Player 1, 38 points");
    EXPECT_TRUE(whole.lines.back().starts_with("   2. ")) << whole.lines.back();
    EXPECT_TRUE(whole.lines.back().ends_with(", 30 points")) << whole.lines.back();
    std::string text = with_an_illegal_move;
    text.erase(text.find("2 =1\n"));
    EXPECT_EQ(run_with({.path = "-"}, text).lines.back(),
              "   The file has no result: the match did not reach its end.");
}

TEST(Replay, DrawsTheBoardAfterEveryMove) {
    std::string text = with_an_illegal_move;
    text.erase(text.find("2 =1\n"));
    const Outcome run = run_with({.path = "-", .boards = true}, text);
    std::vector<std::string> rows;
    for (const std::string& line : run.lines)
        if (line.find("1 (w0 w0)") != std::string::npos) rows.push_back(line);
    EXPECT_EQ(rows, (std::vector<std::string>{"  1 (w0 w0)", "  1 (w0 w0)  1", "  1 (w0 w0)  1"}))
        << "at the start, and after each of the two moves";
    EXPECT_EQ(run.errors, "");
}

TEST(Replay, StepsWaitForALineAfterEveryBoardButTheLast) {
    std::string text = with_an_illegal_move;
    text.erase(text.find("2 =1\n"));
    const TemporaryFile file(text);
    std::stringstream in("\n\nnot read\n"), out, errors;
    EXPECT_EQ(run_replay({.path = file.path(), .boards = true, .steps = true}, {in, out, errors}), 0);
    const std::string told = out.str(), hint = "Enter shows the next move; Ctrl-D shows all that follow.\n";
    EXPECT_EQ(told.find(hint), told.rfind(hint));
    EXPECT_NE(told.find(hint), std::string::npos);
    std::string left;
    std::getline(in, left);
    EXPECT_EQ(left, "not read");
}

TEST(Replay, AtTheEndOfTheInputItGoesOnWithoutSteps) {
    const auto path = golden / "two_players.match";
    std::stringstream in, out, errors;
    EXPECT_EQ(run_replay({.path = path, .boards = true, .steps = true}, {in, out, errors}), 0);
    EXPECT_NE(out.str().find("   1. "), std::string::npos);
}

/// A stream that takes no bytes, like a full disk.
struct Full : std::streambuf {
    int overflow(int) override { return traits_type::eof(); }
};

TEST(Replay, WhatCannotBeWrittenIsAFailure) {
    Full full;
    std::stringstream in, errors;
    std::ostream out(&full);
    const auto path = golden / "two_players.match";
    EXPECT_EQ(run_replay({.path = path}, {in, out, errors}), 1);
    EXPECT_EQ(errors.str(), "The output could not be written.\n");
    std::ostream other(&full);
    EXPECT_EQ(run_verify({.path = path}, {in, other, errors}), 1);
}

}  // namespace
}  // namespace reami::terminal
