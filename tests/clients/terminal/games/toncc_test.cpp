// A person worked out the expected drawings from the view and the board of engine/toncc/RULES.md, R1.3.
#include "clients/terminal/games/toncc.hpp"

#include <gtest/gtest.h>

#include "clients/terminal/text/sentences.hpp"
#include "protocol/match/game_info.hpp"

namespace reami::terminal {
namespace {

using Picture = Board::Picture;

/// The regions are in the order of their names. Blue (Ada) has B1, B2 and B3, and is on n3 with Red (Cleo),
/// who has chosen; Yellow (Bob) has conquered h12, and is there.
constexpr std::string_view toncc_view = R"({
    "finished": {"1": {"1": 2, "2": 1, "3": 0}}, "ready": {}, "round": 2, "rounds": 3,
    "table": {
        "blank": 1, "chosen": {"3": true},
        "conquered": {"B1": 1, "B2": 1, "B3": 1, "R6": 2}, "kingdoms": {"B1-B2-B3": 1},
        "layout": {"n1": "B1", "n2": "B2", "n3": "B3", "n4": "B4", "n5": "B5", "n6": "B6",
                   "h1": "Y1", "h2": "Y2", "h3": "Y3", "h4": "Y4", "h5": "Y5", "h6": "Y6",
                   "h7": "R1", "h8": "R2", "h9": "R3", "h10": "R4", "h11": "R5", "h12": "R6"},
        "seats": {
            "1": {"at": "n3", "seals": 3, "king_points": 0, "kingdom_points": 3, "score": 3},
            "2": {"at": "h12", "seals": 5, "king_points": 0, "kingdom_points": 0, "score": 0},
            "3": {"at": "n3", "seals": 6, "king_points": 0, "kingdom_points": 0, "score": 0}
        }
    }
})";

class TonccBoard : public testing::Test {
protected:
    BoardInput table() const { return {view, catalog, options, names, Seat::from_number(2), words, paint}; }
    Picture draw(std::optional<Seat> only = std::nullopt) const {
        return find_board("toncc")->draw(table(), only);
    }

    std::string view{toncc_view};
    std::string catalog = protocol::find_game("toncc")->catalog;
    std::string options = "{}";
    std::map<Seat, std::string> names{
        {Seat::from_number(1), "Ada"}, {Seat::from_number(2), "Bob"}, {Seat::from_number(3), "Cleo"}};
    Words words{protocol::Language::en};
    Paint paint = Paint::none();
};

TEST_F(TonccBoard, ItsRoundsAreCalledChallenges) {
    EXPECT_EQ(scores(view, "toncc", names, words).front().text, "Challenge 1 of 3. Ada: 2, Bob: 1, Cleo: 0");
}

TEST_F(TonccBoard, DrawsTheRegionsAroundTheCompassWithSealsAndKings) {
    const Picture lines = draw();
    EXPECT_EQ(Picture(lines.begin(), lines.begin() + 10),
              (Picture{
                  "Challenge 2 of 3; moves without a conquest: 1 of 3",
                  "                    R6=Y Y",
                  "           R5                Y1",
                  "  R4                B1=B              Y2",
                  "           B6                B2=B",
                  "  R3                *                 Y3",
                  "           B5                B3=B BR",
                  "  R2                B4                Y4",
                  "           R1                Y5",
                  "                    Y6",
              }));
}

TEST_F(TonccBoard, DrawsTheMapWithItsKingdoms) {
    const Picture lines = draw();
    EXPECT_EQ(Picture(lines.begin() + 10, lines.begin() + 15), (Picture{
                                                                   "The map, one ring per line:",
                                                                   "  B1=B B2=B B3=B B4   B5   B6",
                                                                   "  Y1   Y2   Y3   Y4   Y5   Y6",
                                                                   "  R1   R2   R3   R4   R5   R6=Y",
                                                                   "  B1-B2-B3: Ada",
                                                               }));
}

