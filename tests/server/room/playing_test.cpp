// A match in a room: moves, answers, bots, rounds, the end, and the state after a crash. PROTOCOL.md, "The
// match".
#include <gtest/gtest.h>

#include "engine/core/fair_seed.hpp"
#include "protocol/json/hash.hpp"
#include "server/room/admin_orders.hpp"
#include "tests/server/room/room_driver.hpp"

namespace reami::room {
namespace {

using Json = RoomDriver::Json;

/// Ada and Bob sit in seats 1 and 2 of a match that has begun; Eve is a spectator.
struct TwoPlay : testing::Test {
    explicit TwoPlay(const std::string& options = "{}") : driver(options) {
        driver.sit(ada, 1, "Ada");
        driver.sit(bob, 2, "Bob");
        driver.ready(bob);
        driver.start(ada);
        for (const ClientId client : {ada, bob, eve}) driver.take(client);
    }
    ClientId asked() const {
        return driver.room.state().position->to_act().contains(Seat::from_number(1)) ? ada : bob;
    }
    ClientId other() const { return asked() == ada ? bob : ada; }

    RoomDriver driver;
    ClientId ada = driver.come(1), bob = driver.come(2), eve = driver.come(3);
};
struct TwoPlayADynasty : TwoPlay {
    TwoPlayADynasty() : TwoPlay(R"({"dynasty":true})") {}
};

TEST_F(TwoPlay, TheMoverIsAcknowledgedByItsPatchAndOthersGetNoId) {
    const ClientId mover = asked(), waits = other();
    const auto heard = driver.say(mover, driver.any_move(mover, "m1"));
    const Json patch = RoomDriver::of_kind(heard, "patch");
    EXPECT_EQ(patch.at("id"), "m1");
    EXPECT_EQ(patch.at("v"), 1);
    EXPECT_FALSE(RoomDriver::of_kind(driver.take(waits), "patch").contains("id"));
    EXPECT_FALSE(RoomDriver::of_kind(driver.take(eve), "patch").contains("legal"));
}

TEST_F(TwoPlay, AMoveSentTwiceIsPlayedOnce) {
    const ClientId mover = asked();
    const auto move = driver.any_move(mover, "m1");
    driver.say(mover, move);
    const auto stored = driver.stored;
    const auto again = driver.say(mover, move);
    EXPECT_EQ(RoomDriver::of_kind(again, "ok"), Json::parse(R"({"t":"ok","id":"m1","match":1,"v":1})"));
    EXPECT_EQ(driver.stored, stored);
}

TEST_F(TwoPlay, AMoveSentAgainAfterACrashIsPlayedOnce) {
    const ClientId mover = asked();
    const PlayerId player = mover == ada ? 1 : 2;
    const auto move = driver.any_move(mover, "m1");
    driver.say(mover, move);
    RoomDriver after(driver.stored);
    EXPECT_EQ(RoomDriver::of_kind(after.say(after.come(player), move), "ok").at("v"), 1);
    EXPECT_EQ(after.stored, driver.stored);
}

TEST_F(TwoPlay, AnOldAskAnotherMatchAndAStrangeSeatAreRefused) {
    const ClientId mover = asked(), waits = other();
    auto move = driver.any_move(mover, "m1");
    auto wrong = move;
    wrong.ask = move.ask.next();
    EXPECT_EQ(code_of(driver.say(mover, wrong)), "move.late");
    wrong = move;
    wrong.match = 2;
    EXPECT_EQ(code_of(driver.say(mover, wrong)), "move.late");
    EXPECT_EQ(code_of(driver.say(waits, move)), "move.not_yours");
    EXPECT_EQ(code_of(driver.say(eve, move)), "auth.not_seated");
    wrong = move;
    wrong.m = "hello";
    EXPECT_EQ(code_of(driver.say(mover, wrong)), "move.unreadable");
    wrong.m = "g8g9";  // R2.2: at the start, players choose dominoes
    EXPECT_EQ(code_of(driver.say(mover, wrong)), "rule.kingdomino.wrong_kind");
    EXPECT_EQ(driver.room.state().position->v(), 0);
    driver.say(mover, move);
    EXPECT_EQ(driver.room.state().position->v(), 1) << "a refused id may be used for the right move";
}

TEST_F(TwoPlay, WhatCanNotBeStoredIsNotShown) {
    const ClientId mover = asked();
    const auto move = driver.any_move(mover, "m1");
    for (const ClientId client : {ada, bob, eve}) driver.take(client);
    driver.disk_fails = true;
    const auto heard = driver.say(mover, move);
    EXPECT_EQ(code_of(heard), "store.unavailable");
    EXPECT_EQ(RoomDriver::of_kind(heard, "no").at("again"), 1);
    EXPECT_TRUE(driver.take(eve).empty());
    EXPECT_EQ(driver.room.state().position->v(), 0);
    driver.disk_fails = false;
    EXPECT_EQ(RoomDriver::of_kind(driver.say(mover, move), "patch").at("v"), 1);
}

TEST_F(TwoPlay, PatchesLeadFromStateToStateAndEverySixteenthCarriesTheHash) {
    Json view = RoomDriver::of_kind(driver.say(eve, from_client::Sync()), "state").at("view");
    int hashes = 0;
    while (!driver.room.state().position->to_act().empty()) {
        driver.take(eve);
        driver.play_any(asked());
        const Json patch = RoomDriver::of_kind(driver.take(eve), "patch");
        view.merge_patch(patch.at("change"));
        if (!patch.contains("h")) continue;
        EXPECT_EQ(patch.at("h"), json::hash_text(json::view_hash(view.dump())));
        EXPECT_EQ(patch.at("v").get<int>() % 16, 0);
        ++hashes;
    }
    EXPECT_EQ(view, RoomDriver::of_kind(driver.say(eve, from_client::Sync()), "state").at("view"));
    EXPECT_EQ(hashes, driver.room.state().position->v().value() / 16);
    EXPECT_GE(hashes, 2);
}

TEST_F(TwoPlay, TheEndRevealsWhatMadeTheSeedAndTheCommitmentBoundIt) {
    const std::string commit = public_view(driver.room.snapshot(), driver.steady).commit;
    driver.play_round({ada, bob});
    const auto heard = driver.take(eve);
    const Json reveal = RoomDriver::of_kind(heard, "reveal");
    const auto secret = from_hex(reveal.at("secret").get<std::string>());
    ASSERT_TRUE(secret);
    EXPECT_EQ(commitment(*secret), commit);
    const SeedWords words{{Seat::from_number(1), RoomDriver::word}, {Seat::from_number(2), RoomDriver::word}};
    EXPECT_EQ(reveal.at("seed"), to_hex(fair_seed(*secret, words)));
    EXPECT_NE(public_view(driver.room.snapshot(), driver.steady).commit, commit)
        << "the next match has a secret of its own";
    Json last;
    for (const Json& message : heard)
        if (message.at("t") == "patch") last = message;
    EXPECT_TRUE(last.at("to_act").empty());
    EXPECT_TRUE(last.at("result").contains("ranks"));
    EXPECT_EQ(code_of(driver.say(ada, from_client::Move{"z", 1, 99, "=1"})), "move.over");
}

TEST_F(TwoPlay, ARematchHasTheSamePeopleAndAnotherSeed) {
    driver.play_round({ada, bob});
    const Seed first = driver.room.state().started->seed;
    EXPECT_EQ(code_of(driver.rematch(ada)), "");
    EXPECT_EQ(driver.room.state().phase, Phase::ended) << "Bob has not asked for a rematch";
    const auto heard = driver.rematch(bob);
    EXPECT_EQ(RoomDriver::of_kind(heard, "state").at("match"), 2);
    EXPECT_EQ(RoomDriver::of_kind(heard, "state").at("v"), 0);
    EXPECT_NE(driver.room.state().started->seed, first);
    EXPECT_EQ(driver.room.state().seats[Seat::from_number(2)].name, "Bob");
}

TEST_F(TwoPlay, IfNobodyIsLeftTheMatchWaits) {
    driver.go(eve);
    driver.say(bob, from_client::Leave{"b"});
    driver.go(bob);
    driver.go(ada);
    auto removed = *judge(driver.room.snapshot(), AdminOrder{.what = AdminOrder::What::remove, .player = 1},
                          InputContext{driver.moment(), Secret{9}});
    driver.room.advance(std::move(removed), driver.moment());
    ASSERT_FALSE(driver.room.state().seats.any_person());
    const protocol::Version v = driver.room.state().position->v();
    driver.pass(25 * 3'600'000);
    EXPECT_EQ(driver.room.state().position->v(), v);
    EXPECT_EQ(driver.room.state().phase, Phase::playing) << "a running match is not closed";
}

TEST_F(TwoPlay, WhoHasTheLatestStateGetsNoOther) {
    driver.play_any(asked());
    driver.go(eve);
    EXPECT_EQ(RoomDriver::of_kind(driver.take(driver.come(3, from_client::Have{1, 1})), "state"), nullptr);
    EXPECT_NE(RoomDriver::of_kind(driver.take(driver.come(3, from_client::Have{1, 0})), "state"), nullptr);
}

TEST_F(TwoPlay, PongSaysWhereTheRoomIs) {
    driver.play_any(asked());
    const Json pong = RoomDriver::of_kind(driver.say(eve, from_client::Ping()), "pong");
    EXPECT_EQ(pong, Json({{"t", "pong"}, {"match", 1}, {"v", 1}, {"now", driver.now}}));
}

TEST_F(TwoPlay, ALogThatReplaysDifferentlyHoldsTheRoomBeforeThatMove) {
    driver.play_any(asked());
    driver.play_any(asked());
    auto log = driver.stored;
    std::get<store::MovePlayed>(log.back()).proof ^= 1;
    Room held{Limits()};
    std::optional<std::string> why;
    for (const store::Record& record : log)
        if (const auto applied = held.apply(record, 0); !applied) why = applied.error();
    ASSERT_TRUE(why);
    EXPECT_NE(why->find("move 2"), std::string::npos) << *why;
    EXPECT_EQ(held.state().phase, Phase::held);
    EXPECT_EQ(held.state().position->v(), 1);

    RoomDriver after(log);
    const ClientId client = after.come(1);
    EXPECT_NE(RoomDriver::of_kind(after.take(client), "state"), nullptr) << "the match can be watched";
    EXPECT_EQ(code_of(after.say(client, from_client::Move{"x", 1, 1, "=1"})), "room.held");
    EXPECT_EQ(after.stored, log);
}

TEST_F(TwoPlay, TheFoldOfTheRecordsIsTheRoom) {
    driver.chat(ada, "ciao");
    driver.play_round({ada, bob});
    driver.rematch(ada);
    driver.rematch(bob);
    driver.play_any(asked());
    RoomDriver again(driver.stored);
    EXPECT_EQ(again.room.state().position->proof(), driver.room.state().position->proof());
    EXPECT_EQ(again.room.state().position->view(Viewer()), driver.room.state().position->view(Viewer()));
    EXPECT_EQ(again.room.state().started, driver.room.state().started);
    EXPECT_EQ(again.room.state().phase, driver.room.state().phase);
    EXPECT_EQ(public_view(again.room.snapshot(), again.steady).commit,
              public_view(driver.room.snapshot(), driver.steady).commit);
}

TEST_F(TwoPlayADynasty, RoundsAreStoredWithTheMoveThatEndedThem) {
    driver.play_round({ada, bob});
    ASSERT_GE(driver.stored.size(), 2u);
    EXPECT_TRUE(std::holds_alternative<store::MovePlayed>(driver.stored[driver.stored.size() - 2]));
    const auto ended = std::get<store::RoundFinished>(driver.stored.back());
    EXPECT_EQ(ended.round, 1);
    EXPECT_EQ(ended.points.at(Seat::from_number(1)),
              driver.room.state().position->points(Seat::from_number(1)));
    EXPECT_EQ(driver.room.state().phase, Phase::playing);
}

TEST_F(TwoPlayADynasty, BetweenRoundsEverybodySaysReady) {
    driver.play_round({ada, bob});
    EXPECT_EQ(driver.any_move(ada, "r1").m, "ready");
    driver.play_any(ada);
    EXPECT_EQ(driver.room.state().position->to_act(), SeatSet(Seat::from_number(2)));
    driver.play_any(bob);
    EXPECT_EQ(driver.room.state().position->rounds_finished(), 1);
    EXPECT_NE(driver.any_move(asked(), "r2").m, "ready");
}

TEST_F(TwoPlayADynasty, TheRoomIsReadyForWhoIsAbsentOnceAllWhoArePresentAre) {
    driver.play_round({ada, bob});
    driver.go(bob);
    EXPECT_EQ(driver.room.state().position->to_act().size(), 2) << "Ada has not said `ready` yet";
    driver.play_any(ada);
    EXPECT_TRUE(std::get<store::MovePlayed>(driver.stored.back()).id.value().starts_with("room:"));
    EXPECT_EQ(std::get<store::MovePlayed>(driver.stored.back()).move, "ready");
}

TEST_F(TwoPlayADynasty, TheRoomIsReadyForAnAbsentPlayerWhateverIdsThePlayerUsed) {
    const Seat bobs = Seat::from_number(2);
    while (!driver.room.state().position->is_between_rounds()) {
        const AskNumber next = driver.room.state().position->ask(bobs).next();
        if (asked() == ada)
            driver.play_any(ada);
        else  // Bob's last move has the id that the room's `ready` would have
            driver.say(bob, driver.any_move(bob, "room" + to_string(next)));
    }
    driver.go(bob);
    driver.play_any(ada);
    EXPECT_FALSE(driver.room.state().position->is_between_rounds());
}

TEST_F(TwoPlayADynasty, WithNobodyPresentTheRoundsWait) {
    driver.play_round({ada, bob});
    driver.go(ada);
    driver.go(bob);
    EXPECT_EQ(driver.room.state().position->to_act().size(), 2);
}

TEST_F(TwoPlayADynasty, ThreeRoundsAddUp) {
    std::map<Seat, int> sum;
    for (int round = 1; round <= 3; ++round) {
        driver.play_round({ada, bob});
        for (const auto& [seat, points] : driver.room.state().position->round_points(round))
            sum[seat] += points;
        if (round < 3)
            for (const ClientId client : {ada, bob}) driver.play_any(client);
    }
    EXPECT_EQ(std::get<store::MatchFinished>(driver.stored.back()).points, sum);
    EXPECT_EQ(driver.room.state().phase, Phase::ended);
}

}  // namespace
}  // namespace reami::room
