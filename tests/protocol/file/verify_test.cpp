#include "protocol/file/verify.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "protocol/file/replay.hpp"
#include "tests/protocol/file/match_files.hpp"

namespace reami::protocol {
namespace {

TEST(Replay, NamesTheLineAndTheRuleOfAnIllegalMove) {
    Replay replay(read(with("2 =3", "2 =1")));  // R2.2: a king is on that domino
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

std::vector<ProofVerdict> verdicts(const MatchFile& file) {
    std::vector<ProofVerdict> verdicts;
    for (const Finding& finding : verify(file)) verdicts.push_back(finding.verdict);
    return verdicts;
}

TEST(Verify, ProvesCommitmentSeedDealMovesAndResult) {
    EXPECT_EQ(verdicts(read(write_match_file(played("{}", 4)))),
              std::vector<ProofVerdict>(5, ProofVerdict::proven));
}

TEST(Verify, FindsWhatWasForged) {
    const MatchFile honest = read(write_match_file(played("{}", 2)));
    MatchFile file = honest;
    file.words[Seat::from_number(1)] = "1123456789abcdef";
    EXPECT_EQ(verdicts(file)[1], ProofVerdict::wrong) << "a changed word gives another seed";
    file = honest;
    file.secret = Secret{7};
    EXPECT_EQ(verdicts(file)[0], ProofVerdict::wrong) << "the secret does not match the commitment";
    file = honest;
    std::swap(file.drawn[file.drawn.size() - 2], file.drawn[file.drawn.size() - 5]);
    EXPECT_EQ(verdicts(file)[2], ProofVerdict::wrong) << "the deal differs";
    file = honest;
    file.moves[0].notation = "=49";
    EXPECT_EQ(verdicts(file).back(), ProofVerdict::wrong);
}

/// The verdicts on the claims that only a witness can prove.
std::vector<ProofVerdict> witnessed(const MatchFile& file, const Witness& witness) {
    std::vector<ProofVerdict> verdicts;
    for (const Finding& finding : verify(file, witness))
        if (finding.claim == ProofClaim::witness || finding.claim == ProofClaim::word)
            verdicts.push_back(finding.verdict);
    return verdicts;
}

TEST(Verify, AWitnessKnowsWhatNoFileShows) {
    using enum ProofVerdict;
    const MatchFile file = read(write_match_file(played("{}", 2)));
    const Seat ada = Seat::from_number(1), bob = Seat::from_number(2);
    const SeedWords right = {{ada, "0123456789abcdef"}}, other = {{ada, "1123456789abcdef"}};
    EXPECT_EQ(witnessed(file, {}), std::vector<ProofVerdict>());
    EXPECT_EQ(witnessed(file, {file.commitment, right}), (std::vector{proven, proven}));
    EXPECT_EQ(witnessed(file, {commitment(Secret{7}), {}}), std::vector{wrong});
    EXPECT_EQ(witnessed(file, {{}, other}), std::vector{wrong});
    EXPECT_EQ(witnessed(file, {{}, {{bob, "0123456789abcdef"}}}), std::vector{wrong})
        << "the file lacks the word";
    EXPECT_EQ(witnessed(read(by_hand), {file.commitment, right}), (std::vector{missing, missing}));
}

/// A server may pick its secret after it knows the words. The file alone can't show that.
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
    EXPECT_EQ(std::count(alone.begin(), alone.end(), ProofVerdict::wrong), 0);
    EXPECT_EQ(witnessed(forged, {honest.commitment, honest.words}),
              (std::vector{ProofVerdict::wrong, ProofVerdict::proven}));
}

TEST(Verify, ASetUpByHandHasNoSeedToProve) {
    const auto findings = verify(read(by_hand));
    ASSERT_EQ(findings.size(), 2u);
    EXPECT_EQ(findings[0], (Finding{ProofClaim::moves, ProofVerdict::proven}));
    EXPECT_EQ(findings[1], (Finding{ProofClaim::result, ProofVerdict::missing}));
}

}  // namespace
}  // namespace reami::protocol
