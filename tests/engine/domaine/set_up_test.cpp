#include "engine/domaine/set_up.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "engine/domaine/state.hpp"
#include "tests/engine/domaine/drawing.hpp"
#include "tests/engine/table.hpp"

namespace reami::domaine {
namespace {

State::SetUp dealt(int number, int seats = 3, const Options& options = {}) {
    Random random(Seed{static_cast<std::uint8_t>(number)});
    return SetUp::deal(options, seats, random);
}

SetUpFault fault_of(const std::string& text) {
    SetUpFault why;
    EXPECT_EQ(State::SetUp::parse(text, why), std::nullopt) << text;
    return why;
}

std::string replaced(std::string text, const std::string& what, const std::string& by) {
    return text.replace(text.find(what), what.size(), by);
}

TEST(DomaineSetUp, IsWrittenAsThreeLines) {
    const State::SetUp set_up = dealt(1);
    const std::string text = set_up.print();
    SetUpFault why;
    EXPECT_TRUE(text.starts_with("map t"));
    EXPECT_EQ(State::SetUp::parse(text, why), set_up);
    EXPECT_EQ(State::SetUp::parse(text.substr(0, text.size() - 1), why), set_up);
    EXPECT_EQ(fault_of(text + '\n'), (SetUpFault{4, "end"}));
    EXPECT_EQ(fault_of(""), (SetUpFault{1, "line", {{"head", "map"}}}));
    EXPECT_EQ(fault_of("map\n" + text.substr(text.find("deck"))),
              (SetUpFault{1, "land_tiles", {{"count", "0"}, {"expected", "9"}}}));
    EXPECT_EQ(fault_of(replaced(text, "map t", "map x")), (SetUpFault{1, "no_land_tile", {{"place", "1"}}}));
    EXPECT_EQ(fault_of(replaced(text, "deck A", "deck E")), (SetUpFault{2, "no_card", {{"place", "1"}}}));
    EXPECT_EQ(fault_of(replaced(text, "deck ", "deck A02 ")),
              (SetUpFault{2, "cards", {{"count", "61"}, {"expected", "60"}}}));
    EXPECT_EQ(fault_of(replaced(text, "first ", "first 1 ")), (SetUpFault{3, "first_seat"}));
}

TEST(DomaineSetUp, HasEveryTileAndEveryCard) {  // R3.1, R3.3
    State::SetUp set_up = dealt(1);
    EXPECT_EQ(set_up.fault({}, 3), std::nullopt);
    std::swap(set_up.map[0], set_up.map[middle_slot]);
    EXPECT_EQ(set_up.fault({}, 3), (SetUpFault{1, "centre"}));
    set_up = dealt(1);
    set_up.map[0] = set_up.map[1];
    EXPECT_EQ(set_up.fault({}, 3)->key, "land_tile_twice");
    set_up = dealt(1);
    std::swap(set_up.deck[14], set_up.deck[15]);
    EXPECT_EQ(set_up.fault({}, 3), (SetUpFault{2, "deck_order", {{"place", "16"}}}));
    set_up = dealt(1);
    std::replace(set_up.deck.begin(), set_up.deck.end(), card("A01"), card("A02"));
    EXPECT_EQ(set_up.fault({}, 3),
              (SetUpFault{2, "card_times", {{"card", "A01"}, {"count", "0"}, {"expected", "1"}}}));
    set_up = dealt(1);
    set_up.first = seat(4);
    EXPECT_EQ(set_up.fault({}, 3), (SetUpFault{3, "no_seat", {{"seat", "4"}}}));
}

TEST(DomaineSetUp, OfBeginnersHasTheMapThatIsGiven) {  // R3.9
    const Options beginner{.castle_distance = CastleDistance::six, .start = Opening::beginner};
    EXPECT_EQ(dealt(1, 4, beginner).fault(beginner, 4), std::nullopt);
    EXPECT_EQ(dealt(1, 4).fault(beginner, 4), (SetUpFault{1, "beginner_map"}));
    EXPECT_EQ(beginner.fault(4), std::nullopt);
    EXPECT_EQ(beginner.fault(3), "beginner_needs_four_seats");
    Events<Event> events;
    State::SetUp set_up = dealt(1, 4, beginner);
    set_up.first = seat(2);
    const View view = State::start(beginner, 4, set_up, events).view(Viewer());
    EXPECT_EQ(view.asked, Asked::card);
    EXPECT_EQ(view.acting, seat(1)) << "the seat before the first";
    EXPECT_EQ(view.castles.size(), 12u);
    EXPECT_EQ(view.castles.at(square("g8")), Colour::blue) << "the first seat's";
    EXPECT_EQ(view.knights.at(square("k12")), Colour::red);
    EXPECT_EQ(view.king, 30);
}

TEST(DomaineSetUp, IsDealtByChance) {
    std::set<std::string> met;
    std::set<int> first;
    for (int i = 0; i < 20; ++i) {
        const State::SetUp set_up = dealt(i);
        EXPECT_EQ(set_up.fault({}, 3), std::nullopt);
        met.insert(set_up.print());
        first.insert(set_up.first.number());
    }
    EXPECT_EQ(met.size(), 20u);
    EXPECT_EQ(first, (std::set<int>{1, 2, 3}));
}

TEST(DomaineSetUp, PlayersPutTheirCastlesInTurnThenTheNeutralOnes) {  // R3.4, R3.7, R3.8
    Events<Event> events;
    State::SetUp set_up = dealt(3, 2);
    set_up.first = seat(2);
    State state = State::start({}, 2, set_up, events);
    std::vector<int> turns;
    std::vector<Colour> colours;
    while (state.position().asked == Asked::castle) {
        turns.push_back(state.position().acting.number());
        colours.push_back(next_castle(state.position()));
        state.play(state.position().acting, state.legal_moves(state.position().acting)[0], events);
    }
    EXPECT_EQ(turns, (std::vector<int>{2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1}));
    EXPECT_EQ(std::count(colours.begin(), colours.begin() + 8, Colour::grey), 0);
    EXPECT_EQ(std::count(colours.begin() + 8, colours.end(), Colour::grey), 4);
    EXPECT_EQ(state.position().acting, seat(1));
}

}  // namespace
}  // namespace reami::domaine
