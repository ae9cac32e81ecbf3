// Plans: the room plays them, gives them up, refuses them and keeps them. PROTOCOL.md, "Plans".
#include <algorithm>
#include <functional>

#include "tests/server/room/planners.hpp"

namespace reami::room {
namespace {

using Json = RoomDriver::Json;
using Lists = Planners::Lists;

/// One seat is asked; its first legal move hands the turn to the planner.
struct Plans : testing::Test, Planners {
    explicit Plans(const std::string& game = "kingdomino", const std::string& options = "{}")
        : Planners(game, options) {
        move_until_other_follows();
        planner = other();
        first = position().legal_moves(asked()).front();
        legal = next()->legal_moves(planner);
    }
    std::vector<Json> leave(const Lists& lists) { return plan(client(planner), lists); }
    /// The seat that is asked plays; the result is what the planner then gets.
    std::vector<Json> play_first() {
        move();
        return driver.take(client(planner));
    }
    bool waits_for_planner() const { return position().to_act() == SeatSet(planner); }

    Seat planner;
    std::string first;               ///< the move of the seat that is asked; not legal for the planner
    std::vector<std::string> legal;  ///< the planner's moves after it
};

TEST_F(Plans, APlanIsPlayedWhenTheSeatIsAsked) {
    const AskNumber ask = position().ask(planner);
    EXPECT_EQ(leave({{legal.back()}}).at(0).at("t"), "ok");
    const auto before = moves().size();
    const auto got = play_first();
    ASSERT_EQ(moves().size(), before + 2);
    EXPECT_EQ(moves().back().seat, planner);
    EXPECT_EQ(moves().back().move, legal.back());
    EXPECT_EQ(moves().back().id, "plan:" + to_string(ask));
    ASSERT_EQ(all(got, "patch").size(), 2U) << "the other seat's move and the plan are two steps";
    EXPECT_FALSE(all(got, "patch")[1].contains("id")) << "it answers no message";
    EXPECT_EQ(all(got, "patch")[0].at("ask"), ask.value());
    EXPECT_EQ(all(got, "plan"), (std::vector<Json>{{{"t", "plan"}, {"match", 1}, {"lists", Json::array()}}}));
    EXPECT_TRUE(state().seats[planner].plan.lists.empty());
}

TEST_F(Plans, TheFirstLegalListIsPlayed) {
    leave({{first}, {legal.back()}, {legal.front()}});
    play_first();
    EXPECT_EQ(moves().back().move, legal.back());
}

TEST_F(Plans, APlanWithoutALegalListFails) {
    leave({{first}});
    const auto got = play_first();
    EXPECT_TRUE(waits_for_planner());
    const Json failed{{"t", "plan"}, {"match", 1}, {"lists", {{first}}}, {"failed", true}};
    EXPECT_EQ(all(got, "plan"), std::vector<Json>{failed});
    EXPECT_TRUE(all(driver.take(client(asked())), "plan").empty());
    driver.pass(60'000);
    EXPECT_TRUE(driver.take(client(planner)).empty()) << "the room tries a plan once";
    driver.go(client(planner));
    const ClientId back = driver.come(planner.number());
    EXPECT_EQ(all(driver.take(back), "plan"), std::vector<Json>{failed})
        << "a player who was away learns it, too";
    driver.play_any(back);
    driver.go(back);
    EXPECT_TRUE(all(driver.take(driver.come(planner.number())), "plan").empty()) << "the decision is made";
}

TEST_F(Plans, AListIsPlayedAsAWholeOrNotAtAll) {
    const auto turn_of_two = [&]() -> std::vector<std::string> {
        protocol::SharedMatch match = next();
        const Seat seat = other();
        if (match->to_act() != SeatSet(seat) || match->is_between_rounds()) return {};
        const std::string place = match->legal_moves(seat).front();
        if (place.starts_with('=') || protocol::play(match, seat, place) || !match->may_go_on(seat))
            return {};
        return {place, match->legal_moves(seat).front()};
    };
    move_until([&] { return !turn_of_two().empty(); });
    planner = other();
    const auto turn = turn_of_two();
    leave({{turn[0], "=48", turn[1]}, turn});
    const auto before = moves().size();
    const auto got = play_first();
    ASSERT_EQ(moves().size(), before + 3);
    EXPECT_EQ(moves()[before + 1].move, turn[0]);
    EXPECT_EQ(moves()[before + 2].move, turn[1]);
    EXPECT_EQ(all(got, "patch").back().at("n"), 2);
}

TEST_F(Plans, ANewPlanReplacesTheEarlierOne) {
    leave({{legal.front()}});
    leave({{legal.back()}});
    play_first();
    EXPECT_EQ(moves().back().move, legal.back());
}

TEST_F(Plans, APlanCanBeTakenBack) {
    leave({{legal.front()}});
    EXPECT_EQ(code_of(leave({})), "");
    EXPECT_TRUE(all(play_first(), "plan").empty());
    EXPECT_TRUE(waits_for_planner());
}

TEST_F(Plans, AMoveForADecisionThatAPlanHasMadeIsLate) {
    from_client::Move late{"late", 1, position().ask(planner), legal.front()};
    leave({{legal.back()}});
    play_first();
    EXPECT_EQ(code_of(driver.say(client(planner), late)), "move.late");
    EXPECT_EQ(moves().back().move, legal.back());
}

TEST_F(Plans, APlanThatMakesNoSenseIsRefused) {
    EXPECT_EQ(code_of(plan(client(asked()), {{first}})), "move.your_turn");
    EXPECT_EQ(code_of(plan(client(asked()), {})), "move.your_turn") << "it may be played already";
    EXPECT_EQ(code_of(plan(eve, {{first}})), "auth.not_seated");
    EXPECT_EQ(code_of(plan(client(planner), {{first}}, 2)), "move.late");
    leave({{legal.front()}});
    const Json unreadable = RoomDriver::of_kind(leave({{legal.back()}, {legal.back(), "hello"}}), "no");
    EXPECT_EQ(unreadable.at("code"), "move.unreadable");
    EXPECT_EQ(unreadable.at("at"), 2);
    play_first();
    EXPECT_EQ(moves().back().move, legal.front()) << "the refused plan has changed nothing";
}

TEST(PlansOutsideAMatch, AreRefused) {
    RoomDriver driver;
    const ClientId ada = driver.come(1);
    driver.sit(ada, 1, "Ada");
    EXPECT_EQ(code_of(driver.say(ada, from_client::Plan{"p1", 1, {{"=1"}}})), "room.not_playing");
    Planners players;
    const auto& state = players.state();
    players.move_until([&] { return state.phase == Phase::ended; });
    EXPECT_EQ(code_of(players.plan(players.people[0], {{"=1"}})), "move.over");
}

TEST_F(Plans, ARepeatedPlanIsLeftOnce) {
    const from_client::Plan same{"same", 1, {{legal.back()}}};
    driver.say(client(planner), same);
    play_first();
    const auto again = driver.say(client(planner), same);
    ASSERT_EQ(again.size(), 1U);
    EXPECT_EQ(again[0].at("t"), "ok") << "although the plan is played";
}

TEST_F(Plans, APlanEndsWhenTheSeatChangesHands) {
    leave({{legal.front()}});
    driver.stand(client(planner));
    const auto got = driver.sit(client(planner), planner.number(), "Zoe");
    EXPECT_TRUE(all(got, "plan").empty());
    move();
    EXPECT_TRUE(all(driver.take(client(planner)), "plan").empty());
    EXPECT_TRUE(waits_for_planner());
}

TEST_F(Plans, APlanEndsWhenABotTakesTheSeat) {
    leave({{legal.back()}});
    driver.go(client(planner));
    driver.pass(60'000);
    driver.seat_bot(client(asked()), planner.number());
    const ClientId back = driver.come(planner.number());
    EXPECT_TRUE(all(driver.sit(back, planner.number(), "Ann"), "plan").empty());
    move();
    EXPECT_TRUE(waits_for_planner());
}

TEST_F(Plans, ATakeBackVoidsThePlansOfAllSeats) {
    protocol::SharedMatch after_turn;
    const auto has_a_turn_of_two = [&] {
        after_turn = next();
        if (after_turn->to_act() != SeatSet(asked()) || !after_turn->may_go_on(asked())) return false;
        EXPECT_EQ(play(after_turn, asked(), after_turn->legal_moves(asked()).front()), std::nullopt);
        return after_turn->to_act() == SeatSet(other()) && !after_turn->is_between_rounds();
    };
    move_until(has_a_turn_of_two);
    const Seat mover = asked();
    planner = other();
    move();
    leave({{after_turn->legal_moves(planner).front()}});
    const from_client::Move undo{"undo", 1, position().ask(mover), "undo"};
    EXPECT_EQ(code_of(driver.say(client(mover), undo)), "");
    move();
    move();
    EXPECT_TRUE(waits_for_planner());
    driver.go(client(planner));
    EXPECT_TRUE(all(driver.take(driver.come(planner.number())), "plan").empty());
}

TEST_F(Plans, EachConnectionOfTheSeatGetsItsPlan) {
    leave({{first}, {legal.front()}});
    const Json plan{{"t", "plan"}, {"match", 1}, {"lists", {{first}, {legal.front()}}}};
    EXPECT_EQ(all(driver.take(driver.come(planner.number())), "plan"), std::vector<Json>{plan});
    EXPECT_TRUE(all(driver.take(driver.come(asked().number())), "plan").empty());
    EXPECT_TRUE(all(driver.take(driver.come(98)), "plan").empty());
}

TEST_F(Plans, APlanSurvivesARestart) {
    leave({{legal.back()}});
    RoomDriver restored(driver.stored);
    const ClientId back = restored.come(planner.number());
    EXPECT_EQ(all(restored.take(back), "plan").size(), 1U);
    restored.play_any(restored.come(asked().number()));
    EXPECT_EQ(std::get<store::MovePlayed>(restored.stored.at(driver.stored.size() + 1)).move, legal.back());
}

TEST_F(Plans, AServerThatWasKilledInBetweenPlaysThePlan) {
    leave({{legal.back()}});
    const auto before = driver.stored.size();
    move();
    const std::vector<store::Record> until_kill(
        driver.stored.begin(), driver.stored.begin() + static_cast<std::ptrdiff_t>(before) + 1);
    ASSERT_TRUE(std::holds_alternative<store::MovePlayed>(until_kill.back()));
    RoomDriver restored(until_kill, 3'600'000);
    ASSERT_TRUE(restored.room.next_due(restored.steady));
    EXPECT_LE(*restored.room.next_due(restored.steady), restored.steady + 1) << "a node must play it";
    restored.pass(1);
    EXPECT_EQ(restored.room.state().v(), position().v());
    EXPECT_EQ(restored.room.state().position->view(Viewer::everybody()),
              position().view(Viewer::everybody()));
}

TEST(PlansOfRounds, EndWithTheRound) {
    Planners players("kingdomino", R"({"dynasty":true})");
    players.move_until([&] { return players.next()->is_between_rounds(); });
    const Seat planner = players.other();
    EXPECT_EQ(code_of(players.plan(players.client(planner), {{"ready"}})), "");
    players.move();
    EXPECT_TRUE(players.position().to_act().contains(planner));
    const auto told = Planners::all(players.driver.take(players.client(planner)), "plan");
    ASSERT_EQ(told.size(), 1U);
    EXPECT_EQ(told[0].at("failed"), true);
}

TEST(PlansOfMatches, EndWithTheMatch) {
    Planners players;
    players.move_until([&] { return players.next()->to_act().empty(); });
    const Seat planner = players.other();
    players.plan(players.client(planner), {{"=1"}, {"=2"}});
    players.move();
    EXPECT_TRUE(players.state().seats[planner].plan.lists.empty());
}

TEST(PlansOfSeveralSeats, ArePlayedInOneStepEach) {
    Planners players("kingdomino", "{}", 3);
    const Seat first = players.asked();
    std::vector<ClientId> others;
    for (const Seat seat : SeatSet::first(3))
        if (seat != first) others.push_back(players.client(seat));
    Lists any;
    for (const auto& choice : players.position().legal_moves(first)) any.push_back({choice});
    for (const ClientId other : others) EXPECT_EQ(code_of(players.plan(other, any)), "");
    players.move();
    EXPECT_EQ(players.position().v(), 3);
    const auto seen = Planners::all(players.driver.take(players.eve), "patch");
    ASSERT_EQ(seen.size(), 3U);
    for (int v = 1; v <= 3; ++v) EXPECT_EQ(seen[static_cast<std::size_t>(v - 1)].at("v"), v);
}

TEST(PlansWithClocks, TakeNoTime) {
    Planners players(
        "kingdomino", "{}", 2,
        protocol::TimeControl{
            .kind = protocol::ClockKind::live, .pace = {}, .bank = 100, .add = 8, .cap = 240, .at_zero = {}});
    players.move_until_other_follows();
    const Seat planner = players.other();
    const auto left = players.state().clocks.left(planner);
    players.plan(players.client(planner), {{players.next()->legal_moves(planner).front()}});
    const auto before = players.driver.stored.size();
    players.move();
    EXPECT_EQ(players.moves().back().took, 0);
    EXPECT_EQ(players.state().clocks.left(planner), left + 8'000);

    const auto& stored = players.driver.stored;
    const std::vector<store::Record> until_kill(stored.begin(),
                                                stored.begin() + static_cast<std::ptrdiff_t>(before) + 2);
    RoomDriver killed(until_kill, 3'600'000);
    killed.pass(10'000);
    EXPECT_EQ(killed.room.state().clocks.left(planner), left + 8'000) << "nor while the server was down";
}

}  // namespace
}  // namespace reami::room
