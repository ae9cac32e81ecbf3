// Lists of moves, and previews: what the room stores, shows and refuses. PROTOCOL.md, "The match".
#include <gtest/gtest.h>

#include "protocol/json/hash.hpp"
#include "server/room/judge/move_judge.hpp"
#include "tests/server/room/room_driver.hpp"

namespace reami::room {
namespace {

using Json = RoomDriver::Json;
using Texts = std::vector<std::string>;

const Seat adas_seat = Seat::from_number(1), bobs_seat = Seat::from_number(2);

/// Ada and Bob sit in seats 1 and 2 of a match of Kingdomino; Eve is a spectator.
struct TwoPlayLists : testing::Test {
    explicit TwoPlayLists(const std::string& game = "kingdomino", const std::string& options = "{}")
        : driver(options, 2, game) {
        driver.sit(ada, 1, "Ada");
        driver.sit(bob, 2, "Bob");
        driver.ready(bob);
        driver.start(ada);
        forget();
    }
    const protocol::Match& position() const { return *driver.room.state().position; }
    Seat asked() const { return *position().to_act().begin(); }
    ClientId client(Seat seat) const { return seat == adas_seat ? ada : bob; }
    void forget() {
        for (const ClientId one : {ada, bob, eve}) driver.take(one);
    }
    /// Plays single moves until a seat can place a domino and then choose one that is not the last of its
    /// row, and at least `at_least` moves were made.
    void play_until_a_turn_of_two(int at_least = 0) {
        while (position().v() < at_least || turn_of_two().empty()) driver.play_any(client(asked()));
        forget();
    }
    /// A placement and a choice after which the other seat acts, without a draw; empty if there is none.
    Texts turn_of_two() const {
        const Seat seat = asked();
        protocol::SharedMatch match = driver.room.state().position;
        const std::string place = match->legal_moves(seat).front();
        if (place.starts_with('=') || play(match, seat, place) || !match->may_go_on(seat)) return {};
        const std::string choice = match->legal_moves(seat).front();
        const bool shows = !protocol::preview(position(), seat, seat, {place, choice});
        return shows ? Texts() : Texts{place, choice};
    }
    from_client::Move list(const std::string& id, const Texts& moves) const {
        from_client::Move move{id, 1, position().ask(asked()), {}, std::vector<protocol::MoveNotation>()};
        move.moves->assign(moves.begin(), moves.end());
        return move;
    }
    from_client::Preview preview(const Texts& moves) const {
        return {"p", 1, position().ask(asked()), {moves.begin(), moves.end()}};
    }
    std::vector<store::MovePlayed> moves_stored(std::size_t from) const {
        std::vector<store::MovePlayed> moves;
        for (std::size_t i = from; i < driver.stored.size(); ++i)
            if (const auto* move = std::get_if<store::MovePlayed>(&driver.stored[i])) moves.push_back(*move);
        return moves;
    }

