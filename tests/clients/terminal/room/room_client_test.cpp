#include "clients/terminal/room/room_client.hpp"

#include <gtest/gtest.h>

#include "tests/clients/terminal/plain/fake_environment.hpp"
#include "tests/clients/terminal/room/chat_lines.hpp"

namespace reami::terminal {
namespace {

namespace from_client = protocol::from_client;
namespace from_server = protocol::from_server;

class RoomClients : public testing::Test {
protected:
    void receive(const from_server::Message& message) { client.take(protocol::write(message)); }

    void come_in(const std::string& you = "seat:1") {
        client.opened();
        receive(from_server::Here{.you = you, .match = 1, .v = 4, .token = {}});
    }

    /// A state in which seat 1 is to make its third move.
    static from_server::State state() {
        from_server::State state;
        state.match = 1;
        state.v = 4;
        state.view.text = "{}";
        state.to_act = {Seat::from_number(1)};
        state.ask = 3;
        state.legal = from_server::LegalMoves{R"(["=1","=2"])"};
        return state;
    }

    template <class Wanted>
    Wanted last() const {
        const auto message = environment.last();
        EXPECT_TRUE(std::holds_alternative<Wanted>(message)) << environment.sent.back();
        return std::holds_alternative<Wanted>(message) ? std::get<Wanted>(message) : Wanted{};
    }

