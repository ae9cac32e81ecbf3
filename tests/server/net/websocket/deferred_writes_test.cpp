// Patches that wait for what is sent next while the server is busy: PROTOCOL.md, "The match".
#include "server/net/websocket/deferred_writes.hpp"

#include <gtest/gtest.h>

#include "server/net/websocket/session.hpp"
#include "tests/server/net/served.hpp"

namespace reami::net {
namespace {

using std::chrono::milliseconds;
using testing::TestClient;

constexpr double always = 0, never = 1.1;

Settings busy_from(double share) {
    Settings settings = quick();
    settings.limits.busy_share = share;
    return settings;
}

TEST(ThreadLoads, AreSharesOfTheTimeSinceTheyWereAskedBefore) {
    const ThreadLoad::Time start{std::chrono::seconds(100)};
    ThreadLoad load;
    EXPECT_EQ(load.share(start, milliseconds(7000)), 0);
    EXPECT_EQ(load.share(start, milliseconds(7000)), 0);
    EXPECT_DOUBLE_EQ(load.share(start + milliseconds(20), milliseconds(7005)), 0.25);
    EXPECT_DOUBLE_EQ(load.share(start + milliseconds(30), milliseconds(7015)), 1);
    EXPECT_DOUBLE_EQ(load.share(start + milliseconds(1030), milliseconds(7015)), 0);
}

TEST(Deferring, IsOnlyWhileTheShardIsBusy) {
    boost::asio::io_context shard;
    auto& writes = boost::asio::use_service<DeferredWrites>(shard);
    EXPECT_FALSE(writes.defer(nullptr, never));
    EXPECT_TRUE(writes.defer(nullptr, always));
}

TEST(Deferring, OfASessionThatEndedIsForgotten) {
    boost::asio::io_context shard;
    auto& writes = boost::asio::use_service<DeferredWrites>(shard);
    EXPECT_TRUE(writes.defer(nullptr, always));
    EXPECT_GT(shard.run(), 0U);  // and then nothing is left to do
}

TEST(DeferredPatches, ComeBeforeWhatIsSentNext) {
    const Served served(busy_from(always));
    TestClient client = served.client();
    client.hello();
    client.send(chat("deferrable 3"));
    client.send(chat("echo next"));
    for (int n = 1; n <= 3; ++n) EXPECT_EQ(client.receive_a("patch")["n"], n);
    EXPECT_EQ(client.receive_a("echo")["text"], "next");
}

TEST(DeferredPatches, ComeThoughNothingIsSentNext) {
    for (const double share : {always, never}) {
        const Served served(busy_from(share));
        TestClient client = served.client();
        client.hello();
        for (int n = 1; n <= 3; ++n) {
            client.send(chat("deferrable 1"));
            EXPECT_EQ(client.receive_a("patch")["n"], n);
        }
    }
}

TEST(DeferredPatches, ComeBeforeTheConnectionIsClosed) {
    const Served served(busy_from(always));
    TestClient client = served.client();
    client.hello();
    client.send(chat("deferrable 1"));
    client.send(chat("close 4004"));
    EXPECT_EQ(client.receive_a("patch")["n"], 1);
    EXPECT_EQ(client.closed(), 4004);
}

}  // namespace
}  // namespace reami::net