TEST_F(TonccBoard, TellsHowEachKingStandsOnesOwnLast) {
    const Picture lines = draw();
    EXPECT_EQ(Picture(lines.begin() + 15, lines.end()),
              (Picture{
                  "Ada (B): score 3, kingdoms 3, king points 0, seals left 3",
                  "Cleo (R): score 0, kingdoms 0, king points 0, seals left 6, has chosen",
                  "Bob (Y): score 0, kingdoms 0, king points 0, seals left 5",
              }));
    EXPECT_EQ(draw(Seat::from_number(1)), Picture{lines[15]});
}

TEST_F(TonccBoard, AsksWhoHasNotChosenAndSaysWhereEachWayLeads) {
    EXPECT_EQ(find_board("toncc")->prompt(table()),
              Picture{"Choose where to go: se to Y1, s to B1, sw to R5. Nobody sees it until everyone has "
                      "chosen."});
    view.replace(view.find(R"("blank")"), 0, R"("choice": "n", )");
    EXPECT_TRUE(find_board("toncc")->prompt(table()).empty());
}

TEST_F(TonccBoard, AMoveInWordsNamesTheRegionOrTheCompass) {
    const auto in_words = [&](const char* move) { return find_board("toncc")->in_words(table(), move); };
    EXPECT_EQ(in_words("s"), "south, to B1 (blue)");
    EXPECT_EQ(in_words("ready"), "");
    view.replace(view.find(R"("at": "h12")"), 11, R"("at": "n3")");
    EXPECT_EQ(in_words("nw"), "north-west, to the compass");
}

TEST_F(TonccBoard, ItalianHasItsOwnLettersForTheWest) {
    using protocol::Language;
    const Board& board = *find_board("toncc");
    EXPECT_EQ(board.spelled(Language::it, "sw"), "so");
    EXPECT_EQ(board.spelled(Language::it, "se"), "se");
    EXPECT_EQ(board.spelled(Language::en, "sw"), "sw");
    EXPECT_EQ(board.meant(Language::it, "no"), "nw");
    EXPECT_EQ(board.meant(Language::it, "nw"), "nw");
    EXPECT_EQ(board.meant(Language::en, "no"), "no");
    words = Words(Language::it);
    EXPECT_EQ(board.prompt(table()), Picture{"Scegli dove andare: se verso Y1, s verso B1, so verso R5. "
                                             "Nessuno lo vede finché non hanno scelto tutti."});
}

TEST_F(TonccBoard, PlacesHaveTheNamesOfTheirRegions) {
    const Board& board = *find_board("toncc");
    const auto names_now = board.names_on(view);
    EXPECT_EQ(names_now.at("h8"), "R2");
    EXPECT_FALSE(names_now.contains("c"));
    EXPECT_EQ(board.names_laid_by(R"([{"e":"laid_out","layout":{"n1":"Y3"}}])"),
              (NamesOnBoard{{"n1", "Y3"}}));
    EXPECT_EQ(board.names_laid_by(R"([{"e":"chosen","seat":1}])"), std::nullopt);
}

TEST_F(TonccBoard, WhatWasMissedNamesRegions) {
    const std::string before = view;
    view.replace(view.find(R"("at": "h12")"), 11, R"("at": "n1")");
    const BoardInput then{before, catalog, options, names, Seat::from_number(2), words, paint};
    EXPECT_EQ(find_board("toncc")->missed(then, table()), Picture{"Bob from R6 to B1"});
}

TEST_F(TonccBoard, PaintsRegionsOnlyWhereColourIsWanted) {
    paint = Paint::colours();
    EXPECT_NE(draw()[1].find("\x1b[31mR6=Y Y\x1b[0m"), std::string::npos);
}

TEST_F(TonccBoard, AViewOfAnotherGameIsNotDrawn) {
    view = "{}";
    EXPECT_TRUE(draw().empty());
}

}  // namespace
}  // namespace reami::terminal
