#include "protocol/file/match_file.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "protocol/file/replay.hpp"
#include "tests/protocol/file/match_files.hpp"

namespace reami::protocol {
namespace {

TEST(MatchFile, SaysWhatIsPlayedByWhomAndHow) {
    const MatchFile file = read(by_hand);
    EXPECT_EQ(file.game, "kingdomino");
    EXPECT_EQ(file.seats, 2);
    EXPECT_EQ(file.players.at(Seat::from_number(1)), (MatchFile::Player{"Ada Lovelace", false}));
    EXPECT_EQ(file.players.at(Seat::from_number(2)), (MatchFile::Player{"greedy", true}));
    ASSERT_EQ(file.moves.size(), 5u);
    EXPECT_EQ(file.moves[4].notation, "g8g9");
    EXPECT_EQ(file.moves[4].line, 19);
}

TEST(MatchFile, WhatIsWrittenIsReadAgain) {
    const auto options = find_game("kingdomino")->canonical_options(R"({"dynasty":true})", 3);
    const std::string text = write_match_file(played(*options, 3));
    EXPECT_EQ(write_match_file(read(text)), text);
}

TEST(MatchFile, WithAnUndoHasTheSecondForm) {
    const std::string undone = with("1 g8g9\n", "1 g8g9\n1 undo\n1 g8f8\n");
    EXPECT_EQ(fault_of(undone),
              (Told{20, "`undo`, `stop` and `leave` need a file that begins with `reami match 2`"}));
    std::string second_form = undone;
    second_form.replace(0, std::string("reami match 1").size(), "reami match 2");
    const MatchFile file = read(second_form);
    EXPECT_TRUE(write_match_file(file).starts_with("reami match 2\n"));
    Replay replay(file);
    EXPECT_EQ(replay.play_out([] {}), std::nullopt);
    EXPECT_EQ(replay.match().v(), 7);
    EXPECT_TRUE(write_match_file(read(by_hand)).starts_with("reami match 1\n"));
}

TEST(MatchFile, LinesMayEndAsOnWindows) {
    std::string text;
    for (const char c : by_hand) text += c == '\n' ? std::string("\r\n") : std::string(1, c);
    EXPECT_EQ(read(text).moves.size(), 5u);
}

TEST(MatchFile, IsRefusedWithLineAndReason) {
    const std::string no_seat = "a line begins with the number of a seat, 1 to 2, and a blank";
    EXPECT_EQ(fault_of("game kingdomino"),
              (Told{1, "a match file begins with `reami match 1` or `reami match 2`"}));
    EXPECT_EQ(fault_of(with("game kingdomino", "game chess")), (Told{3, "there is no game `chess`"}));
    EXPECT_EQ(fault_of(with("rules 1", "rules 01")),
              (Told{4, "the version of the rules is a number from 1 on"}));
    EXPECT_EQ(fault_of(with("seats 2", "seats 5")), (Told{5, "a match has 1 to 4 seats"}));
    EXPECT_EQ(fault_of(with("player 1", "player 3")), (Told{6, no_seat}));
    EXPECT_EQ(fault_of(with("bot 2", "bot 1")), (Told{7, "this seat is taken already"}));
    EXPECT_EQ(fault_of(with("bot 2", "dog 2")), (Told{7, "`dog` is not a line of a header"}));
    EXPECT_EQ(fault_of(with("1 =4", "4 =4")), (Told{18, no_seat}));
    EXPECT_EQ(fault_of(with("1 =4", "moves")), (Told{18, "this section comes too late, or twice"}));
    EXPECT_EQ(fault_of("reami match 1\ngame kingdomino\n"), (Told{2, "the file ends before its moves"}));
    EXPECT_EQ(fault_of(with("bot 2", "seed 00")), (Told{7, "a seed has 64 digits out of 0-9a-f"}));
    EXPECT_EQ(fault_of(with("bot 2 greedy", "word 2 0123456789abcdef")),
              (Told{14, "a match has either a seed or a set-up by hand"}));
}

TEST(MatchFile, OfOtherRulesSaysWhatCanShowIt) {
    EXPECT_EQ(fault_of(with("rules 1", "rules 2")),
              (Told{4,
                    "this match was played by version 2 of these rules, and this program plays version 1: a "
                    "newer release of Reami can show it"}));
}

TEST(MatchFile, AnEmptyOneIsSaidToBeEmpty) { EXPECT_EQ(fault_of(""), (Told{1, "the file is empty"})); }

TEST(MatchFile, WhatIsMissingBehindTheSeatIsNamed) {
    EXPECT_EQ(fault_of(with("player 1 Ada Lovelace", "player 1")),
              (Told{6, "the name is missing after the number of the seat"}));
    for (const char* line : {"1", "1 "})
        EXPECT_EQ(fault_of(with("1 =4", line)),
                  (Told{18, "the move is missing after the number of the seat"}));
}

TEST(MatchFile, NoLineOfTheHeaderStandsTwice) {
    const std::string digits(64, '0');
    for (const std::string line :
         {"game kingdomino", "rules 1", "options {}", "seats 2", "secret ", "commitment sha256-", "seed "}) {
        const std::string whole = line.ends_with(' ') || line.ends_with('-') ? line + digits : line;
        const std::string name = line.substr(0, line.find(' '));
        const bool is_there = by_hand.find('\n' + whole) != std::string::npos;
        EXPECT_EQ(fault_of(with("bot 2 greedy", is_there ? whole : whole + '\n' + whole)),
                  (Told{is_there ? 7 : 8, '`' + name + "` is given twice"}));
    }
}

TEST(MatchFile, TheNumberOfSeatsCannotChangeUnderTheirPlayers) {
    EXPECT_EQ(fault_of(with("seats 2", "seats 4\nplayer 4 Dan\nseats 2")),
              (Told{7, "`seats` is given twice"}));
}

TEST(MatchFile, NoLineOfTheResultStandsTwice) {
    for (const std::string line : {"points 1 2", "ranks 2 1", "tie_break crowns"})
        EXPECT_EQ(fault_of(by_hand + "result\n" + line + '\n' + line + '\n'),
                  (Told{22, '`' + line.substr(0, line.find(' ')) + "` is given twice"}));
}

TEST(MatchFile, NumbersHaveNoLeadingZeros) {
    EXPECT_EQ(fault_of(with("seats 2", "seats 02")), (Told{5, "a match has 1 to 4 seats"}));
    EXPECT_EQ(fault_of(by_hand + "result\npoints 01 2\n"), (Told{21, "each seat needs a whole number here"}));
}

TEST(MatchFile, IsPlainTextToItsLastByte) {
    const std::string no_text = "this line is not plain text: UTF-8, without control characters";
    const std::string zero(1, '\0');
    for (const std::string& more :
         {zero, zero + "{\"dynasty\":true}", std::string("\x1b[2J"), std::string("\x7f"),
          std::string("\xc2\x9b"), std::string("\xff"), std::string("\xed\xa0\x80"), std::string("\t"),
          std::string("\xe2\x80\xae")}) {
        EXPECT_EQ(fault_of(with("rules 1", "rules 1\noptions {}" + more)), (Told{5, no_text}));
        EXPECT_EQ(fault_of(with("Ada Lovelace", "Ada" + more)), (Told{6, no_text}));
        EXPECT_EQ(fault_of(with("1 =4", "1 =4" + more)), (Told{18, no_text}));
        EXPECT_EQ(fault_of(with("# a puzzle", "# a " + more)), (Told{2, no_text}));
    }
    EXPECT_EQ(read(with("Ada Lovelace", "Zoë Żak 👑")).players.begin()->second.name, "Zoë Żak 👑");
}

TEST(MatchFile, NothingStandsBehindTheOptions) {
    for (const char* options : {"{} x", "{}{}", "{},"})
        EXPECT_EQ(fault_of(with("rules 1", "rules 1\noptions " + std::string(options))),
                  (Told{5, "options are a JSON object", "room.options"}));
}

TEST(MatchFile, LongLinesAreCutWhereTheyAreTold) {
    EXPECT_EQ(fault_of(with("game kingdomino", "game " + std::string(100, 'x'))),
              (Told{3, "there is no game `" + std::string(40, 'x') + "…`"}));
    EXPECT_EQ(fault_of(with("game kingdomino", "game " + std::string(39, 'x') + "éé")),
              (Told{3, "there is no game `" + std::string(39, 'x') + "…`"}))
        << "between characters";
    EXPECT_EQ(fault_of(with("1 =4", "1 " + std::string(10'000'000, '='))),
              (Told{18, "a line has at most 4096 bytes"}));
}

TEST(MatchFile, AFaultOfTheOptionsStandsInTheirLineAndHasItsCode) {
    EXPECT_EQ(fault_of(with("rules 1", "rules 1\noptions {\"mighty_duel\":1}")),
              (Told{5, "`mighty_duel` must be true or false", "room.options"}));
    EXPECT_EQ(
        fault_of(with("rules 1", "options {\"wind\":true}\nrules 1")),
        (Told{4,
              "there is no option `wind`; the options are dynasty, mighty_duel, middle_kingdom, harmony, "
              "three_player_row",
              "room.options"}));
    EXPECT_EQ(fault_of(with("rules 1", "rules 1\noptions {\"three_player_row\":\"four\"}")),
              (Told{5, "these options can't be played", "room.options.row_of_four_needs_three_seats"}));
}

TEST(MatchFile, AWrongNumberOfSeatsStandsInItsLine) {
    EXPECT_EQ(fault_of("reami match 1\ngame toncc\nrules 1\nseats 2\nset-up\nmoves\n"),
              (Told{4, "the game has 3 seats", "room.seats"}));
    EXPECT_EQ(fault_of("reami match 1\ngame kingdomino\nrules 1\nseats 1\nset-up\nmoves\n"),
              (Told{4, "the game has 2 to 4 seats", "room.seats"}));
}

TEST(MatchFile, AFaultOfASetUpStandsInItsLine) {
    EXPECT_EQ(fault_of(with(" 23 24", " 23")), (Told{12, "dominoes in play: 23, not 24", "room.set_up"}));
    EXPECT_EQ(fault_of(with("dominoes 1 ", "\n# the deck\n\ndominoes 49 ")),
              (Told{15, "`49` is not a number from 1 to 48", "room.set_up"}));
    EXPECT_EQ(fault_of(with("kings 1 2 2 1", "kings 1 2 2 2")),
              (Told{11, "kings of seat 1: 1, not 2", "room.set_up"}));
    EXPECT_EQ(fault_of(with("round 1", " round 1")),
              (Told{10, "the line `round 1` must come here", "room.set_up"}));
    EXPECT_EQ(fault_of(with("\ndominoes", "\nmoves\n# ")),
              (Told{12, "the line here must begin with `dominoes`", "room.set_up"}));
}

TEST(MatchFile, NonsenseUnderDrawnIsRefused) {
    const std::string text = write_match_file(played("{}", 2));
    const std::string lines = text.substr(0, text.find("\nround 1\n") + 1);
    const auto number = static_cast<int>(std::count(lines.begin(), lines.end(), '\n'));
    EXPECT_EQ(fault_of(lines + "nonsense\n"),
              (Told{number + 1, "the line `round 1` must come here", "room.set_up"}));
    EXPECT_EQ(fault_of(lines), (Told{number, "the line `round 1` must come here", "room.set_up"}));
    EXPECT_EQ(fault_of(by_hand + "drawn\nround 1\n"), (Told{20, "a set-up by hand has no random draws"}));
}

}  // namespace
}  // namespace reami::protocol
