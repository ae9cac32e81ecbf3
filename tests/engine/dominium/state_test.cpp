// The worked examples of RULES.md, R9, and a case for each rule, played by notation.
#include "engine/dominium/state.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/engine/dominium/table.hpp"

namespace reami::dominium {
namespace {

bool lists(const Match& match, const char* move) {
    const Texts legal = match.legal();
    return std::find(legal.begin(), legal.end(), move) != legal.end();
}

Texts keepings(const Match& match) {
    Texts all;
    for (const std::string& move : match.legal())
        if (move.front() == '+') all.push_back(move);
    return all;
}

const SeatView& seat_view(const View& view, int number) { return view.seats.at(seat(number)); }

TEST(Dominium, BeginsWithADrawnTileThatAllSee) {  // R2.1
    const Match table = match("35", 2);
    EXPECT_EQ(table.happened(), Texts{"drawn 2 35"});
    EXPECT_EQ(table.acting(), 2);
    EXPECT_EQ(table.match().view(Viewer()).left, 55);
}

TEST(Dominium, ATileThatCannotBeKeptIsLaid) {  // R9.1, R9.8
    const Match table = match("35");
    EXPECT_EQ(keepings(table), Texts{});
    EXPECT_EQ(table.legal().size(), 224u);
    EXPECT_EQ(table.broken("+3"), "fief_skipped");
    EXPECT_EQ(table.broken("+1"), "not_its_half");
}

TEST(Dominium, RowsHavePowerOfTheirOwn) {  // R9.1
    Match table = match("15 00 23");
    table.play({"+1", "h7h8", "+2"});
    EXPECT_EQ(table.happened().front(), "kept 1 23 +2 power 3");
    const View view = table.match().view(Viewer());
    EXPECT_EQ(seat_view(view, 1).rows.at(1).power, 5);
    EXPECT_EQ(seat_view(view, 1).rows.at(2).power, 3);
}

TEST(Dominium, MorePowerWinsTheTitleAndATerritory) {  // R9.2
    Match table = match("15 13 14 23");
    table.play({"+1"});
    EXPECT_EQ(table.happened(), (Texts{"kept 1 15 +1 power 5", "feudatory 1 of 1", "drawn 2 13"}));
    table.play({"+1"});
    EXPECT_EQ(table.happened(), (Texts{"kept 2 13 +1 power 3", "drawn 1 14"}));
    table.play({"a1a2", "@a1", "+1"});
    EXPECT_EQ(table.happened(), (Texts{"kept 2 23 +1 power 8", "feudatory 2 of 1"}));
    EXPECT_EQ(table.legal(), (Texts{"@a1", "-"}));
    EXPECT_EQ(table.broken("@a2"), "not_of_the_fief");
    table.play({"@a1"});
    EXPECT_EQ(table.happened().front(), "taken 2 a1 from 1");
    const View view = table.match().view(Viewer());
    EXPECT_EQ(view.titles, (std::map<int, Seat>{{1, seat(2)}}));
    EXPECT_EQ(seat_view(view, 1).pawns, 6);
    EXPECT_EQ(seat_view(view, 2).pawns, 5);
    EXPECT_EQ(seat_view(view, 2).points, 3) << "one square, first power 3";
}

/// The tile extends the territory of 2 and so asks for no pawn (R3.3): the turn is over, and the next tile is
/// still unknown.
TEST(Dominium, TheKnownPartOfAMoveEndsBeforeTheDraw) {
    Match table = match("23 25 14");
    table.play({"a1a2", "@a1"});
    State known = table.match();
    Events<Event> events;
    known.play_known_part(seat(2), *State::parse("b1c1"), events);
    table.play({"b1c1"});
    EXPECT_EQ(table.happened(), (Texts{"laid 2 25 b1c1", "drawn 1 14"}));
    ASSERT_EQ(events.all().size(), 1u);
    EXPECT_EQ(events.all()[0], table.events()[0]);
    EXPECT_TRUE(known.to_act().empty());
    EXPECT_TRUE(known.legal_moves(seat(1)).empty());
    const View view = known.view(Viewer());
    EXPECT_EQ(view.acting, std::nullopt);
    EXPECT_EQ(view.drawn, std::nullopt);
    EXPECT_EQ(view.left, 54);
    EXPECT_EQ(view.owners, table.match().view(Viewer()).owners);
}

TEST(Dominium, TheTitlePassesOnlyToMorePower) {  // R9.4
    Match six = match("15 13 00 03");
    six.play({"+1", "+1", "h7h8", "+1"});
    EXPECT_EQ(six.happened()[1], "feudatory 2 of 1") << "6 > 5";
    Match equal = match("16 13 00 03");
    equal.play({"+1", "+1", "h7h8", "+1"});
    EXPECT_EQ(equal.happened(), (Texts{"kept 2 03 +1 power 6", "drawn 1 00"})) << "6 = 6";
}

TEST(Dominium, TheFirstRowHasTheTitleWhateverItsPower) {  // R1.7
    Match table = match("01");
    table.play({"+1"});
    EXPECT_EQ(table.happened()[1], "feudatory 1 of 1");
}

TEST(Dominium, ATitleWonBackGivesATerritoryAgain) {  // R5.1
    Match table = match("12 13 14 00 25");
    table.play({"+1", "+1"});
    EXPECT_EQ(table.happened(), (Texts{"kept 2 13 +1 power 3", "feudatory 2 of 1", "drawn 1 14"}))
        << "there is no territory to take";
    table.play({"a1a2", "-", "h7h8", "+1"});
    EXPECT_EQ(table.happened(), (Texts{"kept 1 25 +1 power 9", "feudatory 1 of 1"}));
    EXPECT_EQ(table.legal(), (Texts{"@a1", "-"}));
    table.play({"@a1"});
    EXPECT_EQ(table.happened().front(), "claimed 1 a1");
}

TEST(Dominium, ATileThatExtendsAnOwnedTerritoryBringsNoPawn) {  // R9.6
    Match table = match("03 00 35");
    table.play({"a1a2", "@a2", "h7h8", "a3b3"});
    EXPECT_EQ(table.happened(), (Texts{"laid 1 35 a3b3", "drawn 2 00"}));
    EXPECT_EQ(table.match().view(Viewer()).owners.size(), 2u) << "a2 and a3";
}

TEST(Dominium, APawnGoesOnAFreeTerritoryOfEitherHalf) {  // R9.6
    Match table = match("33 00 35");
    table.play({"a1a2", "-", "h7h8", "a3b3"});
    EXPECT_EQ(table.legal(), (Texts{"@a1", "@b3", "-"}));
    EXPECT_EQ(table.broken("@a3"), "not_a_territory") << "its name is a1";
    EXPECT_EQ(table.broken("@h7"), "not_a_territory") << "waste land";
    EXPECT_EQ(table.broken("@c3"), "not_a_territory") << "nothing lies there";
    table.play({"@a1"});
    EXPECT_EQ(table.happened().front(), "claimed 1 a1");
    EXPECT_EQ(seat_view(table.match().view(Viewer()), 1).squares, 3);
}

TEST(Dominium, APawnGoesOnATerritoryOfTheTileOnly) {  // R3.2
    Match table = match("33 00 45");
    table.play({"a1a2", "-", "h7h8", "d4d5"});
    EXPECT_EQ(table.broken("@a1"), "not_of_the_tile");
}

TEST(Dominium, ADoubleMayBeWrittenEitherWayRound) {  // R9.8
    Match one = match("44"), other = match("44");
    EXPECT_TRUE(lists(one, "d4e4"));
    EXPECT_TRUE(lists(one, "e4d4"));
    one.play({"d4e4"});
    other.play({"e4d4"});
    EXPECT_EQ(one.match(), other.match());
    EXPECT_EQ(one.happened(), other.happened());
    EXPECT_EQ(one.legal(), (Texts{"@d4", "-"}));
}

TEST(Dominium, WhoLaidTheTileKeepsEqualTerritoriesWithoutATitle) {  // R9.9
    Match first = match("02 02 26");
    first.play({"a2a1", "@a1", "c2c1", "@c1", "b1b2"});
    EXPECT_EQ(first.happened(), (Texts{"laid 1 26 b1b2", "joined 2 a1 to 1 back 2:1", "drawn 2 00"}));
    EXPECT_EQ(first.match().view(Viewer()).owners,
              (std::map<Square, Seat>{{{0, 0}, seat(1)}, {{1, 0}, seat(1)}, {{2, 0}, seat(1)}}));
    Match second = match("02 02 00 26");
    second.play({"a2a1", "@a1", "c2c1", "@c1", "h7h8", "b1b2"});
    EXPECT_EQ(second.happened()[1], "joined 2 a1 to 2 back 1:1");
}

TEST(Dominium, TheFeudatoryKeepsJoinedTerritoriesWhoeverLaid) {  // R9.9
    Match table = match("02 02 12 00 22 26");
    table.play({"a2a1", "@a1", "c2c1", "@c1", "+1", "h7h8", "+2"});
    EXPECT_EQ(table.legal(), (Texts{"@c1", "-"}));
    EXPECT_EQ(table.broken("@a1"), "own_already");
    table.play({"-", "b1b2"});
    EXPECT_EQ(table.happened()[1], "joined 2 a1 to 1 back 2:1");
}

TEST(Dominium, TheLargerTerritoryDecidesWithoutATitle) {  // R9.9: 3 against 1
    Match table = match("02 22 00 24 26");
    table.play({"a2a1", "@a1", "c1d1", "@c1", "h7h8", "e1e2", "b1b2"});
    EXPECT_EQ(table.happened()[1], "joined 2 a1 to 2 back 1:1");
}

TEST(Dominium, WasteLandBelongsToNobody) {  // R1.2
    Match table = match("00 00");
    table.play({"a1a2"});
    EXPECT_EQ(table.happened(), (Texts{"laid 1 00 a1a2", "drawn 2 00"})) << "no pawn is asked for";
    table.play({"a3a4"});
    EXPECT_TRUE(table.match().view(Viewer()).owners.empty());
}

TEST(Dominium, WithoutAPawnInTheSupplyNoneIsAskedFor) {  // R3.2, R8
    Match table = match("12 00 34 00 56 01 13 01 24 02 35 02 46");
    table.play({"a1a2", "@a1", "h7h8", "a4a5", "@a4",  "h5h6", "a7a8", "@a7", "h3h4", "-",
                "c1c2", "@c1", "h1h2", "-",    "c4c5", "@c4",  "g1g2", "-",   "c7c8", "@c7"});
    ASSERT_EQ(seat_view(table.match().view(Viewer()), 1).pawns, 0);
    table.play({"g4g5", "-", "e1e2"});
    EXPECT_EQ(table.happened(), (Texts{"laid 1 46 e1e2", "drawn 2 03"}));
}

TEST(Dominium, APlacementNamesTwoEmptySquaresThatShareASide) {  // R3.1
    Match table = match("00 35");
    EXPECT_EQ(table.broken("a1b2"), "halves_apart");
    EXPECT_EQ(table.broken("a1a1"), "halves_apart");
    table.play({"a1a2"});
    EXPECT_EQ(table.broken("a2a3"), "occupied");
    EXPECT_EQ(table.broken("a3a2"), "occupied");
}

TEST(Dominium, FirstTheTileThenThePawn) {  // R2.2
    Match table = match("35");
    EXPECT_EQ(table.broken("-"), "wrong_kind");
    EXPECT_EQ(table.broken("@a1"), "wrong_kind");
    table.play({"a1a2"});
    EXPECT_EQ(table.broken("b1b2"), "wrong_kind");
    EXPECT_EQ(table.broken("+1"), "wrong_kind");
    EXPECT_EQ(table.broken("-"), "");
}

TEST(Dominium, ARowGoesOnAtItsRightEndOnly) {  // R4.2
    Match table = match("15 00 12");
    table.play({"+1", "h7h8"});
    EXPECT_EQ(table.broken("+1"), "not_at_its_end");
    EXPECT_EQ(keepings(table), Texts{"+2"});
}

}  // namespace
}  // namespace reami::dominium
