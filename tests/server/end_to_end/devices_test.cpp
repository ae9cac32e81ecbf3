// The list of a player's devices, and how a player signs out the other ones. PROTOCOL.md, "Plain requests".
#include <chrono>
#include <map>
#include <set>
#include <thread>

#include "tests/server/end_to_end/whole_server.hpp"
#include "tests/server/plain_request.hpp"
#include "tests/server/test_client.hpp"

namespace reami::testing {
namespace {

/// Ada sits in a room at her laptop; her phone is connected to the room, too.
struct Devices : WholeServer {
    std::string code = open_room(port(), {{"id", "a"}, {"game", "kingdomino"}});
    TestClient laptop{port(), code};
    std::string token = laptop.hello({{"client", "laptop/1"}}).at("token");

    Devices() {
        laptop.send({{"t", "sit"}, {"id", "s"}, {"name", "Ada"}, {"word", "0123456789abcdef"}});
        laptop.receive_a("ok");
    }
    std::string hand_over() { return hand_over_from(laptop); }
    /// A player has one open connection to a room, so only the device that came last can ask.
    static std::string hand_over_from(TestClient& device) {
        device.send({{"t", "hand_over"}, {"id", "h"}});
        return device.receive_until([](const Json& message) { return message.value("id", "") == "h"; })
            .at("code");
    }
    Json listed(const std::string& as) const { return Json::parse(get(port(), "/api/devices", as).body); }
};

TEST_F(Devices, AreListedWithWhatTheyCalledThemselves) {
    TestClient phone(port(), code);
    const std::string phones = phone.hello({{"code", hand_over()}, {"client", "phone/1"}}).at("token");
    const Json devices = listed(phones).at("devices");
    ASSERT_EQ(devices.size(), 2u);
    std::map<std::string, bool> is_this;
    for (const Json& device : devices) {
        is_this[device.at("client")] = device.value("this", false);
        EXPECT_GT(device.at("since"), 1'700'000'000'000) << "Unix milliseconds";
        EXPECT_GE(device.at("seen"), device.at("since"));
    }
    EXPECT_EQ(is_this, (std::map<std::string, bool>{{"laptop/1", false}, {"phone/1", true}}));
}

TEST_F(Devices, CantTurnTheLineInWhichTheyAreListed) {
    TestClient phone(port(), code);
    const std::string phones =
        phone.hello({{"code", hand_over()}, {"client", "phone\u202e\u0085\u2066"}}).at("token");
    const Json devices = listed(phones).at("devices");
    std::set<std::string> names;
    for (const Json& device : devices) names.insert(device.at("client"));
    EXPECT_EQ(names, (std::set<std::string>{"laptop/1", "phone\ufffd\ufffd\ufffd"}));
}

TEST_F(Devices, ThatComeUnderAnotherNameAreListedUnderThat) {
    TestClient again(port(), code);
    again.hello({{"token", token}, {"client", "laptop/2"}});
    const auto is_listed = [&] { return listed(token).at("devices").at(0).at("client") == "laptop/2"; };
    for (int tries = 0; tries < 1000 && !is_listed(); ++tries)
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    EXPECT_TRUE(is_listed());
}

TEST_F(Devices, ThatSayNoNameKeepTheirs) {
    TestClient again(port(), code);
    again.hello({{"token", token}});
    TestClient later(port(), code);
    later.hello({{"token", token}, {"client", "laptop/2"}});
    const auto name = [&] { return listed(token).at("devices").at(0).at("client").get<std::string>(); };
    std::set<std::string> names{name()};
    for (int tries = 0; tries < 1000 && !names.contains("laptop/2"); ++tries) {
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
        names.insert(name());
    }
    EXPECT_TRUE(names.contains("laptop/2"));
    EXPECT_FALSE(names.contains(""));
}

TEST_F(Devices, TheOthersAreSignedOutAndTheirConnectionsClosed) {
    TestClient phone(port(), code);
    const std::string phones = phone.hello({{"code", hand_over()}}).at("token");
    const PlainAnswer answer = post(port(), "/api/devices/sign_out_others", Json::object(), phones);
    ASSERT_EQ(answer.status, 200) << answer.body;
    EXPECT_EQ(Json::parse(answer.body), Json({{"signed_out", 1}}));
    EXPECT_EQ(listed(phones).at("devices").size(), 1u);

    TestClient stolen(port(), code);
    stolen.send({{"t", "hello"}, {"token", token}});
    EXPECT_EQ(stolen.closed(), 4004) << "the laptop's token opens nothing any more";
    phone.send({{"t", "ping"}});
    EXPECT_FALSE(phone.receive_a("pong").is_null());
    EXPECT_EQ(get(port(), "/api/devices", token).status, 401);
}

TEST_F(Devices, OneOfThemIsSignedOut) {
    TestClient phone(port(), code), tablet(port(), code);
    const std::string phones = phone.hello({{"code", hand_over()}, {"client", "phone/1"}}).at("token");
    const std::string tablets =
        tablet.hello({{"code", hand_over_from(phone)}, {"client", "tablet/1"}}).at("token");
    const std::string other = open_room(port(), {{"id", "b"}, {"game", "toncc"}, {"seats", 3}});
    TestClient watching(port(), other);
    watching.hello({{"token", phones}});
    Json the_phone;
    const Json devices = listed(tablets).at("devices");
    for (const Json& device : devices)
        if (device.at("client") == "phone/1") the_phone = {{"device", device.at("device")}};
    const PlainAnswer answer = post(port(), "/api/devices/sign_out", the_phone, token);
    ASSERT_EQ(answer.status, 200) << answer.body;
    EXPECT_EQ(Json::parse(answer.body), Json({{"signed_out", 1}}));
    EXPECT_EQ(watching.closed(), 4004);
    EXPECT_EQ(get(port(), "/api/devices", phones).status, 401);
    EXPECT_EQ(listed(tablets).at("devices").size(), 2u) << "the laptop and the tablet";
    EXPECT_EQ(Json::parse(post(port(), "/api/devices/sign_out", the_phone, token).body),
              Json({{"signed_out", 0}}));
}

TEST_F(Devices, OfOtherPlayersCantBeSignedOut) {
    TestClient bob(port(), code);
    const std::string bobs = bob.hello({{"client", "laptop/1"}}).at("token");
    bob.send({{"t", "sit"}, {"id", "s"}, {"name", "Bob"}, {"word", "0123456789abcdef"}});
    bob.receive_a("ok");
    const Json adas{{"device", listed(token).at("devices").at(0).at("device")}};
    EXPECT_EQ(Json::parse(post(port(), "/api/devices/sign_out", adas, bobs).body), Json({{"signed_out", 0}}));
    EXPECT_EQ(listed(token).at("devices").size(), 1u);
}

TEST_F(Devices, APersonWhoHasBeenTwoPlayersJoinsThem) {
    TestClient phone(port(), code);
    const std::string phones = phone.hello({}).at("token");
    phone.send({{"t", "sit"}, {"id", "s"}, {"name", "Bea"}, {"word", "0123456789abcdef"}});
    phone.receive_a("ok");
    const PlainAnswer joined = post(port(), "/api/me/join", {{"token", phones}}, token);
    EXPECT_EQ(joined.status, 200);
    EXPECT_EQ(Json::parse(joined.body), Json({{"matches", 0}})) << "no match has ended yet";
    EXPECT_EQ(post(port(), "/api/me/join", {{"token", "00"}}, token).status, 401);
    EXPECT_EQ(post(port(), "/api/me/join", {{"token", phones}}, "00").status, 401);
    EXPECT_EQ(post(port(), "/api/me/join", Json::object(), token).status, 400);
    EXPECT_EQ(get(port(), "/api/devices", phones).status, 200) << "the other player goes on";
}

TEST_F(Devices, WhoWatchesElsewhereIsClosedToo) {
    const std::string other = open_room(port(), {{"id", "b"}, {"game", "toncc"}, {"seats", 3}});
    TestClient watching(port(), other);
    watching.hello({{"token", token}});
    TestClient phone(port(), code);
    const std::string phones = phone.hello({{"code", hand_over()}}).at("token");
    post(port(), "/api/devices/sign_out_others", Json::object(), phones);
    EXPECT_EQ(watching.closed(), 4004);
}

TEST_F(Devices, ACodeSaysWhosePlayerItIsOfAndWorksAfterwards) {
    const std::string code_for_phone = hand_over();
    const Json asked{{"code", code_for_phone}};
    const auto whose = [&](const std::string& as) {
        const PlainAnswer answer = post(port(), "/api/devices/whose", asked, as);
        EXPECT_EQ(answer.status, 200) << answer.body;
        return Json::parse(answer.body);
    };
    EXPECT_EQ(whose(""), Json({{"name", "Ada"}}));
    EXPECT_EQ(whose(token), Json({{"name", "Ada"}, {"yours", true}}));
    TestClient bob(port(), code);
    const std::string bobs = bob.hello({{"client", "laptop/1"}}).at("token");
    bob.send({{"t", "sit"}, {"id", "s"}, {"name", "Bob"}, {"word", "0123456789abcdef"}});
    bob.receive_a("ok");
    EXPECT_EQ(whose(bobs), Json({{"name", "Ada"}})) << "Bob is somebody else";
    TestClient phone(port(), code);
    EXPECT_EQ(phone.hello({{"code", code_for_phone}}).at("you"), "seat:1");
    const PlainAnswer used = post(port(), "/api/devices/whose", asked);
    EXPECT_EQ(used.status, 422);
    EXPECT_EQ(Json::parse(used.body).at("code"), "auth.hand_over");
}

TEST_F(Devices, AreNobodysWithoutAToken) {
    EXPECT_EQ(get(port(), "/api/devices").status, 401);
    EXPECT_EQ(Json::parse(get(port(), "/api/devices", "made-up").body).at("code"), "auth.token");
    EXPECT_EQ(post(port(), "/api/devices/sign_out_others", Json::object()).status, 401);
}

}  // namespace
}  // namespace reami::testing
