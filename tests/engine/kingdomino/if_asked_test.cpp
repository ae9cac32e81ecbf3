// The match as it would be if it asked a seat now, for plans: engine/core/game.hpp, HasIfAsked.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "tests/engine/kingdomino/random_states.hpp"
#include "tests/engine/kingdomino/table.hpp"

namespace reami::kingdomino {
namespace {

const std::string four_kings =
    "kings 1 2 2 1\ndominoes 20 3 10 7 8 5 6 1 9 2 4 11 12 13 14 15 16 17 18 19 21 22 23 24\n";

Texts legal_of(const State& match, Seat seat) {
    Texts all;
    for (const auto& move : match.legal_moves(seat)) all.push_back(State::print(move));
    return all;
}

/// The seat's decision in the match that asks it now: the domino to place, if there is one, and the moves.
struct NextDecision {
    NextDecision(const State& match, Seat one)
        : seat(one), asked(match.if_asked(one)), moves(legal_of(asked, one)) {}
    std::optional<int> placing() const { return asked.view(seat).placing; }
    /// The moves after this placement.
    Texts then(std::string_view placement) const {
        State next = asked;
        Events<Event> events;
        EXPECT_EQ(apply(next, seat, *State::parse(placement), events), std::nullopt);
        return legal_of(next, seat);
    }

