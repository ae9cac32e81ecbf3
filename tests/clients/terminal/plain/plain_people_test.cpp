// The commands about other people in a room, and about a player's devices.
#include <gtest/gtest.h>

#include "clients/terminal/text/time_text.hpp"
#include "tests/clients/terminal/plain/plain_client.hpp"

namespace reami::terminal {
namespace {

TEST_F(PlainClient, PeopleAreShownWithTheirNumbers) {
    come_in();
    auto shown = room(from_server::Phase::seating);
    shown.seats[one]->who = 1;
    shown.watchers = {4, 7};
    shown.watching = 2;
    shown.silenced = {{4}};
    shown.watchers_silenced = true;
    receive(shown);
    EXPECT_TRUE(environment.said("seat seat=1 is=here name=Ada host=true | Seat 1: Ada #1, here. Host."));
    EXPECT_TRUE(environment.said("room | Watching: #4, #7."));
    EXPECT_TRUE(environment.said("room | Muted by the host: #4."));
    EXPECT_TRUE(environment.said("room | Spectators can't chat."));
}

TEST_F(PlainClient, SaysWhoLeftASeatAndWhy) {
    come_in();
    auto shown = room(from_server::Phase::playing);
    shown.seats[two].reset();
    shown.departed = {{two, {"Bob", protocol::Departure::removed}}};
    receive(shown);
    EXPECT_TRUE(
        environment.said("seat seat=2 is=empty departed=removed | Seat 2: empty. The host removed Bob."));
}

TEST_F(PlainClient, SaysWhoIsAbsentAndWhoHasLeftTheMatch) {
    come_in();
    auto shown = room(from_server::Phase::playing);
    shown.seats[two] =
        from_server::Occupant{.name = "Bob", .who = 2, .here = false, .ready = {}, .out = {}, .bot = {}};
    shown.seats[two]->absent = protocol::AbsenceVote::bot;
    shown.seats[two]->for_bot = {Seat::from_number(1)};
    receive(shown);
    EXPECT_TRUE(
        environment.said("seat seat=2 is=away name=Bob absent=bot | Seat 2: Bob #2, away. The player is "
                         "absent: `vote 2 bot` lets a "
                         "bot play until they are back. Seat 1 votes for a bot."));
    shown.seats[two]->absent.reset();
    shown.seats[two]->for_bot.reset();
    shown.seats[two]->left = true;
    receive(shown);
    EXPECT_TRUE(environment.said(
        "seat seat=2 is=away name=Bob left=true | Seat 2: Bob #2, away. The player has left the match;"));
}

TEST_F(PlainClient, AsksAnIdlePlayerAndAnyLineIsAnAnswer) {
    come_in();
    auto shown = room(from_server::Phase::playing);
    receive(shown);
    plain.command("");
    EXPECT_FALSE(std::holds_alternative<from_client::There>(environment.last())) << "nobody has asked";
    shown.seats[one]->idle = true;
    receive(shown);
    EXPECT_TRUE(environment.said("info | Are you still there? Press Enter."));
    plain.command("");
    ASSERT_TRUE(std::holds_alternative<from_client::There>(environment.last()));
    EXPECT_TRUE(std::get<from_client::There>(environment.last()).still.value_or(false));
}

TEST_F(PlainClient, SaysWhenBotsGetFasterOrSlower) {
    come_in();
    auto shown = room(from_server::Phase::playing);
    shown.fast_bots = true;
    receive(shown);
    EXPECT_TRUE(environment.said("room | Bots move at once."));
    shown.fast_bots.reset();
    receive(shown);
    EXPECT_TRUE(environment.said("room | Bots wait a moment before they move."));
}

TEST_F(PlainClient, SaysWhetherTheHostKeepsTheRoom) {
    come_in();
    auto shown = room(from_server::Phase::playing);
    shown.kept = true;
    receive(shown);
    EXPECT_TRUE(environment.said("room | The host keeps this room: you can meet here again."));
    shown.kept.reset();
    receive(shown);
    EXPECT_TRUE(environment.said("room | The host does not keep this room: it closes some time after"));
}

TEST_F(PlainClient, SaysWhatAnAdminTellsEverybody) {
    come_in();
    receive(from_server::Notice{"The server restarts at ten."});
    EXPECT_TRUE(environment.said("notice | From this server: The server restarts at ten."));
}

TEST_F(PlainClient, VotesAreShown) {
    come_in();
    auto shown = room(from_server::Phase::playing);
    shown.seats[one]->out = {{two, Seat::from_number(3)}};
    receive(shown);
    EXPECT_TRUE(environment.said(
        "seat seat=1 is=here name=Ada host=true | Seat 1: Ada #1, here. Host. Seat 2 votes to "
        "remove them. Seat 3 votes"));
}

/// Bob sits in seat 2, where this client is; Ada is the host in seat 1.
struct OfferedHost : PlainClient {
    OfferedHost() {
        plain.enter_by_link("KETMKARD", "");
        plain.opened();
        receive(from_server::Here{.you = "seat:2", .match = 0, .v = 0, .who = 2, .token = {}});
        shown.seats[two] = from_server::Occupant{
            .name = "Bob", .who = 2, .here = true, .ready = false, .out = {}, .bot = {}};
        receive(shown);
    }
    void offer(const std::string& host, const std::optional<std::string>& to) {
        shown.host = host;
        shown.host_offer = to;
        receive(shown);
    }
    from_server::Room shown = room(from_server::Phase::seating);
};

TEST_F(OfferedHost, IsToldAndAnswers) {
    offer("seat:1", "seat:2");
    const char* const told =
        "room host_offer=seat:2 | Ada offers you the host's role: type `host accept` or `host no`.";
    EXPECT_TRUE(environment.said(told));
    plain.command("room");
    EXPECT_TRUE(environment.said(told)) << "the offer is shown again";
    plain.command("host no");
    EXPECT_EQ(std::get<from_client::AcceptHost>(environment.last()).accept, false);
    grant();
    offer("seat:1", {});
    EXPECT_TRUE(environment.said("room host_offer=nobody | The host's role is not offered any more."));
    offer("seat:1", "seat:2");
    plain.command("host accept");
    EXPECT_EQ(std::get<from_client::AcceptHost>(environment.last()).accept, true);
    grant();
    offer("seat:2", {});
    EXPECT_TRUE(environment.said("seat seat=2 is=here name=Bob host=true | Seat 2: Bob #2, here. Host."));
    EXPECT_FALSE(environment.said("room host_offer=nobody")) << "the line of the new host says it";
}

TEST_F(OfferedHost, OffersItInTurnAndTakesItBack) {
    offer("seat:2", {});
    plain.command("host 1");
    EXPECT_EQ(std::get<from_client::OfferHost>(environment.last()).seat, one);
    grant();
    offer("seat:2", "seat:1");
    EXPECT_TRUE(environment.said("room host_offer=seat:1 | Bob offers the host's role to Ada."));
    plain.command("host no");
    EXPECT_EQ(std::get<from_client::OfferHost>(environment.last()).seat, std::nullopt);
}

TEST_F(OfferedHost, HearsNoOfferOfWhomTheyIgnore) {
    plain.command("ignore 1");
    offer("seat:1", "seat:2");
    EXPECT_FALSE(environment.said("room host_offer="));
}

TEST_F(PlainClient, WhoIsIgnoredIsNotReadUntilItIsTakenBack) {
    sit_at_the_table();
    plain.command("ignore #2");
    receive(lines(1, 3, 1));
    EXPECT_FALSE(environment.said("chat"));
    plain.command("unignore 2");
    receive(lines(4, 4, 1));
    EXPECT_TRUE(environment.said("chat n=4 "));
}

TEST_F(PlainClient, WhoIsIgnoredInOneRoomIsSomebodyElseInAnother) {
    sit_at_the_table();
    plain.command("ignore 2");
    come_in();
    receive(room(from_server::Phase::seating));
    receive(lines(1, 1, 1));
    EXPECT_TRUE(environment.said("chat n=1 "));
}

TEST_F(PlainClient, TheHostsCommandsNamePeopleByTheirNumbers) {
    sit_at_the_table();
    plain.command("kick #3");
    EXPECT_EQ(std::get<from_client::Kick>(environment.last()).who, 3);
    EXPECT_EQ(std::get<from_client::Kick>(environment.last()).seat, std::nullopt);
    grant();
    plain.command("kick 2");
    EXPECT_EQ(std::get<from_client::Kick>(environment.last()).seat, two);
    grant();
    plain.command("silence 3");
    EXPECT_EQ(std::get<from_client::Silence>(environment.last()).who, 3);
    EXPECT_EQ(std::get<from_client::Silence>(environment.last()).silent, true);
    grant();
    plain.command("silence watchers no");
    EXPECT_EQ(std::get<from_client::Silence>(environment.last()).who, std::nullopt);
    EXPECT_EQ(std::get<from_client::Silence>(environment.last()).silent, false);
    grant();
    plain.command("pace fast");
    EXPECT_TRUE(std::get<from_client::Pace>(environment.last()).fast);
    grant();
    plain.command("pace slow");
    EXPECT_FALSE(std::get<from_client::Pace>(environment.last()).fast);
    grant();
    plain.command("keep");
    EXPECT_TRUE(std::get<from_client::Keep>(environment.last()).kept);
    grant();
    plain.command("keep no");
    EXPECT_FALSE(std::get<from_client::Keep>(environment.last()).kept);
    grant();
    plain.command("date 2026-12-04 21:00");
    EXPECT_EQ(time_text(std::get<from_client::Date>(environment.last()).at.value()), "2026-12-04 21:00");
    grant();
    plain.command("date no");
    EXPECT_EQ(std::get<from_client::Date>(environment.last()).at, std::nullopt);
    grant();
    plain.command("date 2026-02-30 21:00");
    EXPECT_TRUE(environment.said("wrong why=wrong.usage")) << "there is no such day";
    plain.command("ban #3");
    EXPECT_EQ(std::get<from_client::Ban>(environment.last()).who, 3);
    grant();
    plain.command("vote 2");
    EXPECT_EQ(std::get<from_client::Vote>(environment.last()).seat, two);
    grant();
    plain.command("vote 2 no");
    EXPECT_EQ(std::get<from_client::Vote>(environment.last()).out, false);
    grant();
    plain.command("vote 2 bot");
    EXPECT_EQ(std::get<from_client::Vote>(environment.last()).bot, true);
    EXPECT_EQ(std::get<from_client::Vote>(environment.last()).out, std::nullopt);
    grant();
    plain.command("vote 2 bot no");
    EXPECT_EQ(std::get<from_client::Vote>(environment.last()).bot, false);
    grant();
    plain.command("resign");
    EXPECT_TRUE(std::holds_alternative<from_client::Stand>(environment.last()));
}

TEST_F(PlainClient, NobodyIsNamedByWhatIsNoNumber) {
    for (const char* line : {"ignore", "ignore Bob", "ignore 0", "ban", "ban #", "kick #x", "silence",
                             "silence all", "silence 3 perhaps", "pace", "pace 3", "keep perhaps", "vote",
                             "vote #2", "vote 2 bots", "devices all"}) {
        plain.command(line);
        EXPECT_TRUE(environment.said("wrong why=wrong.usage | ")) << line;
    }
}

TEST_F(PlainClient, DevicesAreListedAndOthersSignedOut) {
    plain.command("devices");
    EXPECT_TRUE(environment.said("wrong why=devices.none | "));
    environment.kept_token = "mine";
    plain.command("devices");
    EXPECT_EQ(environment.fetched.back().first.path, "/api/devices");
    EXPECT_EQ(environment.fetched.back().first.token, "mine");
    environment.fetched.back().second(
        {.status = 200,
         .body = R"({"devices":[{"device":"a0000001","since":0,"seen":0,"client":"web","this":false},)"
                 R"({"device":"a0000002","since":0,"seen":0,"client":"reami/1.0.0","this":true}]})"});
    EXPECT_TRUE(environment.said("info | web: signed in on 19"));
    EXPECT_TRUE(environment.said("info | reami/1.0.0 (this one): signed in on 19"));
    plain.command("devices sign-out-others");
    EXPECT_EQ(environment.fetched.back().first.method, "POST");
    EXPECT_EQ(environment.fetched.back().first.path, "/api/devices/sign_out_others");
    environment.fetched.back().second({.status = 200, .body = R"({"signed_out":2})"});
    EXPECT_TRUE(environment.said("info | 2 other devices were signed out."));
    plain.command("devices sign-out-others");
    environment.fetched.back().second({.status = 200, .body = R"({"signed_out":1})"});
    EXPECT_TRUE(environment.said("info | One other device was signed out."));
}

}  // namespace
}  // namespace reami::terminal
