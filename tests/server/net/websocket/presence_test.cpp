// The presence of a connection: PROTOCOL.md, "Presence". The gateway reports it by number: 0 here, 1 hidden,
// 2 away.
#include <gtest/gtest.h>

#include <chrono>

#include "tests/server/net/served.hpp"

namespace reami::net {
namespace {

using nlohmann::json;
using std::chrono::milliseconds;
using testing::TestClient;

Settings soon() {
    Settings settings = quick();
    settings.limits.asked_after = milliseconds(50);
    settings.limits.answer_within = milliseconds(50);
    return settings;
}

Settings never() {
    Settings settings = quick();
    settings.limits.asked_after = std::chrono::hours(1);
    return settings;
}

TEST(SessionPresence, WhoIsSilentIsAskedAndThenAwayThoughItAnswersPings) {
    Settings settings = soon();
    settings.limits.ping_after = milliseconds(10);
    const Served served(settings);
    TestClient client = served.client();
    client.hello();
    client.receive_a("there");
    EXPECT_EQ(client.receive_a("attends")["how"], 2);
    EXPECT_GT(client.pings(), 0);
    EXPECT_EQ(client.closed(milliseconds(200)), std::nullopt) << "the connection stays open";
}

TEST(SessionPresence, WhoSpeaksAgainIsHereAgainWhateverItSays) {
    const Served served(soon());
    TestClient client = served.client();
    client.hello();
    for (const json& message : {json{{"t", "ping"}}, json{{"t", "there"}}, json{{"t", "nonsense"}}}) {
        EXPECT_EQ(client.receive_a("attends")["how"], 2);
        client.send(message);
        EXPECT_EQ(client.receive_a("attends")["how"], 0) << message;
    }
}

TEST(SessionPresence, WhoAnswersStays) {
    Settings settings = soon();
    settings.limits.answer_within = TestClient::patience;
    const Served served(settings);
    TestClient client = served.client();
    client.hello();
    for (int times = 0; times < 5; ++times) {
        EXPECT_EQ(client.receive().value()["t"], "there");
        client.send({{"t", "there"}});
    }
}

TEST(SessionPresence, APageSaysThatItIsNotInSight) {
    const Served served(never());
    TestClient client = served.client();
    client.hello();
    client.send({{"t", "there"}, {"hidden", true}});
    EXPECT_EQ(client.receive_a("attends")["how"], 1);
    client.send({{"t", "there"}, {"hidden", true}});  // no change, so no report
    client.send({{"t", "there"}});
    EXPECT_EQ(client.receive_a("attends")["how"], 0);
}

TEST(SessionPresence, WhoWasHiddenAndSilentIsHiddenAgain) {
    const Served served(soon());
    TestClient client = served.client();
    client.hello();
    client.send({{"t", "there"}, {"hidden", true}});
    client.receive_until([](const json& one) { return one.value("how", -1) == 1; });
    EXPECT_EQ(client.receive_a("attends")["how"], 2);
    client.send({{"t", "ping"}});
    EXPECT_EQ(client.receive_a("attends")["how"], 1);
}

}  // namespace
}  // namespace reami::net
