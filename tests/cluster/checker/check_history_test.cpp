// Histories that a person wrote: a good one, and one for each way in which a cluster can break its promise.
#include "tests/cluster/checker/check_history.hpp"

#include <gtest/gtest.h>

#include <sstream>

#include "tests/cluster/checker/read_history.hpp"

namespace reami::cluster {
namespace {

/// A room that nodes have taken twice, with three moves: two moves by Ada, and one by Bob.
constexpr const char* good = R"({"t":"room","room":"R","epoch":2,"match":1}
{"t":"stored","room":"R","match":1,"v":1,"id":"a1"}
{"t":"stored","room":"R","match":1,"v":2,"id":"b1"}
{"t":"stored","room":"R","match":1,"v":3,"id":"a2"}
{"t":"answer","on":"ada/1","room":"R","kind":"here","sent":1,"heard":2,"epoch":1,"match":1,"v":0}
{"t":"answer","on":"ada/1","room":"R","kind":"patch","sent":3,"heard":5,"match":1,"v":1,"id":"a1","viewer":"public","h":"1a"}
{"t":"answer","on":"bob/1","room":"R","kind":"patch","heard":7,"match":1,"v":1,"viewer":"public","h":"1a"}
{"t":"answer","on":"bob/1","room":"R","kind":"patch","sent":8,"heard":9,"match":1,"v":2,"id":"b1"}
{"t":"answer","on":"ada/2","room":"R","kind":"here","sent":20,"heard":22,"epoch":2,"match":1,"v":2}
{"t":"answer","on":"ada/2","room":"R","kind":"patch","sent":23,"heard":25,"match":1,"v":3,"id":"a2"}
{"t":"read","room":"R","began":30,"ended":31,"match":1,"v":3}
{"t":"answer","on":"bob/2","room":"R","kind":"state","sent":40,"heard":42,"epoch":2,"match":1,"v":3,"last":true}
)";

Findings check(const std::string& lines) {
    History history;
    std::istringstream in(lines);
    read_history(in, history);
    return check_history(history);
}

/// The violations in the good history with that line added.
std::string found(const std::string& line) {
    std::string all;
    for (const Finding& one : check(good + line).all)
        all +=
            std::string(names_of_violations.at(static_cast<std::size_t>(one.what))) + ": " + one.why + '\n';
    return all;
}

std::string answer(const std::string& members) { return R"({"t":"answer","room":"R",)" + members + "}\n"; }

TEST(ClusterChecker, AGoodHistoryHasNothing) {
    const Findings findings = check(good);
    EXPECT_EQ(found(""), "");
    EXPECT_EQ(findings.rooms, 1U);
    EXPECT_EQ(findings.moves, 3U);
    EXPECT_EQ(findings.answers, 7U);
}

TEST(ClusterChecker, LostIsWhatWasAcknowledgedAndIsNotInTheLog) {
    EXPECT_EQ(found(answer(R"("on":"ada/2","kind":"patch","sent":30,"heard":31,"match":1,"v":3,"id":"a3")")),
              "lost: a3 was told at match 1, v 3\n");
}

TEST(ClusterChecker, AnOkToWhatWasSentAgainNamesWhereItStands) {
    EXPECT_EQ(found(answer(R"("on":"ada/2","kind":"ok","sent":30,"heard":31,"match":1,"v":1,"id":"a1")")),
              "");
}

TEST(ClusterChecker, DoubledIsWhatWasSentOnceAndStandsThereTwice) {
    EXPECT_EQ(found(R"({"t":"stored","room":"R","match":2,"v":1,"id":"a1"})"),
              "doubled: a1 stands at match 1, v 1 and match 2, v 1\n"
              "forked: the owner says match 1, v 3 in the end, the log match 2, v 1\n");
}

TEST(ClusterChecker, AListStandsThereOnceForEachOfItsMoves) {
    constexpr const char* list = R"({"t":"list","id":"c1","moves":2}
{"t":"room","room":"S","epoch":1,"match":1}
{"t":"stored","room":"S","match":1,"v":1,"id":"c1"}
{"t":"stored","room":"S","match":1,"v":2,"id":"c1"}
)";
    EXPECT_EQ(found(list), "");
    EXPECT_EQ(found(list + std::string(R"({"t":"stored","room":"S","match":1,"v":3,"id":"c1"})")),
              "doubled: c1 stands at match 1, v 1 and match 1, v 3\n");
}

