#include "engine/kingdomino/quick_kingdom.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

#include "engine/kingdomino/placement.hpp"
#include "engine/kingdomino/score.hpp"
#include "tests/engine/draw.hpp"
#include "tests/engine/kingdomino/random_states.hpp"

namespace reami::kingdomino {
namespace {

constexpr Options middle_kingdom{.middle_kingdom = true};
constexpr Weights trial_weights{.joined = 1, .hole = 7, .centre = 300};

std::set<std::string> texts(const Moves& moves) {
    std::set<std::string> texts;
    for (const Move move : moves) texts.insert(to_text(std::get<Placement>(move)));
    return texts;
}

Kingdom with(Kingdom kingdom, int number, Placement at) {
    kingdom.place(number, at);
    return kingdom;
}

/// The empty squares of this extent beside which every square of `room` is covered, square by square.
int closed_squares(const Kingdom& kingdom, const Extent& extent, const Extent& room) {
    int closed = 0;
    for (int column = extent.low.column(); column <= extent.high.column(); ++column)
        for (int row = extent.low.row(); row <= extent.high.row(); ++row) {
            const Square here{column, row};
            if (kingdom.covers(here)) continue;
            closed += std::ranges::none_of(directions, [&](Direction towards) {
                const Square beside = stepped(here, towards);
                return room.contains(beside) && !kingdom.covers(beside);
            });
        }
    return closed;
}

/// The costs of a placement, in tenths of a point.
int cost_of(const Kingdom& kingdom, const Kingdom& next, bool wants_centre) {
    if (wants_centre && !can_be_centred(next)) return trial_weights.centre;
    Extent extent = kingdom.extent(), room = extent;
    if (wants_centre)
        extent = room = Extent{castle, castle}.widened(kingdom.size() / 2);
    else
        room =
            extent.widened(extent.columns() < kingdom.size() ? 1 : 0, extent.rows() < kingdom.size() ? 1 : 0);
    const bool has_new_hole = closed_squares(next, extent, room) > closed_squares(kingdom, extent, room);
    return has_new_hole ? trial_weights.hole : 0;
}

RC_GTEST_PROP(KingdominoQuickKingdom, HasTheScoreAndTheBonusesOfTheKingdom, (Seed seed)) {
    const State match = random_state(seed);
    for (const Seat seat : SeatSet::first(match.seats())) {
        const Kingdom& kingdom = match.kingdom(seat);
        QuickKingdom grown(Kingdom(kingdom.size()), match.options());
        for (const auto& laid : kingdom.laid()) grown.place(laid.number, laid.at);
        for (int i = 0; i < kingdom.discarded(); ++i) grown.discard();
        RC_ASSERT(grown.kingdom() == kingdom);
        for (const QuickKingdom& quick : {grown, QuickKingdom(kingdom, match.options())}) {
            RC_ASSERT(quick.score() == score(kingdom));
            RC_ASSERT(quick.points(match.options()) == score(kingdom) +
                                                           middle_kingdom_bonus(kingdom, match.options()) +
                                                           harmony_bonus(kingdom, match.options()));
        }
    }
}

RC_GTEST_PROP(KingdominoQuickKingdom, FindsThePlacementThatATrialOfAllFinds, (Seed seed)) {
    const State match = random_state(seed);
    QuickRandom random(seed[0]);
    const auto number = static_cast<int>(1 + random.below(domino_count));
    const Kingdom& kingdom = match.kingdom(Seat::from_number(1));
    if (std::ranges::any_of(kingdom.laid(), [&](const auto& laid) { return laid.number == number; })) return;
    const bool wants_centre = match.options().middle_kingdom && can_be_centred(kingdom);
    const auto worth_of = [&](Placement at) {
        const Kingdom next = with(kingdom, number, at);
        const int joined = count(joined_squares(next)) - count(joined_squares(kingdom));
        return 10 * (score(next) - score(kingdom)) + trial_weights.joined * joined -
               cost_of(kingdom, next, wants_centre);
    };
    std::optional<int> most;
    for (const Move move : placements(kingdom, domino(number))) {
        const int worth = worth_of(std::get<Placement>(move));
        most = std::max(most.value_or(worth), worth);
    }
    const auto fit = QuickKingdom(kingdom, match.options()).best_fit(number, trial_weights, random);
    RC_ASSERT(fit.has_value() == most.has_value());
    if (!fit) return;
    RC_ASSERT(fit->worth == *most);
    RC_ASSERT(misplaced(kingdom, domino(number), fit->at) == std::nullopt);
    RC_ASSERT(worth_of(fit->at) == *most);
}

// Domino 1 has two squares of wheat. The castle is on g7.

TEST(KingdominoQuickKingdom, OfEqualPlacementsItFindsEachSometimes) {
    // Beside the castle alone, two directions of the domino have the same effect: it lies on one of four
    // sides, and there it points away from the castle or to one of two sides.
    QuickRandom random(1);
    const QuickKingdom quick(Kingdom(5), {});
    std::set<Mask> found;
    for (int i = 0; i < 200; ++i) {
        const Placement at = quick.best_fit(1, trial_weights, random)->at;
        found.insert(bit(at.first) | bit(at.second));
    }
    EXPECT_EQ(found.size(), 12u);
}

TEST(KingdominoQuickKingdom, ADominoThatFitsNowhereHasNoFit) {
    QuickRandom random(1);
    const QuickKingdom quick(kingdom("l0 l0 l0 / l0 C l0 / l0 l0 l0"), {});
    EXPECT_FALSE(quick.best_fit(1, trial_weights, random));
    EXPECT_TRUE(quick.careful(1).empty());
}

TEST(KingdominoQuickKingdom, CarefulPlacementsMakeNoHole) {
    // The kingdom is full but for e5, f5, g5 in the lowest row. On f5 and g5, the domino leaves e5 alone; on
    // e5 and f5, it leaves g5 alone.
    const std::string rows = "w0 w0 w0 w0 w0 / w0 w0 w0 w0 w0 / w0 w0 C w0 w0 / w0 w0 w0 w0 w0 / ";
    const QuickKingdom three(kingdom(rows + ". . . l0 l0"), middle_kingdom);
    EXPECT_EQ(texts(three.careful(1)), (std::set<std::string>{"e5f5", "f5e5", "f5g5", "g5f5"}));
    QuickRandom random(1);
    EXPECT_EQ(three.best_fit(1, trial_weights, random)->worth, 2 * trial_weights.joined - trial_weights.hole);
    // Four squares are empty. A domino on the two middle squares makes a hole on each side.
    const QuickKingdom four(kingdom(rows + ". . . . l0"), middle_kingdom);
    EXPECT_EQ(texts(four.careful(1)), (std::set<std::string>{"e5f5", "f5e5", "g5h5", "h5g5"}));
}

TEST(KingdominoQuickKingdom, CarefulPlacementsKeepTheCastleInTheMiddle) {
    // The frame of the castle ends with column e.
    const Kingdom row = kingdom("w0 w0 C");
    const QuickKingdom free(row, {}), bound(row, middle_kingdom);
    EXPECT_TRUE(texts(free.careful(1)).contains("d7d8"));
    EXPECT_FALSE(texts(bound.careful(1)).contains("d7d8"));
    EXPECT_TRUE(texts(bound.careful(1)).contains("e8e9"));
    // The player has laid three squares on one side, so the castle can't come to the middle any more.
    EXPECT_TRUE(texts(QuickKingdom(kingdom("w0 w0 w0 C"), middle_kingdom).careful(1)).contains("d8c8"));
}

}  // namespace
}  // namespace reami::kingdomino
