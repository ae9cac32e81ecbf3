// How the client asks for moves, lists them and reads them.
#include <gtest/gtest.h>

#include "tests/clients/terminal/plain/plain_client.hpp"

namespace reami::terminal {
namespace {

TEST_F(PlainClient, MovesSaysWhyThereAreNone) {
    plain.command("moves");
    EXPECT_TRUE(environment.said("wrong why=wrong.no_room | You are not in a room"));
    come_in();
    receive(room(from_server::Phase::seating));
    plain.command("moves");
    EXPECT_TRUE(environment.said("wrong why=wrong.no_match | No match is in progress."));
    receive(room(from_server::Phase::playing));
    receive(first_choice());
    plain.command("moves g");
    EXPECT_TRUE(environment.said("moves count=0 | No move of yours begins with g."));
    auto over = first_choice();
    over.v = 9;
    over.to_act.clear();
    over.ask.reset();
    over.legal.reset();
    over.result.emplace();
    receive(over);
    receive(room(from_server::Phase::ended));
    plain.command("moves");
    EXPECT_TRUE(environment.said("wrong why=wrong.match_over | The match is over"));
    plain.command("=3");
    EXPECT_TRUE(environment.said("wrong why=wrong.match_over | "));
}

TEST_F(PlainClient, MovesMayBeTypedInCapitals) {
    sit_at_the_table();
    auto next = first_choice();
    next.ask = 2;
    next.legal = from_server::LegalMoves{R"(["g8g9","g8f8"])"};
    receive(next);
    plain.command("G8G9 =17");
    EXPECT_EQ(std::get<from_client::Move>(environment.last()).notations(),
              (std::vector<std::string>{"g8g9", "=17"}));
}

TEST_F(PlainClient, HelpTellsOfOneCommand) {
    plain.command("help moves");
    EXPECT_EQ(environment.printed.size(), 1U);
    EXPECT_TRUE(environment.said("help command=moves | moves [BEGINNING | all]: lists the moves"));
}

/// The server sends the state of the new match first, and then the room.
TEST_F(PlainClient, AtTheStartTheQuestionComesAfterTheRoom) {
    come_in();
    receive(room(from_server::Phase::seating));
    environment.printed.clear();
    receive(first_choice());
    EXPECT_FALSE(environment.said("ask ")) << "the room has not come yet";
    receive(room(from_server::Phase::playing));
    ASSERT_FALSE(environment.printed.empty());
    EXPECT_TRUE(environment.printed.back().starts_with("ask match=1 ask=1 legal=4 | It is your turn."));
    environment.printed.clear();
    receive(room(from_server::Phase::playing));
    EXPECT_FALSE(environment.said("ask ")) << "the question comes once";
}

TEST_F(PlainClient, InDomaineATurnIsAnnouncedOnce) {
    auto shown = room(from_server::Phase::playing);
    shown.game = "domaine";
    shown.options.text = "{}";
    shown.seats[two].emplace().bot = "greedy";
    come_in();
    receive(shown);
    from_server::State state;
    state.match = 1;
    state.view.text = "{}";
    state.to_act = {one};
    state.catalog = protocol::find_game("domaine")->catalog_hash;
    receive(state);
    environment.printed.clear();
    from_server::Patch patch;
    patch.v = 1;
    patch.change.text = "{}";
    patch.events.text = R"([{"e":"turn","seat":2}])";
    patch.to_act = {two};
    receive(patch);
    EXPECT_EQ(environment.printed,
              std::vector<std::string>{"turn match=1 v=1 seats=2 | It is Normal bot 2's turn."});
}

/// Bob's King, Yellow, is on h12, in the north; the layout is that of toncc_test.cpp.
class InItalian : public testing::Test {
protected:
    void receive(const from_server::Message& message) { plain.received(protocol::write(message)); }
    void SetUp() override {
        auto shown = room(from_server::Phase::playing);
        shown.game = "toncc";
        shown.options.text = "{}";
        for (const int number : {2, 3}) shown.seats[Seat::from_number(number)].emplace().bot = "greedy";
        shown.seats[two] = from_server::Occupant{
            .name = "Bob", .who = 2, .here = true, .ready = false, .out = {}, .bot = {}};
        from_server::State state;
        state.match = 1;
        state.view.text =
            R"({"finished":{},"ready":{},"round":1,"rounds":3,"table":{"blank":0,"chosen":{},)"
            R"("conquered":{},"kingdoms":{},"layout":{"n1":"B1","h1":"Y1","h11":"R5","h12":"R6"},"seats":{)"
            R"("1":{"at":"c","seals":6,"king_points":0,"kingdom_points":0,"score":0},)"
            R"("2":{"at":"h12","seals":6,"king_points":0,"kingdom_points":0,"score":0},)"
            R"("3":{"at":"c","seals":6,"king_points":0,"kingdom_points":0,"score":0}}}})";
        state.to_act = {two};
        state.ask = 1;
        state.legal = from_server::LegalMoves{R"(["se","s","sw"])"};
        state.catalog = protocol::find_game("toncc")->catalog_hash;
        plain.enter_by_link("KETMKARD", "");
        plain.opened();
        receive(from_server::Here{.you = "seat:2", .match = 1, .v = 0, .token = {}});
        receive(shown);
        receive(state);
    }

