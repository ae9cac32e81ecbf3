// Nobody but the seat's own connections learns that a plan exists: PROTOCOL.md, "Plans".
#include <map>

#include "protocol/json/write.hpp"
#include "server/room/admin_orders.hpp"
#include "tests/server/room/planners.hpp"

namespace reami::room {
namespace {

using Json = RoomDriver::Json;

struct WatchedGame {
    const char* name;
    int seats;
};

const Seat planning_seat = Seat::from_number(2);

/// A match in which the planner either leaves plans or only sends moves. The test collects all messages that
/// the other people get.
class Watched : Planners {
public:
    Watched(const WatchedGame& game, bool plans) : Planners(game.name, "{}", game.seats), plans_(plans) {}

    /// Plays one move. If the planner must decide next, the planner does so at once: by a plan or a move.
    /// Every third plan fails, and the planner takes a turn like the others.
    void play() {
        const SeatSet asked = position().to_act();
        const Seat mover = *asked.begin();
        const auto then = next();
        const bool may_plan = !asked.contains(planning_seat);
        const bool follows = may_plan && then->to_act().contains(planning_seat) && !then->is_between_rounds();
        const bool decides = follows && ++chances_ % 3 != 0;
        if (may_plan && plans_) {
            const std::string move = decides ? then->legal_moves(planning_seat).back() : "ready";
            const Json before = shown();
            EXPECT_EQ(code_of(plan(client(planning_seat), {{move}})), "");
            EXPECT_EQ(shown(), before);
        }
        keep(client(mover), driver.play_any(client(mover)));
        look();
        if (!decides) return;
        if (!plans_)
            driver.say(client(planning_seat),
                       from_client::Move{"m" + std::to_string(chances_), 1, position().ask(planning_seat),
                                         position().legal_moves(planning_seat).back()});
        look();
    }
    int chances() const { return chances_; }  ///< to plan
    const std::map<ClientId, std::vector<Json>>& seen() const { return seen_; }

private:
    void keep(ClientId client, const std::vector<Json>& messages) {
        if (client == this->client(planning_seat)) return;
        for (Json message : messages) {
            message.erase("id");  // the numbers of the test's own requests
            seen_[client].push_back(std::move(message));
        }
    }
    void look() {
        for (const ClientId one : people) keep(one, driver.take(one));
        keep(eve, driver.take(eve));
    }
    /// What newcomers and admins see of the room.
    Json shown() const {
        return {driver.shown(), Json::parse(json::write(inside(driver.room.snapshot(), driver.steady)))};
    }

    bool plans_;
    int chances_ = 0;
    std::map<ClientId, std::vector<Json>> seen_;
};

class PlanSecrecy : public testing::TestWithParam<WatchedGame> {};

TEST_P(PlanSecrecy, AMatchWithPlansLooksLikeOneWithout) {
    Watched with(GetParam(), true), without(GetParam(), false);
    while (with.chances() < 6) {
        with.play();
        without.play();
        ASSERT_TRUE(with.seen() == without.seen()) << "from chance " << with.chances();
    }
}

INSTANTIATE_TEST_SUITE_P(Games, PlanSecrecy,
                         testing::Values(WatchedGame{"kingdomino", 2}, WatchedGame{"kingdomino", 3},
                                         WatchedGame{"dominium", 2}, WatchedGame{"toncc", 3},
                                         WatchedGame{"domaine", 2}),
                         [](const auto& table) {
                             return std::string(table.param.name) + std::to_string(table.param.seats);
                         });

}  // namespace
}  // namespace reami::room
