// Messages about whose turn it is and about missed events, and the output of boards.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/clients/terminal/plain/plain_client.hpp"

namespace reami::terminal {
namespace {

class AtTheTable : public PlainClient {
protected:
    /// Bob sits in seat 2; this client is a spectator.
    void watch() {
        plain.enter_by_link("KETMKARD", "");
        plain.opened();
        receive(from_server::Here{.you = "public", .match = 1, .v = 0, .who = 3, .token = {}});
        receive(with_bob(from_server::Phase::playing));
    }
    static from_server::Room with_bob(from_server::Phase phase) {
        auto shown = room(phase);
        auto& occupant = shown.seats[two].emplace();
        occupant.name = "Bob";
        occupant.who = 2;
        occupant.here = true;
        return shown;
    }
    static from_server::State seen_by_nobody_asked() {
        auto state = first_choice();
        state.ask.reset();
        state.legal.reset();
        return state;
    }
    static from_server::Patch chosen_by_ada() {
        from_server::Patch patch;
        patch.v = 1;
        patch.change.text = R"({"table":{"rows":{"1":{"7":1}}}})";
        patch.events.text = R"([{"domino":7,"e":"chosen","seat":1}])";
        patch.to_act = {two};
        return patch;
    }
};

TEST_F(AtTheTable, WhoWatchesIsToldWhoseTurnItIsAtTheStartAndAfterEachMove) {
    watch();
    receive(seen_by_nobody_asked());
    EXPECT_TRUE(environment.said("event e=state match=1 v=0 | The match begins."));
    EXPECT_TRUE(environment.said("turn match=1 v=0 seats=1 | It is Ada's turn."));
    receive(chosen_by_ada());
    EXPECT_TRUE(environment.said("turn match=1 v=1 seats=2 | It is Bob's turn."));
}

TEST_F(AtTheTable, UndoNamesTheNumberThatTheServerGave) {
    watch();
    receive(from_server::Here{.you = "seat:1", .match = 1, .v = 0, .who = 1, .token = {}});
    receive(first_choice());
    plain.command("undo");
    EXPECT_TRUE(environment.said("wrong why=wrong.no_undo | You can't take a turn back now"));
    auto chosen = chosen_by_ada();
    chosen.undo = 2;
    receive(chosen);
    plain.command("undo");
    const auto move = std::get<from_client::Move>(environment.last());
    EXPECT_EQ(move.ask, 2);
    EXPECT_EQ(move.m, "undo");
}

TEST_F(AtTheTable, APlanIsLeftAndItsEndIsTold) {
    watch();
    receive(seen_by_nobody_asked());
    plain.command("plan =7 / =9");
    const auto plan = std::get<from_client::Plan>(environment.last());
    EXPECT_EQ(plan.match, 1);
    ASSERT_EQ(plan.lists.size(), 2u);
    EXPECT_EQ(plan.lists[1].front(), "=9");
    EXPECT_TRUE(environment.said("plan | You leave a plan."));
    receive(from_server::Plan{.match = 1, .lists = plan.lists});
    EXPECT_TRUE(environment.said("plan is=waiting | Your plan: =7 / =9"));
    receive(from_server::Plan{.match = 1, .lists = {}});
    EXPECT_TRUE(environment.said("plan is=played | Your plan was played."));
    receive(from_server::Plan{.match = 1, .lists = plan.lists, .failed = true});
    EXPECT_TRUE(environment.said("plan is=failed | Nothing of your plan is possible."));
}

TEST_F(AtTheTable, TheLogTellsWhatHappenedBeforeAndAsksOnUntilThatIsAll) {
    watch();
    receive(seen_by_nobody_asked());
    plain.command("log");
    const auto asked = [&] { return std::get<from_client::Events>(environment.last()); };
    EXPECT_EQ(asked().match, 1);
    EXPECT_EQ(asked().from, 0);
    const auto chosen = [](int v, int who) {
        const std::string events = R"([{"domino":7,"e":"chosen","seat":)" + std::to_string(who) + "}]";
        return from_server::PastMove{.v = v, .n = {}, .events = {events}};
    };
    receive(from_server::Events{.id = id(), .match = 1, .told = {chosen(1, 1)}, .next = 2});
    EXPECT_TRUE(environment.said("log match=1 v=1 e=chosen | 1. Ada chooses domino 7."));
    EXPECT_EQ(asked().from, 2);
    receive(from_server::Events{.id = id(), .match = 1, .told = {chosen(2, 2)}, .next = {}});
    EXPECT_TRUE(environment.said("log match=1 v=2 e=chosen | 2. Bob chooses domino 7."));
    environment.printed.clear();
    receive(from_server::Events{.id = "x", .match = 2, .told = {chosen(1, 1)}, .next = {}});
    EXPECT_TRUE(environment.printed.empty()) << "the events are those of another match";
}

TEST_F(AtTheTable, TheBoardIsShownAsItWasAfterSomeMoves) {
    watch();
    receive(seen_by_nobody_asked());
    receive(chosen_by_ada());
    const std::string at_the_start = first_choice().view.text;
    environment.printed.clear();
    plain.command("board after 0");
    const auto asked = std::get<from_client::Position>(environment.last());
    EXPECT_EQ(asked.match, 1);
    EXPECT_EQ(asked.v, 0);
    EXPECT_TRUE(environment.printed.empty()) << "the client waits for the server's answer";
    receive(from_server::Position{.id = id(), .match = 1, .v = 0, .view = {at_the_start}});
    EXPECT_TRUE(environment.said("info | After 0 moves:"));
    EXPECT_TRUE(environment.said(
        "board | Round 1 of 3: the kings are drawn one at a time and choose from the first row; "
        "20 dominoes left to draw"));
    plain.command("board after -1");
    EXPECT_TRUE(environment.said("wrong"));
}

TEST_F(AtTheTable, RoomBoardAndMovesSayItToo) {
    watch();
    receive(seen_by_nobody_asked());
    for (const char* line : {"room", "board", "moves"}) {
        environment.printed.clear();
        plain.command(line);
        EXPECT_TRUE(environment.said("turn match=1 v=0 seats=1 | It is Ada's turn.")) << line;
    }
}

TEST_F(AtTheTable, WhoIsAskedIsAskedAgainByRoomAndBoard) {
    sit_at_the_table();
    for (const char* line : {"room", "board"}) {
        environment.printed.clear();
        plain.command(line);
        EXPECT_TRUE(environment.said(
            "ask match=1 ask=1 legal=4 | It is your turn. Choose a domino from the next row. "
            "4 moves are possible, for example =3; `moves` lists them."))
            << line;
    }
}

TEST_F(AtTheTable, WhoseTurnItIsIsToldOncePerChange) {
    watch();
    receive(seen_by_nobody_asked());
    receive(chosen_by_ada());
    auto again = chosen_by_ada();
    again.v = 2;
    again.change.text = R"({"table":{"rows":{"1":{"13":2}}}})";
    environment.printed.clear();
    receive(again);
    EXPECT_FALSE(environment.said("turn")) << "it is still Bob's turn";
}

TEST_F(AtTheTable, WhereSeveralChooseAllAreNamed) {
    watch();
    auto state = seen_by_nobody_asked();
    state.to_act = {one, two};
    receive(state);
    EXPECT_TRUE(environment.said("turn match=1 v=0 seats=1,2 | Still to choose: Ada, Bob."));
}

TEST_F(AtTheTable, BetweenRoundsItIsSaidWhoIsNotReady) {
    watch();
    auto state = seen_by_nobody_asked();
    const std::string none = R"("finished":{})";
    state.view.text.replace(state.view.text.find(none), none.size(), R"("finished":{"1":{"1":34,"2":12}})");
    state.to_act = {two};
    receive(state);
    EXPECT_TRUE(environment.said("turn match=1 v=0 seats=2 | Not ready for the next round yet: Bob."));
}

TEST_F(AtTheTable, TheStartTellsItsEvents) {
    watch();
    auto state = seen_by_nobody_asked();
    state.events.emplace().text = R"([{"dominoes":[3,7,13,24],"e":"row","turn":1},{"e":"king","seat":1}])";
    receive(state);
    EXPECT_TRUE(environment.said("event match=1 v=0 e=row | Dominoes laid out for turn 1: 3, 7, 13, 24."));
    EXPECT_TRUE(environment.said("event match=1 v=0 e=king | The next king is drawn: it is Ada's."));
}

TEST_F(AtTheTable, AfterAReconnectItIsToldWhatWasMissed) {
    watch();
    receive(seen_by_nobody_asked());
    plain.lost(1006, {.what = ComeBack::What::again}, {});
    plain.opened();
    receive(from_server::Here{.you = "public", .match = 1, .v = 2, .who = 3, .token = {}});
    environment.printed.clear();
    auto later = seen_by_nobody_asked();
    later.v = 2;
    const std::string row = R"("24":0,"3":0,"7":0)";
    later.view.text.replace(later.view.text.find(row), row.size(), R"("24":2,"3":0,"7":1)");
    receive(later);
    EXPECT_TRUE(environment.said("event e=missed match=1 v=2 | 2 moves were played meanwhile."));
    EXPECT_TRUE(environment.said("event e=missed | Ada chooses domino 7."));
    EXPECT_TRUE(environment.said("event e=missed | Bob chooses domino 24."));
    environment.printed.clear();
    receive(later);
    EXPECT_FALSE(environment.said("event e=missed")) << "no event was missed since";
}

TEST_F(AtTheTable, PlacedDominoesAreToldToo) {
    watch();
    receive(seen_by_nobody_asked());
    auto later = seen_by_nobody_asked();
    later.v = 5;
    const std::string kingdom = R"("1":{"discarded":0,"kingdom":{})";
    later.view.text.replace(later.view.text.find(kingdom), kingdom.size(),
                            R"("1":{"discarded":1,"kingdom":{"3":"g8g9"})");
    receive(later);
    EXPECT_TRUE(environment.said("event e=missed | Ada places domino 3 on g8g9."));
    EXPECT_TRUE(environment.said("event e=missed | Ada discarded one domino."));
}

TEST_F(AtTheTable, BoardsCanBeSwitchedOffAndOn) {
    come_in();
    receive(room(from_server::Phase::seating));
    plain.command("boards off");
    receive(room(from_server::Phase::playing));
    receive(first_choice());
    EXPECT_FALSE(environment.said("board |"));
    plain.command("boards on");
    auto next = first_choice();
    next.ask = 2;
    receive(next);
    EXPECT_TRUE(environment.said("board | "));
}

TEST_F(AtTheTable, HelpExplainsTheSignsOfTheBoard) {
    plain.command("help");
    for (const char* game : {"kingdomino", "dominium", "toncc"}) {
        const std::string line = "help game=" + std::string(game) + " | The board of";
        EXPECT_EQ(std::count_if(environment.printed.begin(), environment.printed.end(),
                                [&](const std::string& one) { return one.starts_with(line); }),
                  1)
            << game;
    }
    sit_at_the_table();
    environment.printed.clear();
    plain.command("help");
    EXPECT_FALSE(environment.said("help game=toncc"));
    EXPECT_TRUE(environment.printed.back().starts_with(
        "help game=kingdomino | The board of Kingdomino: w wheat field"));
}

TEST_F(AtTheTable, NothingFromTheServerSteersTheTerminal) {
    auto shown = with_bob(from_server::Phase::seating);
    shown.seats[two]->name = "B\x1b[2Job\u202E";
    come_in();
    receive(shown);
    EXPECT_TRUE(environment.said(
        "seat seat=2 is=here name=B\uFFFD[2Job\uFFFD | Seat 2: B\uFFFD[2Job\uFFFD #2, here."));
    receive(from_server::No{.id = {}, .code = "x\x07", .text = "\x1b]0;title\x07", .v = {}, .again = {}});
    EXPECT_TRUE(environment.said("no code=x\uFFFD | Refused: \uFFFD]0;title\uFFFD (x\uFFFD)"));
}

TEST(Paint, KeepsItsOwnColoursAndNothingElse) {
    const Paint paint = Paint::colours();
    const std::string own = paint("w1", Colour::yellow);
    EXPECT_EQ(paint.safe(own + " x"), own + " x");
    EXPECT_EQ(paint.safe("\x1b[2J\x1b[8mx"), "\uFFFD[2J\uFFFD[8mx");
    EXPECT_EQ(Paint::none().safe(own), "\uFFFD[33mw1\uFFFD[0m");
}

TEST_F(PlainClient, SeveralMovesOnALineAreSentAsOneList) {
    sit_at_the_table();
    plain.command("=24 =3");
    const auto move = std::get<from_client::Move>(environment.last());
    EXPECT_EQ(move.ask, 1);
    EXPECT_EQ(move.m, std::nullopt);
    EXPECT_EQ(move.notations(), (std::vector<std::string>{"=24", "=3"}));
}

TEST_F(PlainClient, APreviewIsToldInWords) {
    sit_at_the_table();
    plain.command("preview =24");
    const auto asked = std::get<from_client::Preview>(environment.last());
    EXPECT_EQ(asked.notations(), std::vector<std::string>{"=24"});
    plain.command("=3");
    EXPECT_TRUE(std::holds_alternative<from_client::Preview>(environment.last()))
        << "the preview has no answer yet";
    receive(from_server::Preview{.id = asked.id,
                                 .legal = {"=3"},
                                 .events = {R"([{"domino":24,"e":"chosen","seat":1}])"},
                                 .points = {{one, 4}, {two, 0}},
                                 .change = {"{}"}});
    EXPECT_TRUE(environment.said("preview is=event | Then: Ada"));
    EXPECT_TRUE(environment.said("preview is=points | The points would be: Ada 4, "));
    EXPECT_TRUE(environment.said("preview is=moves count=1 | After that you could play: =3"));
    EXPECT_TRUE(environment.said("preview is=move m==3 | =3: Choose domino 3"));
    EXPECT_EQ(std::get<from_client::Move>(environment.last()).m, "=3");
}

}  // namespace
}  // namespace reami::terminal
