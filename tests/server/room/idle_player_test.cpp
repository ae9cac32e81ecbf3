// A person who is connected but does nothing at their turn: PROTOCOL.md, "Going away".
#include "server/room/admin_orders.hpp"
#include "tests/server/room/three_play.hpp"

namespace reami::room {
namespace {

using Json = RoomDriver::Json;

struct IdlePlayer : ThreePlay {
    static constexpr Millis seconds = 1'000, minutes = 60'000;

    IdlePlayer() : ThreePlay("kingdomino") {}

    ClientId client(Seat of) const {
        return std::array{ada, bob, cleo}.at(static_cast<std::size_t>(of.index()));
    }
    Seat after(Seat of) const { return Seat::from_number(of.number() % 3 + 1); }
    Json shown() const { return seat(idle.number()); }
    void let_a_bot_play(ClientId voter) {
        driver.say(voter, from_client::Vote{"v" + std::to_string(voter), idle, {}, true});
    }

    /// The room asks, and the person does not answer.
    void pass_without_answer() {
        driver.pass(10 * minutes);
        driver.pass(minutes);
    }

    const Seat idle = *driver.room.state().position->to_act().begin();
    const ClientId idler = client(idle), first = client(after(idle)), second = client(after(after(idle)));
};

TEST_F(IdlePlayer, TheRoomAsksAfterTenMinutes) {
    driver.pass(10 * minutes - 1);
    EXPECT_FALSE(shown().contains("idle"));
    EXPECT_EQ(driver.room.next_due(driver.steady), driver.steady + 1);
    driver.pass(1);
    EXPECT_TRUE(shown().at("idle").get<bool>());
    EXPECT_TRUE(shown().at("here").get<bool>());
    driver.still_there(idler);
    EXPECT_FALSE(shown().contains("idle"));
    driver.pass(10 * minutes - 1);
    EXPECT_FALSE(shown().contains("idle")) << "the time begins anew";
    driver.pass(1);
    EXPECT_TRUE(shown().at("idle").get<bool>());
}

TEST_F(IdlePlayer, WithoutAnAnswerThePersonIsAwayUntilTheyDoSomething) {
    pass_without_answer();
    EXPECT_FALSE(shown().at("here").get<bool>());
    EXPECT_TRUE(shown().at("idle").get<bool>());
    driver.pass(30 * seconds);
    EXPECT_EQ(shown().at("absent"), "bot");
    let_a_bot_play(first);
    let_a_bot_play(second);
    ASSERT_EQ(shown().at("bot"), "greedy");
    driver.say(idler, from_client::Sync{});
    driver.say(idler, from_client::Events{"e", 1, 0});
    driver.settle();
    EXPECT_EQ(shown().at("bot"), "greedy") << "clients send these messages by themselves";
    driver.chat(idler, "I am back");
    driver.settle();
    EXPECT_FALSE(shown().contains("bot"));
    EXPECT_TRUE(shown().at("here").get<bool>());
    EXPECT_FALSE(shown().contains("idle"));
    EXPECT_EQ(driver.room.state().position->left(), SeatSet());
}

TEST_F(IdlePlayer, AQuestionThatCameLateCanStillBeAnswered) {
    driver.pass(60 * minutes);
    EXPECT_TRUE(shown().at("idle").get<bool>());
    EXPECT_TRUE(shown().at("here").get<bool>());
    driver.pass(minutes - 1);
    EXPECT_TRUE(shown().at("here").get<bool>());
    driver.pass(1);
    EXPECT_FALSE(shown().at("here").get<bool>());
}

TEST_F(IdlePlayer, ASeatWithoutAnAnswerLeavesTheMatchLikeAnyAbsentOne) {
    driver.go(second);
    pass_without_answer();
    driver.pass(5 * minutes - 1);
    EXPECT_EQ(driver.room.state().position->left(), SeatSet());
    driver.pass(1);
    EXPECT_TRUE(driver.room.state().position->left().contains(idle));
}

TEST_F(IdlePlayer, NobodyIsAskedAfterTheMatch) {
    pass_without_answer();
    auto ended = judge(driver.room.snapshot(), AdminOrder{.what = AdminOrder::What::end_match},
                       InputContext{driver.moment(), Secret{9}});
    driver.room.advance(*std::move(ended), driver.moment());
    ASSERT_EQ(driver.room.state().phase, Phase::ended);
    EXPECT_FALSE(shown().contains("idle"));
    EXPECT_TRUE(shown().at("here").get<bool>());
}

TEST_F(IdlePlayer, OnlyTheSeatThatTheMatchAsksIsMeant) {
    driver.pass(60 * minutes);
    for (const ClientId each : {first, second}) driver.still_there(each);
    EXPECT_FALSE(seat(after(idle).number()).contains("idle"));
    EXPECT_TRUE(seat(after(idle).number()).at("here").get<bool>());
}

TEST_F(IdlePlayer, NobodyIsAskedWhileNobodyWaits) {
    driver.go(first);
    driver.go(second);
    driver.pass(60 * minutes);
    EXPECT_FALSE(shown().contains("idle"));
    driver.come(after(idle).number());
    driver.pass(10 * minutes - 1);
    EXPECT_FALSE(shown().contains("idle"));
    driver.pass(1);
    EXPECT_TRUE(shown().at("idle").get<bool>());
}

TEST_F(IdlePlayer, AnotherTurnBeginsWithATimeOfItsOwn) {
    driver.pass(9 * minutes);
    driver.play_any(idler);
    driver.pass(9 * minutes);
    for (const Seat each : SeatSet::first(3)) EXPECT_FALSE(seat(each.number()).contains("idle"));
}

TEST(IdlePlayerOverDays, NobodyIsAsked) {
    RoomDriver driver;
    const ClientId ada = driver.come(1), bob = driver.come(2);
    driver.sit(ada, 1, "Ada");
    driver.say(ada, from_client::Configure{"t",
                                           {},
                                           {},
                                           {},
                                           protocol::TimeControl{.kind = protocol::ClockKind::none,
                                                                 .pace = protocol::UntimedPace::whenever,
                                                                 .bank = {},
                                                                 .add = {},
                                                                 .cap = {},
                                                                 .at_zero = {}}});
    driver.sit(bob, 2, "Bob");
    driver.ready(bob);
    driver.start(ada);
    driver.pass(24 * 60 * IdlePlayer::minutes);
    const Json shown = driver.shown();
    for (const Json& seat : shown.at("seats")) EXPECT_FALSE(seat.contains("idle"));
}

}  // namespace
}  // namespace reami::room
