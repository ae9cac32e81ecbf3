// Offers to end a match without a result: PROTOCOL.md, "Ending a match early".
#include "tests/clients/terminal/plain/plain_client.hpp"

namespace reami::terminal {
namespace {

from_server::Occupant person(const char* name, int who) {
    return {.name = name, .who = who, .here = true, .ready = false, .out = {}, .bot = {}};
}

const Seat three = Seat::from_number(3);

/// Ada, Bob and Cleo play. This client is Bob, in seat 2.
struct OfferedEnd : PlainClient {
    OfferedEnd() {
        shown.seats[two] = person("Bob", 2);
        shown.seats[three] = person("Cleo", 3);
    }
    void SetUp() override { enter_as("seat:2"); }
    void enter_as(const std::string& viewer) {
        plain.enter_by_link("KETMKARD", "");
        plain.opened();
        receive(from_server::Here{.you = viewer, .match = 1, .v = 0, .who = 2, .token = {}});
        receive(shown);
        receive(first_choice());
    }
    void offer(Seat by, const std::vector<Seat>& yes) {
        shown.end_offer = from_server::EndOffer{by, yes};
        receive(shown);
    }
    void close_offer() {
        shown.end_offer.reset();
        receive(shown);
    }
    void end_match(protocol::NoResult why) {
        shown.phase = from_server::Phase::ended;
        shown.no_result = why;
        close_offer();
    }
    from_server::Room shown = room(from_server::Phase::playing);
};

TEST_F(OfferedEnd, IsToldUntilAllAgree) {
    offer(one, {one});
    const char* const told =
        "room end_offer=seat:1 agree=1 people=3 | Ada offers to end the match without a "
        "result: type `end yes` or `end no`.";
    EXPECT_TRUE(environment.said(told));
    for (const char* line : {"room", "end"}) {
        plain.command(line);
        EXPECT_TRUE(environment.said(told)) << line << " shows the offer again";
    }
    plain.command("end yes");
    EXPECT_EQ(std::get<from_client::AnswerEnd>(environment.last()).agree, true);
    grant();
    offer(one, {one, two});
    EXPECT_TRUE(
        environment.said("room end_offer=seat:1 agree=2 people=3 | Bob agrees to end the match (2 of 3)."));
    end_match(protocol::NoResult::agreed);
    EXPECT_FALSE(environment.said("room end_offer=nobody")) << "the match does not go on";
    EXPECT_TRUE(environment.said("info | The match ended without a result, because all players agreed."));
}

TEST_F(OfferedEnd, IsDeclined) {
    offer(one, {one});
    plain.command("end no");
    EXPECT_EQ(std::get<from_client::AnswerEnd>(environment.last()).agree, false);
    grant();
    close_offer();
    EXPECT_TRUE(
        environment.said("room end_offer=nobody | The match goes on: the offer to end it was "
                         "declined or withdrawn, or has lapsed."));
}

TEST_F(OfferedEnd, IsMadeAndTakenBack) {
    plain.command("end yes");
    EXPECT_TRUE(std::holds_alternative<from_client::OfferEnd>(environment.last()));
    grant();
    offer(two, {two});
    EXPECT_TRUE(
        environment.said("room end_offer=seat:2 agree=1 people=3 | You offer to end the match "
                         "without a result; `end no` withdraws the offer."));
    offer(two, {two, three});
    EXPECT_TRUE(
        environment.said("room end_offer=seat:2 agree=2 people=3 | Cleo agrees to end the match (2 of 3)."));
    plain.command("end no");
    EXPECT_EQ(std::get<from_client::AnswerEnd>(environment.last()).agree, false);
}

TEST_F(OfferedEnd, IsNotMadeByEndAlone) {
    const auto sent = environment.sent.size();
    plain.command("end");
    EXPECT_TRUE(
        environment.said("info | `end yes` offers to end the match without a result. The match ends "
                         "when all people in seats agree."));
    shown.seats[one] = shown.seats[three] =
        from_server::Occupant{.name = {}, .who = {}, .here = {}, .ready = {}, .out = {}, .bot = "greedy"};
    receive(shown);
    plain.command("end");
    EXPECT_TRUE(environment.said(
        "info | You play only with bots: `end yes` ends the match at once, without a result."));
    EXPECT_EQ(environment.sent.size(), sent);
    plain.command("end yes");
    EXPECT_TRUE(std::holds_alternative<from_client::OfferEnd>(environment.last()));
}

TEST_F(OfferedEnd, LeavesDomaineItsMoveEnd) {
    shown.game = "domaine";
    receive(shown);
    from_server::State state = first_choice();
    state.catalog = protocol::find_game("domaine")->catalog_hash;
    state.view.text = "{}";
    state.legal = from_server::LegalMoves{R"(["e4","end"])"};
    receive(state);
    plain.command("end");
    EXPECT_EQ(std::get<from_client::Move>(environment.last()).m, "end");
    grant();
    plain.command("end yes");
    EXPECT_TRUE(std::holds_alternative<from_client::OfferEnd>(environment.last()));
}

TEST_F(OfferedEnd, NeedsARunningMatch) {
    end_match(protocol::NoResult::agreed);
    plain.command("end");
    EXPECT_TRUE(environment.said("wrong why=wrong.no_match | No match is in progress."));
}

TEST_F(OfferedEnd, IsOneOfThreeReasonsForNoResult) {
    end_match(protocol::NoResult::by_admin);
    const char* const told =
        "info | An admin of the server ended the match, without a result. Its moves are kept.";
    EXPECT_TRUE(environment.said(told));
    receive(shown);
    EXPECT_FALSE(environment.said(told)) << "the client says it once";
    end_match(protocol::NoResult::abandoned);
    EXPECT_TRUE(environment.said("info | The match ended without a result, because nobody continued it."));
}

/// This client watches and enters while an offer is open.
struct WatchedOffer : OfferedEnd {
    void SetUp() override { shown.end_offer = from_server::EndOffer{one, {one, two}}; }
};

TEST_F(WatchedOffer, IsToldWithoutAQuestion) {
    enter_as("public");
    EXPECT_TRUE(environment.said(
        "room end_offer=seat:1 agree=1 people=3 | Ada offers to end the match without a result."));
    EXPECT_TRUE(
        environment.said("room end_offer=seat:1 agree=2 people=3 | Bob agrees to end the match (2 of 3)."));
}

TEST_F(WatchedOffer, NeedsARoom) {
    for (const char* line : {"end", "end yes", "end no"}) {
        plain.command(line);
        EXPECT_TRUE(environment.said("wrong why=wrong.no_room | ")) << line;
    }
}

}  // namespace
}  // namespace reami::terminal
