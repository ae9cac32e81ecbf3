// The worked examples of RULES.md, R7, and a case for each rule, played by notation.
#include "engine/toncc/state.hpp"

#include <gtest/gtest.h>

#include <sstream>

#include "tests/engine/toncc/table.hpp"

namespace reami::toncc {
namespace {

/// The Kings in play choose in the order of their seats.
template <class G>
void all_go(Table<G>& table, const std::string& directions) {
    std::istringstream words(directions);
    std::string direction;
    for (const Seat king : table.match().to_act()) {
        words >> direction;
        table.play(king, direction);
    }
}

/// The regions in the order of their names: n1 … n6 are B1 … B6, h1 … h6 Y1 … Y6, h7 … h12 R1 … R6.
const std::string in_order;

/// Blue goes once around the compass; the others first follow, and then go back and forth.
template <class G>
void let_blue_put_six_seals(Table<G>& table) {
    for (const char* directions : {"n n n", "se s s", "s n n", "sw s s", "nw n n", "n s s"})
        all_go(table, directions);
}

/// Yellow and Red put six seals each on the outer ring, the last ones in the same move.
template <class G>
void let_the_others_put_six_seals(Table<G>& table) {
    for (const char* directions : {"n s", "n s", "se nw", "se nw", "s n", "s n", "sw ne"})
        all_go(table, directions);
}

TEST(Toncc, BeginsOnTheCompassWithTheRegionsLaidOut) {  // R2.1
    const Challenge table = challenge("Y3 R1");
    EXPECT_EQ(table.happened(), Texts{"laid_out"});
    EXPECT_EQ(table.match().to_act(), SeatSet::first(3));
    EXPECT_EQ(table.legal(), (Texts{"n", "ne", "se", "s", "sw", "nw"}));
    const View view = table.match().view(Viewer());
    EXPECT_EQ(view.layout.size(), 18u);
    for (const auto& [king, of_king] : view.seats) EXPECT_EQ(of_king.at, Place());
}

TEST(Toncc, TheStrongestInTheColourWinsWhatIsContested) {  // R7.5
    Challenge yellow_region = challenge("Y3 R1 R2 B4");
    all_go(yellow_region, "n s n");
    EXPECT_EQ(yellow_region.happened(), (Texts{"chosen 3", "moved 1:c-n1 2:c-n4 3:c-n1", "conquered 2 B4",
                                               "contested Y3 1 3 to 1", "conquered 1 Y3"}));
    Challenge red_region = challenge("Y3 R1 R2 B4");
    all_go(red_region, "se se se");
    EXPECT_EQ(red_region.happened().back(), "conquered 3 R2");
    Challenge blue_region = challenge("Y3 R1 R2 B4");
    all_go(blue_region, "n s s");
    EXPECT_EQ(blue_region.happened()[2], "contested B4 2 3 to 3");
}

TEST(Toncc, NothingIsConqueredTwiceNorOnTheCompass) {  // R2.3
    Challenge table = challenge(in_order);
    all_go(table, "n n ne");
    all_go(table, "s ne nw");
    EXPECT_EQ(table.happened(), (Texts{"chosen 3", "moved 1:n1-c 2:n1-h1 3:n2-n1", "conquered 2 Y1"}));
}

TEST(Toncc, AKingCannotLeaveTheBoard) {  // R2.2
    Challenge table = challenge(in_order);
    all_go(table, "n n n");
    all_go(table, "n s s");
    EXPECT_EQ(table.broken("n"), "no_place");
    EXPECT_EQ(table.legal(), (Texts{"se", "s", "sw"}));
}

TEST(Toncc, WhatIsChosenIsHiddenUntilAllHaveChosen) {  // R2.2, R6
    Challenge table = challenge(in_order);
    table.play(seat(2), "se");
    EXPECT_EQ(table.happened(), Texts{"chosen 2"});
    EXPECT_EQ(table.match().to_act(), [] {
        SeatSet others = seat(1);
        others.insert(seat(3));
        return others;
    }());
    EXPECT_EQ(table.match().view(seat(2)).choice, Direction::se);
    for (const Viewer viewer : {Viewer(), Viewer(seat(1))}) {
        EXPECT_EQ(table.match().view(viewer).choice, std::nullopt);
        EXPECT_EQ(table.match().view(viewer).chosen, std::set<Seat>{seat(2)});
    }
}

TEST(Toncc, WhatOthersHaveChosenIsDrawnAnew) {
    Challenge table = challenge(in_order);
    table.play(seat(1), "n");
    table.play(seat(2), "se");
    Random random(Seed{});
    std::set<Direction> drawn;
    for (int i = 0; i < 100; ++i) {
        const State other = table.match().resample(seat(1), random);
        EXPECT_EQ(other.view(seat(1)), table.match().view(seat(1)));
        drawn.insert(*other.view(seat(2)).choice);
    }
    EXPECT_EQ(drawn.size(), 6u);
}

TEST(Toncc, TheOrderOfChoosingChangesNothing) {  // R6
    Challenge one = challenge(in_order), other = challenge(in_order);
    one.play(seat(1), "n");
    one.play(seat(2), "n");
    one.play(seat(3), "se");
    other.play(seat(3), "se");
    other.play(seat(2), "n");
    other.play(seat(1), "n");
    EXPECT_EQ(one.match(), other.match());
}

TEST(Toncc, ANewKingdomIsTold) {  // R4.1, R6
    Challenge table = challenge(in_order);
    all_go(table, "n n n");
    all_go(table, "se s s");
    all_go(table, "s n n");
    EXPECT_EQ(table.happened().back(), "kingdom 1 B1-B2-B3");
    EXPECT_EQ(table.match().view(Viewer()).kingdoms.size(), 1u);
    EXPECT_EQ(table.match().view(Viewer()).seats.at(seat(1)).score, 3);
}

TEST(Toncc, TheSixthSealBringsAsManyPointsAsKingsAreInPlay) {  // R7.6
    Challenge table = challenge(in_order);
    let_blue_put_six_seals(table);
    EXPECT_EQ(table.happened(),
              (Texts{"chosen 3", "moved 1:n5-n6 2:n1-c 3:n1-c", "conquered 1 B6", "kingdom 1 B4-B5-B6",
                     "kingdom 1 B5-B6-B1", "kingdom 1 B6-B1-B2", "left 1 with 3"}));
    SeatSet others = seat(2);
    others.insert(seat(3));
    EXPECT_EQ(table.match().to_act(), others) << "a King who has left is not asked";
    EXPECT_EQ(table.match().view(Viewer()).seats.at(seat(1)).at, std::nullopt);
    let_the_others_put_six_seals(table);
    const Texts happened = table.happened();
    EXPECT_EQ(Texts(happened.end() - 3, happened.end()),
              (Texts{"left 2 with 2", "left 3 with 2", "challenge_ended seals 1:2 2:1 3:0"}));
    // Worked by hand: Blue has 6 kingdoms of 3, and 3 points more; Yellow on Y1 … Y5 and Red on R1 … R5 have
    // three kingdoms of 3 each, and 2 points more; Yellow comes before Red.
    const View view = table.match().view(Viewer());
    EXPECT_EQ(view.seats.at(seat(1)).score, 21);
    EXPECT_EQ(view.seats.at(seat(2)).score, 11);
    EXPECT_EQ(view.seats.at(seat(3)).score, 11);
    EXPECT_TRUE(table.match().to_act().empty());
}

TEST(Toncc, ThreeMovesWithoutAConquestEndTheChallenge) {  // R3.4, R7.6, R7.9
    Challenge table = challenge(in_order);
    let_blue_put_six_seals(table);
    all_go(table, "n n");
    all_go(table, "s s");
    EXPECT_EQ(table.match().view(Viewer()).blank, 2);
    EXPECT_EQ(table.match().points(seat(1)), 0) << "tóncc points are given at the end";
    all_go(table, "n n");
    EXPECT_EQ(table.happened().back(), "challenge_ended blank 1:2 2:1 3:0");
    EXPECT_EQ(table.match().view(Viewer()).seats.at(seat(2)).king_points, 2);
    EXPECT_EQ(table.match().view(Viewer()).seats.at(seat(3)).king_points, 2);
}

TEST(Toncc, AConquestBreaksTheBlankMoves) {  // R3.4: in a row
    Challenge table = challenge(in_order);
    for (const char* directions : {"n n n", "s s s", "n n n", "n n n", "s s s", "s s s"})
        all_go(table, directions);
    EXPECT_EQ(table.match().view(Viewer()).blank, 2);
    EXPECT_FALSE(table.match().to_act().empty());
}

TEST(Toncc, KingsMayPassEachOther) {  // R2.3
    Challenge table = challenge(in_order);
    all_go(table, "n ne s");
    all_go(table, "se nw s");
    EXPECT_EQ(table.happened()[1], "moved 1:n1-n2 2:n2-n1 3:n4-h6");
}

// The match

TEST(TonccMatch, IsThreeChallengesWhosePointsAddUp) {  // R5
    const auto layout = laid_out(in_order);
    Table<Rounds<State>> table({}, 3, {.rounds = {layout, layout, layout}});
    for (int round = 1; round <= 3; ++round) {
        let_blue_put_six_seals(table);
        let_the_others_put_six_seals(table);
        if (round < 3) all_go(table, "ready ready ready");
    }
    const Texts happened = table.happened();
    EXPECT_EQ(Texts(happened.end() - 3, happened.end()),
              (Texts{"challenge_ended seals 1:2 2:1 3:0", "round_ended 3", "match_ended"}));
    const Result result = *table.match().result();
    EXPECT_EQ(result[seat(1)], (Standing{6, 63, 0}));
    EXPECT_EQ(result.points(seat(2)), 3);
    EXPECT_EQ(result.points(seat(3)), 0);
}

TEST(TonccMatch, TheLayoutsToComeAreHidden) {  // R2.1
    Random dealt(Seed{});
    auto nobody = Events<Rounds<State>::Event>::ignored();
    const auto match = Rounds<State>::start({}, 3, Rounds<State>::SetUp::deal({}, 3, dealt), nobody);
    Random random(Seed{1});
    const auto other = match.resample(Viewer(), random);
    EXPECT_EQ(other.view(Viewer()), match.view(Viewer()));
    EXPECT_FALSE(other == match);
}

// The set-up

TEST(TonccSetUp, IsALineOfAllRegions) {
    const std::string text = "layout R1 B1 B2 B3 B4 B5 B6 Y1 Y2 Y3 Y4 Y5 Y6 R2 R3 R4 R5 R6\n";
    SetUpFault why;
    EXPECT_EQ(State::SetUp::parse(text, why), laid_out("R1"));
    EXPECT_EQ(laid_out("R1").print(), text);
    const auto fault_of = [&](const std::string& wrong) {
        EXPECT_EQ(State::SetUp::parse(wrong, why), std::nullopt) << wrong;
        return why;
    };
    EXPECT_EQ(fault_of(""), (SetUpFault{1, "line", {{"head", "layout"}}}));
    EXPECT_EQ(fault_of("layout R1\n" + text),
              (SetUpFault{1, "regions", {{"count", "1"}, {"expected", "18"}}}));
    EXPECT_EQ(fault_of(text + '\n'), (SetUpFault{2, "end"}));
    EXPECT_EQ(fault_of(text.substr(0, text.size() - 4) + '\n'),
              (SetUpFault{1, "regions", {{"count", "17"}, {"expected", "18"}}}));
    EXPECT_EQ(fault_of("layout R7" + text.substr(9)), (SetUpFault{1, "no_region", {{"place", "1"}}}));
}

TEST(TonccSetUp, HasEveryRegionOnce) {
    State::SetUp set_up = laid_out("");
    EXPECT_EQ(set_up.fault({}, 3), std::nullopt);
    set_up.layout[0] = region("R6");
    EXPECT_EQ(set_up.fault({}, 3), (SetUpFault{1, "region_twice", {{"region", "R6"}}}));
    for (std::uint8_t i = 0; i < 10; ++i) {
        Random random(Seed{i});
        EXPECT_EQ(State::SetUp::deal({}, 3, random).fault({}, 3), std::nullopt);
    }
}

}  // namespace
}  // namespace reami::toncc
