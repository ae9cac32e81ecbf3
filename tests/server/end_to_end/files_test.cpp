// The server under a low limit of open files: it raises the soft limit, keeps spare descriptors, and tells
// the clients for which it has no place.
#include <gtest/gtest.h>

#include <chrono>
#include <string>
#include <thread>
#include <vector>

#include "server/runtime/descriptors.hpp"
#include "tests/server/end_to_end/own_folder.hpp"
#include "tests/server/end_to_end/process.hpp"
#include "tests/server/net/raw_client.hpp"

namespace reami::testing {
namespace {

const std::string health = "GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n";
const std::vector<std::string> one_address_may_all{"--connections-an-address", "1000", "--shards", "2"};

TEST(Files, AreRaisedAtTheStart) {
    const OwnFolder folder;
    const Process server(folder.path(), 0, {.more = one_address_may_all, .files = 64});
    std::vector<RawClient> clients;
    for (int n = 0; n < 100; ++n) {
        clients.emplace_back(server.port());
        ASSERT_EQ(clients.back().ask(health), 200) << n;
    }
}

TEST(Files, ThatAreFewBoundTheConnectionsAndLeaveSpares) {
    const OwnFolder folder;
    constexpr unsigned files = 180;
    const Process server(folder.path(), 0, {.more = one_address_may_all, .files = files, .may_raise = false});
    std::vector<RawClient> clients;
    const auto is_served = [&] {  // uses a WebSocket, because idle plain connections give way to new clients
        clients.emplace_back(server.port());
        EXPECT_EQ(clients.back().upgrade("/ws/lobby"), 101);
        return clients.back().receive(1) ==
               "\x81";  // 0x81: the list of rooms; a close frame would begin with 0x88
    };
    while (clients.size() < files && is_served()) continue;
    EXPECT_GT(clients.size(), 1U);
    EXPECT_LT(clients.size(), files - spare_descriptors);
    EXPECT_EQ(RawClient(server.port()).ask(health), 503);
    const auto served = clients.size();
    clients.clear();
    bool again = false;
    for (int n = 0; n < 1'000 && !again; ++n) {
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
        again = RawClient(server.port()).ask(health) == 200;
    }
    EXPECT_TRUE(again) << "after " << served;
}

}  // namespace
}  // namespace reami::testing
