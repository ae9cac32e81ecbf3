// RULES.md, R1 and R2: rows, kings, turns and discards, played from given set-ups.
#include <gtest/gtest.h>

#include "engine/kingdomino/placement.hpp"
#include "tests/engine/kingdomino/table.hpp"

namespace reami::kingdomino {
namespace {

const std::string two_players =
    "kings 1 2 2 1\n"
    "dominoes 20 3 10 7  8 5 6 1  9 2 4 11  12 13 14 15  16 17 18 19  21 22 23 24\n";
const std::string three_players = "kings 3 1 2\ndominoes";

/// Removes extra blanks, by which texts here show the rows of a set-up.
std::string packed(const std::string& text) {
    std::string packed;
    for (const char c : text)
        if (c != ' ' || packed.back() != ' ') packed += c;
    return packed;
}

Table<State> table(const Options& options, int seats, const std::string& set_up) {
    return {options, seats, packed(set_up)};
}

// The first row

TEST(KingdominoTurn, StartsWithARowByRisingNumberAndOneKing) {  // R1.1, R1.3
    EXPECT_EQ(table({}, 2, two_players).happened(), (Texts{"row 1: 3 7 10 20", "king 1"}));
}

TEST(KingdominoTurn, TheNextKingIsDrawnWhenTheOneBeforeItHasChosen) {  // R1.3: 1 2 2 1
    auto match = table({}, 2, two_players);
    match.play({"=20"});
    EXPECT_EQ(match.happened(), (Texts{"chosen 1 =20", "king 2"}));
    match.play({"=3"});
    EXPECT_EQ(match.happened(), (Texts{"chosen 2 =3", "king 2"}));
    match.play({"=10"});
    EXPECT_EQ(match.happened(), (Texts{"chosen 2 =10", "king 1"}));
    match.play({"=7"});
    EXPECT_EQ(match.happened(), (Texts{"chosen 1 =7", "turn 1", "row 2: 1 5 6 8"})) << "all are drawn";
}

TEST(KingdominoTurn, KingsChooseFromTheFirstRowInTheOrderDrawn) {  // R1.3
    auto match = table({}, 2, two_players);
    for (const auto& [seat, choice] : {std::pair(1, "=20"), std::pair(2, "=3"), std::pair(2, "=10")}) {
        EXPECT_EQ(match.acting(), seat);
        match.play({choice});
    }
    EXPECT_EQ(match.acting(), 1);
    EXPECT_EQ(match.legal(), Texts{"=7"}) << "a choice with one domino left is still a move";
}

TEST(KingdominoTurn, OnlyFreeDominoesOfTheRowAreChosen) {  // R2.2
    auto match = table({}, 2, two_players);
    match.play({"=20"});
    EXPECT_EQ(match.legal(), (Texts{"=3", "=7", "=10"}));
    EXPECT_EQ(match.broken("=3"), "");
    EXPECT_EQ(match.broken("=20"), "taken");
    EXPECT_EQ(match.broken("=8"), "not_in_row") << "not yet drawn";
    EXPECT_EQ(match.broken("=48"), "not_in_row") << "not in play";
    EXPECT_EQ(match.broken("g8g9"), "wrong_kind");
    EXPECT_EQ(match.broken("a1a1"), "wrong_kind");
}

TEST(KingdominoTurn, TheNextRowIsLaidWhenEveryKingStands) {  // R1.4
    auto match = table({}, 2, two_players);
    match.play({"=20", "=3", "=10", "=7"});
    EXPECT_EQ(match.happened(), (Texts{"chosen 1 =7", "turn 1", "row 2: 1 5 6 8"}));
}

// A turn

TEST(KingdominoTurn, KingsActByRisingNumberOfTheirDominoes) {  // R2
    auto match = table({}, 2, two_players);
    match.play({"=20", "=3", "=10", "=7"});
    std::vector<int> order;
    for (const auto& [place, choose] : {std::pair("g8g9", "=8"), std::pair("g8g9", "=1"),
                                        std::pair("h7i7", "=5"), std::pair("h7i7", "=6")}) {
        order.push_back(match.acting());
        match.play({place, choose});
    }
    EXPECT_EQ(order, (std::vector{2, 1, 2, 1}));  // 3, 7, 10, 20
    EXPECT_EQ(match.acting(), 1);                 // with 1
}

TEST(KingdominoTurn, PlacesThenChooses) {  // R2.1, R2.2: two moves of one player
    auto match = table({}, 2, two_players);
    match.play({"=20", "=3", "=10", "=7"});
    EXPECT_EQ(match.broken("=8"), "wrong_kind");
    EXPECT_EQ(match.legal().size(), 24u);
    match.play({"g8g9"});
    EXPECT_EQ(match.happened(), Texts{"placed 2 3 g8g9"});
    EXPECT_EQ(match.acting(), 2);
    EXPECT_EQ(match.broken("h7h8"), "wrong_kind");
    EXPECT_EQ(match.legal(), (Texts{"=1", "=5", "=6", "=8"}));
}

TEST(KingdominoTurn, OnlyWhoIsAskedHasMoves) {
    auto match = table({}, 2, two_players);
    EXPECT_EQ(match.match().to_act(), SeatSet(seat(1)));
    EXPECT_EQ(match.match().legal_moves(seat(2)).size(), 0u);
    EXPECT_EQ(match.match().legal_moves(seat(1)).size(), 4u);
}

/// Plays the first legal moves until the last turn.
void play_to_last_turn(Table<State>& match, int turns) {
    while (match.match().view(Viewer::everybody()).turn < turns) match.play_any();
}

TEST(KingdominoTurn, InTheLastTurnPlayersOnlyPlace) {  // R2.3
    auto match = table({}, 2, two_players);
    play_to_last_turn(match, 6);
    EXPECT_EQ(match.happened().back(), "turn 6") << "no row is drawn";
    while (!match.match().to_act().empty()) {
        EXPECT_FALSE(match.legal().front().starts_with('='));
        match.play_any();
    }
    EXPECT_EQ(match.happened().back().substr(0, 6), "scored");
}

// Three players

TEST(KingdominoTurn, ThreePlayersHaveTwelveRowsOfThree) {  // R1
    auto match = table({}, 3, three_players + numbers(1, 36));
    EXPECT_EQ(match.happened(), (Texts{"row 1: 1 2 3", "king 3"}));
    EXPECT_EQ(match.match().view(Viewer::everybody()).left, 33);
    play_to_last_turn(match, 12);
    EXPECT_EQ(match.match().view(Viewer::everybody()).left, 0);
}

TEST(KingdominoTurn, TheFourthDominoThatNobodyChoseIsPutAside) {  // R1.2
    auto match = table({.three_player_row = ThreePlayerRow::four}, 3, three_players + numbers(1, 48));
    EXPECT_EQ(match.happened(), (Texts{"row 1: 1 2 3 4", "king 3"}));
    match.play({"=4", "=1", "=3"});
    EXPECT_EQ(match.happened(), (Texts{"chosen 2 =3", "unchosen 2", "turn 1", "row 2: 5 6 7 8"}));
    EXPECT_EQ(match.acting(), 1);
    play_to_last_turn(match, 12);
    for (const auto& [seat, of_seat] : match.match().view(Viewer::everybody()).seats)
        EXPECT_LE(of_seat.kingdom.size() + static_cast<std::size_t>(of_seat.discarded), 12u)
            << "nobody's discard";
}

// Discards. Both players lay their first four dominoes around the castle, which then has no free side: seat 1
// has wheat and forest, and seat 2 forest and lake, so that grassland and swamp have no legal place.

const std::string enclosed = "kings 1 1 2 2\ndominoes 1 2 3 4 5 6 7 8";

Table<State> enclosed_castles(const std::string& rest) {
    auto match = table({}, 2, enclosed + rest);
    match.play({"=1", "=2", "=3", "=4"});
    match.play({"f7f8", "=5", "g8h8", "=6", "f7f8", "=7", "g8h8", "=8"});
    return match;
}

TEST(KingdominoTurn, ADominoWithoutPlaceIsDiscardedAndTheKingStillChooses) {  // R2.1, R2.2
    auto match = enclosed_castles(" 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24");
    match.play({"h7h6", "=10", "g6f6", "=12", "h7h6", "=9", "g6f6", "=11"});
    EXPECT_EQ(match.acting(), 2);  // with lake on lake
    match.play_any();
    match.play({"=13"});
    EXPECT_EQ(match.happened(), (Texts{"chosen 2 =13", "discarded 1 10"}));
    EXPECT_EQ(match.acting(), 1);
    EXPECT_EQ(match.broken("f9f10"), "wrong_kind");
    EXPECT_EQ(match.legal(), (Texts{"=14", "=15", "=16"}));
    match.play({"=14"});
    EXPECT_EQ(match.happened(), (Texts{"chosen 1 =14", "discarded 2 11"}));
    match.play({"=15"});
    EXPECT_EQ(match.happened(), (Texts{"chosen 2 =15", "discarded 1 12"}));
    match.play({"=16"});
    EXPECT_EQ(match.happened(), (Texts{"chosen 1 =16", "turn 4", "row 5: 17 18 19 20"}));
    EXPECT_EQ(match.match().kingdom(seat(1)).discarded(), 2);
    EXPECT_EQ(match.match().kingdom(seat(2)).discarded(), 1);
}

TEST(KingdominoTurn, WhetherADominoHasAPlaceIsJudgedWhenItsKingActs) {  // R2.1, ruling
    auto match = enclosed_castles(" 9 13 15 39 14 16 17 18 19 20 21 22 23 24 25 26");
    match.play({"h7h6", "=15", "g6f6", "=39", "h7h6", "=9", "g6f6", "=13"});
    match.play_any();  // 9
    match.play({"=14"});
    match.play_any();  // 13
    EXPECT_TRUE(placements(match.match().kingdom(seat(1)), domino(39)).empty());
    match.play({"=16"});
    match.play({"e8e9"});  // 15: wheat beside the wheat on f8, its grassland opens a place for 39
    match.play({"=17"});
    EXPECT_EQ(match.happened(), Texts{"chosen 1 =17"});
    EXPECT_EQ(match.acting(), 1);
    EXPECT_EQ(match.broken("e10d10"), "");
    match.play({"e10d10"});
    EXPECT_EQ(match.happened(), Texts{"placed 1 39 e10d10"});
}

TEST(KingdominoTurn, InTheLastTurnDiscardsFollowOneAnotherToTheEnd) {  // R2.3
    auto match = enclosed_castles(" 9 13 14 17 19 20 24 25 26 27 28 30 10 11 12 39");
    match.play({"h7h6", "=9", "g6f6", "=13", "h7h6", "=14", "g6f6", "=17"});
    play_to_last_turn(match, 6);
    ASSERT_TRUE(match.match().to_act().empty());
    const Texts happened = match.happened();
    ASSERT_EQ(happened.size(), 7u);
    EXPECT_EQ(happened[0].substr(0, 6), "chosen");
    EXPECT_EQ(happened[1], "turn 6");
    for (const auto& [i, domino] :
         {std::pair(2u, "10"), std::pair(3u, "11"), std::pair(4u, "12"), std::pair(5u, "39")}) {
        EXPECT_EQ(happened[i].substr(0, 10), "discarded ");
        EXPECT_EQ(happened[i].substr(12), domino);
    }
    EXPECT_EQ(happened[6].substr(0, 6), "scored");
    EXPECT_TRUE(match.match().result().has_value());
}

}  // namespace
}  // namespace reami::kingdomino
