// Offers about the running match: PROTOCOL.md, "Offers".
#include "tests/clients/terminal/plain/plain_client.hpp"

namespace reami::terminal {
namespace {

from_server::Occupant person(const char* name, int who) {
    return {.name = name, .who = who, .here = true, .ready = false, .out = {}, .bot = {}};
}

using protocol::OfferKind;

const Seat three = Seat::from_number(3);

/// Ada, Bob and Cleo play. This client is Bob, in seat 2.
struct Offered : PlainClient {
    Offered() {
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
    void offer(OfferKind what, Seat by, const std::vector<Seat>& yes) {
        shown.offer = from_server::OpenOffer{by, what, {one, two, three}, yes};
        receive(shown);
    }
    void close_offer() {
        shown.offer.reset();
        receive(shown);
    }
    void end_match(protocol::NoResult why) {
        shown.phase = from_server::Phase::ended;
        shown.no_result = why;
        close_offer();
    }
    from_client::Offer last_offer() { return std::get<from_client::Offer>(environment.last()); }
    from_server::Room shown = room(from_server::Phase::playing);
};

TEST_F(Offered, IsToldUntilAllAgree) {
    offer(OfferKind::end, one, {one});
    const char* const told =
        "room offer=seat:1 what=end agree=1 people=3 | Ada proposes: end the match without a result. Type "
        "`accept` or `decline`.";
    EXPECT_TRUE(environment.said(told));
    for (const char* line : {"room", "offer"}) {
        plain.command(line);
        EXPECT_TRUE(environment.said(told)) << line << " shows the offer again";
    }
    plain.command("accept");
    EXPECT_EQ(std::get<from_client::Answer>(environment.last()).agree, true);
    grant();
    offer(OfferKind::end, one, {one, two});
    EXPECT_TRUE(environment.said("room offer=seat:1 what=end agree=2 people=3 | Bob agrees (2 of 3)."));
    end_match(protocol::NoResult::agreed);
    EXPECT_FALSE(environment.said("room offer=nobody")) << "the match does not go on";
    EXPECT_TRUE(environment.said("info | The match ended without a result, because all players agreed."));
}

TEST_F(Offered, IsDeclined) {
    offer(OfferKind::result, one, {one});
    EXPECT_TRUE(environment.said(
        "room offer=seat:1 what=result agree=1 people=3 | Ada proposes: end the match as it stands, with the "
        "points of this moment. Type `accept` or `decline`."));
    plain.command("rifiuta");
    EXPECT_EQ(std::get<from_client::Answer>(environment.last()).agree, false);
    grant();
    close_offer();
    EXPECT_TRUE(
        environment.said("room offer=nobody | The proposal was declined or withdrawn, or it has lapsed."));
}

TEST_F(Offered, IsMadeAndTakenBack) {
    plain.command("offer pause 10");
    EXPECT_EQ(last_offer().what, OfferKind::pause);
    EXPECT_EQ(last_offer().lasts, 600);
    grant();
    shown.offer = from_server::OpenOffer{two, OfferKind::pause, {one, two, three}, {two}, 600};
    receive(shown);
    EXPECT_TRUE(
        environment.said("room offer=seat:2 what=pause agree=1 people=3 | You propose: pause the match for "
                         "10:00. `decline` withdraws your proposal."));
    plain.command("decline");
    EXPECT_EQ(std::get<from_client::Answer>(environment.last()).agree, false);
}

TEST_F(Offered, PauseIsTold) {
    offer(OfferKind::pause, one, {one, two, three});
    shown.pause.emplace();
    close_offer();
    EXPECT_FALSE(environment.said("room offer=nobody")) << "all have agreed";
    EXPECT_TRUE(environment.said("room pause=on | The match is paused"));
    plain.command("offer resume");
    EXPECT_EQ(last_offer().what, OfferKind::resume);
    grant();
    shown.pause.reset();
    receive(shown);
    EXPECT_TRUE(environment.said("room pause=off | The pause is over."));
}

TEST_F(Offered, HasFiveKinds) {
    for (const auto& [line, what] :
         {std::pair("offer end", OfferKind::end), std::pair("offer result", OfferKind::result),
          std::pair("offer pause", OfferKind::pause), std::pair("offri resume", OfferKind::resume),
          std::pair("OFFER UNDO", OfferKind::undo)}) {
        plain.command(line);
        EXPECT_EQ(last_offer().what, what) << line;
        EXPECT_EQ(last_offer().lasts, std::nullopt);
        grant();
    }
    const auto sent = environment.sent.size();
    for (const char* line :
         {"offer peace", "offer pause 0", "offer pause 10081", "offer end 10", "accept it"}) {
        plain.command(line);
        EXPECT_TRUE(environment.said("wrong why=wrong.usage")) << line;
    }
    plain.command("offer");
    EXPECT_TRUE(environment.said("info | Nobody proposes anything now."));
    EXPECT_EQ(environment.sent.size(), sent);
}

TEST_F(Offered, LeavesDomaineItsMoveEnd) {
    shown.game = "domaine";
    receive(shown);
    from_server::State state = first_choice();
    state.catalog = protocol::find_game("domaine")->catalog_hash;
    state.view.text = "{}";
    state.legal = from_server::LegalMoves{R"(["e4","end"])"};
    receive(state);
    plain.command("end");
    EXPECT_EQ(std::get<from_client::Move>(environment.last()).m, "end");
}

TEST_F(Offered, UndoAsksTheOthersOnceTheyHaveMoved) {
    from_server::State state = first_choice();
    state.undo_asks = std::vector{one};
    receive(state);
    plain.command("undo");
    EXPECT_EQ(last_offer().what, OfferKind::undo);
}

TEST_F(Offered, NeedsARunningMatch) {
    end_match(protocol::NoResult::agreed);
    plain.command("offer");
    EXPECT_TRUE(environment.said("wrong why=wrong.no_match | No match is in progress."));
}

TEST_F(Offered, EndIsOneOfThreeReasonsForNoResult) {
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
struct WatchedOffer : Offered {
    void SetUp() override {
        shown.offer = from_server::OpenOffer{one, OfferKind::end, {one, two, three}, {one, two}};
    }
};

TEST_F(WatchedOffer, IsToldWithoutAQuestion) {
    enter_as("public");
    EXPECT_TRUE(environment.said(
        "room offer=seat:1 what=end agree=1 people=3 | Ada proposes: end the match without a result."));
    EXPECT_TRUE(environment.said("room offer=seat:1 what=end agree=2 people=3 | Bob agrees (2 of 3)."));
}

TEST_F(WatchedOffer, NeedsARoom) {
    for (const char* line : {"offer", "offer end", "accept"}) {
        plain.command(line);
        EXPECT_TRUE(environment.said("wrong why=wrong.no_room | ")) << line;
    }
}

}  // namespace
}  // namespace reami::terminal
