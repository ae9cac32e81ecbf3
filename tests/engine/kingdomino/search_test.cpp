#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "engine/kingdomino/playout.hpp"
#include "tests/engine/kingdomino/random_states.hpp"
#include "tests/engine/kingdomino/table.hpp"

namespace reami::kingdomino {
namespace {

constexpr Weights search_weights{.hole = 20, .centre = 100};
const std::string wheat_set_up =
    "kings 1 2 2 1\ndominoes 20 19 1 2 6 3 4 5" + numbers(7, 18) + numbers(21, 24) + '\n';

State resampled(const State& match, const Seed& seed) {
    Random random(seed);
    return match.resample(Viewer::everybody(), random);
}

/// The free dominoes of the next row, as a state offers them.
DominoSet choices(const Playout& play) {
    DominoSet free;
    for (const Playout::Slot& slot : play.row())
        if (!slot.king) free.insert(slot.domino);
    return free;
}

TEST(KingdominoSearch, UnseenAreTheDominoesStillToComeAndThoseThatAreNotInPlay) {
    // Two players have 24 dominoes in play, here 1 to 24; nobody sees 25 to 48. The first row is 1 2 19 20,
    // and the second one 3 4 5 6.
    Table<State> table({}, 2, wheat_set_up);
    DominoSet unseen;
    for (int number = 1; number <= 48; ++number) unseen.insert(number);
    for (const int number : {1, 2, 19, 20}) unseen.erase(number);
    EXPECT_EQ(table.match().unseen(), unseen);
    table.play({"=20", "=19", "=1", "=2"});
    for (const int number : {3, 4, 5, 6}) unseen.erase(number);
    EXPECT_EQ(table.match().unseen(), unseen);
}

RC_GTEST_PROP(KingdominoSearch, UnseenDoNotDependOnWhatIsHidden, (Seed seed, Seed hidden)) {
    const State match = random_state(seed);
    RC_ASSERT(match.unseen() == resampled(match, hidden).unseen());
}

// A playout and a match that begin in the same position and get the same moves ask the same seats, offer the
// same moves, and end with the same points.
RC_GTEST_PROP(KingdominoPlayout, FollowsTheMatchToTheEndOfItsLastRow, (Seed seed)) {
    State match = random_state(seed);
    Playout play(match);
    Random random(seed);
    auto nobody = Events<Event>::ignored();
    while (!match.to_act().empty() && match.view(Viewer::everybody()).turn > 0) {
        const View view = match.view(Viewer::everybody());
        const Seat seat = *match.to_act().begin();
        RC_ASSERT(!play.is_over());
        if (play.to_place() && play.to_place() != view.placing) {
            play.discard();  // the match has done this already
            continue;
        }
        RC_ASSERT(play.acting() == seat);
        RC_ASSERT(play.to_place() == view.placing);
        if (!view.placing) RC_ASSERT(Moves(choices(play)) == match.legal_moves(seat));
        const Move move = random_move(match, seat, random);
        if (const auto* at = std::get_if<Placement>(&move))
            play.place(*at);
        else
            play.choose(std::get<Choice>(move).domino);
        const bool drew = match.play(seat, move, nobody) == Used::hidden;
        if (drew) play = Playout(match);
    }
    if (!match.to_act().empty()) return;
    while (!play.is_over()) play.discard();
    for (const Seat seat : SeatSet::first(match.seats()))
        RC_ASSERT(play.kingdom(seat).points(match.options()) == match.points(seat));
}

RC_GTEST_PROP(KingdominoPlayout, EndsWithEveryDominoPlacedOrDiscarded, (Seed seed)) {
    const State match = random_state(seed);
    Playout play(match);
    QuickRandom random(seed[0]);
    play.deal(random);
    while (!play.is_over()) play.play_greedily(search_weights, random);
    const Scale size = scale(match.options(), match.seats());
    const int turns = size.in_play / size.row;
    for (const Seat seat : SeatSet::first(match.seats())) {
        const Kingdom& kingdom = play.kingdom(seat).kingdom();
        RC_ASSERT(static_cast<int>(kingdom.laid().size()) + kingdom.discarded() == turns * size.kings);
    }
}

TEST(KingdominoPlayout, TheShareIsThatOfTheOwnPointsAndTheBestOpponents) {
    // Each seat places two squares of wheat beside the castle (dominoes 1 and 2), and then wheat with a crown
    // (19 and 20): seat 2 beside the first wheat for 3 x 1 points, and seat 1 apart for 1 x 1.
    Table<State> table({}, 2, wheat_set_up);
    table.play({"=20", "=19", "=1", "=2", "g8g9", "=3", "g8g9", "=4", "h8h7", "=5", "i7h7", "=6"});
    const Playout play(table.match());
    EXPECT_DOUBLE_EQ(play.share(seat(1)), 0.25);
    EXPECT_DOUBLE_EQ(play.share(seat(2)), 0.75);
    EXPECT_DOUBLE_EQ(Playout(Table<State>({}, 2, wheat_set_up).match()).share(seat(1)), 0.5);
}

RC_GTEST_PROP(KingdominoSearch, PlaysNothingThatDependsOnWhatIsHidden, (Seed seed, Seed hidden)) {
    const State match = random_state(seed);
    RC_PRE(!match.to_act().empty());
    const Seat seat = *match.to_act().begin();
    Random luck(seed), same_luck(seed);
    RC_ASSERT(match.searched_move(seat, {.playouts = 10, .is_spent = {}}, luck) ==
              resampled(match, hidden).searched_move(seat, {.playouts = 10, .is_spent = {}}, same_luck));
}

TEST(KingdominoSearch, StopsWhenItsBudgetIsSpent) {
    Random random(Seed{});
    const Table<State> table({}, 2, wheat_set_up);
    int asked = 0;
    const SearchBudget budget{.playouts = 1'000'000, .is_spent = [&asked] { return ++asked == 3; }};
    const Move move = table.match().searched_move(seat(1), budget, random);
    EXPECT_EQ(asked, 3);
    EXPECT_EQ(table.match().check(seat(1), move), std::nullopt);
}

// When the last king places its domino, one playout shows what a move brings.
RC_GTEST_PROP(KingdominoSearch, PlacesTheLastDominoWhereItBringsMost, (Seed seed)) {
    Random random(seed);
    State match = random_start(random);
    auto nobody = Events<Event>::ignored();
    const auto is_last_king = [&match] {
        const View view = match.view(Viewer::everybody());
        return view.placing && view.rows.size() == 1 && view.rows.begin()->second.size() == 1;
    };
    while (!match.to_act().empty() && !is_last_king()) {
        const Seat seat = *match.to_act().begin();
        match.play(seat, random_move(match, seat, random), nobody);
    }
    if (match.to_act().empty()) return;  // the game discarded the last domino
    const Seat seat = *match.to_act().begin();
    const auto share_after = [&](const Move& move) {
        State next = match;
        next.play(seat, move, nobody);
        return Playout(next).share(seat);
    };
    const Playout known(match);
    double most = 0;
    for (const Move move : known.kingdom(seat).careful(*known.to_place()))
        most = std::max(most, share_after(move));
    const Move move = match.searched_move(seat, {.playouts = 200, .is_spent = {}}, random);
    RC_ASSERT(share_after(move) == most);
}

/// Plays a whole match with the search in every seat. Throws at an illegal move.
void play_to_the_end(const Options& options, int seats) {
    using Match = Rounds<State>;
    Random random(Seed{});
    Table<Match> table(options, seats, Match::SetUp::deal(options, seats, random));
    while (!table.match().to_act().empty()) {
        const Seat next = *table.match().to_act().begin();
        const auto move = table.match().searched_move(next, {.playouts = 2, .is_spent = {}}, random);
        table.play(next, Match::print(move));
    }
}

TEST(KingdominoSearch, PlaysWholeMatchesOfEveryVariant) {
    for (int seats = 2; seats <= 4; ++seats)
        for (const bool mighty_duel : {false, true})
            for (const auto row : {ThreePlayerRow::three, ThreePlayerRow::four})
                for (const bool has_bonuses : {false, true}) {
                    const Options options{.mighty_duel = mighty_duel,
                                          .middle_kingdom = has_bonuses,
                                          .harmony = has_bonuses,
                                          .three_player_row = row};
                    if (!options.fault(seats)) play_to_the_end(options, seats);
                }
    play_to_the_end({.dynasty = true}, 2);
}

}  // namespace
}  // namespace reami::kingdomino
