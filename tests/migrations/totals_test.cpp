// The view with the totals of all Dynasties.
#include <gtest/gtest.h>

#include "server/store/file/migrate.hpp"
#include "server/store/write/writer.hpp"
#include "tests/server/store/scratch_folder.hpp"
#include "tests/server/store/stored_match.hpp"

namespace reami::store {
namespace {

using namespace testing;  // NOLINT(google-build-using-namespace): this test's own words

const std::string dynasty = R"({"dynasty":true})";

class DynastyTotals : public ::testing::Test {
protected:
    DynastyTotals() {
        EXPECT_EQ(migrate(scratch_.database()).error(), "");
        writer_.emplace(scratch_.database());
        store({PlayerMade{42, bytes(1)}, opened(), person(one, 42, "Ada"), bot(two)});
    }

    void store(std::vector<Record> records) {
        EXPECT_EQ(told(append(*writer_, {1, 1000, std::move(records)})), "stored");
    }

    /// Stores a move that ends a round.
    void end_round(int match, int round, std::map<Seat, int> points) {
        store({moved(match, round), RoundFinished{match, round, std::move(points)}});
    }

    std::string totals() const {
        return scratch_.ask(
            "SELECT code, match, seat, name, round_1, round_2, round_3, total, rank FROM dynasty_totals");
    }

    Scratch scratch_;
    std::optional<Writer> writer_;
};

TEST_F(DynastyTotals, FinishedDynastyHasThreeRoundsTheirSumAndRanks) {
    store({started(1, dynasty)});
    end_round(1, 1, {{one, 40}, {two, 51}});
    end_round(1, 2, {{one, 62}, {two, 33}});
    store({moved(1, 3), RoundFinished{1, 3, {{one, 7}, {two, 58}}},
           MatchFinished{1, {{one, 109}, {two, 142}}, {{one, 2}, {two, 1}}, "", bytes(8)}});
    EXPECT_EQ(totals(),
              "KETMKARD | 1 | 1 | Ada | 40 | 62 | 7 | 109 | 2\n"
              "KETMKARD | 1 | 2 | greedy | 51 | 33 | 58 | 142 | 1");
}

TEST_F(DynastyTotals, RunningDynastyHasTheRoundsFinishedSoFar) {
    store({started(1, dynasty)});
    EXPECT_EQ(totals(),
              "KETMKARD | 1 | 1 | Ada | - | - | - | 0 | -\n"
              "KETMKARD | 1 | 2 | greedy | - | - | - | 0 | -");
    end_round(1, 1, {{one, 40}, {two, 51}});
    end_round(1, 2, {{one, 62}, {two, 33}});
    EXPECT_EQ(totals(),
              "KETMKARD | 1 | 1 | Ada | 40 | 62 | - | 102 | -\n"
              "KETMKARD | 1 | 2 | greedy | 51 | 33 | - | 84 | -");
}

TEST_F(DynastyTotals, DynastyWithASetUpGivenByHandCountsNowhere) {
    MatchStarted prepared = started(1, dynasty);
    prepared.set_up = "round 1\n";
    store({prepared});
    end_round(1, 1, {{one, 40}, {two, 51}});
    EXPECT_EQ(totals(), "");
}

TEST_F(DynastyTotals, NamesAreOfWhoSatThereAtTheEnd) {
    store({started(1, dynasty)});
    store({moved(1, 1), MatchFinished{1, {{one, 1}, {two, 2}}, {{one, 2}, {two, 1}}, "", bytes(8)}});
    store({SeatLeft{one}});
    EXPECT_EQ(scratch_.ask("SELECT name FROM dynasty_totals"), "Ada\ngreedy");
}

TEST_F(DynastyTotals, SingleMatchesAreNotAmongThem) {
    store({started(1, R"({"dynasty":false})")});
    end_round(1, 1, {{one, 40}, {two, 51}});
    EXPECT_EQ(totals(), "");
}

}  // namespace
}  // namespace reami::store
