// A seat takes its last visit back: PROTOCOL.md, "Taking back".
#include <gtest/gtest.h>

#include "tests/server/room/room_driver.hpp"

namespace reami::room {
namespace {

using Json = RoomDriver::Json;

/// Ada and Bob sit in seats 1 and 2 of a match of Kingdomino; Eve is a spectator. In place of Bob, there may
/// be a bot.
struct Undo : testing::Test {
    explicit Undo(bool has_bot = false, const protocol::TimeControl& time = {}) {
        driver.sit(ada, 1, "Ada");
        driver.say(ada, from_client::Configure{"time", {}, {}, {}, time});
        if (has_bot) {
            driver.seat_bot(ada, 2);
        } else {
            driver.sit(bob, 2, "Bob");
            driver.ready(bob);
        }
        driver.start(ada);
    }
    const protocol::Match& position() const { return *driver.room.state().position; }
    std::string view() const { return position().view(Viewer::everybody()); }
    Seat asked() const { return *position().to_act().begin(); }
    ClientId client(Seat seat) const { return seat == Seat::from_number(1) ? ada : bob; }
    ClientId other(ClientId one) const { return one == ada ? bob : ada; }

    /// Plays until a seat can take a visit back, and the other seat is asked. Returns the client of the seat,
    /// and keeps the view and the clock before the visit. Each move takes ten seconds.
    ClientId play_until_undo() {
        while (true) {
            const Seat seat = asked();
            const bool goes_on = position().undoes(seat).has_value();
            if (!goes_on) {
                view_before = view();
                left_before = driver.room.state().clocks.left(seat);
            }
            driver.pass(10'000);
            driver.play_any(client(seat));
            if (position().undoes(seat) && asked() != seat) return client(seat);
        }
    }
    /// Plays until another seat has moved since a visit that could be taken back. Returns the client of the
    /// visit.
    ClientId play_until_undo_is_late() {
        while (true) {
            const ClientId mover = play_until_undo();
            const Seat opponent = asked();
            driver.play_any(client(opponent));
            if (position().undoes(Seat::from_number(3 - opponent.number())) == SeatSet(opponent))
                return mover;
        }
    }
    from_client::Move undo_move(ClientId from, const std::string& id) const {
        const Seat seat = from == ada ? Seat::from_number(1) : Seat::from_number(2);
        return {id, driver.room.state().match, position().ask(seat), "undo", {}};
    }
    std::vector<Json> take_back(ClientId from) {
        return driver.say(from, undo_move(from, "undo" + std::to_string(++ids_)));
    }

    RoomDriver driver;
    ClientId ada = driver.come(1), bob = driver.come(2), eve = driver.come(3);
    std::string view_before;
    Millis left_before = 0;  ///< on the clock of the seat

private:
    int ids_ = 0;
};

struct UndoWithClocks : Undo {
    UndoWithClocks()
        : Undo(false, {.kind = protocol::ClockKind::live,
                       .pace = {},
                       .bank = 240,
                       .add = 8,
                       .cap = 240,
                       .at_zero = {}}) {}
};

struct UndoAgainstABot : Undo {
    UndoAgainstABot() : Undo(true) {}
    /// Plays until the bot has moved after Ada's turn, and Ada is asked again without a draw since.
    void play_until_bot_has_answered() {
        const SeatSet bots(Seat::from_number(2));
        do {
            if (!position().undoes(Seat::from_number(1))) view_before = view();
            driver.play_any(ada);
            driver.settle();
        } while (position().undoes(Seat::from_number(1)) != bots);
    }
};

TEST_F(Undo, LeadsBackToThePositionBeforeTheVisit) {
    const ClientId mover = play_until_undo();
    driver.take(eve);
    const auto answers = take_back(mover);
    EXPECT_EQ(view(), view_before);
    EXPECT_EQ(client(asked()), mover);
    const Json patch = RoomDriver::of_kind(answers, "patch");
    EXPECT_EQ(patch.at("events").at(0).at("e"), "undone");
    EXPECT_EQ(patch.at("ask"), position().ask(asked()).value());
    EXPECT_FALSE(patch.contains("undo"));
    EXPECT_EQ(RoomDriver::of_kind(driver.take(eve), "patch").at("events"), patch.at("events"));
    const auto& stored = std::get<store::MovePlayed>(driver.stored.back());
    EXPECT_EQ(stored.move, "undo");
    EXPECT_EQ(stored.v, position().v());
}

TEST_F(Undo, IsOfferedOnlyToTheSeatThatCanDoIt) {
    const ClientId mover = play_until_undo();
    for (const ClientId one : {ada, bob, eve}) driver.take(one);
    for (const ClientId one : {ada, bob, eve}) {
        const auto state = RoomDriver::of_kind(driver.say(one, from_client::Sync{}), "state");
        EXPECT_EQ(state.contains("undo"), one == mover);
    }
}

TEST_F(Undo, LeavesNoEarlierMessageThatCouldPlay) {
    const ClientId mover = play_until_undo(), opponent = other(mover);
    const auto late = driver.any_move(opponent, "late");
    take_back(mover);
    EXPECT_EQ(code_of(driver.say(opponent, late)), "move.late");
    while (client(asked()) == mover) driver.play_any(mover);
    EXPECT_EQ(code_of(driver.say(opponent, late)), "move.late") << "it is asked again, under another number";
    EXPECT_EQ(code_of(driver.play_any(opponent)), "");
}

TEST_F(Undo, IsPlayedOnce) {
    const ClientId mover = play_until_undo();
    const auto move = undo_move(mover, "once");
    driver.say(mover, move);
    const auto v = position().v();
    EXPECT_EQ(RoomDriver::of_kind(driver.say(mover, move), "ok").at("v"), v.value());
    EXPECT_EQ(position().v(), v);
}

TEST_F(Undo, IsRefusedOnceAnotherSeatHasMoved) {
    EXPECT_EQ(code_of(take_back(play_until_undo_is_late())), "move.undo_late");
}

TEST_F(Undo, IsPossibleOnceThePersonWhoseMoveFallsAgrees) {
    const ClientId mover = play_until_undo_is_late(), opponent = other(mover);
    const int seat = mover == ada ? 1 : 2;
    for (const ClientId one : {ada, bob, eve}) {
        const auto state = RoomDriver::of_kind(driver.say(one, from_client::Sync{}), "state");
        EXPECT_EQ(state.value("undo_asks", Json()), one == mover ? Json::array({3 - seat}) : Json());
    }
    EXPECT_EQ(code_of(driver.say(mover, from_client::Offer{"o", protocol::OfferKind::undo})), "");
    const Json shown = driver.shown().at("offer");
    EXPECT_EQ(shown.at("asked"), Json::parse("[1,2]"));
    EXPECT_EQ(shown.at("yes"), Json::array({seat}));
    EXPECT_EQ(code_of(driver.say(eve, from_client::Answer{"e", true})), "auth.not_seated");
    driver.take(eve);
    EXPECT_EQ(code_of(driver.say(opponent, from_client::Answer{"y", true})), "");
    EXPECT_EQ(view(), view_before);
    EXPECT_EQ(client(asked()), mover);
    EXPECT_FALSE(driver.shown().contains("offer"));
    const Json patch = RoomDriver::of_kind(driver.take(eve), "patch");
    EXPECT_EQ(patch.at("events"), (Json{{{"e", "undone"}, {"seat", seat}}}));
    const RoomDriver restored(driver.stored);
    EXPECT_EQ(restored.room.state().position->view(Viewer::everybody()), view_before);
}

TEST_F(Undo, OfferEndsWithTheNextMove) {
    const ClientId mover = play_until_undo_is_late();
    driver.say(mover, from_client::Offer{"o", protocol::OfferKind::undo});
    ASSERT_TRUE(driver.shown().contains("offer"));
    EXPECT_EQ(code_of(driver.play_any(client(asked()))), "");
    EXPECT_FALSE(driver.shown().contains("offer"));
    EXPECT_EQ(code_of(driver.say(other(mover), from_client::Answer{"y", true})), "room.no_offer");
}

TEST_F(Undo, NeedsNoAgreementAsLongAsNobodyHasMoved) {
    const ClientId mover = play_until_undo();
    driver.say(mover, from_client::Offer{"o", protocol::OfferKind::undo});
    EXPECT_EQ(view(), view_before);
}

TEST_F(Undo, IsPossibleOncePerMatchAmongPeople) {
    const ClientId mover = play_until_undo();
    EXPECT_EQ(code_of(take_back(mover)), "");
    while (play_until_undo() != mover) {
    }
    EXPECT_EQ(code_of(take_back(mover)), "move.undo_again");
    EXPECT_FALSE(RoomDriver::of_kind(driver.say(mover, from_client::Sync{}), "state").contains("undo"));
}

TEST_F(Undo, IsRefusedAfterMovesOfAPersonWhoHasLeft) {
    const ClientId mover = play_until_undo_is_late();
    driver.stand(other(mover));
    EXPECT_EQ(code_of(take_back(mover)), "move.undo_late");
}

TEST_F(Undo, OutlastsARestart) {
    const ClientId mover = play_until_undo();
    take_back(mover);
    const RoomDriver restored(driver.stored);
    const protocol::Match& again = *restored.room.state().position;
    EXPECT_EQ(again.view(Viewer::everybody()), view_before);
    EXPECT_EQ(again.v(), position().v());
    for (const Seat seat : SeatSet::first(2)) {
        EXPECT_EQ(again.ask(seat), position().ask(seat));
        EXPECT_EQ(again.undone(seat), client(seat) == mover ? 1 : 0);
    }
}

TEST_F(Undo, IsRefusedToSpectatorsAndWithNothingToTakeBack) {
    EXPECT_EQ(code_of(driver.say(eve, undo_move(ada, "e1"))), "auth.not_seated");
    EXPECT_EQ(code_of(take_back(ada)), "move.no_undo");
}

TEST_F(UndoWithClocks, BringsBackTheTimeOfTheVisit) {
    const ClientId mover = play_until_undo();
    const SeatClocks& clocks = driver.room.state().clocks;
    const Seat opponent = asked();
    const Seat seat = Seat::from_number(3 - opponent.number());
    EXPECT_NE(clocks.left(seat), left_before);
    const Millis of_opponent = clocks.left(opponent);
    driver.pass(5'000);
    driver.take(eve);
    take_back(mover);
    EXPECT_EQ(clocks.left(seat), left_before);
    EXPECT_EQ(clocks.left(opponent), of_opponent) << "the opponent had not moved";
    const Json shown = RoomDriver::of_kind(driver.take(eve), "clocks").at("seats");
    EXPECT_TRUE(shown.at(std::to_string(seat.number())).contains("runs"));
    EXPECT_FALSE(shown.at(std::to_string(opponent.number())).contains("runs"));
}

TEST(SeatClocks, GiveAMinuteForATurnThatIsTakenBackFromABot) {
    const Seat seat = Seat::from_number(1);
    SeatClocks clocks({.kind = protocol::ClockKind::live,
                       .pace = {},
                       .bank = 240,
                       .add = 8,
                       .cap = 240,
                       .at_zero = protocol::AtZero::play});
    clocks.run_out(seat, 0);
    clocks.end_visit(seat);
    clocks.take_back(seat);
    EXPECT_EQ(clocks.left(seat), 60'000);
    EXPECT_FALSE(clocks.is_out(seat));
}

TEST_F(UndoAgainstABot, TakesTheMovesOfTheBotBackAsOftenAsThePlayerLikes) {
    for (int time = 1; time <= 3; ++time) {
        play_until_bot_has_answered();
        EXPECT_EQ(code_of(take_back(ada)), "");
        EXPECT_EQ(view(), view_before);
        EXPECT_EQ(position().undone(Seat::from_number(1)), time);
    }
}

}  // namespace
}  // namespace reami::room
