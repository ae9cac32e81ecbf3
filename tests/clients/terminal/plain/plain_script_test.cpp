// Scripts, which send all commands at once and then end their input; and people, who type one command after
// another.
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
    plain.enter_by_link("KETMKARD", "");
    plain.command("room");
    plain.command("quit");
    EXPECT_EQ(environment.finished, std::nullopt) << "the connection is not open yet";
    plain.opened();
    receive(from_server::Here{.you = "public", .match = 0, .v = 0, .who = 1, .token = {}});
    receive(room(from_server::Phase::seating));
    EXPECT_EQ(environment.finished, 0);
}

TEST_F(PlainClient, WhoTypesMayQuitBeforeTheConnectionStands) {
    Plain typed(environment, words, {.server = "http://localhost:8080", .name = "Ada", .by_hand = true});
    typed.enter_by_link("KETMKARD", "");
    typed.command("quit");
    EXPECT_EQ(environment.finished, 0);
}

/// A person who has played on this server before opens Ada's link.
struct OthersLink : PlainClient {
    OthersLink() {
        environment.kept_token = "77";
        typed.enter_by_link("KETMKARD", "ABCDEFGHJKLM");
    }
    void answer(unsigned status, const std::string& body) {
        EXPECT_EQ(environment.fetched.back().first.path, "/api/devices/whose");
        EXPECT_EQ(environment.fetched.back().first.body, R"({"code":"ABCDEFGHJKLM"})");
        EXPECT_EQ(environment.fetched.back().first.token, "77");
        EXPECT_EQ(environment.connected, "") << "the client does nothing before the answer";
        environment.fetched.back().second({.status = status, .body = body});
    }
    from_client::Hello hello() {
        EXPECT_EQ(environment.connected, "KETMKARD");
        typed.opened();
        return std::get<from_client::Hello>(environment.last());
    }

    Plain typed{environment, words, {.server = "http://localhost:8080", .name = "Bob", .by_hand = true}};
};

TEST_F(OthersLink, IsUsedOnlyAfterAYes) {
    answer(200, R"({"name":"Ada"})");
    EXPECT_TRUE(environment.said("info | This link belongs to Ada, but you are a player here already."));
    typed.command("room");
    EXPECT_TRUE(environment.said("info | Please answer yes or no."));
    EXPECT_EQ(environment.connected, "");
    typed.command("yes");
    EXPECT_EQ(hello().code, "ABCDEFGHJKLM");
}

TEST_F(OthersLink, LeavesOneWhoOneIsAfterANo) {
    answer(200, "{}");
    EXPECT_TRUE(environment.said("info | This link belongs to another player, but"));
    typed.command("no");
    const auto said = hello();
    EXPECT_EQ(said.code, std::nullopt);
    EXPECT_EQ(said.token, "77");
}

TEST_F(OthersLink, AsksNothingIfItIsOnesOwn) {
    answer(200, R"({"name":"Bob","yours":true})");
    EXPECT_EQ(hello().token, "77");
}

TEST_F(OthersLink, AsksNothingIfItIsWrongAndSaysSo) {
    answer(422, R"({"code":"auth.hand_over","title":"…"})");
    EXPECT_TRUE(environment.said("no code=auth.hand_over | Refused: This link for another device is wrong"));
    EXPECT_EQ(hello().token, "77");
}

TEST_F(OthersLink, AsksNothingWhereTheServerDoesNotKnowThePlayer) {
    answer(401, R"({"code":"auth.token"})");
    EXPECT_EQ(hello().code, "ABCDEFGHJKLM");
}

TEST_F(OthersLink, AsksNoScript) {
    plain.enter_by_link("KETMKARD", "ABCDEFGHJKLM");
    EXPECT_EQ(environment.connected, "KETMKARD");
}

TEST_F(PlainClient, AScriptWhoseServerIsNotThereFails) {
    plain.enter_by_link("KETMKARD", "");
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
