// Previews of a seat's next decision, for its plan: who gets them, and when. PROTOCOL.md, "Plans".
#include "tests/server/room/planners.hpp"

namespace reami::room {
namespace {

using Json = RoomDriver::Json;

/// One seat must place a domino, and the other plans.
struct PlanPreviews : testing::Test, Planners {
    PlanPreviews() {
        move_until([&] { return !position().legal_moves(asked()).front().starts_with('='); });
        planner = other();
    }
    std::vector<Json> preview(ClientId from, const std::vector<std::string>& moves, int match = 1) {
        return driver.say(from, from_client::Preview{"q", match, {}, {moves.begin(), moves.end()}});
    }

    Seat planner;
};

TEST_F(PlanPreviews, ShowTheNextDecisionToItsOwnSeatOnly) {
    const auto stored = driver.stored.size();
    const auto begun = preview(client(planner), {});
    ASSERT_EQ(begun.size(), 1U);
    EXPECT_EQ(begun[0].at("t"), "preview");
    const std::string placement = begun[0].at("legal").at(0);
    EXPECT_FALSE(placement.starts_with('='));
    EXPECT_EQ(begun[0].at("change").at("table").at("acting"), planner.number());
    const Json placed = RoomDriver::of_kind(preview(client(planner), {placement}), "preview");
    EXPECT_EQ(placed.at("events").at(0).at("e"), "placed");
    EXPECT_EQ(placed.at("events").at(0).at("seat"), planner.number());
    EXPECT_TRUE(driver.take(client(asked())).empty());
    EXPECT_TRUE(driver.take(eve).empty());
    EXPECT_EQ(driver.stored.size(), stored);
}

TEST_F(PlanPreviews, OfMovesThatTheSeatCouldNotPlayAreRefused) {
    const Json no = RoomDriver::of_kind(preview(client(planner), {"a1a2"}), "no");
    EXPECT_EQ(no.at("code"), "rule.kingdomino.no_match");
    EXPECT_EQ(no.at("at"), 1);
}

TEST_F(PlanPreviews, AreForASeatThatIsNotAskedNow) {
    EXPECT_EQ(code_of(preview(client(asked()), {})), "move.your_turn");
    EXPECT_EQ(code_of(preview(eve, {})), "auth.not_seated");
    EXPECT_EQ(code_of(preview(client(planner), {}, 2)), "move.late");
}

TEST(PlanPreviewsOfOtherGames, OfferNoMoves) {
    Planners players("dominium");
    const auto got =
        players.driver.say(players.client(players.other()), from_client::Preview{"q", 1, {}, {}});
    EXPECT_EQ(RoomDriver::of_kind(got, "preview").at("legal"), Json::array());
}

}  // namespace
}  // namespace reami::room
