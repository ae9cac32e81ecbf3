// Rooms with a given set-up: PROTOCOL.md, "Prepared rooms".
#include <gtest/gtest.h>

#include "server/room/automatic_steps.hpp"
#include "tests/server/room/room_driver.hpp"

namespace reami::room {
namespace {

using protocol::Close;
using Json = RoomDriver::Json;

// Seat 1 draws the first and the last king; the first row is 1 2 3 4 (R1.3).
constexpr const char* set_up =
    "round 1\nkings 1 2 2 1\ndominoes 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24\n";

/// Ada, player 1, has opened the room; a bot sits in seat 2.
std::vector<store::Record> prepared_room(const std::string& script) {
    auto opened = std::get<store::RoomOpened>(RoomDriver("{}", 2).stored.front());
    opened.host = 1;
    opened.prepared = store::Prepared{set_up, script};
    return {opened, store::SeatTaken{Seat::from_number(2), {}, {}, {}, "greedy"}};
}

class PreparedRoom : public ::testing::Test {
protected:
    explicit PreparedRoom(const std::string& script = R"({"2":["=2","=4"]})")
        : driver(prepared_room(script)), ada(driver.come(1)) {
        driver.sit(ada, 1, "Ada");
    }

    std::string play(const std::string& move) {
        const auto& position = *driver.room.state().position;
        const auto answers = driver.say(ada, from_client::Move{"m" + to_string(position.v()),
                                                               driver.room.state().match,
                                                               position.ask(Seat::from_number(1)),
                                                               move,
                                                               {}});
        const Json no = RoomDriver::of_kind(answers, "no");
        return no.is_null() ? "" : no.at("code").get<std::string>();
    }

    /// The seats and moves of the last match.
    std::vector<std::string> played() const {
        std::vector<std::string> moves;
        for (const store::Record& record : driver.stored) {
            if (std::holds_alternative<store::MatchStarted>(record)) moves.clear();
            if (const auto* moved = std::get_if<store::MovePlayed>(&record))
                moves.push_back(std::to_string(moved->seat.number()) + ' ' + moved->move);
        }
        return moves;
    }

    void play_to_the_end() {
        while (driver.room.state().phase == Phase::playing) driver.play_any(ada);
    }

    RoomDriver driver;
    ClientId ada;
};

TEST_F(PreparedRoom, BeginsWithItsSetUpAndBotsFollowTheirScript) {
    driver.start(ada);
    EXPECT_EQ(driver.shown().at("prepared"), true);
    EXPECT_EQ(play("=1"), "");
    EXPECT_EQ(played(), (std::vector<std::string>{"1 =1", "2 =2", "2 =4"}));
    EXPECT_EQ(play("=3"), "") << "3 is the last free domino of the row 1 2 3 4";
}

TEST_F(PreparedRoom, HasNoWayBack) {
    driver.start(ada);
    for (const char* move : {"=1", "=3", "g8g9"}) EXPECT_EQ(play(move), "");
    EXPECT_EQ(play("undo"), "room.prepared") << "the bots would have to go back in their scripts, too";
}

TEST_F(PreparedRoom, BotThatCantFollowItsScriptThinks) {
    driver.start(ada);
    EXPECT_EQ(play("=2"), "");
    const auto moves = played();
    ASSERT_EQ(moves.size(), 3u) << "the bot has two kings";
    EXPECT_NE(moves[1], "2 =2");
    EXPECT_EQ(driver.room.state().script.next(Seat::from_number(2)), std::nullopt)
        << "the bot has left its script";
}

TEST_F(PreparedRoom, FollowsItsScriptAfterARestart) {
    driver.start(ada);
    play("=1");
    std::vector<store::Record> before = driver.stored;
    before.pop_back();  // simulates a crash before the bot's second move was stored
    ASSERT_EQ(std::get<store::MovePlayed>(before.back()).move, "=2");
    RoomDriver after(before);
    EXPECT_EQ(scripted_move(after.room.state(), Seat::from_number(2)), "=4");
}

TEST_F(PreparedRoom, IsForWhoOpenedIt) {
    const ClientId bob = driver.come(2);
    EXPECT_EQ(driver.goodbye(bob), Close::private_room);
    EXPECT_TRUE(driver.take(bob).empty());
    EXPECT_EQ(driver.goodbye(ada), std::nullopt);
}

TEST(RoomForOne, LetsNobodyElseInAndStaysUnlisted) {
    auto opened = std::get<store::RoomOpened>(RoomDriver("{}", 2).stored.front());
    opened.host = 1;
    opened.listed = false;
    opened.for_one = true;
    RoomDriver driver({opened, store::SeatTaken{Seat::from_number(2), {}, {}, {}, "greedy"}});
    const ClientId ada = driver.come(1), bob = driver.come(2);
    EXPECT_EQ(driver.goodbye(bob), Close::private_room);
    driver.sit(ada, 1, "Ada");
    const auto answers = driver.say(ada, from_client::Configure{"c", {}, {}, true});
    EXPECT_EQ(RoomDriver::of_kind(answers, "no").at("code"), "open.invited_only");
    driver.start(ada);
    EXPECT_EQ(driver.shown().at("phase"), "playing");
}

TEST_F(PreparedRoom, StaysAsItWasOpened) {
    const auto answers = driver.say(ada, from_client::Configure{"c", {}, 3, {}});
    EXPECT_EQ(RoomDriver::of_kind(answers, "no").at("code"), "room.prepared");
}

TEST_F(PreparedRoom, HasNoSeedToRevealAndIsPlayedAgainFromItsSetUp) {
    driver.start(ada);
    play("=1");
    driver.take(ada);
    play_to_the_end();
    EXPECT_TRUE(RoomDriver::of_kind(driver.take(ada), "reveal").is_null());
    EXPECT_TRUE(RoomDriver::of_kind(driver.take(driver.come(1)), "reveal").is_null());
    driver.rematch(ada);
    EXPECT_EQ(play("=1"), "");
    EXPECT_EQ(played(), (std::vector<std::string>{"1 =1", "2 =2", "2 =4"}));
}

}  // namespace
}  // namespace reami::room
