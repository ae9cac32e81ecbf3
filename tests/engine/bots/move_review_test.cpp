// Reviews of moves: what a move cost, compared with the move of the bot `hard`. At the last decision of a
// match nothing is open, so the cost is exactly the difference of the leads.
#include "engine/bots/move_review.hpp"

#include <gtest/gtest.h>

#include "engine/bots/bots.hpp"
#include "engine/dominium/state.hpp"
#include "engine/kingdomino/state.hpp"

namespace reami {
namespace {

template <class G>
struct LastDecision {
    G match;
    Seat seat;
};

/// A match that normal bots have played up to its last decision, in which the seat can gain different leads.
template <class G>
LastDecision<G> last_decision(Random& random) {
    for (std::uint32_t deal = 0;; ++deal) {
        auto nobody = Events<typename G::Event>::ignored();
        Random luck = random.fork(deal);
        G match = G::start({}, 2, G::SetUp::deal({}, 2, luck), nobody);
        while (!match.to_act().empty()) {
            const Seat seat = *match.to_act().begin();
            const auto legal = match.legal_moves(seat);
            if (legal.size() > 1 && greedy::after(match, seat, legal[0]).to_act().empty())
                return {match, seat};
            match.play(seat, greedy_move(match, seat, random), nobody);
        }
    }
}

template <class G>
struct MoveReview : testing::Test {};
using GamesWithPoints = testing::Types<kingdomino::State, dominium::State>;
TYPED_TEST_SUITE(MoveReview, GamesWithPoints);

TYPED_TEST(MoveReview, OfTheLastDecisionIsExact) {
    Random random(Seed{7});
    const auto [match, seat] = last_decision<TypeParam>(random);
    const auto lead = [&, at = match, own = seat](const auto& move) {
        const auto end = greedy::after(at, own, move);
        const Seat other = Seat::from_number(3 - own.number());
        return end.points(own) - end.points(other);
    };
    int best = -1000;
    for (const auto move : match.legal_moves(seat)) best = std::max(best, lead(move));
    for (const auto move : match.legal_moves(seat)) {
        const auto better = better_move(match, seat, move, random);
        ASSERT_EQ(better.has_value(), lead(move) < best) << TypeParam::print(move);
        if (!better) continue;
        EXPECT_EQ(lead(better->move), best);
        EXPECT_DOUBLE_EQ(better->cost(), best - lead(move));
    }
}

}  // namespace
}  // namespace reami
