// When the server warns in its log that all clients seem to come through one gateway.
#include "server/net/gateway_watch.hpp"

#include <gtest/gtest.h>

#include <list>

#include "tests/server/log_capture.hpp"
#include "tests/server/net/served.hpp"

namespace reami::net {
namespace {

using testing::TestClient;

Peer peer(const char* address) { return {boost::asio::ip::make_address(address), false}; }

TEST(GatewayWatch, SuspectsAPrivateAddressFromWhichAllCame) {
    GatewayWatch watch;
    watch.came(peer("127.0.0.1"));  // the health check of the container
    watch.came(peer("10.0.2.100"));
    watch.came(peer("10.0.2.100"));
    EXPECT_TRUE(watch.suspects(peer("10.0.2.100")));
    EXPECT_FALSE(watch.suspects(peer("10.0.2.100"))) << "the log has said so already";
}

TEST(GatewayWatch, SuspectsThisMachineIfNobodyElseCame) {
    GatewayWatch watch;
    watch.came(peer("::1"));
    EXPECT_TRUE(watch.suspects(peer("127.0.0.1")));
}

TEST(GatewayWatch, SuspectsNobodyWhereOthersCame) {
    GatewayWatch home;
    home.came(peer("192.168.1.5"));
    home.came(peer("192.168.1.6"));
    home.came(peer("192.168.1.5"));
    EXPECT_FALSE(home.suspects(peer("192.168.1.5")));
    EXPECT_FALSE(home.suspects(peer("127.0.0.1")));
}

TEST(GatewayWatch, SuspectsNoPublicAddressAndNoneBehindAProxyOfTheSettings) {
    GatewayWatch school;
    school.came(peer("203.0.113.1"));
    EXPECT_FALSE(school.suspects(peer("203.0.113.1")));
    GatewayWatch proxied;
    proxied.came({boost::asio::ip::make_address("10.0.0.2"), true});
    proxied.came(peer("10.0.0.3"));
    EXPECT_FALSE(proxied.suspects(peer("10.0.0.3")));
}

TEST(GatewayWatch, IsHeardInTheLogOnce) {
    const testing::LogCapture log;
    Settings settings = quick();
    settings.limits.connections_an_address = 1;
    const Served served(settings);
    TestClient held = served.client();
    held.hello();
    for (int n = 0; n < 2; ++n) EXPECT_EQ(served.client().closed(), 1013);
    EXPECT_EQ(log.count("[warning] all clients seem to come through one gateway, 127.0.0.1"), 1)
        << log.text();
}

}  // namespace
}  // namespace reami::net
