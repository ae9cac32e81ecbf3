// A person worked out the expected drawings from the view.
#include "clients/terminal/games/dominium.hpp"

#include <gtest/gtest.h>

#include "protocol/match/game_info.hpp"

namespace reami::terminal {
namespace {

using Picture = Board::Picture;

/// Ada (seat 1) owns the 3s on a1 and a2; Bob (seat 2) is to act, and has the longer row.
constexpr std::string_view dominium_view = R"({
    "finished": {}, "ready": {}, "round": 1, "rounds": 1,
    "table": {
        "acting": 2, "asked": "tile", "drawn": "26", "left": 49,
        "laid": {"a1a2": "33", "b1b2": "05"}, "owners": {"a1": 1, "a2": 1}, "titles": {"1": 2},
        "seats": {
            "1": {"pawns": 5, "points": 10, "squares": 2, "rows": {"1": {"numbers": {"1": 5}, "power": 5}}},
            "2": {"pawns": 6, "points": 0, "squares": 0,
                  "rows": {"1": {"numbers": {"1": 3, "2": 2}, "power": 8}}}
        }
    }
})";

class DominiumBoard : public testing::Test {
protected:
    BoardInput table() const { return {view, catalog, options, names, Seat::from_number(2), words, paint}; }
    Picture draw(std::optional<Seat> only = std::nullopt) const {
        return find_board("dominium")->draw(table(), only);
    }
    Picture prompt() const { return find_board("dominium")->prompt(table()); }
    void replace(const std::string& what, const std::string& by) {
        view.replace(view.find(what), what.size(), by);
    }

    std::string view{dominium_view};
    std::string catalog = protocol::find_game("dominium")->catalog;
    std::string options = "{}";
    std::map<Seat, std::string> names{{Seat::from_number(1), "Ada"}, {Seat::from_number(2), "Bob"}};
    Words words{protocol::Language::en};
    Paint paint = Paint::none();
};

TEST_F(DominiumBoard, DrawsTheNumbersWithTheMarksOfTheirOwners) {
    const Picture lines = draw();
    EXPECT_EQ(Picture(lines.begin(), lines.begin() + 10), (Picture{
                                                              "    a  b  c  d  e  f  g  h",
                                                              " 8  .  .  .  .  .  .  .  .",
                                                              " 7  .  .  .  .  .  .  .  .",
                                                              " 6  .  .  .  .  .  .  .  .",
                                                              " 5  .  .  .  .  .  .  .  .",
                                                              " 4  .  .  .  .  .  .  .  .",
                                                              " 3  .  .  .  .  .  .  .  .",
                                                              " 2 3*  5  .  .  .  .  .  .",
                                                              " 1 3*  0  .  .  .  .  .  .",
                                                              "49 tiles face down",
                                                          }));
}

TEST_F(DominiumBoard, ShowsRowsPowersAndTitlesOfBothOnesOwnLast) {
    const Picture lines = draw();
    EXPECT_EQ(Picture(lines.begin() + 10, lines.end()),
              (Picture{
                  "Ada (*): 10 points, 2 squares, 5 pawns in the supply",
                  "  fief 1: 1-5; power 5",
                  "Bob (+): 0 points, 0 squares, 6 pawns in the supply",
                  "  fief 1: 1-3 3-2; power 8, feudatory",
              }));
}

TEST_F(DominiumBoard, ShowsWhatBelongsToOneSeatAlone) {
    EXPECT_EQ(draw(Seat::from_number(1)),
              (Picture{"Ada (*): 10 points, 2 squares, 5 pawns in the supply", "  fief 1: 1-5; power 5"}));
}

TEST_F(DominiumBoard, SaysWhatIsAsked) {
    EXPECT_EQ(
        prompt(),
        Picture{"You drew 26: lay it, 2 on the square that you name first and 6 on the second, or keep it "
                "in a row of a fief if it fits there."});
    replace(R"("asked": "tile", "drawn": "26")", R"("asked": "pawn")");
    EXPECT_EQ(prompt(), Picture{"Place a pawn on a territory, or place none (-)."});
    replace(R"("pawn")", R"("territory")");
    EXPECT_EQ(prompt(), Picture{"You are the new feudatory: take a territory, or take none (-)."});
    replace(R"("asked": "territory",)", "");
    EXPECT_TRUE(prompt().empty());
}

TEST_F(DominiumBoard, PaintsTerritoriesOnlyWhereColourIsWanted) {
    paint = Paint::colours();
    EXPECT_NE(draw()[8].find("\x1b[33m 3*\x1b[0m"), std::string::npos);
}

TEST_F(DominiumBoard, AViewOfAnotherGameIsNotDrawn) {
    view = "{}";
    EXPECT_TRUE(draw().empty());
}

}  // namespace
}  // namespace reami::terminal
