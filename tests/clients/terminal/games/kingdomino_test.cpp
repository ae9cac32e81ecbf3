// A person worked out the expected drawings from engine/kingdomino/dominoes.csv and the placements.
#include "clients/terminal/games/kingdomino.hpp"

#include <gtest/gtest.h>

#include "clients/terminal/games/side_by_side.hpp"
#include "protocol/match/game_info.hpp"

namespace reami::terminal {
namespace {

using Picture = Board::Picture;

/// Ada (seat 1) has laid domino 19, wheat and forest, on g8 and f8, and is to place 13; Bob has only his
/// castle.
constexpr std::string_view kingdomino_view = R"({
    "finished": {"1": {"1": 34, "2": 12}}, "ready": {}, "round": 2, "rounds": 3,
    "table": {
        "acting": 1, "left": 16, "placing": 13, "turn": 2,
        "rows": {"2": {"13": 1, "24": 2}, "3": {"7": 0, "48": 2}},
        "seats": {
            "1": {"discarded": 0, "kingdom": {"19": "g8f8"}, "points": 1},
            "2": {"discarded": 1, "kingdom": {}, "points": 0}
        }
    }
})";

class KingdominoBoard : public testing::Test {
protected:
    BoardInput table() const { return {view, catalog, options, names, Seat::from_number(1), words, paint}; }
    Picture draw(std::optional<Seat> only = std::nullopt) const {
        return find_board("kingdomino")->draw(table(), only);
    }

    std::string view{kingdomino_view};
    std::string catalog = protocol::find_game("kingdomino")->catalog;
    std::string options = "{}";
    std::map<Seat, std::string> names{{Seat::from_number(1), "Ada"}, {Seat::from_number(2), "Bob"}};
    Words words{protocol::Language::en};
    Paint paint = Paint::none();
};

TEST_F(KingdominoBoard, DrawsAKingdomWithTheSquaresThatADominoCanReach) {
    EXPECT_EQ(draw(Seat::from_number(1)), (Picture{
                                              "Ada: 1 point",
                                              "     d  e  f  g  h  i",
                                              " 10  .  .  .  .  .  .",
                                              "  9  .  .  .  .  .  .",
                                              "  8  .  . f0 w1  .  .",
                                              "  7  .  .  .  C  .  .",
                                              "  6  .  .  .  .  .  .",
                                              "  5  .  .  .  .  .  .",
                                          }));
}

TEST_F(KingdominoBoard, AnEmptyKingdomIsACastle) {
    EXPECT_EQ(draw(Seat::from_number(2)), (Picture{
                                              "Bob: 0 points",
                                              "     e  f  g  h  i",
                                              "  9  .  .  .  .  .",
                                              "  8  .  .  .  .  .",
                                              "  7  .  .  C  .  .",
                                              "  6  .  .  .  .  .",
                                              "  5  .  .  .  .  .",
                                              "1 domino discarded",
                                          }));
}

TEST_F(KingdominoBoard, ShowsNoSquareThatWouldMakeTheKingdomTooWide) {  // R3.4
    view.replace(view.find(R"({"19": "g8f8"})"), 14, R"({"19": "g8g9", "1": "g10g11"})");
    const Picture lines = draw(Seat::from_number(1));
    EXPECT_EQ(lines[2], " 11  .  . w0  .  .");
    EXPECT_EQ(lines.back(), "  7  .  .  C  .  .");
}

TEST_F(KingdominoBoard, TheMightyDuelHasRoomForSeven) {  // R5.2
    view.replace(view.find(R"({"19": "g8f8"})"), 14, R"({"19": "g8g9", "1": "g10g11"})");
    options = R"({"mighty_duel":true})";
    const Picture lines = draw(Seat::from_number(1));
    EXPECT_EQ(lines[2], " 13  .  .  .  .  .");
    EXPECT_EQ(lines.back(), "  5  .  .  .  .  .");
}

