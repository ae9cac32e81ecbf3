// Hints: what a strong bot would play, for people who play against bots alone. PROTOCOL.md, "Hints".
#include <gtest/gtest.h>

#include "tests/server/room/room_driver.hpp"

namespace reami::room {
namespace {

using Json = RoomDriver::Json;
using Texts = std::vector<std::string>;

/// Ada plays against a bot, and the match asks her.
struct Hints : testing::TestWithParam<const char*> {
    Hints() {
        driver.sit(ada, 1, "Ada");
        driver.seat_bot(ada, 2);
        driver.start(ada);
        driver.settle();
    }
    Json hint(int match = 1) {
        const auto got = driver.say(ada, from_client::Hint{"q", match, ask()});
        return RoomDriver::of_kind(got, "hint");
    }
    AskNumber ask() const { return driver.room.state().position->ask(one); }

    static constexpr Seat one = Seat::from_number(1);
    RoomDriver driver{"{}", 2, GetParam()};
    ClientId ada = driver.come(1);
};

TEST_P(Hints, AreMovesThatThePlayerCanSendAsTheyAre) {
    for (int turns = 0; turns < 6 && driver.room.state().position->to_act().contains(one); ++turns) {
        const auto stored = driver.stored.size();
        const Texts moves = hint().at("moves");
        ASSERT_FALSE(moves.empty());
        EXPECT_EQ(driver.stored.size(), stored) << "a hint changes nothing";
        from_client::Move move{.id = "m" + std::to_string(turns), .match = 1, .ask = ask()};
        move.moves.emplace(moves.begin(), moves.end());
        EXPECT_EQ(code_of(driver.say(ada, move)), "") << moves.front();
        driver.settle();
    }
}

TEST_P(Hints, AreForTheDecisionThatTheMatchAsksFor) {
    EXPECT_EQ(code_of(driver.say(ada, from_client::Hint{"q", 1, ask().value() + 1})), "move.late");
    EXPECT_EQ(code_of(driver.say(driver.come(2), from_client::Hint{"q", 1, ask()})), "auth.not_seated");
}

INSTANTIATE_TEST_SUITE_P(OfAllGamesForTwo, Hints, testing::Values("kingdomino", "dominium", "domaine"));

TEST(HintsAmongPeople, AreRefused) {
    RoomDriver driver;
    const ClientId ada = driver.come(1), bob = driver.come(2);
    driver.sit(ada, 1, "Ada");
    driver.sit(bob, 2, "Bob");
    driver.ready(bob);
    driver.start(ada);
    const Seat asked = *driver.room.state().position->to_act().begin();
    const from_client::Hint hint{"q", 1, driver.room.state().position->ask(asked)};
    EXPECT_EQ(code_of(driver.say(asked.number() == 1 ? ada : bob, hint)), "room.hint");
}

}  // namespace
}  // namespace reami::room
