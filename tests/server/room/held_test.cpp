// A room whose match the program can't replay. The match stays unchanged until a program that can replay it
// serves the room.
#include <gtest/gtest.h>

#include "tests/server/room/room_driver.hpp"

namespace reami::room {
namespace {

constexpr Millis one_day = 86'400'000;

/// The records of a match of two seats, and the same records with another proof of move 3.
struct Held : ::testing::Test {
    std::vector<store::Record> right = played();
    std::vector<store::Record> wrong = with_another_proof(right);
    RoomDriver driver{wrong};
    ClientId ada = driver.come(1), bob = driver.come(2);

    static std::vector<store::Record> played() {
        RoomDriver driver;
        const ClientId ada = driver.come(1), bob = driver.come(2);
        driver.sit(ada, 1, "Ada");
        driver.sit(bob, 2, "Bob");
        driver.ready(bob);
        driver.start(ada);
        for (int moves = 0; moves < 6; ++moves)
            driver.play_any(driver.room.state().position->to_act().contains(Seat::from_number(1)) ? ada
                                                                                                  : bob);
        return driver.stored;
    }
    static std::vector<store::Record> with_another_proof(std::vector<store::Record> records) {
        for (store::Record& record : records)
            if (auto* moved = std::get_if<store::MovePlayed>(&record); moved && moved->v == 3) ++moved->proof;
        return records;
    }
};

TEST_F(Held, ShowsThePositionBeforeTheMoveThatDiffers) {
    EXPECT_EQ(driver.room.state().phase, Phase::held);
    EXPECT_EQ(driver.room.state().position->v(), 2);
}

TEST_F(Held, TellsWhatHappenedUntilThen) {
    const auto past = [&](int from) { return driver.say(ada, from_client::Events{"e", 1, from, {}}); };
    const auto heard = past(1);
    const auto events = RoomDriver::of_kind(heard, "events");
    ASSERT_EQ(events.at("told").size(), 2U);
    EXPECT_EQ(events.at("told").at(1).at("v"), 2);
    EXPECT_EQ(code_of(past(3)), "room.position");
}

TEST_F(Held, NeverClosesAndIsNeverGivenUp) {
    const auto before = driver.stored;
    driver.go(ada);
    driver.go(bob);
    EXPECT_EQ(driver.room.next_due(driver.steady), driver.steady + one_day);
    driver.pass(1000 * one_day);
    EXPECT_EQ(driver.room.state().phase, Phase::held);
    EXPECT_EQ(driver.stored.size(), before.size() + 1);
    EXPECT_EQ(driver.stored.back(), store::Record(store::RoomUsed()))
        << "the room stays, although nobody can play in it";
}

TEST_F(Held, TakesNoRecordButChat) {
    const auto before = driver.stored;
    const ClientId eve = driver.come(3);
    EXPECT_EQ(code_of(driver.stand(bob)), "room.held");
    EXPECT_EQ(code_of(driver.kick(ada, 2)), "room.held");
    EXPECT_EQ(code_of(driver.seat_bot(ada, 2)), "room.held");
    EXPECT_EQ(code_of(driver.sit(eve, 2, "Eve")), "room.held");
    EXPECT_EQ(code_of(driver.say(ada, from_client::OfferHost{"o", Seat::from_number(2)})), "room.held");
    EXPECT_EQ(code_of(driver.say(bob, from_client::AcceptHost{"a", {}})), "room.held");
    EXPECT_EQ(code_of(driver.rematch(ada)), "room.not_ended");
    EXPECT_EQ(code_of(driver.ready(ada)), "room.not_seating");
    EXPECT_EQ(code_of(driver.say(ada, from_client::Configure{"c", {}, 3, {}})), "room.not_seating");
    EXPECT_EQ(code_of(driver.say(ada, from_client::Move{"m", 1, 1, "=1"})), "room.held");
    driver.say(bob, from_client::Leave{"l"});
    EXPECT_EQ(driver.goodbye(bob), protocol::Close::normal) << "a player who leaves keeps the seat";
    EXPECT_EQ(driver.stored, before);
    driver.chat(eve, "What happened?");
    EXPECT_EQ(driver.stored.size(), before.size() + 2) << "the line, and the granted request";
}

TEST_F(Held, IsAMatchOfOtherRulesEvenWhereItsMovesAreLegal) {
    std::vector<store::Record> other = right;
    for (store::Record& record : other)
        if (auto* started = std::get_if<store::MatchStarted>(&record)) ++started->rules_version;
    RoomDriver held(other);
    EXPECT_EQ(held.room.state().phase, Phase::held);
    EXPECT_EQ(held.room.state().position->v(), 6) << "people see the match up to the last replayed move";
    const auto before = held.stored;
    const ClientId player = held.come(1);
    EXPECT_EQ(code_of(held.say(player, from_client::Move{"m", 1, 1, "=1"})), "room.held");
    EXPECT_EQ(held.stored, before);
}

TEST_F(Held, PlaysOnWhereItIsReplayedRightly) {
    driver.chat(ada, "See you tomorrow");
    std::vector<store::Record> mended = right;
    mended.insert(mended.end(), driver.stored.begin() + static_cast<std::ptrdiff_t>(wrong.size()),
                  driver.stored.end());
    RoomDriver again(mended, 30 * one_day);
    EXPECT_EQ(again.room.state().phase, Phase::playing);
    EXPECT_EQ(again.room.state().position->v(), 6);
    const ClientId back = again.come(1), other = again.come(2);
    const bool ada_moves = again.room.state().position->to_act().contains(Seat::from_number(1));
    again.play_any(ada_moves ? back : other);
    EXPECT_EQ(again.room.state().position->v(), 7);
}

}  // namespace
}  // namespace reami::room