TEST_F(KingdominoBoard, DrawsTheWholeTableOnesOwnKingdomLastWithTheRowsBeside) {
    const Picture lines = draw();
    EXPECT_EQ(lines.front(), "Round 2 of 3, turn 2; 16 dominoes left to draw");
    EXPECT_EQ(lines[1], "Bob: 0 points");
    EXPECT_EQ(Picture(lines.begin() + 9, lines.end()),
              (Picture{
                  "Ada: 1 point            The row of turn 2:   The next row:",
                  "     d  e  f  g  h  i     13 (w0 f0)  Ada      7 (l0 l0)",
                  " 10  .  .  .  .  .  .     24 (f1 w0)  Bob      48 (w0 m3)  Bob",
                  "  9  .  .  .  .  .  .",
                  "  8  .  . f0 w1  .  .",
                  "  7  .  .  .  C  .  .",
                  "  6  .  .  .  .  .  .",
                  "  5  .  .  .  .  .  .",
              }));
}

/// Each kingdom has the greatest width in which it is drawn: three squares, and two reachable ones on each
/// side.
TEST_F(KingdominoBoard, FourKingdomsFitInATerminalWithRoomForTheQuestion) {
    const std::string kingdom = R"({"discarded": 0, "kingdom": {"19": "g8g9", "1": "f7e7"}, "points": 48})";
    std::string seats;
    for (const char* seat : {"1", "2", "3", "4"})
        seats += (seats.empty() ? "\"" : ", \"") + std::string(seat) + "\": " + kingdom;
    view = R"({"finished": {}, "ready": {}, "round": 1, "rounds": 1, "table": {"acting": 1, "left": 16,)"
           R"("placing": 13, "turn": 2, "rows": {"2": {"13": 1, "24": 2, "25": 3, "26": 4},)"
           R"("3": {"7": 0, "8": 0, "9": 0, "48": 2}}, "seats": {)" +
           seats + "}}}";
    names[Seat::from_number(3)] = "Cid";
    names[Seat::from_number(4)] = "Dan";
    const Picture lines = draw();
    EXPECT_EQ(lines[1], "Bob: 48 points             Cid: 48 points             Dan: 48 points");
    EXPECT_TRUE(lines[10].starts_with("Ada: 48 points ")) << lines[10];
    EXPECT_EQ(lines.size(), 19U);
    for (const std::string& line : lines) EXPECT_LE(shown_width(line), 80U) << line;
}

TEST(Drawings, ThatDoNotFitBesideTheOthersComeBelow) {
    const std::string wide(40, 'w');
    EXPECT_EQ(side_by_side({{wide, "a"}, {"b"}, {wide}}), (Picture{wide + "   b", "a", wide}));
}

TEST(Drawings, ColoursTakeNoWidth) {
    const std::string red = Paint::colours()("è", Colour::red);
    EXPECT_EQ(shown_width(red), 1U);
    EXPECT_EQ(side_by_side({{red, "22"}, {"b"}}), (Picture{red + "    b", "22"}));
}

TEST_F(KingdominoBoard, SaysWhichDominoIsToBePlaced) {
    EXPECT_EQ(find_board("kingdomino")->prompt(table()), Picture{"Place domino 13 (w0 f0)."});
}

TEST_F(KingdominoBoard, SaysWhenADominoIsToBeChosen) {
    view.replace(view.find(R"("placing": 13, )"), 15, "");
    EXPECT_EQ(find_board("kingdomino")->prompt(table()), Picture{"Choose a domino from the next row."});
}

TEST_F(KingdominoBoard, PaintsTerrainsOnlyWhereColourIsWanted) {
    paint = Paint::colours();
    EXPECT_NE(draw(Seat::from_number(1))[4].find("\x1b[33mw1\x1b[0m"), std::string::npos);
}

TEST_F(KingdominoBoard, AViewOfAnotherGameIsNotDrawn) {
    view = "{}";
    EXPECT_TRUE(draw().empty());
}

TEST(Boards, AGameWithoutABoardIsShownAsIndentedText) {
    EXPECT_EQ(find_board("chess"), nullptr);
    EXPECT_EQ(draw_plainly(R"({"turn":1})"), (Picture{"{", "  \"turn\": 1", "}"}));
}

}  // namespace
}  // namespace reami::terminal
