#include "protocol/match_file.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

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

FileFault fault_of(const std::string& text) {
    const auto read = read_match_file(text);
    const auto* fault = std::get_if<FileFault>(&read);
    return fault != nullptr ? *fault : FileFault{0, "it was read"};
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
    EXPECT_EQ(fault_of("game kingdomino"), (FileFault{1, "a match file begins with `reami match 1`"}));
    EXPECT_EQ(fault_of(with("game kingdomino", "game chess")), (FileFault{3, "there is no game `chess`"}));
    EXPECT_EQ(fault_of(with("rules 1", "rules 2")), (FileFault{4, "only version 1 of these rules is known"}));
    EXPECT_EQ(fault_of(with("seats 2", "seats 5")), (FileFault{5, "a match has 1 to 4 seats"}));
    EXPECT_EQ(fault_of(with("player 1", "player 3")),
              (FileFault{6, "a line begins with the number of a seat, 1 to 2"}));
    EXPECT_EQ(fault_of(with("bot 2", "bot 1")), (FileFault{7, "this seat is taken already"}));
    EXPECT_EQ(fault_of(with("bot 2", "dog 2")), (FileFault{7, "a header has no line `dog`"}));
    EXPECT_EQ(fault_of(with("1 =4", "4")),
              (FileFault{18, "a line begins with the number of a seat, 1 to 2"}));
    EXPECT_EQ(fault_of(with("1 =4", "moves")), (FileFault{18, "this section comes too late, or twice"}));
    EXPECT_EQ(fault_of("reami match 1\ngame kingdomino\n"), (FileFault{2, "the file ends before its moves"}));
}

TEST(MatchFile, OptionsAndSetUpAreJudgedWhereTheMovesBegin) {
    EXPECT_EQ(fault_of(with("rules 1", "rules 1\noptions {\"mighty_duel\":1}")),
              (FileFault{15, "room.options: `mighty_duel` must be true or false"}));
    EXPECT_EQ(fault_of(with(" 23 24", " 23")),
              (FileFault{14, "room.set_up: round 1: 23 dominoes are in play, not 24"}));
    EXPECT_EQ(fault_of(with("bot 2", "seed 00")), (FileFault{7, "a seed has 64 digits out of 0-9a-f"}));
    EXPECT_EQ(fault_of(with("bot 2 greedy", "word 2 0123456789abcdef")),
              (FileFault{14, "a match has either a seed or a set-up by hand"}));
}

TEST(Replay, NamesTheLineAndTheRuleOfAnIllegalMove) {
    Replay replay(read(with("2 =3", "2 =1")));  // R2.2: there stands a king
    EXPECT_EQ(replay.step(), std::nullopt);
    EXPECT_EQ(replay.step(), std::nullopt);
    EXPECT_EQ(replay.step(), (FileFault{17, "seat 2 can't play =1", "rule.kingdomino.taken"}));
    EXPECT_EQ(replay.match().v(), 2);
}

TEST(Replay, ComparesTheResultWithThatOfTheFile) {
    MatchFile file = read(write_match_file(played("{}", 2)));
    Replay honest(file);
    while (!honest.at_end()) ASSERT_EQ(honest.step(), std::nullopt);
    EXPECT_EQ(honest.check_result(), std::nullopt);
    ++file.result->points[Seat::from_number(1)];
    Replay wrong(file);
    while (!wrong.at_end()) ASSERT_EQ(wrong.step(), std::nullopt);
    EXPECT_EQ(wrong.check_result(), (FileFault{file.result_line, "the moves lead to another result"}));
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

TEST(Verify, ASetUpByHandHasNoSeedToProve) {
    const auto findings = verify(read(by_hand));
    ASSERT_EQ(findings.size(), 2u);
    EXPECT_EQ(findings[0], (Finding{Claim::moves, Verdict::proven}));
    EXPECT_EQ(findings[1], (Finding{Claim::result, Verdict::missing}));
}

}  // namespace
}  // namespace reami::protocol
