// The positions come from the worked examples of the rules page (RULES.md, R17). A person worked out the
// expected texts from them.
#include "clients/terminal/games/domaine.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/core/rounds.hpp"
#include "protocol/json/write.hpp"
#include "protocol/match/game_info.hpp"
#include "tests/engine/domaine/example.hpp"

namespace reami::terminal {
namespace {

namespace game = reami::domaine;
using Match = Rounds<game::State>;
using Picture = Board::Picture;

/// Example E4 of the rules page.
const game::Lines two_directions{
    "   +---+---+---+---+", " 3 |f   v   f   m2C|", "   +---+   +   +   +", " 2 |m1k|f   m   m2k|",
    "   +   +---+   +   +", " 1 |m1C f  |R   m3C|", "   +---+---+---+---+", "     a   b   c   d",
};

game::State drawn(const game::Lines& lines, const std::string& given) {
    game::Position position = game::Drawing(lines).position();
    game::Given(position).usual();
    game::Given(position).all(given);
    position.pairs_put = static_cast<std::int8_t>(game::all_pairs(position.seats));
    return game::State(position);
}

/// A board for Ada, Bob and Cid, with Ada's view and her legal moves.
class DomaineBoard : public testing::Test {
protected:
    void show(const game::State& state) {
        Match::View seen;
        seen.table = state.view(Seat::from_number(1));
        view = json::write(seen);
        legal.clear();
        for (const game::Move& move : state.legal_moves(Seat::from_number(1)))
            legal.push_back(game::State::print(move));
    }
    void show(const game::Lines& lines, const std::string& given) { show(drawn(lines, given)); }

    BoardInput table() const { return {view, catalog, options, names, Seat::from_number(1), words, paint}; }
    const Board& board() const { return *find_board("domaine"); }
    Picture draw(std::optional<Seat> only = std::nullopt) const { return board().draw(table(), only); }
    Picture what(const std::string& about = "") const { return board().what(table(), legal, about); }