    RoomDriver driver;
    ClientId ada = driver.come(1), bob = driver.come(2), eve = driver.come(3);
};

TEST_F(TwoPlayLists, AListIsOneStepWithARecordForEachMove) {
    play_until_a_turn_of_two();
    const Seat seat = asked();
    const Texts turn = turn_of_two();
    protocol::SharedMatch one_by_one = driver.room.state().position;
    const auto stored_before = driver.stored.size();
    driver.say(client(seat), list("list", turn));
    const auto moves = moves_stored(stored_before);
    ASSERT_EQ(moves.size(), 2U);
    EXPECT_EQ(driver.stored.size(), stored_before + 2);
    for (const store::MovePlayed& move : moves) {
        ASSERT_EQ(play(one_by_one, seat, move.move), std::nullopt);
        EXPECT_EQ(move.v, one_by_one->v());
        EXPECT_EQ(move.id, "list");
        EXPECT_EQ(move.seat, seat);
    }
    EXPECT_EQ(moves.front().proof, 0U) << "only the last move of a list has a proof";
    EXPECT_EQ(moves.back().proof, one_by_one->proof());
    EXPECT_EQ(position().v(), one_by_one->v());
    EXPECT_EQ(position().view(Viewer()), one_by_one->view(Viewer()));
}

TEST_F(TwoPlayLists, OnePatchShowsTheEventsOfAllAndSaysHowManyMovesItHolds) {
    play_until_a_turn_of_two();
    const Seat seat = asked();
    const Texts turn = turn_of_two();
    Json view = RoomDriver::of_kind(driver.say(eve, from_client::Sync()), "state").at("view");
    const int v = position().v().value();
    const auto heard = driver.say(client(seat), list("list", turn));
    EXPECT_EQ(RoomDriver::of_kind(heard, "patch").at("id"), "list");
    const Json patch = driver.take(eve).at(0);
    EXPECT_EQ(patch.at("v"), v + 2);
    EXPECT_EQ(patch.at("n"), 2);
    EXPECT_FALSE(patch.contains("id"));
    EXPECT_EQ(patch.at("events").at(0).at("e"), "placed");
    EXPECT_EQ(patch.at("events").at(1).at("e"), "chosen");
    view.merge_patch(patch.at("change"));
    EXPECT_EQ(view, RoomDriver::of_kind(driver.say(eve, from_client::Sync()), "state").at("view"));
}

TEST_F(TwoPlayLists, AListOfOneLooksLikeAMove) {
    const Seat seat = asked();
    const auto heard = driver.say(client(seat), list("list", {position().legal_moves(seat).front()}));
    const Json patch = RoomDriver::of_kind(heard, "patch");
    EXPECT_EQ(patch.at("v"), 1);
    EXPECT_FALSE(patch.contains("n"));
}

TEST_F(TwoPlayLists, TheHashStandsInThePatchThatReachesAMultipleOfSixteen) {
    while (!position().to_act().empty()) {
        forget();
        const int before = position().v().value();
        const Texts turn = turn_of_two();
        if (turn.empty())
            driver.play_any(client(asked()));
        else
            driver.say(client(asked()), list("l" + std::to_string(before), turn));
        const Json patch = RoomDriver::of_kind(driver.take(eve), "patch");
        const int after = position().v().value();
        EXPECT_EQ(patch.contains("h"), after / 16 > before / 16) << before << " to " << after;
    }
}

TEST_F(TwoPlayLists, ARepeatGetsTheLastVAlsoAfterACrashAndWithOtherMoves) {
    play_until_a_turn_of_two();
    const Seat seat = asked();
    auto turn = list("list", turn_of_two());
    driver.say(client(seat), turn);
    const int v = position().v().value();
    const Json ok{{"t", "ok"}, {"id", "list"}, {"match", 1}, {"v", v}};
    EXPECT_EQ(RoomDriver::of_kind(driver.say(client(seat), turn), "ok"), ok);
    RoomDriver after(driver.stored);
    const ClientId again = after.come(seat == adas_seat ? 1 : 2);
    EXPECT_EQ(RoomDriver::of_kind(after.say(again, turn), "ok"), ok);
    turn.moves->resize(1);
    EXPECT_EQ(RoomDriver::of_kind(after.say(again, turn), "ok"), ok);
    EXPECT_EQ(after.stored, driver.stored);
}

TEST_F(TwoPlayLists, ARefusedListChangesNothingAndSaysWhichMove) {
    play_until_a_turn_of_two();
    const Seat seat = asked();
    const Texts turn = turn_of_two();
    const auto stored = driver.stored;
    const auto refused = [&](const Texts& moves) {
        return RoomDriver::of_kind(driver.say(client(seat), list("bad", moves)), "no");
    };
    EXPECT_EQ(refused({turn[0], "hello"}).at("code"), "move.unreadable");
    EXPECT_EQ(refused({turn[0], "hello"}).at("at"), 2);
    EXPECT_EQ(refused({turn[0], turn[0]}).at("code"), "rule.kingdomino.wrong_kind");  // R2.2
    EXPECT_EQ(refused({turn[1]}).at("code"), "rule.kingdomino.wrong_kind");           // placing comes first
    EXPECT_EQ(refused({turn[1]}).at("at"), 1);
    auto late = list("late", turn);
    late.ask = 1;
    EXPECT_EQ(RoomDriver::of_kind(driver.say(client(seat), late), "no").at("code"), "move.late");
    EXPECT_EQ(driver.stored, stored);
    from_client::Move single{"one", 1, position().ask(seat), "hello"};
    EXPECT_FALSE(RoomDriver::of_kind(driver.say(client(seat), single), "no").contains("at"));
}

TEST_F(TwoPlayLists, WhatFollowsTheTurnIsTooFarWhateverItSays) {
    play_until_a_turn_of_two();
    const Seat seat = asked();
    const Texts turn = turn_of_two();
    for (const char* more : {"hello", "ready", "=1", "g8g9"}) {
        const Json no =
            RoomDriver::of_kind(driver.say(client(seat), list("far", {turn[0], turn[1], more, more})), "no");
        EXPECT_EQ(no.at("code"), "move.too_far") << more;
        EXPECT_EQ(no.at("at"), 3) << more;
    }
}

TEST_F(TwoPlayLists, APreviewShowsWhatTheListWouldDoAndStoresNothing) {
    play_until_a_turn_of_two();
    const Seat seat = asked();
    const Texts turn = turn_of_two();
    const auto stored = driver.stored;
    const Json shown = RoomDriver::of_kind(driver.say(client(seat), preview(turn)), "preview");
    EXPECT_TRUE(driver.take(eve).empty());
    EXPECT_EQ(driver.stored, stored);
    Json view = Json::parse(position().view(seat));
    view.merge_patch(shown.at("change"));
    driver.say(client(seat), list("list", turn));
    const Json patch = RoomDriver::of_kind(driver.take(eve), "patch");
    EXPECT_EQ(shown.at("id"), "p");
    EXPECT_EQ(shown.at("events"), patch.at("events"));
    EXPECT_EQ(view, Json::parse(position().view(seat)));
    for (const Seat each : {adas_seat, bobs_seat})
        EXPECT_EQ(shown.at("points").at(std::to_string(each.number())), position().points(each));
    EXPECT_EQ(shown.at("legal"),
              position().to_act().contains(seat) ? Json(position().legal_moves(seat)) : Json::array());
}

TEST_F(TwoPlayLists, APreviewOfPartOfATurnSaysWhatMayFollow) {
    play_until_a_turn_of_two();
    const Seat seat = asked();
    const std::string place = turn_of_two().front();
    const Json shown = RoomDriver::of_kind(driver.say(client(seat), preview({place})), "preview");
    const auto after = position().after(seat, {place}).value()->after();
    EXPECT_EQ(shown.at("legal"), Json(after->legal_moves(seat)));
}

TEST_F(TwoPlayLists, AChoiceThatLaysTheNextRowCanBePlayedAndNotLookedAt) {
    // The fourth choice completes the first row (R1.3), because there are four kings.
    while (position().v() < 3) driver.play_any(client(asked()));
    const Seat seat = asked();
    const std::string choice = position().legal_moves(seat).front();
    const Json no = RoomDriver::of_kind(driver.say(client(seat), preview({choice})), "no");
    EXPECT_EQ(no.at("code"), "move.too_far");
    EXPECT_EQ(no.at("at"), 1);
    EXPECT_EQ(no.at("id"), "p");
    const Json far = RoomDriver::of_kind(driver.say(client(seat), list("far", {choice, "g8g9"})), "no");
    EXPECT_EQ(far.at("code"), "move.too_far");
    EXPECT_EQ(far.at("at"), 2);
    EXPECT_EQ(RoomDriver::of_kind(driver.say(client(seat), list("l", {choice})), "patch").at("v"), 4);
}

TEST_F(TwoPlayLists, OnlyASeatThatIsAskedLooksAhead) {
    play_until_a_turn_of_two();  // choices from the first row draw kings (R1.3), which no preview shows
    const Seat seat = asked();
    const ClientId waits = client(seat) == ada ? bob : ada;
    const auto wanted = preview({position().legal_moves(seat).front()});
    EXPECT_EQ(code_of(driver.say(eve, wanted)), "auth.not_seated");
    EXPECT_EQ(code_of(driver.say(waits, wanted)), "move.not_yours");
    auto wrong = wanted;
    wrong.ask = wanted.ask->next();
    EXPECT_EQ(code_of(driver.say(client(seat), wrong)), "move.late");
    wrong = wanted;
    wrong.match = 2;
    EXPECT_EQ(code_of(driver.say(client(seat), wrong)), "move.late");
    EXPECT_EQ(code_of(driver.say(client(seat), wanted)), "");
}

TEST_F(TwoPlayLists, ABotsListIsJudgedLikeAnyOther) {
    play_until_a_turn_of_two();
    const Seat seat = asked();
    const Texts turn = turn_of_two();
    const auto judge = [&](const Texts& moves) {
        const Secret fresh{};
        return MoveJudge(driver.room.snapshot(), fresh)
            .attempt({seat, 1, position().ask(seat), "bot", moves});
    };
    EXPECT_EQ(std::get<Step>(judge(turn)).records.size(), 2U);
    EXPECT_EQ(std::get<protocol::Refusal>(judge({turn[0], turn[1], "=1"})).code, "move.too_far");
}

struct TwoPlayDominiumLists : TwoPlayLists {
    TwoPlayDominiumLists() : TwoPlayLists("dominium") {}
};

TEST_F(TwoPlayDominiumLists, ALayingAndItsPawnAreOneTurn) {
    const Seat seat = asked();
    // The first tile extends no area, so a pawn may follow (R3.2); the next tile is drawn after it.
    const Json shown = RoomDriver::of_kind(driver.say(client(seat), preview({"d4e4"})), "preview");
    const std::string claim = shown.at("legal").at(0);
    const Json whole = RoomDriver::of_kind(driver.say(client(seat), preview({"d4e4", claim})), "preview");
    EXPECT_EQ(whole.at("events").size(), 2U) << "the next tile is not shown";
    const Json patch = RoomDriver::of_kind(driver.say(client(seat), list("turn", {"d4e4", claim})), "patch");
    EXPECT_EQ(patch.at("n"), 2);
    EXPECT_EQ(patch.at("v"), 2);
    EXPECT_EQ(patch.at("events").at(0).at("e"), "laid");
    EXPECT_EQ(patch.at("events").at(1).at("e"), "claimed");
    EXPECT_EQ(patch.at("events").at(2).at("e"), "drawn");
}

TEST_F(TwoPlayDominiumLists, TheHashStandsAlsoInAPatchThatPassesAMultipleOfSixteen) {
    const auto lay_without_pawn = [&]() -> Texts {
        for (const std::string& move : position().legal_moves(asked()))
            if (position().after(asked(), {move, "-"})) return {move, "-"};
        return {};
    };
    while (!position().to_act().empty()) {
        forget();
        const int v = position().v().value();
        const Texts turn = v % 16 == 15 ? lay_without_pawn() : Texts();
        if (turn.empty()) {
            driver.play_any(client(asked()));
            continue;
        }
        driver.say(client(asked()), list("list", turn));
        const Json patch = RoomDriver::of_kind(driver.take(eve), "patch");
        EXPECT_EQ(patch.at("v"), v + 2);
        EXPECT_EQ(patch.at("h"), json::hash_text(json::view_hash(position().view(Viewer()))));
        return;
    }
    FAIL() << "no turn of two moves passed a multiple of 16";
}

}  // namespace
}  // namespace reami::room
