// A match takes the last visit of a seat back: PROTOCOL.md, "Taking back".
#include <gtest/gtest.h>

#include "protocol/match/match.hpp"

namespace reami::protocol {
namespace {

const Seat mover = Seat::from_number(1), opponent = Seat::from_number(2);

/// Seat 1 has the kings on dominoes 1 and 4, seat 2 those on 2 and 3. The next row is 5, 6, 7, 8.
SharedMatch after_first_row() {
    SharedMatch playing = *Match::start({"kingdomino", "{}", 2,
                                         "round 1\nkings 1 2 2 1\ndominoes 1 2 3 4 5 6 7 8 9 10 11 12 13 14 "
                                         "15 16 17 18 19 20 21 22 23 24\n"});
    for (const auto& [seat, move] : {std::pair(mover, "=1"), std::pair(opponent, "=2"),
                                     std::pair(opponent, "=3"), std::pair(mover, "=4")})
        EXPECT_EQ(play(playing, seat, move), std::nullopt);
    return playing;
}

/// Turn 1: the first seat has placed domino 1 and chosen domino 5.
SharedMatch after_movers_turn() {
    SharedMatch playing = after_first_row();
    EXPECT_EQ(play_list(playing, mover, {"g8g9", "=5"}), std::nullopt);
    return playing;
}

TEST(MatchUndo, TakesTheWholeVisitBackAndAsksUnderHigherNumbers) {
    SharedMatch playing = after_first_row();
    const std::string before = playing->view(Viewer());
    ASSERT_EQ(play_list(playing, mover, {"g8g9", "=5"}), std::nullopt);
    EXPECT_EQ(playing->undoes(mover), SeatSet()) << "no other seat has moved";
    EXPECT_EQ(playing->undoes(opponent), std::nullopt) << "a row was drawn after its last visit";
    ASSERT_EQ(play(playing, opponent, "g8g9"), std::nullopt);
    EXPECT_EQ(playing->undoes(mover), SeatSet(opponent));

    const auto undone = playing->after(mover, {"undo"}).value();
    playing = undone->after();
    EXPECT_EQ(undone->events(opponent), R"([{"e":"undone","seat":1}])");
    EXPECT_EQ(playing->view(Viewer()), before);
    EXPECT_EQ(playing->to_act(), SeatSet(mover));
    EXPECT_EQ(playing->v(), 8) << "seven moves and `undo`";
    EXPECT_EQ(playing->ask(mover), 6) << "four moves, `undo`, and the next one";
    EXPECT_EQ(playing->ask(opponent), 5) << "three moves, `undo` of the first seat, and the next one";
    EXPECT_EQ(playing->undone(mover), 1);
    EXPECT_EQ(playing->undone(opponent), 0);
}

/// The second seat has two kings in a row, so both of its turns are one visit.
TEST(MatchUndo, TakesBackTwoTurnsOfASeatThatNobodyInterrupted) {
    SharedMatch playing = after_movers_turn();
    const std::string before = playing->view(Viewer());
    for (const char* move : {"g8g9", "=6", "h7i7"}) ASSERT_EQ(play(playing, opponent, move), std::nullopt);
    ASSERT_EQ(play(playing, opponent, "undo"), std::nullopt);
    EXPECT_EQ(playing->view(Viewer()), before);
}

TEST(MatchUndo, DoesNotBringBackASeatThatHasLeft) {
    SharedMatch playing = after_movers_turn();
    playing = playing->after(opponent, {"leave"}).value()->after();
    EXPECT_EQ(playing->undoes(mover), SeatSet()) << "the other seat has not moved";
    ASSERT_EQ(play(playing, mover, "undo"), std::nullopt);
    EXPECT_EQ(playing->left(), SeatSet(opponent));
    EXPECT_EQ(playing->v(), 8) << "six moves, `leave` and `undo`";
}

/// R1.3: each choice of the first row draws the next king.
TEST(MatchUndo, DoesNotGoBackBeyondADraw) {
    SharedMatch playing = after_first_row();
    for (const Seat seat : {mover, opponent}) EXPECT_EQ(play(playing, seat, "undo"), Refusal{"move.no_undo"});
    SharedMatch turn_1 = after_movers_turn();
    for (const char* move : {"g8g9", "=6", "h7i7"}) ASSERT_EQ(play(turn_1, opponent, move), std::nullopt);
    EXPECT_EQ(turn_1->undoes(opponent), SeatSet());
    ASSERT_EQ(play(turn_1, opponent, "=7"), std::nullopt) << "the first seat has one king left, on domino 4";
    ASSERT_EQ(play_list(turn_1, mover, {"h7i7", "=8"}), std::nullopt)
        << "the row is complete, and the next one is drawn";
    EXPECT_EQ(turn_1->undoes(mover), std::nullopt);
}

TEST(MatchUndo, IsNoPartOfAList) {
    const Refusal unreadable{"move.unreadable", {}, 1};
    SharedMatch playing = after_movers_turn();
    ASSERT_EQ(play(playing, opponent, "g8g9"), std::nullopt);
    EXPECT_EQ(play_list(playing, opponent, {"undo", "g8g9"}), unreadable);
    EXPECT_EQ(preview(*playing, opponent, opponent, {"undo"}).error(), unreadable);
}

}  // namespace
}  // namespace reami::protocol