    FakeEnvironment environment;
    RoomClient client{environment, protocol::Language::it};
};

TEST_F(RoomClients, GreetsWithoutATokenAndKeepsTheNewOne) {
    client.enter("KETMKARD", "");
    EXPECT_EQ(environment.connected, "KETMKARD");
    client.opened();
    const auto hello = last<from_client::Hello>();
    EXPECT_EQ(hello.token, std::nullopt);
    EXPECT_EQ(hello.have, std::nullopt);
    EXPECT_EQ(hello.lang, "it");
    receive(from_server::Here{.you = "public", .match = 0, .v = 0, .token = "secret"});
    EXPECT_EQ(environment.kept_token, "secret");
    EXPECT_EQ(client.me(), std::nullopt);
    EXPECT_TRUE(client.is_here());
}

TEST_F(RoomClients, GreetsWithTheHandOverCodeInPlaceOfItsTokenOnce) {
    environment.kept_token = "mine";
    client.enter("KETMKARD", "ABCDEFGH");
    client.opened();
    EXPECT_EQ(last<from_client::Hello>().code, "ABCDEFGH");
    EXPECT_EQ(last<from_client::Hello>().token, std::nullopt);
    receive(from_server::Here{.you = "seat:2", .match = 0, .v = 0, .token = "theirs"});
    client.lost();
    client.opened();
    EXPECT_EQ(last<from_client::Hello>().token, "theirs");
    EXPECT_EQ(last<from_client::Hello>().code, std::nullopt);
}

TEST_F(RoomClients, SaysWhatItHasWhenItComesBack) {
    client.enter("KETMKARD", "");
    come_in();
    receive(state());
    client.lost();
    client.opened();
    const auto hello = last<from_client::Hello>();
    ASSERT_TRUE(hello.have);
    EXPECT_EQ(hello.have->match, 1);
    EXPECT_EQ(hello.have->v, 4);
}

TEST_F(RoomClients, SendsTheMoveOnItsWayAgainWithTheSameIdAndAsk) {
    client.enter("KETMKARD", "");
    come_in();
    receive(state());
    client.play({"=2"});
    const std::string text = environment.sent.back();
    const auto move = last<from_client::Move>();
    EXPECT_EQ(move.match, 1);
    EXPECT_EQ(move.ask, 3);
    EXPECT_EQ(move.m, "=2");
    client.lost();
    EXPECT_TRUE(client.is_waiting());
    come_in();
    EXPECT_EQ(environment.sent.back(), text);
    receive(from_server::Ok{.id = move.id, .match = 1, .v = 5, .you = {}, .code = {}});
    EXPECT_FALSE(client.is_waiting());
}

TEST_F(RoomClients, ItsOwnPatchIsTheAnswerToAMove) {
    client.enter("KETMKARD", "");
    come_in();
    receive(state());
    client.play({"=2"});
    from_server::Patch patch;
    patch.v = 5;
    patch.id = last<from_client::Move>().id;
    patch.change.text = "{}";
    patch.events.text = "[]";
    receive(patch);
    EXPECT_FALSE(client.is_waiting());
    EXPECT_EQ(client.match().v(), 5);
}

TEST_F(RoomClients, RequestsWaitForTheGreeting) {
    client.enter("KETMKARD", "");
    client.request(from_client::Sit{.id = {}, .seat = {}, .name = "Ada", .word = "00112233445566778899"});
    EXPECT_TRUE(environment.sent.empty());
    come_in("public");
    EXPECT_EQ(last<from_client::Sit>().name, "Ada");
}

TEST_F(RoomClients, ARefusalIsAnAnswer) {
    client.enter("KETMKARD", "");
    come_in();
    client.request(from_client::Start{});
    receive(from_server::No{
        .id = last<from_client::Start>().id, .code = "room.not_ready", .text = "", .v = {}, .again = {}});
    EXPECT_FALSE(client.is_waiting());
}

TEST_F(RoomClients, TriesAgainWhenTheStoreIsBack) {
    client.enter("KETMKARD", "");
    come_in();
    receive(state());
    client.play({"=2"});
    const std::string text = environment.sent.back();
    receive(from_server::No{
        .id = last<from_client::Move>().id, .code = "store.unavailable", .text = "", .v = {}, .again = 2});
    EXPECT_TRUE(client.is_waiting());
    const std::size_t before = environment.sent.size();
    client.tick();
    EXPECT_EQ(environment.sent.size(), before);
    client.tick();
    ASSERT_EQ(environment.sent.size(), before + 1);
    EXPECT_EQ(environment.sent.back(), text);
}

TEST_F(RoomClients, AsksForAStateAfterAHole) {
    client.enter("KETMKARD", "");
    come_in();
    receive(state());
    from_server::Patch later;
    later.v = 6;
    later.change.text = "{}";
    later.events.text = "[]";
    EXPECT_FALSE(client.take(protocol::write(later)));
    last<from_client::Sync>();
}

TEST_F(RoomClients, AHeartbeatFindsALostMessage) {
    client.enter("KETMKARD", "");
    come_in();
    receive(state());
    for (int second = 0; second < 20; ++second) client.tick();
    last<from_client::Ping>();
    receive(from_server::Pong{.match = 1, .v = 4, .now = 0});
    last<from_client::Ping>();
    receive(from_server::Pong{.match = 1, .v = 5, .now = 0});
    last<from_client::Sync>();
}

TEST_F(RoomClients, SaysThatItIsThereWhenItIsAsked) {
    client.enter("KETMKARD", "");
    come_in();
    EXPECT_FALSE(client.take(protocol::write(from_server::There{})));
    last<from_client::There>();
}

TEST_F(RoomClients, ShowsALineOfChatOnce) {
    client.enter("KETMKARD", "");
    come_in();
    const from_server::Chat chat{
        {.n = 7, .who = 2, .from = "seat:2", .name = "Bob", .text = "ciao", .at = 0}};
    EXPECT_TRUE(client.take(protocol::write(chat)));
    EXPECT_FALSE(client.take(protocol::write(chat)));
}

TEST_F(RoomClients, WhatWillNeverBeStoredIsAnAnswer) {
    client.enter("KETMKARD", "");
    come_in();
    client.request(from_client::Start{});
    receive(from_server::No{
        .id = last<from_client::Start>().id, .code = "store.refused", .text = "", .v = {}, .again = {}});
    EXPECT_FALSE(client.is_waiting());
}

TEST_F(RoomClients, AsksAgainForOlderChatWhenTheLineWasLost) {
    client.enter("KETMKARD", "");
    come_in();
    receive(lines(30, 40, 1));
    ASSERT_TRUE(client.ask_for_older_chat());
    client.lost();
    come_in();
    EXPECT_EQ(last<from_client::Lines>().before, 30);
    EXPECT_FALSE(client.take(protocol::write(lines(31, 40, 1)))) << "the newest come by themselves";
    EXPECT_TRUE(client.is_waiting());
    receive(lines(1, 29, 1));
    EXPECT_FALSE(client.is_waiting());
    EXPECT_FALSE(client.ask_for_older_chat());
}

TEST_F(RoomClients, AServerThatDoesNotKnowOlderChatIsNotWaitedFor) {
    client.enter("KETMKARD", "");
    come_in();
    ASSERT_TRUE(client.ask_for_older_chat());
    receive(from_server::No{.id = {}, .code = "wire.unknown", .text = "", .v = {}, .again = {}});
    EXPECT_FALSE(client.is_waiting());
}

TEST_F(RoomClients, WhatIsNoMessageIsPassedOver) {
    client.enter("KETMKARD", "");
    EXPECT_FALSE(client.take("not JSON"));
    EXPECT_FALSE(client.take(R"({"t":"from_the_future"})"));
}

}  // namespace
}  // namespace reami::terminal
