// The clocks of a match in the plain client: PROTOCOL.md, "Clocks".
#include "tests/clients/terminal/plain/plain_client.hpp"

namespace reami::terminal {
namespace {

using protocol::AtZero;
using protocol::ClockKind;
using protocol::TimeControl;
using SeatClocks = std::map<Seat, from_server::SeatClock>;

from_server::SeatClock stands(std::int64_t left) {
    return {.left = left, .runs = {}, .holidays = {}, .out = {}};
}
from_server::SeatClock runs(std::int64_t left) {
    return {.left = left, .runs = true, .holidays = {}, .out = {}};
}
from_server::SeatClock is_out(std::int64_t left) {
    return {.left = left, .runs = true, .holidays = {}, .out = true};
}

/// Ada, who has this client, and Bob play with clocks.
struct ClocksOfMatch : PlainClient {
    ClocksOfMatch() {
        shown.seats[two] = from_server::Occupant{
            .name = "Bob", .who = 2, .here = true, .ready = false, .out = {}, .bot = {}};
        shown.time = {
            .kind = ClockKind::live, .pace = {}, .bank = 240, .add = 8, .cap = 240, .at_zero = AtZero::play};
    }
    void SetUp() override {
        come_in();
        receive(shown);
        receive(first_choice());
    }
    void show(const SeatClocks& seats, int match = 1) {
        from_server::Clocks clocks{.match = match, .v = 0, .seats = seats};
        if (!outs.empty()) clocks.outs = outs;
        receive(clocks);
    }
    void wait_seconds(int seconds) {
        for (int n = 0; n < seconds; ++n) plain.tick();
    }
    std::vector<from_server::ClockOut> outs;
    from_server::Room shown = room(from_server::Phase::playing);
};

TEST_F(ClocksOfMatch, AllAreShownAtTheStart) {
    show({{one, runs(240'000)}, {two, stands(240'000)}});
    EXPECT_TRUE(environment.said("clock seat=1 left=240000 runs=true | Ada: 4:00, running"));
    EXPECT_TRUE(environment.said("clock seat=2 left=240000 runs=false | Bob: 4:00"));
    environment.printed.clear();
    show({{one, runs(200'000)}, {two, stands(240'000)}});
    EXPECT_FALSE(environment.said("clock")) << "later the player asks for them";
}

TEST_F(ClocksOfMatch, TheCommandCountsDownOnlyClocksThatRun) {
    show({{one, runs(240'000)}, {two, stands(180'000)}});
    wait_seconds(15);
    plain.command("clock");
    EXPECT_TRUE(environment.said("clock seat=1 left=225000 runs=true | Ada: 3:45, running"));
    EXPECT_TRUE(environment.said("clock seat=2 left=180000 runs=false | Bob: 3:00"));
}

TEST_F(ClocksOfMatch, ABotHasNone) {
    shown.seats[two] =
        from_server::Occupant{.name = {}, .who = {}, .here = {}, .ready = {}, .out = {}, .bot = "greedy"};
    receive(shown);
    show({{one, runs(240'000)}, {two, stands(240'000)}});
    EXPECT_TRUE(environment.said("clock seat=1"));
    EXPECT_FALSE(environment.said("clock seat=2"));
}

TEST_F(ClocksOfMatch, AMatchWithoutClocksSaysSo) {
    plain.command("orologi");
    EXPECT_TRUE(environment.said("info | This match has no clocks."));
}

TEST_F(ClocksOfMatch, ThoseOfAnEarlierMatchAreNotShown) {
    show({{one, stands(240'000)}, {two, stands(240'000)}});
    from_server::State next = first_choice();
    next.match = shown.match = 2;
    receive(next);
    receive(shown);
    plain.command("clock");
    EXPECT_TRUE(environment.said("info | This match has no clocks."));
}

TEST_F(ClocksOfMatch, ThoseOfTheNextMatchComeBeforeItsRoom) {
    show({{one, stands(1000)}, {two, stands(2000)}});
    from_server::State next = first_choice();
    next.match = 2;
    receive(next);
    show({{one, runs(240'000)}, {two, stands(240'000)}}, 2);
    EXPECT_TRUE(environment.said("clock seat=1 left=240000 runs=true | Ada: 4:00, running"));
}

TEST_F(ClocksOfMatch, TheQuestionNamesTheTimeLeft) {
    show({{one, runs(240'000)}, {two, stands(240'000)}});
    wait_seconds(3);
    plain.command("room");
    EXPECT_TRUE(environment.said("ask match=1 ask=1 legal=4 | It is your turn. 3:57 left. "));
}

TEST_F(ClocksOfMatch, TheTurnOfAnotherPlayerNamesTheTimeLeft) {
    show({{one, stands(240'000)}, {two, runs(62'000)}});
    from_server::Patch patch;
    patch.v = 1;
    patch.to_act = std::vector{two};
    patch.events.text = "[]";
    patch.change.text = "{}";
    receive(patch);
    EXPECT_TRUE(environment.said("turn match=1 v=1 seats=2 | It is Bob's turn. 1:02 left."));
}

TEST_F(ClocksOfMatch, AClockThatReachesZeroIsAnnouncedOnce) {
    show({{one, stands(240'000)}, {two, runs(1000)}});
    const char* const told = "clock seat=2 out=play | Bob's time ran out: a bot plays this turn.";
    outs.push_back({0, two});
    show({{one, stands(240'000)}, {two, is_out(0)}});
    EXPECT_TRUE(environment.said(told));
    environment.printed.clear();
    show({{one, stands(240'000)}, {two, is_out(-5000)}});
    EXPECT_FALSE(environment.said("clock")) << "the same visit";
    show({{one, runs(240'000)}, {two, stands(8000)}});
    outs.push_back({0, two});
    show({{one, stands(240'000)}, {two, is_out(0)}});
    EXPECT_TRUE(environment.said(told)) << "another visit";
}

TEST_F(ClocksOfMatch, AClientThatEntersLaterDoesNotAnnounceEarlierOnes) {
    outs.push_back({0, two});
    show({{one, runs(240'000)}, {two, stands(8000)}});
    EXPECT_FALSE(environment.said("clock seat=2 out"));
}

TEST_F(ClocksOfMatch, AClockThatStaysBelowZeroIsAnnouncedOnce) {
    shown.time.at_zero = AtZero::wait;
    receive(shown);
    show({{one, stands(240'000)}, {two, runs(1000)}});
    outs.push_back({0, two});
    show({{one, stands(240'000)}, {two, is_out(-20'000)}});
    EXPECT_TRUE(environment.said("clock seat=2 out=wait | Bob's time ran out."));
    environment.printed.clear();
    show({{one, runs(240'000)}, {two, stands(-12'000)}});
    show({{one, stands(240'000)}, {two, is_out(-12'000)}});
    EXPECT_FALSE(environment.said("clock"));
    plain.command("clock");
    EXPECT_TRUE(environment.said("clock seat=2 left=-12000 runs=true | Bob: −0:12, running"));
}

TEST_F(ClocksOfMatch, ABotThatTakesTheSeatIsAnnouncedWithThePlayersName) {
    shown.time.at_zero = AtZero::bot;
    shown.seats[two] =
        from_server::Occupant{.name = "Bob", .who = 2, .here = {}, .ready = {}, .out = {}, .bot = "greedy"};
    receive(shown);
    show({{one, stands(240'000)}, {two, runs(1000)}});
    outs.push_back({0, two});
    show({{one, stands(240'000)}, {two, is_out(0)}});
    EXPECT_TRUE(environment.said("clock seat=2 out=bot | Bob's time ran out: a bot takes the seat."));
}

TEST_F(ClocksOfMatch, BelowZeroADailyClockIsOnHoliday) {
    show({{one, {.left = -60'000, .runs = true, .holidays = 2, .out = {}}},
          {two, {.left = -60'000, .runs = true, .holidays = 0, .out = true}}});
    EXPECT_TRUE(environment.said("clock seat=1 left=-60000 runs=true | Ada: holiday, running"));
    EXPECT_TRUE(environment.said("clock seat=2 left=-60000 runs=true | Bob: −1:00, running"));
}

TEST_F(ClocksOfMatch, TheRoomNamesItsTimeControl) {
    const std::string told =
        "room code=KETMKARD game=kingdomino phase=playing match=1 seats=2 listed=false | "
        "Room KETMKARD, Kingdomino, Dynasty";
    EXPECT_TRUE(
        environment.said(told +
                         ", clocks quick (4:00 + 0:08 per turn, at most 4:00; when a player's time runs "
                         "out, a bot plays this turn): match in progress"));
    shown.time = {};
    receive(shown);
    EXPECT_TRUE(environment.said(told + ": match in progress"));
}

TEST_F(ClocksOfMatch, TheHostChangesTheTimeControl) {
    plain.command("set time=whenever");
    const auto sent = std::get<from_client::Configure>(environment.last());
    EXPECT_EQ(sent.time->pace, protocol::UntimedPace::whenever);
    EXPECT_FALSE(sent.options || sent.seats || sent.listed) << "between two matches, time is the only member";
}

}  // namespace
}  // namespace reami::terminal
