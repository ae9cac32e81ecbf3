// What people in a room do about each other, and a player about its devices.
#include <gtest/gtest.h>

#include "tests/clients/terminal/plain_client.hpp"

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
    EXPECT_TRUE(outside.said("seat seat=1 is=here name=Ada host=true | Seat 1: Ada #1, here. Host."));
    EXPECT_TRUE(outside.said("room | Watching: #4, #7."));
    EXPECT_TRUE(outside.said("room | Silenced by the host: #4."));
    EXPECT_TRUE(outside.said("room | Who watches may not chat."));
}

TEST_F(PlainClient, VotesAreShown) {
    come_in();
    auto shown = room(from_server::Phase::playing);
    shown.seats[one]->out = {{two, Seat::from_number(3)}};
    receive(shown);
    EXPECT_TRUE(
        outside.said("seat seat=1 is=here name=Ada host=true | Seat 1: Ada #1, here. Host. Seat 2 votes to "
                     "have this person out. Seat 3 votes"));
}

TEST_F(PlainClient, WhoIsIgnoredIsNotReadUntilItIsTakenBack) {
    sit_at_the_table();
    plain.command("ignore #2");
    receive(lines(1, 3, 1));
    EXPECT_FALSE(outside.said("chat"));
    plain.command("unignore 2");
    receive(lines(4, 4, 1));
    EXPECT_TRUE(outside.said("chat n=4 "));
}

TEST_F(PlainClient, WhoIsIgnoredInOneRoomIsSomebodyElseInAnother) {
    sit_at_the_table();
    plain.command("ignore 2");
    come_in();
    receive(room(from_server::Phase::seating));
    receive(lines(1, 1, 1));
    EXPECT_TRUE(outside.said("chat n=1 "));
}

TEST_F(PlainClient, TheHostsCommandsNamePeopleByTheirNumbers) {
    sit_at_the_table();
    plain.command("kick #3");
    EXPECT_EQ(std::get<from_client::Kick>(outside.last()).who, 3);
    EXPECT_EQ(std::get<from_client::Kick>(outside.last()).seat, std::nullopt);
    grant();
    plain.command("kick 2");
    EXPECT_EQ(std::get<from_client::Kick>(outside.last()).seat, two);
    grant();
    plain.command("silence 3");
    EXPECT_EQ(std::get<from_client::Silence>(outside.last()).who, 3);
    EXPECT_EQ(std::get<from_client::Silence>(outside.last()).silent, true);
    grant();
    plain.command("silence watchers no");
    EXPECT_EQ(std::get<from_client::Silence>(outside.last()).who, std::nullopt);
    EXPECT_EQ(std::get<from_client::Silence>(outside.last()).silent, false);
    grant();
    plain.command("ban #3");
    EXPECT_EQ(std::get<from_client::Ban>(outside.last()).who, 3);
    grant();
    plain.command("vote 2");
    EXPECT_EQ(std::get<from_client::Vote>(outside.last()).seat, two);
    grant();
    plain.command("vote 2 no");
    EXPECT_EQ(std::get<from_client::Vote>(outside.last()).out, false);
}

TEST_F(PlainClient, NobodyIsNamedByWhatIsNoNumber) {
    for (const char* line : {"ignore", "ignore Bob", "ignore 0", "ban", "ban #", "kick #x", "silence",
                             "silence all", "silence 3 perhaps", "vote", "vote #2", "devices all"}) {
        plain.command(line);
        EXPECT_TRUE(outside.said("wrong why=wrong.usage | ")) << line;
    }
}

TEST_F(PlainClient, DevicesAreListedAndOthersSignedOut) {
    plain.command("devices");
    EXPECT_TRUE(outside.said("wrong why=devices.none | "));
    outside.kept_token = "mine";
    plain.command("devices");
    EXPECT_EQ(outside.fetched.back().first.path, "/api/devices");
    EXPECT_EQ(outside.fetched.back().first.token, "mine");
    outside.fetched.back().second({.status = 200,
                                   .body = R"({"devices":[{"since":0,"seen":0,"client":"web","this":false},)"
                                           R"({"since":0,"seen":0,"client":"reami/1.0.0","this":true}]})"});
    EXPECT_TRUE(outside.said("info | web: signed in on 19"));
    EXPECT_TRUE(outside.said("info | reami/1.0.0: signed in on 19"));
    EXPECT_TRUE(outside.printed.empty() || outside.printed.back().ends_with("This is it."));
    plain.command("devices sign-out-others");
    EXPECT_EQ(outside.fetched.back().first.method, "POST");
    EXPECT_EQ(outside.fetched.back().first.path, "/api/devices/sign_out_others");
    outside.fetched.back().second({.status = 200, .body = R"({"signed_out":2})"});
    EXPECT_TRUE(outside.said("info | Other devices signed out: 2."));
}

}  // namespace
}  // namespace reami::terminal
