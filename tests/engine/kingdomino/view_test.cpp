#include "engine/kingdomino/view.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <set>

#include "tests/engine/kingdomino/random_states.hpp"
#include "tests/engine/kingdomino/table.hpp"

namespace reami::kingdomino {
namespace {

const std::string set_up =
    "kings 1 2 2 1\ndominoes 20 3 10 7 8 5 6 1 9 2 4 11 12 13 14 15 16 17 18 19 21 22 23 24\n";
constexpr int nobody = 0;

View seen(const Table<State>& table) { return table.match().view(Viewer::everybody()); }

TEST(KingdominoView, ShowsTheFirstRowAndWhoChooses) {
    const View view = seen(Table<State>({}, 2, set_up));
    EXPECT_EQ(view.turn, 0);
    EXPECT_EQ(view.rows, (decltype(View::rows){{1, {{3, nobody}, {7, nobody}, {10, nobody}, {20, nobody}}}}));
    EXPECT_EQ(view.acting, seat(1));
    EXPECT_EQ(view.placing, std::nullopt);
    EXPECT_EQ(view.left, 20);
    EXPECT_EQ(view.seats, (decltype(View::seats){{seat(1), {}}, {seat(2), {}}}));
}

TEST(KingdominoView, ShowsKingsOnBothRowsAndTheDominoToPlace) {
    Table<State> table({}, 2, set_up);
    table.play({"=20", "=3", "=10", "=7", "g8g9", "=8"});
    const View view = seen(table);
    EXPECT_EQ(view.turn, 1);
    EXPECT_EQ(view.rows, (decltype(View::rows){{1, {{7, 1}, {10, 2}, {20, 1}}},
                                               {2, {{1, nobody}, {5, nobody}, {6, nobody}, {8, 2}}}}));
    EXPECT_EQ(view.acting, seat(1));
    EXPECT_EQ(view.placing, 7);
    EXPECT_EQ(view.left, 16);
    EXPECT_EQ(view.seats.at(seat(2)).kingdom, (LaidDominoes{{3, Placement{{6, 7}, {6, 8}}}}));
}

TEST(KingdominoView, APlacedDominoHasLeftItsRowBeforeTheKingChooses) {
    Table<State> table({}, 2, set_up);
    table.play({"=20", "=3", "=10", "=7", "g8g9"});
    EXPECT_EQ(seen(table).rows.at(1), (RowOfKings{{7, 1}, {10, 2}, {20, 1}}));
    EXPECT_EQ(seen(table).placing, std::nullopt);
    EXPECT_EQ(seen(table).acting, seat(2));
}

TEST(KingdominoView, PointsAreThoseOfTheDomainsAsTheyStand) {  // 20: wheat with a crown, lake
    Table<State> table({}, 2, set_up);
    table.play({"=20", "=3", "=10", "=7", "g8g9", "=8", "g8g9", "=1", "h7i7", "=5", "h7i7"});
    EXPECT_EQ(seen(table).seats.at(seat(1)).points, 1);
    EXPECT_EQ(table.match().points(seat(1)), 1);
    EXPECT_EQ(table.match().points(seat(2)), 0);
}

TEST(KingdominoView, OfAFinishedMatchShowsNoRowAndNobodyToAct) {
    Table<State> table({}, 2, set_up);
    while (!table.match().to_act().empty()) table.play_any();
    const View view = seen(table);
    EXPECT_EQ(view.turn, 6);
    EXPECT_TRUE(view.rows.empty());
    EXPECT_EQ(view.acting, std::nullopt);
    EXPECT_EQ(view.placing, std::nullopt);
    EXPECT_EQ(view.left, 0);
}

TEST(KingdominoView, TheCatalogueHasTheFacesOfAllDominoes) {
    const Catalog all = State::catalog();
    EXPECT_EQ(all.dominoes.size(), 48u);
    EXPECT_EQ(all.dominoes.at(48), (Domino{{Terrain::wheat, 0}, {Terrain::mine, 3}}));
}

TEST(KingdominoView, TheScoreTellsDomainsAndBonuses) {
    Table<State> table({.harmony = true}, 2, set_up);
    while (!table.match().to_act().empty()) table.play_any();
    const auto& scored = std::get<Scored>(table.events().back());
    for (const Seat one : SeatSet::first(2)) {
        const SeatScore& score = scored.seats.at(one);
        EXPECT_EQ(score.middle_kingdom, std::nullopt) << "it is not played for";
        int sum = score.harmony.value(), squares = 0;
        std::map<Terrain, int> terrains;
        for (const auto& [at, domain] : score.domains) {
            sum += domain.squares * domain.crowns;
            if (domain.crowns > 0) terrains[domain.terrain] += domain.squares * domain.crowns;
            squares += domain.squares;
            EXPECT_TRUE(table.match().kingdom(one).covers(at));
        }
        EXPECT_EQ(score.terrains, terrains);
        EXPECT_EQ(score.total, sum);
        EXPECT_EQ(score.total, table.match().result()->points(one));
        EXPECT_EQ(squares, table.match().kingdom(one).squares() - 1) << "all but the castle";
    }
}

// Hidden information: the removed dominoes, and the order of the dominoes and kings to come.

template <class Judge>
void each_viewer(const State& state, Judge judge) {
    judge(Viewer::everybody());
    for (const Seat seat : SeatSet::first(state.seats())) judge(Viewer(seat));
}

RC_GTEST_PROP(KingdominoResample, LeavesAllThatAnybodyMayKnow, (Seed seed, Seed other_seed)) {
    const State state = random_state(seed);
    Random random(other_seed);
    each_viewer(state, [&](Viewer viewer) {
        const State other = state.resample(viewer, random);
        each_viewer(state, [&](Viewer any) { RC_ASSERT(other.view(any) == state.view(any)); });
        RC_ASSERT(other.to_act() == state.to_act());
        for (const Seat seat : SeatSet::first(state.seats()))
            RC_ASSERT(other.legal_moves(seat).size() == state.legal_moves(seat).size());
    });
}

/// The dominoes of the later rows, in order.
std::vector<int> rows_to_come(State state, Random& random) {
    std::vector<int> drawn;
    while (!state.to_act().empty()) {
        Events<Event> events;
        const Seat seat = *state.to_act().begin();
        state.play(seat, random_move(state, seat, random), events);
        for (const Event& event : events.all())
            if (const auto* row = std::get_if<RowLaid>(&event))
                drawn.insert(drawn.end(), row->dominoes.begin(), row->dominoes.end());
    }
    return drawn;
}

RC_GTEST_PROP(KingdominoResample, DrawsEachDominoNotYetSeenAtMostOnce, (Seed seed)) {
    const State state = random_state(seed);
    const View before = state.view(Viewer::everybody());
    Random random(seed);
    const std::vector<int> drawn = rows_to_come(state.resample(Viewer::everybody(), random), random);
    const std::set<int> distinct(drawn.begin(), drawn.end());
    RC_ASSERT(static_cast<int>(drawn.size()) == before.left);
    RC_ASSERT(distinct.size() == drawn.size());
    for (const auto& [turn, row] : before.rows)
        for (const auto& [number, king] : row) RC_ASSERT(distinct.count(number) == 0);
    for (const auto& [one, of_seat] : before.seats)
        for (const auto& [number, at] : of_seat.kingdom) RC_ASSERT(distinct.count(number) == 0);
}

/// The seats of the kings that will choose from the first row, in order.
std::vector<int> kings_to_come(State state, Random& random) {
    auto unheard = Events<Event>::ignored();
    std::vector<int> kings;
    while (state.view(Viewer::everybody()).turn == 0) {
        const Seat seat = *state.to_act().begin();
        kings.push_back(seat.number());
        state.play(seat, random_move(state, seat, random), unheard);
    }
    return kings;
}

/// The number of occurrences of each order of the kings in 600 resamples.
std::map<std::vector<int>, int> orders_met(const Table<State>& table) {
    Random random(Seed{});
    std::map<std::vector<int>, int> met;
    for (int i = 0; i < 600; ++i) ++met[kings_to_come(table.match().resample(seat(2), random), random)];
    return met;
}

TEST(KingdominoResample, DrawsTheKingsNotYetDrawnAnew) {  // R1.3: two kings of each seat, 1 is drawn
    const auto met = orders_met(Table<State>({}, 2, set_up));
    ASSERT_EQ(met.size(), 3u);
    for (const std::vector<int>& order : {std::vector{1, 1, 2, 2}, {1, 2, 1, 2}, {1, 2, 2, 1}})
        EXPECT_NEAR(met.at(order), 200, 60) << "each is equally likely";
}

TEST(KingdominoResample, LeavesTheKingsThatWereDrawn) {  // R1.3: 1 and 2 have chosen, 2 is drawn
    Table<State> table({}, 2, set_up);
    table.play({"=20"});
    const auto before = orders_met(table);
    ASSERT_EQ(before.size(), 2u);
    EXPECT_NEAR(before.at({2, 1, 2}), 300, 75);
    EXPECT_NEAR(before.at({2, 2, 1}), 300, 75);
    table.play({"=3"});
    EXPECT_EQ(orders_met(table), (std::map<std::vector<int>, int>{{{2, 1}, 600}})) << "only 1 is left";
}

TEST(KingdominoResample, DrawsOneKingOfEachSeatWithFourPlayers) {  // R1.3: 3 is drawn
    const auto met = orders_met(Table<State>({}, 4, "kings 3 1 4 2\ndominoes" + numbers(1, 48) + '\n'));
    ASSERT_EQ(met.size(), 6u);
    for (const auto& [order, times] : met) {
        EXPECT_EQ(order.front(), 3);
        EXPECT_EQ(std::set<int>(order.begin(), order.end()), (std::set{1, 2, 3, 4}));
        EXPECT_NEAR(times, 100, 50);
    }
}

TEST(KingdominoResample, RemovedDominoesMayComeBack) {  // R1.1: they are hidden like those not drawn
    const Table<State> table({}, 2, set_up);
    Random random(Seed{});
    std::set<int> met;
    for (int i = 0; i < 100; ++i)
        for (const int number : rows_to_come(table.match().resample(seat(1), random), random))
            met.insert(number);
    std::set<int> unseen;
    for (int number = 1; number <= domino_count; ++number) unseen.insert(number);
    for (const int seen_already : {3, 7, 10, 20}) unseen.erase(seen_already);
    EXPECT_EQ(met, unseen);
}

}  // namespace
}  // namespace reami::kingdomino
