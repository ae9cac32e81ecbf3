#include "protocol/match_file.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <ostream>

#include "protocol/game_kind.hpp"
#include "protocol/replay.hpp"
#include "protocol/verify.hpp"

namespace reami::protocol {
namespace {

/// Kings in the order 1, 2, 2, 1; the rows come in the order of their numbers.
const std::string by_hand = R"(reami match 1
# a puzzle
game kingdomino
rules 1
seats 2
player 1 Ada Lovelace
bot 2 greedy

set-up
round 1
kings 1 2 2 1
dominoes 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24

moves
1 =1
2 =2
2 =3
1 =4
1 g8g9
)";

MatchFile read(const std::string& text) { return std::get<MatchFile>(read_match_file(text)); }

/// What is wrong, as programs are told.
struct Told {
    int line = 0;
    std::string reason;
    std::string code{code::bad_match_file};
    friend bool operator==(const Told&, const Told&) = default;
    friend std::ostream& operator<<(std::ostream& out, const Told& told) {
        return out << told.line << ": " << told.reason << " (" << told.code << ')';
    }
};
Told told(const FileFault& fault) { return {fault.line, fault.reason(Language::en), fault.code}; }

Told fault_of(const std::string& text) {
    const auto read = read_match_file(text);
    const auto* fault = std::get_if<FileFault>(&read);
    return fault != nullptr ? told(*fault) : Told{0, "it was read"};
}

/// With one line in place of another.
std::string with(const std::string& line, const std::string& instead) {
    std::string text = by_hand;
    return text.replace(text.find(line), line.size(), instead);
}

/// A match that random bots played to its end.
MatchFile played(const std::string& options, int seats) {
    MatchFile file;
    file.game = "kingdomino";
    file.rules_version = find_game("kingdomino")->rules_version;
    file.options = options;
    file.seats = seats;
    file.secret = Secret{1, 2, 3};
    file.words = {{Seat::from_number(1), "0123456789abcdef"}};
    file.commitment = commitment(*file.secret);
    file.seed = fair_seed(*file.secret, file.words);
    file.drawn = find_game("kingdomino")->dealt(options, seats, *file.seed);
    auto match = std::get<Match>(Match::start(file.start()));
    Random random(Seed{9});
    while (!match.to_act().empty()) {
        const Seat seat = *match.to_act().begin();
        file.moves.push_back({seat, match.bot_move("random", seat, random)});
        EXPECT_EQ(match.play(seat, file.moves.back().notation), std::nullopt);
    }
    file.result = match.result();
    return file;
}

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
    const std::string text = write_match_file(played(std::get<std::string>(options), 3));
    EXPECT_EQ(write_match_file(read(text)), text);
}

TEST(MatchFile, LinesMayEndAsOnWindows) {
    std::string text;
    for (const char c : by_hand) text += c == '\n' ? std::string("\r\n") : std::string(1, c);
    EXPECT_EQ(read(text).moves.size(), 5u);
}

TEST(MatchFile, IsRefusedWithLineAndReason) {
    const std::string no_seat = "a line begins with the number of a seat, 1 to 2, and a blank";
    EXPECT_EQ(fault_of("game kingdomino"), (Told{1, "a match file begins with `reami match 1`"}));
    EXPECT_EQ(fault_of(with("game kingdomino", "game chess")), (Told{3, "there is no game `chess`"}));
    EXPECT_EQ(fault_of(with("rules 1", "rules 2")), (Told{4, "only version 1 of these rules is known"}));
    EXPECT_EQ(fault_of(with("seats 2", "seats 5")), (Told{5, "a match has 1 to 4 seats"}));
    EXPECT_EQ(fault_of(with("player 1", "player 3")), (Told{6, no_seat}));
    EXPECT_EQ(fault_of(with("bot 2", "bot 1")), (Told{7, "this seat is taken already"}));
    EXPECT_EQ(fault_of(with("bot 2", "dog 2")), (Told{7, "a header has no line `dog`"}));
    EXPECT_EQ(fault_of(with("1 =4", "4 =4")), (Told{18, no_seat}));
    EXPECT_EQ(fault_of(with("1 =4", "moves")), (Told{18, "this section comes too late, or twice"}));
    EXPECT_EQ(fault_of("reami match 1\ngame kingdomino\n"), (Told{2, "the file ends before its moves"}));
    EXPECT_EQ(fault_of(with("bot 2", "seed 00")), (Told{7, "a seed has 64 digits out of 0-9a-f"}));
    EXPECT_EQ(fault_of(with("bot 2 greedy", "word 2 0123456789abcdef")),
              (Told{14, "a match has either a seed or a set-up by hand"}));
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
                  (Told{is_there ? 7 : 8, '`' + name + "` stands there already"}));
    }
}