    FakeEnvironment environment;
    Words words{protocol::Language::it};
    Plain plain{environment, words, {.server = "http://localhost:8080", .name = "Bob"}};
};

TEST_F(InItalian, DirectionsAreListedWithItalianLettersAndWithWhereTheyLead) {
    plain.command("mosse");
    EXPECT_TRUE(environment.said("moves count=3 | se s so"));
    EXPECT_TRUE(environment.said("in_words m=se | se: sud-est, verso Y1 (giallo)"));
    EXPECT_TRUE(environment.said("in_words m=sw | so: sud-ovest, verso R5 (rosso)"));
    EXPECT_EQ(plain.legal(), (std::vector<std::string>{"se", "s", "so"}));
}

TEST_F(InItalian, DirectionsAreTypedWithItalianLetters) {
    plain.command("so");
    EXPECT_EQ(std::get<from_client::Move>(environment.last()).m, "sw");
}

TEST_F(InItalian, ADirectionInCapitalsIsTakenToo) {
    plain.command("SO");
    EXPECT_EQ(std::get<from_client::Move>(environment.last()).m, "sw");
}

TEST_F(InItalian, TheLettersOfTheNotationAreTakenToo) {
    plain.command("gioca sw");
    EXPECT_EQ(std::get<from_client::Move>(environment.last()).m, "sw");
}

TEST_F(InItalian, PlacesAreCalledAsTheBoardNamesThem) {
    from_server::Patch patch;
    patch.v = 1;
    patch.change.text = "{}";
    patch.events.text =
        R"([{"e":"moved","kings":{"1":{"from":"c","to":"n1"},"2":{"from":"h12","to":"h11"}}}])";
    patch.to_act = {two};
    patch.ask = 2;
    receive(patch);
    EXPECT_TRUE(
        environment.said("event match=1 v=1 e=moved | Tutti si muovono: Ada lascia la bussola e raggiunge "
                         "B1, Bob lascia R6 e raggiunge R5."));
}

TEST_F(InItalian, TheLogNamesPlacesAsTheyLayThen) {
    plain.command("storia");
    const auto asked = std::get<from_client::Events>(environment.last());
    const auto told = [](int v, const char* events) {
        return from_server::PastMove{.v = v, .n = {}, .events = {events}};
    };
    receive(from_server::Events{.id = asked.id,
                                .match = 1,
                                .told = {told(0, R"([{"e":"laid_out","layout":{"n1":"R2"}}])"),
                                         told(1, R"([{"e":"moved","kings":{"1":{"from":"c","to":"n1"}}}])"),
                                         told(2, R"([{"e":"laid_out","layout":{"n1":"B4"}}])"),
                                         told(3, R"([{"e":"moved","kings":{"1":{"from":"c","to":"n1"}}}])")},
                                .next = {}});
    EXPECT_TRUE(
        environment.said("log match=1 v=1 e=moved | 1. Tutti si muovono: Ada lascia la bussola e "
                         "raggiunge R2."));
    EXPECT_TRUE(
        environment.said("log match=1 v=3 e=moved | 3. Tutti si muovono: Ada lascia la bussola e "
                         "raggiunge B4."));
}

TEST_F(PlainClient, APreviewOfAPlayerWhoWaitsIsAboutTheNextTurn) {
    sit_at_the_table();
    from_server::State waiting = first_choice();
    waiting.to_act = {two};
    waiting.ask.reset();
    waiting.legal.reset();
    receive(waiting);
    plain.command("preview");
    const auto asked = std::get<from_client::Preview>(environment.last());
    EXPECT_EQ(asked.ask, std::nullopt);
    EXPECT_EQ(asked.notations(), std::vector<std::string>());
}

TEST_F(PlainClient, AHintIsToldInWords) {
    sit_at_the_table();
    receive(first_choice());
    plain.command("hint");
    const auto asked = std::get<from_client::Hint>(environment.last());
    EXPECT_EQ(asked.ask, first_choice().ask);
    receive(from_server::Hint{asked.id, {"=17"}});
    EXPECT_TRUE(environment.said("preview is=hint count=1 | A strong bot would play =17: "));
}

}  // namespace
}  // namespace reami::terminal
