// People at one address who have no seat share a budget of messages. PROTOCOL.md, "Limits".
#include <gtest/gtest.h>

#include <list>

#include "tests/server/net/served.hpp"

namespace reami::net {
namespace {

using testing::TestClient;

TEST(SharedBudget, OfMessagesIsThatOfPeopleWithoutASeat) {
    Settings settings = quick();
    settings.limits.message_burst = 8;         // a hello costs four
    settings.limits.messages_a_second = 1e-6;  // no refill within the test
    const Served served(settings);
    std::list<TestClient> crowd;
    for (int n = 0; n < 32; ++n) {  // 32 times 4 messages use up the shared budget, 16 times 8
        crowd.push_back(served.client());
        crowd.back().hello();
        for (int line = 0; line < 4; ++line) {
            crowd.back().send(chat("echo me"));
            EXPECT_EQ(crowd.back().receive_a("echo")["text"], "me");
        }
    }
    TestClient late = served.client();
    late.hello();
    late.send(chat("echo me, too"));
    const auto no = late.receive_a("no");
    EXPECT_EQ(no["code"], "limit.rate");
    EXPECT_EQ(no["id"], "a1");
    TestClient seated = served.client();
    seated.hello({{"token", "seated"}});
    seated.send(chat("echo I play"));
    EXPECT_EQ(seated.receive_a("echo")["text"], "I play");
}

}  // namespace
}  // namespace reami::net
