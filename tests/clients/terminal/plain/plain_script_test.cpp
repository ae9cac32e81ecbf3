// Scripts, whose commands come all at once and whose input ends; and people, who type.
#include <gtest/gtest.h>

#include "tests/clients/terminal/plain/plain_client.hpp"

namespace reami::terminal {
namespace {

TEST_F(PlainClient, AScriptThatEndsWithQuitIsPlayedToItsEnd) {
    plain.command("join KETMKARD");
    plain.command("sit 1 Ada");
    plain.command("quit");
    plain.end_of_input();
    environment.fetched.back().second({.status = 200, .body = "{}"});
    EXPECT_EQ(environment.finished, std::nullopt);
    plain.opened();
    receive(from_server::Here{.you = "public", .match = 0, .v = 0, .who = 1, .token = {}});
    receive(room(from_server::Phase::seating));
    EXPECT_TRUE(std::holds_alternative<from_client::Sit>(environment.last()));
    EXPECT_EQ(environment.finished, std::nullopt);
    grant();
    EXPECT_EQ(environment.finished, 0);
}

TEST_F(PlainClient, AScriptWithALinkAloneIsPlayedToItsEndToo) {
    plain.enter("KETMKARD", "");
    plain.command("room");
    plain.command("quit");
    EXPECT_EQ(environment.finished, std::nullopt) << "the connection does not stand yet";
    plain.opened();
    receive(from_server::Here{.you = "public", .match = 0, .v = 0, .who = 1, .token = {}});
    receive(room(from_server::Phase::seating));
    EXPECT_EQ(environment.finished, 0);
}

TEST_F(PlainClient, WhoTypesMayQuitBeforeTheConnectionStands) {
    Plain typed(environment, words, {.origin = "http://localhost:8080", .name = "Ada", .by_hand = true});
    typed.enter("KETMKARD", "");
    typed.command("quit");
    EXPECT_EQ(environment.finished, 0);
}

TEST_F(PlainClient, AScriptWhoseServerIsNotThereFails) {
    plain.enter("KETMKARD", "");
    plain.command("sit");
    plain.end_of_input();
    plain.lost(1006, {.what = ComeBack::What::again}, {Trouble::Kind::unknown_host});
    EXPECT_TRUE(
        environment.said("wrong why=wrong.unreachable | http://localhost:8080 can't be reached: there "
                         "is no such host."));
    EXPECT_EQ(environment.finished, 1);
}

}  // namespace
}  // namespace reami::terminal