TEST(ClusterChecker, ShownUnstoredIsWhatSomebodyWasToldAndTheLogDoesNotHave) {
    EXPECT_EQ(found(answer(R"("on":"cleo/1","kind":"patch","heard":50,"match":1,"v":4)")),
              "shown_unstored: patch told of match 1, v 4\n");
    EXPECT_EQ(found(answer(R"("on":"cleo/1","kind":"state","sent":49,"heard":50,"match":2,"v":0)")),
              "shown_unstored: state told of match 2, v 0\n");
}

TEST(ClusterChecker, ShownUnstoredIsAlsoWhatTheLogHadOnlyLater) {
    EXPECT_EQ(found(R"({"t":"read","room":"R","began":26,"ended":27,"match":1,"v":2})"),
              "shown_unstored: 1/3 (epoch 2) was told before the log had it\n");
    EXPECT_EQ(found(R"({"t":"read","room":"R","began":25,"ended":27,"match":1,"v":2})"), "")
        << "the answer came while the log was read";
}

TEST(ClusterChecker, StaleIsAnAnswerBehindWhatHadBeenToldBeforeItWasAskedFor) {
    EXPECT_EQ(found(answer(R"("on":"bob/1","kind":"pong","sent":26,"heard":60,"epoch":2,"match":1,"v":2)")),
              "stale: pong on bob/1 says 1/2 (epoch 2) after 1/3 (epoch 2) was told\n");
    EXPECT_EQ(found(answer(R"("on":"bob/1","kind":"pong","sent":24,"heard":60,"epoch":2,"match":1,"v":2)")),
              "")
        << "the request was sent before";
}

TEST(ClusterChecker, StaleIsAnAnswerOfAnOwnerAfterTheNextOwners) {
    EXPECT_EQ(found(answer(R"("on":"bob/1","kind":"pong","sent":43,"heard":60,"epoch":1,"match":1,"v":3)")),
              "stale: pong on bob/1 says 1/3 (epoch 1) after 1/3 (epoch 2) was told\n");
}

TEST(ClusterChecker, StaleIsAConnectionThatGoesBack) {
    EXPECT_EQ(found(answer(R"("on":"ada/2","kind":"patch","heard":26,"match":1,"v":2)")),
              "stale: patch on ada/2 went back to 1/2 (epoch 0)\n");
}

TEST(ClusterChecker, ForkedIsALogThatHasAPlaceTwiceOrAHole) {
    EXPECT_EQ(found(R"({"t":"stored","room":"R","match":1,"v":3,"id":"b2"})"),
              "forked: the log has match 1, v 3 twice\n");
    EXPECT_EQ(found(R"({"t":"stored","room":"S","match":1,"v":2,"id":"c1"})"),
              "forked: the log has no match 1, v 1\n");
}

TEST(ClusterChecker, ForkedIsAMoveThatStandsElsewhereThanItWasTold) {
    EXPECT_EQ(found(answer(R"("on":"bob/2","kind":"ok","sent":43,"heard":44,"match":1,"v":3,"id":"b1")")),
              "forked: b1 was told at match 1, v 3, where a2 stands\n");
}

TEST(ClusterChecker, ForkedIsOnePositionThatLooksInTwoWays) {
    EXPECT_EQ(
        found(answer(R"("on":"cleo/1","kind":"patch","heard":6,"match":1,"v":1,"viewer":"public","h":"1b")")),
        "forked: public saw two of match 1, v 1\n");
}

TEST(ClusterChecker, ForkedIsAnOwnerWhoDoesNotKnowTheLogInTheEnd) {
    EXPECT_EQ(found(R"({"t":"stored","room":"R","match":1,"v":4,"id":"b2"})"),
              "forked: the owner says match 1, v 3 in the end, the log match 1, v 4\n");
}

TEST(ClusterChecker, ForkedIsAnEpochThatNobodyStored) {
    EXPECT_EQ(found(answer(R"("on":"bob/2","kind":"pong","sent":43,"heard":44,"epoch":3,"match":1,"v":3)")),
              "forked: epoch 3 was never stored\n");
}

TEST(ClusterChecker, ALineThatIsNoneOfAHistoryIsSaid) {
    EXPECT_THROW(check(R"({"t":"gossip"})"), std::runtime_error);
    EXPECT_THROW(check(R"({"t":"answer","room":"R"})"), std::runtime_error);
}

}  // namespace
}  // namespace reami::cluster