TEST(MatchFile, TheNumberOfSeatsCannotChangeUnderTheirPlayers) {
    EXPECT_EQ(fault_of(with("seats 2", "seats 4\nplayer 4 Dan\nseats 2")),
              (Told{7, "`seats` stands there already"}));
}

TEST(MatchFile, NoLineOfTheResultStandsTwice) {
    for (const std::string line : {"points 1 2", "ranks 2 1", "broke crowns"})
        EXPECT_EQ(fault_of(by_hand + "result\n" + line + '\n' + line + '\n'),
                  (Told{22, '`' + line.substr(0, line.find(' ')) + "` stands there already"}));
}

TEST(MatchFile, NumbersHaveNoLeadingZeros) {
    EXPECT_EQ(fault_of(with("seats 2", "seats 02")), (Told{5, "a match has 1 to 4 seats"}));
    EXPECT_EQ(fault_of(by_hand + "result\npoints 01 2\n"), (Told{21, "each seat has a whole number here"}));
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
    EXPECT_EQ(fault_of(with("rules 1", "options {\"wind\":true}\nrules 1")),
              (Told{4, "there is no option `wind`", "room.options"}));
    EXPECT_EQ(fault_of(with("rules 1", "rules 1\noptions {\"three_player_row\":\"four\"}")),
              (Told{5, "these options can't be played", "room.options.row_of_four_needs_three_seats"}));
}

TEST(MatchFile, AWrongNumberOfSeatsStandsInItsLine) {
    EXPECT_EQ(fault_of("reami match 1\ngame toncc\nrules 1\nseats 2\nset-up\nmoves\n"),
              (Told{4, "toncc has 3 seats", "room.seats"}));
    EXPECT_EQ(fault_of("reami match 1\ngame kingdomino\nrules 1\nseats 1\nset-up\nmoves\n"),
              (Told{4, "kingdomino has 2 to 4 seats", "room.seats"}));
}

TEST(MatchFile, AFaultOfASetUpStandsInItsLine) {
    EXPECT_EQ(fault_of(with(" 23 24", " 23")),
              (Told{12, "round 1: 23 dominoes are in play, not 24", "room.set_up"}));
    EXPECT_EQ(fault_of(with("dominoes 1 ", "\n# the deck\n\ndominoes 49 ")),
              (Told{15, "`49` is no number from 1 to 48", "room.set_up"}));
    EXPECT_EQ(fault_of(with("kings 1 2 2 1", "kings 1 2 2 2")),
              (Told{11, "round 1: seat 1 has 1 king, not 2", "room.set_up"}));
    EXPECT_EQ(fault_of(with("round 1", " round 1")),
              (Told{10, "a line `round 1` comes here", "room.set_up"}));
    EXPECT_EQ(fault_of(with("\ndominoes", "\nmoves\n# ")),
              (Told{12, "a line begins with `dominoes` here", "room.set_up"}));
}

TEST(MatchFile, NonsenseUnderDrawnIsRefused) {
    const std::string text = write_match_file(played("{}", 2));
    const std::string lines = text.substr(0, text.find("\nround 1\n") + 1);
    const auto number = static_cast<int>(std::count(lines.begin(), lines.end(), '\n'));
    EXPECT_EQ(fault_of(lines + "nonsense\n"),
              (Told{number + 1, "a line `round 1` comes here", "room.set_up"}));
    EXPECT_EQ(fault_of(lines), (Told{number, "a line `round 1` comes here", "room.set_up"}));
    EXPECT_EQ(fault_of(by_hand + "drawn\nround 1\n"), (Told{20, "with a set-up by hand nothing was drawn"}));
}

TEST(Replay, NamesTheLineAndTheRuleOfAnIllegalMove) {
    Replay replay(read(with("2 =3", "2 =1")));  // R2.2: there stands a king
    EXPECT_EQ(replay.step(), std::nullopt);
    EXPECT_EQ(replay.step(), std::nullopt);
    EXPECT_EQ(told(*replay.step()), (Told{17, "seat 2 can't play =1", "rule.kingdomino.taken"}));
    EXPECT_EQ(replay.match().v(), 2);
}

