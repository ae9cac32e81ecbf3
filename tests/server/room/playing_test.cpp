// A match in a room: moves, answers, bots, rounds, the end, and what a crash leaves. WIRE, rules 1 to 5.
#include <gtest/gtest.h>

#include "engine/core/fair_seed.hpp"
#include "protocol/json/hash.hpp"
#include "tests/server/room/table_talk.hpp"

namespace reami::room {
namespace {

using Json = TableTalk::Json;

/// Ada and Bob in the seats 1 and 2 of a match that has begun, and Eve, who watches.
struct TwoPlay : testing::Test {
    explicit TwoPlay(const std::string& options = "{}") : table(options) {
        table.sit(ada, 1, "Ada");
        table.sit(bob, 2, "Bob");
        table.ready(bob);
        table.start(ada);
        for (const GuestId guest : {ada, bob, eve}) table.take(guest);
    }
    GuestId asked() const { return table.room.match()->to_act().contains(Seat::from_number(1)) ? ada : bob; }
    GuestId other() const { return asked() == ada ? bob : ada; }

    TableTalk table;
    GuestId ada = table.come(1), bob = table.come(2), eve = table.come(3);
};
struct TwoPlayADynasty : TwoPlay {
    TwoPlayADynasty() : TwoPlay(R"({"dynasty":true})") {}
};

TEST_F(TwoPlay, TheMoverIsAcknowledgedByItsPatchAndOthersGetNoId) {
    const GuestId mover = asked(), waits = other();
    const auto heard = table.say(mover, table.any_move(mover, "m1"));
    const Json patch = TableTalk::of_kind(heard, "patch");
    EXPECT_EQ(patch.at("id"), "m1");
    EXPECT_EQ(patch.at("v"), 1);
    EXPECT_FALSE(TableTalk::of_kind(table.take(waits), "patch").contains("id"));
    EXPECT_FALSE(TableTalk::of_kind(table.take(eve), "patch").contains("legal"));
}

TEST_F(TwoPlay, AMoveSentTwiceIsPlayedOnce) {
    const GuestId mover = asked();
    const auto move = table.any_move(mover, "m1");
    table.say(mover, move);
    const auto stored = table.stored;
    const auto again = table.say(mover, move);
    EXPECT_EQ(TableTalk::of_kind(again, "ok"), Json::parse(R"({"t":"ok","id":"m1","match":1,"v":1})"));
    EXPECT_EQ(table.stored, stored);
}

TEST_F(TwoPlay, AMoveSentAgainAfterACrashIsPlayedOnce) {
    const GuestId mover = asked();
    const PlayerId player = mover == ada ? 1 : 2;
    const auto move = table.any_move(mover, "m1");
    table.say(mover, move);
    TableTalk after(table.stored);
    EXPECT_EQ(TableTalk::of_kind(after.say(after.come(player), move), "ok").at("v"), 1);
    EXPECT_EQ(after.stored, table.stored);
}

TEST_F(TwoPlay, AnOldAskAnotherMatchAndAStrangeSeatAreRefused) {
    const GuestId mover = asked(), waits = other();
    auto move = table.any_move(mover, "m1");
    auto wrong = move;
    wrong.ask = move.ask + 1;
    EXPECT_EQ(code_of(table.say(mover, wrong)), "move.late");
    wrong = move;
    wrong.match = 2;
    EXPECT_EQ(code_of(table.say(mover, wrong)), "move.late");
    EXPECT_EQ(code_of(table.say(waits, move)), "move.not_yours");
    EXPECT_EQ(code_of(table.say(eve, move)), "auth.not_seated");
    wrong = move;
    wrong.m = "hello";
    EXPECT_EQ(code_of(table.say(mover, wrong)), "move.unreadable");
    wrong.m = "g8g9";  // R2.2: at the start a domino is chosen, not placed
    EXPECT_EQ(code_of(table.say(mover, wrong)), "rule.kingdomino.wrong_kind");
    EXPECT_EQ(table.room.match()->v(), 0);
    table.say(mover, move);
    EXPECT_EQ(table.room.match()->v(), 1) << "a refused id may be used for the right move";
}

TEST_F(TwoPlay, WhatCanNotBeStoredIsNotShown) {
    const GuestId mover = asked();
    const auto move = table.any_move(mover, "m1");
    for (const GuestId guest : {ada, bob, eve}) table.take(guest);
    table.disk_fails = true;
    const auto heard = table.say(mover, move);
    EXPECT_EQ(code_of(heard), "store.unavailable");
    EXPECT_EQ(TableTalk::of_kind(heard, "no").at("again"), 1);
    EXPECT_TRUE(table.take(eve).empty());
    EXPECT_EQ(table.room.match()->v(), 0);
    table.disk_fails = false;
    EXPECT_EQ(TableTalk::of_kind(table.say(mover, move), "patch").at("v"), 1);
}

TEST_F(TwoPlay, PatchesLeadFromStateToStateAndEverySixteenthCarriesTheHash) {
    Json view = TableTalk::of_kind(table.say(eve, from_client::Sync()), "state").at("view");
    int hashes = 0;
    while (!table.room.match()->to_act().empty()) {
        table.take(eve);
        table.play_any(asked());
        const Json patch = TableTalk::of_kind(table.take(eve), "patch");
        view = view.patch(patch.at("ops"));
        if (!patch.contains("h")) continue;
        EXPECT_EQ(patch.at("h"), json::hash_text(json::view_hash(view.dump())));
        EXPECT_EQ(patch.at("v").get<int>() % 16, 0);
        ++hashes;
    }
    EXPECT_EQ(view, TableTalk::of_kind(table.say(eve, from_client::Sync()), "state").at("view"));
    EXPECT_EQ(hashes, table.room.match()->v() / 16);
    EXPECT_GE(hashes, 2);
}

TEST_F(TwoPlay, TheEndRevealsWhatMadeTheSeedAndTheCommitmentBoundIt) {
    const std::string commit = table.room.message(table.steady).commit;
    table.play_round({ada, bob});
    const auto heard = table.take(eve);
    const Json reveal = TableTalk::of_kind(heard, "reveal");
    const auto secret = from_hex(reveal.at("secret").get<std::string>());
    ASSERT_TRUE(secret);
    EXPECT_EQ(commitment(*secret), commit);
    const Words words{{Seat::from_number(1), TableTalk::word}, {Seat::from_number(2), TableTalk::word}};
    EXPECT_EQ(reveal.at("seed"), to_hex(fair_seed(*secret, words)));
    EXPECT_NE(table.room.message(table.steady).commit, commit) << "the next match has a secret of its own";
    Json last;
    for (const Json& message : heard)
        if (message.at("t") == "patch") last = message;
    EXPECT_TRUE(last.at("to_act").empty());
    EXPECT_TRUE(last.at("result").contains("ranks"));
    EXPECT_EQ(code_of(table.say(ada, from_client::Move{"z", 1, 99, "=1"})), "move.over");
}

TEST_F(TwoPlay, ARematchHasTheSamePeopleAndAnotherSeed) {
    table.play_round({ada, bob});
    const Seed first = table.room.table().started->seed;
    EXPECT_EQ(code_of(table.rematch(ada)), "");
    EXPECT_EQ(table.room.table().phase, Phase::ended) << "Bob has not said yes";
    const auto heard = table.rematch(bob);
    EXPECT_EQ(TableTalk::of_kind(heard, "state").at("match"), 2);
    EXPECT_EQ(TableTalk::of_kind(heard, "state").at("v"), 0);
    EXPECT_NE(table.room.table().started->seed, first);
    EXPECT_EQ(table.room.table().seats[Seat::from_number(2)].name, "Bob");
}

TEST_F(TwoPlay, WhoTakesAnEmptySeatOverGoesOnWithTheSameKingdomAndAsk) {
    const GuestId mover = asked();
    const auto move = table.any_move(mover, "m1");
    const int seat = mover == ada ? 1 : 2;
    table.stand(mover);
    EXPECT_TRUE(table.room.table().seats[Seat::from_number(seat)].is_empty());
    const auto heard = table.sit(eve, seat, "Eve");
    EXPECT_EQ(TableTalk::of_kind(heard, "state").at("ask"), move.ask);
    EXPECT_EQ(TableTalk::of_kind(table.say(eve, move), "patch").at("v"), 1);
}

TEST_F(TwoPlay, ABotPlaysForWhoIsLongAwayUntilItTakesTheSeatBack) {
    table.go(bob);
    EXPECT_EQ(code_of(table.seat_bot(ada, 2)), "room.still_here");
    table.pass(60'000);
    EXPECT_EQ(code_of(table.seat_bot(ada, 2)), "");
    EXPECT_EQ(asked(), ada) << "the bot has made its moves";
    const GuestId back = table.come(2);
    EXPECT_EQ(code_of(table.sit(eve, 2, "Eve")), "room.seat_taken") << "it is kept for Bob";
    EXPECT_EQ(TableTalk::of_kind(table.sit(back, 2, "Bob"), "ok").at("you"), "seat:2");
}

TEST_F(TwoPlay, IfNobodyIsLeftTheMatchWaits) {
    table.seat_bot(ada, 2);
    table.stand(bob);
    table.stand(ada);
    table.go(ada);
    table.go(bob);
    const int v = table.room.match()->v();
    table.go(eve);
    table.pass(25 * 3'600'000);
    EXPECT_EQ(table.room.match()->v(), v);
    EXPECT_EQ(table.room.table().phase, Phase::playing) << "a running match is not closed";
}

TEST_F(TwoPlay, WhoHasTheLatestStateGetsNoOther) {
    table.play_any(asked());
    table.go(eve);
    EXPECT_EQ(TableTalk::of_kind(table.take(table.come(3, from_client::Have{1, 1})), "state"), nullptr);
    EXPECT_NE(TableTalk::of_kind(table.take(table.come(3, from_client::Have{1, 0})), "state"), nullptr);
}

TEST_F(TwoPlay, PongSaysWhereTheRoomIs) {
    table.play_any(asked());
    const Json pong = TableTalk::of_kind(table.say(eve, from_client::Ping()), "pong");
    EXPECT_EQ(pong, Json({{"t", "pong"}, {"match", 1}, {"v", 1}, {"now", table.now}}));
}

TEST_F(TwoPlay, ALogThatReplaysDifferentlyHoldsTheRoomBeforeThatMove) {
    table.play_any(asked());
    table.play_any(asked());
    auto log = table.stored;
    std::get<store::Moved>(log.back()).proof ^= 1;
    Room held{Terms()};
    std::optional<std::string> why;
    for (const store::Record& record : log)
        if (const auto differs = held.fold(record, 0)) why = differs;
    ASSERT_TRUE(why);
    EXPECT_NE(why->find("move 2"), std::string::npos) << *why;
    EXPECT_EQ(held.table().phase, Phase::held);
    EXPECT_EQ(held.match()->v(), 1);

    TableTalk after(log);
    const GuestId guest = after.come(1);
    EXPECT_NE(TableTalk::of_kind(after.take(guest), "state"), nullptr) << "it can be watched";
    EXPECT_EQ(code_of(after.say(guest, from_client::Move{"x", 1, 1, "=1"})), "room.held");
    EXPECT_EQ(after.stored, log);
}

TEST_F(TwoPlay, TheFoldOfTheRecordsIsTheRoom) {
    table.chat(ada, "ciao");
    table.play_round({ada, bob});
    table.rematch(ada);
    table.rematch(bob);
    table.play_any(asked());
    TableTalk again(table.stored);
    EXPECT_EQ(again.room.match()->proof(), table.room.match()->proof());
    EXPECT_EQ(again.room.match()->view(Viewer()), table.room.match()->view(Viewer()));
    EXPECT_EQ(again.room.table().started, table.room.table().started);
    EXPECT_EQ(again.room.table().phase, table.room.table().phase);
    EXPECT_EQ(again.room.message(again.steady).commit, table.room.message(table.steady).commit);
}

TEST_F(TwoPlayADynasty, RoundsAreStoredWithTheMoveThatEndedThem) {
    table.play_round({ada, bob});
    ASSERT_GE(table.stored.size(), 2u);
    EXPECT_TRUE(std::holds_alternative<store::Moved>(table.stored[table.stored.size() - 2]));
    const auto ended = std::get<store::RoundEnded>(table.stored.back());
    EXPECT_EQ(ended.round, 1);
    EXPECT_EQ(ended.points.at(Seat::from_number(1)), table.room.match()->points(Seat::from_number(1)));
    EXPECT_EQ(table.room.table().phase, Phase::playing);
}

TEST_F(TwoPlayADynasty, BetweenRoundsEverybodySaysReady) {
    table.play_round({ada, bob});
    EXPECT_EQ(table.any_move(ada, "r1").m, "ready");
    table.play_any(ada);
    EXPECT_EQ(table.room.match()->to_act(), SeatSet(Seat::from_number(2)));
    table.play_any(bob);
    EXPECT_EQ(table.room.match()->rounds_finished(), 1);
    EXPECT_NE(table.any_move(asked(), "r2").m, "ready");
}

TEST_F(TwoPlayADynasty, TheRoomIsReadyForWhoIsAbsentOnceAllWhoArePresentAre) {
    table.play_round({ada, bob});
    table.go(bob);
    EXPECT_EQ(table.room.match()->to_act().size(), 2) << "Ada has not said it yet";
    table.play_any(ada);
    EXPECT_TRUE(std::get<store::Moved>(table.stored.back()).id.starts_with("room"));
    EXPECT_EQ(std::get<store::Moved>(table.stored.back()).move, "ready");
}

TEST_F(TwoPlayADynasty, WithNobodyPresentTheRoundsWait) {
    table.play_round({ada, bob});
    table.go(ada);
    table.go(bob);
    EXPECT_EQ(table.room.match()->to_act().size(), 2);
}

TEST_F(TwoPlayADynasty, ThreeRoundsAddUp) {
    std::map<Seat, int> sum;
    for (int round = 1; round <= 3; ++round) {
        table.play_round({ada, bob});
        for (const auto& [seat, points] : table.room.match()->round_points(round)) sum[seat] += points;
        if (round < 3)
            for (const GuestId guest : {ada, bob}) table.play_any(guest);
    }
    EXPECT_EQ(std::get<store::Ended>(table.stored.back()).points, sum);
    EXPECT_EQ(table.room.table().phase, Phase::ended);
}

}  // namespace
}  // namespace reami::room