    std::string view, catalog = protocol::find_game("domaine")->catalog, options = "{}";
    std::vector<std::string> legal;
    std::map<Seat, std::string> names{
        {Seat::from_number(1), "Ada"}, {Seat::from_number(2), "Bob"}, {Seat::from_number(3), "Cid"}};
    Words words{protocol::Language::en};
    Paint paint = Paint::none();
};

TEST_F(DomaineBoard, DrawsTheMapAsTheRulesPageDoes) {
    show(two_directions, "turn 1");
    const Picture lines = draw();
    EXPECT_EQ(lines[0], "     a   b   c   d   e   f   g   h   i   j   k   l");
    EXPECT_EQ(lines[1], "   +---+---+---+---+---+---+---+---+---+---+---+---+");
    EXPECT_EQ(lines[2], "12 |m   m   m   m   m   m   m   m   m   m   m   m  |");
    EXPECT_EQ(lines[3], "   +   +   +   +   +   +   +   +   +   +   +   +   +");
    const std::size_t first = 19;  // the first line of the drawn corner, below the names and nine rows
    for (std::size_t i = 0; i < two_directions.size(); ++i)
        EXPECT_EQ(lines[first + i].substr(0, two_directions[i].size()), two_directions[i]);
    EXPECT_EQ(lines[20], " 3 |f   v   f   m2C|m   m   m   m   m   m   m   m  |");
    EXPECT_EQ(lines[26], lines[0]);
}

TEST_F(DomaineBoard, ShowsTrackDeckAndWhatEachPlayerHas) {
    show(two_directions, "turn 1");
    const Picture lines = draw();
    EXPECT_EQ(Picture(lines.begin() + 27, lines.end()),
              (Picture{
                  "Track to the King at 40: *1......................................K",
                  "Deck: 1 card, A on top",
                  "Court: none",
                  "Discarded: none",
                  "In the supply: 89 borders; in the bank: 70 ducats",
                  "Bob (2, blue): 0 points, 7 ducats, income 0, 14 knights in reserve; cards: A",
                  "Cid (3, orange): 0 points, 7 ducats, income 0, 15 knights in reserve; cards: A",
                  "Ada (1, red): 1 point, 7 ducats, income 0, 14 knights in reserve; cards: A",
                  "  domains: a1 (1 point, 1 knight)",
                  "  A02: 2 borders; costs 2, sells for 1.",
              }));
}

TEST_F(DomaineBoard, ShowsWhatBelongsToOneSeatAlone) {
    show(two_directions, "turn 1");
    EXPECT_EQ(draw(Seat::from_number(2)),
              Picture{"Bob (2, blue): 0 points, 7 ducats, income 0, 14 knights in reserve; cards: A"});
}

TEST_F(DomaineBoard, NoLineIsWiderThanEightyColumns) {
    names[Seat::from_number(3)] = "A name that has 24 signs";
    show(two_directions,
         "court A01 A02 A03 A04 A05 B01 B02 B03 B04 B05 B06 B07 B08 C01 C02 C03 C04, hand 1 A02 A04 B08, "
         "ducats 0 50 41, turn 1");
    const Picture lines = draw();
    for (const std::string& line : lines) EXPECT_LE(line.size(), 80u) << line;
    const auto found = std::ranges::find(
        lines, "Court: A01, A02, A03, A04, A05, B01, B02, B03, B04, B05, B06, B07, B08, C01, C02,");
    EXPECT_EQ(found, lines.end()) << "this would be 81 columns";
    EXPECT_NE(std::ranges::find(lines, "  C02, C03, C04"), lines.end());
}

TEST_F(DomaineBoard, CardsOfOneKindAreCounted) {
    show(two_directions, "court B05 A02 B05, hands, hand 1 A02 A02, turn 1");
    const Picture lines = draw();
    EXPECT_EQ(lines[29], "Court: A02, 2×B05");
    EXPECT_EQ(lines[32], "Bob (2, blue): 0 points, 7 ducats, income 0, 14 knights in reserve; cards: none");
    EXPECT_EQ(lines[35], "Ada (1, red): 1 point, 7 ducats, income 0, 14 knights in reserve; cards: A A");
    EXPECT_EQ(lines.back(), "  2×A02: 2 borders; costs 2, sells for 1.");
}

TEST_F(DomaineBoard, SaysWhatIsAsked) {
    show(two_directions, "turn 1");
    EXPECT_TRUE(
        board().prompt(table())[0].starts_with("Play or sell a card: A02b plays A02 for its borders"));
    show(two_directions, "turn 1, step x 2");
    EXPECT_EQ(board().prompt(table()),
              Picture{"Expand a domain (up to 2 more): b2+d3 takes d3 for the domain of b2; `end` leaves out "
                      "the rest."});
    words = Words(protocol::Language::it);
    EXPECT_EQ(board().prompt(table()),
              Picture{"Espandi un dominio (ancora al massimo 2): b2+d3 prende d3 per il dominio di b2; `end` "
                      "rinuncia al resto."});
}

TEST_F(DomaineBoard, SaysWhatACardCouldDo) {
    show(two_directions, "turn 1");
    EXPECT_EQ(what("A02"), (Picture{"A02: 2 borders; costs 2, sells for 1.", "A02b: can be played now.",
                                    "A02$: can be sold now."}));
    EXPECT_EQ(what("D07"),
              (Picture{"D07: 1 desertion or 1 alliance; costs 6, sells for 2.", "You can't use it now."}));
    EXPECT_EQ(what(), what("A02")) << "it is the only one";
    words = Words(protocol::Language::it);
    EXPECT_EQ(what("A02"), (Picture{"A02: 2 confini; costa 2, si vende a 1.", "A02b: si può giocare ora.",
                                    "A02$: si può vendere ora."}));
}

TEST_F(DomaineBoard, SaysWhyACardCannotBePlayed) {
    show(two_directions, "ducats 1 7 7, turn 1");
    const std::string why = words("rule.domaine.cost");
    ASSERT_NE(why, "rule.domaine.cost");
    Picture told;
    for (const std::string& line : what("A02")) told.push_back(line.substr(0, 30));
    EXPECT_EQ(told[1], "A02$: can be sold now.");
    EXPECT_TRUE(told[2].starts_with("A02b can't be played now: "));
}

TEST_F(DomaineBoard, SaysWhatIsOnASquareAndWhichMovesAreThere) {
    show(two_directions, "turn 1, step x 2");
    EXPECT_EQ(what("a1"), (Picture{"a1: meadow, castle of Ada, domain of a1, Ada. Closed sides: below, left.",
                                   "Moves there: a1+a3, a1+b2, a1+c1"}));
    EXPECT_EQ(what("b2"),
              (Picture{"b2: forest, open land. Closed sides: below, left.", "Moves there: a1+b2"}));
    EXPECT_EQ(what("c2"), Picture{"c2: meadow, open land. No side is closed."});
    EXPECT_EQ(what("e5"), Picture{"e5: meadow, neutral land. No side is closed."});
}

TEST_F(DomaineBoard, SaysWhatAStepCouldDo) {
    show(two_directions, "turn 1, step x 2");
    EXPECT_EQ(what(),
              (Picture{"The domain of a1 can take: a3 (forest, open land), b2 (forest, open land), c1",
                       "  (royal city, open land)."}));
    show({"   +---+---+---+", " 2 |m1C|m2C|m3C|", "   +   +   +   +", " 1 |m1k|f  |v  |", "   +---+---+---+",
          "     a   b   c"},
         "turn 1, step a 1");  // E11
    EXPECT_EQ(what(), Picture{"The domain of a2 can ally with: b2 (Bob)."});
    show({"   +---+---+---+---+---+", " 2 |m1C m1k|m2k m2k m2C|", "   +   +   +   +   +   +",
          " 1 |f   v  |m2k f   m  |", "   +---+---+---+---+---+", "     a   b   c   d   e"},
         "turn 1, ducats 1 7 7, step d 1");  // E10
    EXPECT_EQ(what(),
              (Picture{"c1: meadow, knight of Bob, domain of e2, Bob. Closed sides: below, left. It can",
                       "  desert; yours then comes to: a1."}));
}

TEST_F(DomaineBoard, WhatACardCouldDoIsSeenAfterItWasPaidFor) {
    show(two_directions, "hand 1 A04 A05, turn 1");
    EXPECT_EQ(board().to_preview(legal, "A04"), (std::vector<std::string>{"A04b", "A04k"}));
    EXPECT_TRUE(board().to_preview(legal, "D07").empty());
    EXPECT_TRUE(board().to_preview(legal, "a1").empty());
    legal.clear();
    EXPECT_TRUE(what().empty()) << "no seat is to act";
}

TEST_F(DomaineBoard, ManyEdgesAreOnlyCounted) {  // the map has 264 edges, 11 of them with borders
    show(two_directions, "turn 1, step b 2");
    const Picture told = what();
    ASSERT_EQ(told.size(), 1u);
    EXPECT_TRUE(told[0].starts_with("Edges for a border: ")) << told[0];
    EXPECT_NE(told[0].find(" in all, see `moves` ("), std::string::npos) << told[0];
}

TEST_F(DomaineBoard, KnowsNothingOfOtherNames) {
    show(two_directions, "turn 1");
    for (const char* about : {"z9", "a13", "A99", "castle"}) EXPECT_TRUE(what(about).empty()) << about;
}

TEST_F(DomaineBoard, TellsWhatWasMissed) {
    game::State state = drawn(two_directions, "turn 1, step x 2");
    show(state);
    const std::string earlier = view;
    auto nobody = Events<game::Event>::ignored();
    state.play(Seat::from_number(1), *game::State::parse("a1+c1"), nobody);
    show(state);
    const BoardInput now = table();
    const BoardInput before{earlier, catalog, options, names, now.me, words, paint};
    EXPECT_EQ(board().missed(before, now), (Picture{"Borders laid: c1n, c1e.", "Borders taken off: b1e.",
                                                    "Ada had 1 and now has 6 points."}));
}

TEST_F(DomaineBoard, PaintsPiecesAndDomainsInTheirColours) {
    show(two_directions, "turn 1");
    paint = Paint::colours();
    EXPECT_NE(draw()[24].find(" 1 |\x1b[31mm1C\x1b[0m \x1b[31mf  \x1b[0m|R"), std::string::npos)
        << draw()[24];
}

TEST_F(DomaineBoard, AViewOfAnotherGameIsNotDrawn) {
    view = "{}";
    EXPECT_TRUE(draw().empty());
    EXPECT_TRUE(what("a1").empty());
}

}  // namespace
}  // namespace reami::terminal
