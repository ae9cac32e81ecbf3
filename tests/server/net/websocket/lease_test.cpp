// A node whose lease is over sends nothing more. PROTOCOL.md, "Several nodes".
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/server/net/served.hpp"

namespace reami::net {
namespace {

using testing::TestClient;

/// The kinds of messages that come until the connection ends.
std::vector<std::string> last_words(TestClient& client) {
    std::vector<std::string> kinds;
    while (const auto message = client.receive()) kinds.push_back((*message)["t"]);
    return kinds;
}
const std::vector<std::string> nothing, one_echo{"echo"};

TEST(Lease, WhatIsSaidBeforeItsDeadlineIsTold) {
    Served served;
    served.gateway.begin_lease();
    TestClient client = served.client();
    client.hello();
    client.send(chat("echo in time"));
    EXPECT_EQ(client.receive_a("echo")["text"], "in time");
}

TEST(Lease, AMessageThatWaitsForAnotherAtItsDeadlineIsNeverSent) {
    Served served;
    TestClient client = served.client();
    client.hello();
    client.send(chat("overstay twice"));
    EXPECT_EQ(last_words(client), one_echo);
    EXPECT_EQ(client.closed(), 1012);
    EXPECT_TRUE(served.gateway.empties());
}

TEST(Lease, ALaterLeaseDoesNotMakeTrueWhatWasKnownBefore) {
    Served served;
    TestClient client = served.client();
    client.hello();
    client.send(chat("renew twice"));
    EXPECT_EQ(last_words(client), one_echo);
    EXPECT_EQ(client.closed(), 1012);
    TestClient next = served.client();
    next.hello();
    next.send(chat("echo anew"));
    EXPECT_EQ(next.receive_a("echo")["text"], "anew");
}

TEST(Lease, OneThatIsOverServesNobody) {
    Served served;
    served.gateway.end_lease();
    TestClient client = served.client();
    client.send({{"t", "hello"}});
    EXPECT_EQ(last_words(client), nothing);
    EXPECT_EQ(client.closed(), 1012);
}

TEST(Lease, AnotherReasonToCloseIsStillTold) {
    Served served;
    TestClient client = served.client();
    served.gateway.end_lease();
    client.send({{"t", "hello"}, {"token", "wrong"}});
    EXPECT_EQ(client.closed(), 4004);
}

}  // namespace
}  // namespace reami::net
