// How one address can load a room by chatting, and by connecting and disconnecting. PROTOCOL.md, "Limits".
#include <chrono>
#include <deque>

#include "tests/server/end_to_end/whole_server.hpp"
#include "tests/server/plain_request.hpp"
#include "tests/server/test_client.hpp"

namespace reami::testing {
namespace {

using Clock = std::chrono::steady_clock;

struct Crowd : WholeServer {
    Crowd() {
        settings.limits.chat_lines = 5;
        settings.limits.connections_an_address = 1000;
        settings.limits.requests_a_second = settings.limits.request_burst = 100'000;
        settings.limits.arrival_burst = 100'000;
        settings.limits.connects_a_second = settings.limits.connect_burst = 100'000;
        serve();
        code = open_room(port(), {{"id", "a"}, {"game", "kingdomino"}});
        witness.emplace(port(), code);
        witness->hello();
    }
    /// The number of messages of that kind before the answer to a ping.
    int heard(const std::string& kind) {
        witness->send({{"t", "ping"}});
        int count = 0;
        witness->receive_until([&](const Json& message) {
            if (message.at("t") == kind) ++count;
            return message.at("t") == "pong";
        });
        return count;
    }

    std::string code;
    std::optional<TestClient> witness;
};

TEST_F(Crowd, ThirtyConnectionsOfOneAddressSayNoMoreThanOne) {
    const auto begun = Clock::now();
    std::deque<TestClient> crowd;
    for (int n = 0; n < 30; ++n) crowd.emplace_back(port(), code).hello();
    for (TestClient& one : crowd)
        for (int line = 0; line < 20; ++line)
            one.send({{"t", "chat"}, {"id", "c" + std::to_string(line)}, {"text", "me, me, me"}});
    int refused = 0;
    for (TestClient& one : crowd)
        one.receive_until([&](const Json& message) {
            if (message.value("code", "") == "limit.chat") ++refused;
            return message.value("id", "") == "c19";
        });
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(Clock::now() - begun).count();
    const int said = heard("chat");
    EXPECT_EQ(said + refused, 600);
    EXPECT_GE(said, 1);
    EXPECT_LE(said, 5 + seconds / 2 + 1) << "five at once, then one in two seconds";
}

TEST_F(Crowd, WhoComesAndGoesIsToldOnceASecond) {
    const auto begun = Clock::now();
    for (int n = 0; n < 200; ++n) TestClient(port(), code).hello();
    const int told = heard("room");
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(Clock::now() - begun).count();
    EXPECT_LE(told, seconds + 3) << "far fewer than two messages for each of the 200 visits";
}

}  // namespace
}  // namespace reami::testing