TEST(Replay, ComparesTheResultWithThatOfTheFile) {
    MatchFile file = read(write_match_file(played("{}", 2)));
    Replay honest(file);
    while (!honest.at_end()) ASSERT_EQ(honest.step(), std::nullopt);
    EXPECT_EQ(honest.check_result(), std::nullopt);
    EXPECT_EQ(honest.match().result()->tie_breaks->size(), 2u) << "largest domain and crowns";
    ++file.result->points[Seat::from_number(1)];
    Replay wrong(file);
    while (!wrong.at_end()) ASSERT_EQ(wrong.step(), std::nullopt);
    EXPECT_EQ(told(*wrong.check_result()), (Told{file.result_line, "the moves lead to another result"}));
}

std::vector<Verdict> verdicts(const MatchFile& file) {
    std::vector<Verdict> verdicts;
    for (const Finding& finding : verify(file)) verdicts.push_back(finding.verdict);
    return verdicts;
}

TEST(Verify, ProvesCommitmentSeedDealMovesAndResult) {
    EXPECT_EQ(verdicts(read(write_match_file(played("{}", 4)))), std::vector<Verdict>(5, Verdict::proven));
}

TEST(Verify, FindsWhatWasForged) {
    const MatchFile honest = read(write_match_file(played("{}", 2)));
    MatchFile file = honest;
    file.words[Seat::from_number(1)] = "1123456789abcdef";
    EXPECT_EQ(verdicts(file)[1], Verdict::wrong) << "another word gives another seed";
    file = honest;
    file.secret = Secret{7};
    EXPECT_EQ(verdicts(file)[0], Verdict::wrong) << "another secret than the one committed to";
    file = honest;
    std::swap(file.drawn[file.drawn.size() - 2], file.drawn[file.drawn.size() - 5]);
    EXPECT_EQ(verdicts(file)[2], Verdict::wrong) << "another deal";
    file = honest;
    file.moves[0].notation = "=49";
    EXPECT_EQ(verdicts(file).back(), Verdict::wrong);
}

/// Of the claims that only a witness can prove.
std::vector<Verdict> witnessed(const MatchFile& file, const Witness& witness) {
    std::vector<Verdict> verdicts;
    for (const Finding& finding : verify(file, witness))
        if (finding.claim == Claim::witness || finding.claim == Claim::word)
            verdicts.push_back(finding.verdict);
    return verdicts;
}

TEST(Verify, AWitnessKnowsWhatNoFileShows) {
    using enum Verdict;
    const MatchFile file = read(write_match_file(played("{}", 2)));
    const Seat ada = Seat::from_number(1), bob = Seat::from_number(2);
    const Words right = {{ada, "0123456789abcdef"}}, other = {{ada, "1123456789abcdef"}};
    EXPECT_EQ(witnessed(file, {}), std::vector<Verdict>());
    EXPECT_EQ(witnessed(file, {file.commitment, right}), (std::vector{proven, proven}));
    EXPECT_EQ(witnessed(file, {commitment(Secret{7}), {}}), std::vector{wrong});
    EXPECT_EQ(witnessed(file, {{}, other}), std::vector{wrong});
    EXPECT_EQ(witnessed(file, {{}, {{bob, "0123456789abcdef"}}}), std::vector{wrong}) << "it was left out";
    EXPECT_EQ(witnessed(read(by_hand), {file.commitment, right}), (std::vector{missing, missing}));
}

/// A server that picks its secret after it knows the words: the file alone can't tell.
TEST(Verify, AFileMadeAfterwardsFitsTogetherAndOnlyTheWitnessSeesIt) {
    const MatchFile honest = played("{}", 2);
    MatchFile forged = honest;
    forged.secret = Secret{42};
    forged.commitment = commitment(*forged.secret);
    forged.seed = fair_seed(*forged.secret, forged.words);
    forged.drawn = find_game("kingdomino")->dealt("{}", 2, *forged.seed);
    forged.moves.clear();
    forged.result.reset();
    const auto alone = verdicts(forged);
    EXPECT_EQ(std::count(alone.begin(), alone.end(), Verdict::wrong), 0);
    EXPECT_EQ(witnessed(forged, {honest.commitment, honest.words}),
              (std::vector{Verdict::wrong, Verdict::proven}));
}

TEST(Verify, ASetUpByHandHasNoSeedToProve) {
    const auto findings = verify(read(by_hand));
    ASSERT_EQ(findings.size(), 2u);
    EXPECT_EQ(findings[0], (Finding{Claim::moves, Verdict::proven}));
    EXPECT_EQ(findings[1], (Finding{Claim::result, Verdict::missing}));
}

}  // namespace
}  // namespace reami::protocol