    Seat seat;
    State asked;
    Texts moves;
};

NextDecision next_of(const Table<State>& table, int number) { return {table.match(), seat(number)}; }

TEST(KingdominoIfAsked, ASeatWithAKingToDrawChoosesFromTheFirstRow) {  // R1.3: the kings are 1 2 2 1
    Table<State> table({}, 2, four_kings);
    EXPECT_EQ(next_of(table, 2).moves, (Texts{"=3", "=7", "=10", "=20"}));
    table.play({"=20"});
    EXPECT_EQ(next_of(table, 1).moves, (Texts{"=3", "=7", "=10"}));
}

TEST(KingdominoIfAsked, ASeatWhoseKingsAreAllDrawnPlacesItsLowestDomino) {
    Table<State> table({}, 2, four_kings);
    table.play({"=20", "=3", "=10"});
    const NextDecision decision = next_of(table, 2);
    EXPECT_EQ(decision.placing(), 3);
    EXPECT_EQ(decision.moves.size(), 24U) << "4 squares beside the castle, 3 neighbours of each, 2 ways";
    EXPECT_EQ(decision.then("g8g9"), Texts()) << "nobody knows the second row";
}

TEST(KingdominoIfAsked, AKingOfThisTurnPlacesAndThenChoosesAFreeDomino) {
    Table<State> table({}, 2, four_kings);
    table.play({"=20", "=3", "=10", "=7"});  // turn 1: 3 of seat 2, 7 of seat 1, 10 of seat 2, 20 of seat 1
    EXPECT_EQ(next_of(table, 1).placing(), 7);
    EXPECT_EQ(next_of(table, 1).then("g8g9"), (Texts{"=1", "=5", "=6", "=8"}));
    table.play({"g8g9"});
    EXPECT_EQ(next_of(table, 1).placing(), 7) << "while the other seat chooses";
    table.play({"=8"});
    EXPECT_EQ(next_of(table, 2).placing(), 10) << "its king on 8 acts in turn 2";
    EXPECT_EQ(next_of(table, 2).then("h7i7"), (Texts{"=1", "=5", "=6"}));
}

TEST(KingdominoIfAsked, ASeatThatHasActedPlacesInTheNextTurn) {
    Table<State> table({}, 2, four_kings);
    table.play({"=20", "=3", "=10", "=7", "g8g9", "=8", "g8g9", "=1", "h7i7", "=5"});
    EXPECT_EQ(next_of(table, 2).placing(), 5) << "its kings are on 5 and 8";
    EXPECT_EQ(next_of(table, 2).then("g6g5"), Texts()) << "nobody knows the third row";
    const View view = next_of(table, 2).asked.view(seat(2));
    EXPECT_EQ(view.turn, 2);
    EXPECT_EQ(view.acting, seat(2));
    EXPECT_EQ(view.left, 16);
}

TEST(KingdominoIfAsked, ASeatThatIsAskedHasItsPresentDecision) {
    Table<State> table({}, 2, four_kings);
    table.play({"=20", "=3", "=10", "=7", "g8g9"});
    EXPECT_EQ(table.match().if_asked(seat(2)), table.match());
}

// Seat 1 has wheat and forest all around its castle, and seat 2 forest and lake.

Table<State> boxed_castles() {
    Table<State> table({}, 2,
                       "kings 1 1 2 2\ndominoes 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 "
                       "24\n");
    table.play({"=1", "=2", "=3", "=4", "f7f8", "=5", "g8h8", "=6", "f7f8", "=7", "g8h8", "=8"});
    table.play({"h7h6", "=10", "g6f6", "=12", "h7h6", "=9", "g6f6"});
    return table;
}

TEST(KingdominoIfAsked, ADominoWithoutPlaceIsDiscarded) {  // R2.1: 10 has grassland on both halves
    auto table = boxed_castles();
    EXPECT_EQ(next_of(table, 1).moves, Texts()) << "nobody knows the fourth row";
    EXPECT_EQ(next_of(table, 1).asked.kingdom(seat(1)).discarded(), 1);
    table.play({"=11"});
    EXPECT_EQ(next_of(table, 1).placing(), std::nullopt);
    EXPECT_EQ(next_of(table, 1).moves, (Texts{"=13", "=14", "=15", "=16"}));
}

TEST(KingdominoIfAsked, InTheLastTurnASeatOnlyPlacesWhatItHas) {  // R2.3
    Table<State> table({}, 2, four_kings);
    while (table.match().view(Viewer()).turn < 6) table.play_any();
    ASSERT_EQ(table.match().view(Viewer()).rows.at(6), (RowOfKings{{21, 1}, {22, 2}, {23, 2}, {24, 1}}));
    EXPECT_EQ(next_of(table, 2).placing(), 22);
    table.play_any();
    ASSERT_EQ(table.acting(), 2);
    const NextDecision last = next_of(table, 1);
    EXPECT_EQ(last.placing(), 24);
    EXPECT_EQ(last.then(last.moves.front()), Texts()) << "nobody chooses any more";
    while (table.acting() == 2) table.play_any();
    EXPECT_EQ(next_of(table, 2).moves, Texts()) << "it has no king left";
    EXPECT_EQ(next_of(table, 2).asked, table.match());
}

/// Plays random moves of the other seats until the match asks this seat. Returns false if it ends before.
bool play_until_asked(State& match, Seat seat, Random& random) {
    auto unheard = Events<Event>::ignored();
    while (!match.to_act().empty() && !match.to_act().contains(seat)) {
        const Seat other = *match.to_act().begin();
        match.play(other, random_move(match, other, random), unheard);
    }
    return match.to_act().contains(seat);
}

RC_GTEST_PROP(KingdominoIfAsked, ThePlacementsAreThoseWhenTheMatchNextAsks, (Seed seed)) {
    const State before = random_state(seed);
    Random random(seed);
    for (const Seat seat : SeatSet::first(before.seats())) {
        const NextDecision planned(before, seat);
        State match = before;
        if (!play_until_asked(match, seat, random)) {
            RC_ASSERT(planned.moves.empty());
            continue;
        }
        RC_ASSERT(match.view(seat).placing == planned.placing());
        RC_ASSERT(match.kingdom(seat) == planned.asked.kingdom(seat));
        const Texts moves = legal_of(match, seat);
        if (planned.placing()) RC_ASSERT(moves == planned.moves);
        // Other kings have taken some of the choices. An empty list means that the row is unknown.
        const auto was_planned = [&](const std::string& move) {
            return std::ranges::count(planned.moves, move) == 1;
        };
        RC_ASSERT(planned.moves.empty() || std::ranges::all_of(moves, was_planned));
    }
}

}  // namespace
}  // namespace reami::kingdomino
