// The client's output about servers that keep their word, and about servers that don't. The test plays the
// server; its secrets, words and seeds follow PROTOCOL.md.
#include "clients/terminal/room/witness.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "engine/core/fair_seed.hpp"
#include "tests/clients/terminal/plain/plain_client.hpp"

namespace reami::terminal {
namespace {

using GivenWords = reami::SeedWords;

const Secret committed{1, 2, 3}, swapped{4, 5, 6};
const std::string bobs_word = "fedcba9876543210";

class Witnessing : public PlainClient {
protected:
    /// The room before a match for which the server has committed to a secret.
    static from_server::Room room_of(from_server::Phase phase, int match, const Secret& secret) {
        auto shown = room(phase);
        shown.match = match;
        shown.commit = commitment(secret);
        return shown;
    }

    void enter(Plain& client, const std::string& you) {
        client.enter_by_link("KETMKARD", "");
        client.opened();
        client.received(
            protocol::write(from_server::Here{.you = you, .match = 0, .v = 0, .who = 1, .token = {}}));
    }

    /// Ada enters, sees the commitment and sits; the server accepts her word.
    void sit_down() {
        enter(plain, "public");
        receive(room_of(from_server::Phase::seating, 1, committed));
        plain.command("sit 1 Ada");
        word = std::get<from_client::Sit>(environment.last()).word;
        receive(from_server::Ok{.id = id(), .match = {}, .v = {}, .you = "seat:1", .code = {}});
        receive(from_server::Here{.you = "seat:1", .match = 0, .v = 0, .who = 1, .token = {}});
        receive(room_of(from_server::Phase::seating, 1, committed));
    }
    void begin() { receive(room_of(from_server::Phase::playing, 1, committed)); }

    static from_server::Reveal reveal(const Secret& secret, const GivenWords& words, int match = 1) {
        return {.match = match,
                .secret = to_hex(secret),
                .words = words,
                .seed = to_hex(fair_seed(secret, words))};
    }
    GivenWords words_of_both() const { return {{one, word}, {two, bobs_word}}; }

    nlohmann::json evidence() const {
        return environment.evidence.empty() ? nlohmann::json()
                                            : nlohmann::json::parse(environment.evidence.back().second);
    }

    std::string word;
};

TEST_F(Witnessing, AServerThatKeepsItsWordIsToldSo) {
    sit_down();
    begin();
    receive(reveal(committed, words_of_both()));
    EXPECT_TRUE(environment.said(
        "witness match=1 is=right | The secret matches the commitment that this client saw"));
    EXPECT_TRUE(environment.evidence.empty());
}

TEST_F(Witnessing, AServerThatRevealsAnotherSecretIsCaught) {
    sit_down();
    begin();
    receive(reveal(swapped, words_of_both()));
    EXPECT_TRUE(
        environment.said("witness match=1 is=wrong what=commitment | WRONG: the secret that the server"));
    EXPECT_TRUE(
        environment.said("witness file=/state/evidence-KETMKARD-1.json | The evidence is in /state/"));
    EXPECT_EQ(evidence()["seen"]["commitment"], commitment(committed));
    EXPECT_EQ(evidence()["revealed"]["secret"], to_hex(swapped));
    receive(first_choice());
    plain.command("quit");
    EXPECT_EQ(environment.finished, 1);
}

TEST_F(Witnessing, AServerThatRevealsAnotherWordIsCaught) {
    sit_down();
    begin();
    receive(reveal(committed, {{one, "0000000000000000"}, {two, bobs_word}}));
    EXPECT_TRUE(environment.said(
        "witness match=1 is=wrong what=word | WRONG: for seat 1 the server revealed another"));
    EXPECT_EQ(evidence()["seen"]["words"], nlohmann::json::array({word}));
}

TEST_F(Witnessing, AServerThatLeavesTheWordOutIsCaught) {
    sit_down();
    begin();
    receive(reveal(committed, {{two, bobs_word}}));
    EXPECT_TRUE(environment.said("witness match=1 is=wrong what=word | "));
}

TEST_F(Witnessing, ASeedThatIsNotMadeOfWhatIsRevealedIsCaughtByAnybody) {
    enter(plain, "public");
    auto forged = reveal(committed, {{one, bobs_word}});
    forged.seed = to_hex(fair_seed(swapped, forged.words));
    receive(room_of(from_server::Phase::ended, 1, swapped));
    receive(forged);
    EXPECT_TRUE(environment.said("witness match=1 is=wrong what=seed | "));
}

TEST_F(Witnessing, AServerThatShowsAnotherCommitmentBeforeTheMatchIsCaughtAtOnceAndOnce) {
    sit_down();
    receive(room_of(from_server::Phase::playing, 1, swapped));
    EXPECT_TRUE(environment.said("witness match=1 is=wrong what=changed | "));
    EXPECT_EQ(evidence()["seen"]["commitment"], commitment(committed));
    EXPECT_EQ(evidence()["commitment_now"], commitment(swapped));
    environment.printed.clear();
    receive(room_of(from_server::Phase::playing, 1, swapped));
    EXPECT_FALSE(environment.said("witness"));
    receive(reveal(swapped, words_of_both()));
    EXPECT_TRUE(environment.said("witness match=1 is=wrong what=commitment | "))
        << "the first commitment counts";
}

TEST_F(Witnessing, AClientThatWasStoppedStillKnows) {
    sit_down();
    Plain later(environment, words, {.server = "http://localhost:8080", .name = "Ada"});
    enter(later, "seat:1");
    later.received(protocol::write(room_of(from_server::Phase::playing, 1, committed)));
    later.received(protocol::write(reveal(swapped, {{one, "0000000000000000"}})));
    EXPECT_TRUE(environment.said("witness match=1 is=wrong what=commitment | "));
    EXPECT_TRUE(environment.said("witness match=1 is=wrong what=word | "));
}

TEST_F(Witnessing, WhoWatchesBearsWitnessToTheCommitment) {
    enter(plain, "public");
    receive(room_of(from_server::Phase::seating, 1, committed));
    receive(room_of(from_server::Phase::playing, 1, committed));
    receive(reveal(committed, {{one, bobs_word}}));
    EXPECT_TRUE(environment.said(
        "witness match=1 is=right | The secret matches the commitment that this client saw"));
}

TEST_F(Witnessing, WhoComesLaterSaysThatItCannotTell) {
    enter(plain, "public");
    receive(room_of(from_server::Phase::playing, 1, committed));
    receive(reveal(committed, {{one, bobs_word}}));
    EXPECT_TRUE(environment.said("witness match=1 is=late | "));
}

TEST_F(Witnessing, WhoSawNothingSaysNothing) {
    enter(plain, "public");
    receive(room_of(from_server::Phase::ended, 1, swapped));
    receive(reveal(committed, {{one, bobs_word}}));
    EXPECT_FALSE(environment.said("witness"));
}

TEST_F(Witnessing, TheWordOfWhoStoodUpIsNotExpected) {
    sit_down();
    plain.command("stand");
    receive(from_server::Ok{.id = id(), .match = {}, .v = {}, .you = "public", .code = {}});
    receive(from_server::Here{.you = "public", .match = 0, .v = 0, .who = 1, .token = {}});
    receive(room_of(from_server::Phase::seating, 1, committed));
    receive(room_of(from_server::Phase::playing, 1, committed));
    receive(reveal(committed, {{one, bobs_word}}));
    EXPECT_TRUE(environment.said("witness match=1 is=right | "));
}

TEST_F(Witnessing, AWordThatWasRefusedIsNotExpected) {
    enter(plain, "public");
    receive(room_of(from_server::Phase::seating, 1, committed));
    plain.command("sit 1 Ada");
    receive(from_server::No{.id = id(), .code = "room.seat_taken", .text = "", .v = {}, .again = {}});
    EXPECT_TRUE(environment.kept_seen.at({"KETMKARD", 1}).words.empty());
}

TEST_F(Witnessing, SittingDownWhereOneSitsGivesNoOtherWord) {
    sit_down();
    plain.command("sit 1 Ada");
    receive(from_server::No{.id = id(), .code = "room.sits_already", .text = "", .v = {}, .again = {}});
    begin();
    receive(reveal(committed, words_of_both()));
    EXPECT_TRUE(environment.said("witness match=1 is=right | "));
}

TEST_F(Witnessing, ARematchHasACommitmentAndAWordOfItsOwn) {
    sit_down();
    begin();
    receive(room_of(from_server::Phase::ended, 1, swapped));
    receive(reveal(committed, words_of_both()));
    EXPECT_TRUE(environment.said("witness match=1 is=right | "))
        << "the room already shows the next commitment";
    plain.command("rematch");
    const std::string next = std::get<from_client::Rematch>(environment.last()).word;
    grant();
    receive(room_of(from_server::Phase::playing, 2, swapped));
    receive(reveal(swapped, {{one, word}, {two, bobs_word}}, 2));
    EXPECT_TRUE(environment.said("witness match=2 is=wrong what=word | "))
        << "the revealed word is the old one";
    receive(reveal(swapped, {{one, next}, {two, bobs_word}}, 2));
    EXPECT_TRUE(environment.said("witness match=2 is=right | "));
}

/// The server grants the first word while the second one is on its way. The server may use either word.
TEST_F(Witnessing, OfTwoWordsForOneMatchEitherMayBeTaken) {
    sit_down();
    begin();
    receive(room_of(from_server::Phase::ended, 1, swapped));
    plain.command("rematch");
    const auto first = std::get<from_client::Rematch>(environment.last());
    plain.command("rematch");
    const auto second = std::get<from_client::Rematch>(environment.last());
    receive(from_server::Ok{.id = first.id, .match = {}, .v = {}, .you = {}, .code = {}});
    receive(room_of(from_server::Phase::playing, 2, swapped));
    receive(reveal(swapped, {{one, second.word}, {two, bobs_word}}, 2));
    EXPECT_TRUE(environment.said("witness match=2 is=right | "));
    receive(reveal(swapped, {{one, word}, {two, bobs_word}}, 2));
    EXPECT_TRUE(environment.said("witness match=2 is=wrong what=word | "))
        << "the revealed word is that of the previous match";
}

/// After a lost connection the client can't know whether the server has the word; so both cases are honest.
TEST_F(Witnessing, AWordWithoutAnAnswerMayBeTaken) {
    sit_down();
    plain.command("stand");
    receive(from_server::Ok{.id = id(), .match = {}, .v = {}, .you = "public", .code = {}});
    receive(from_server::Here{.you = "public", .match = 0, .v = 0, .who = 1, .token = {}});
    receive(room_of(from_server::Phase::seating, 1, committed));
    plain.command("sit 1 Ada");
    const std::string second = std::get<from_client::Sit>(environment.last()).word;
    EXPECT_EQ(environment.kept_seen.at({"KETMKARD", 1}).words, std::vector{second})
        << "the word is stored before it is sent";
}

}  // namespace
}  // namespace reami::terminal
