// Two nodes in one process, each with its own gateway: the entry node accepts the clients, and the other one
// serves the rooms.
#pragma once

#include <gtest/gtest.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <chrono>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "server/net/node/inner_listener.hpp"
#include "server/net/node/node_calls.hpp"
#include "tests/server/net/node/authority.hpp"
#include "tests/server/net/served.hpp"

namespace reami::net {

/// Waits that are short enough for a test, but long enough for a slow machine whose other node is well.
inline Settings impatient() {
    Settings settings = quick();
    settings.node_listen = settings.node_address = "127.0.0.1:7443";
    settings.node_waits.ask_again_in = std::chrono::milliseconds(20);
    return settings;
}

/// Settings of the inner listener, on any free port.
inline Settings inner(Settings settings = impatient()) {
    settings = serving_nodes(std::move(settings));
    settings.port = 0;
    return settings;
}

inline std::string address_of(std::uint16_t port) { return "127.0.0.1:" + std::to_string(port); }

/// A port where the system accepts connections, and no program answers them.
class Silent {
public:
    std::string address() const { return address_of(acceptor_.local_endpoint().port()); }

private:
    boost::asio::io_context context_;
    boost::asio::ip::tcp::acceptor acceptor_{context_, {boost::asio::ip::address_v4::loopback(), 0}};
};

/// The address of a port on which no program listens.
inline std::string nowhere() { return Silent().address(); }

/// A client connects to `entry`, whose gateway gives these answers; true if the client gets into the room.
inline bool gets_in(Served& entry, const std::vector<Whereabouts>& answers) {
    entry.gateway.say_where(answers);
    testing::TestClient client = entry.client();
    return client.status() == 101 && client.hello()["room"] == "KETMKARD";
}

/// Waits for the condition; false: it did not come about in time.
template <class Condition>
bool comes_about(Condition condition) {
    for (int n = 0; n < 6000 && !condition(); ++n) std::this_thread::sleep_for(std::chrono::milliseconds(10));
    return condition();
}

class Nodes : public ::testing::Test {
protected:
    static void SetUpTestSuite() { authority = std::make_unique<testing::Authority>(); }
    static void TearDownTestSuite() { authority.reset(); }

    static TlsFiles files(const std::string& name = "node1") { return authority->node(name); }

    static inline std::unique_ptr<testing::Authority> authority;
    const Tls incoming_{files(), Tls::Method::tls_server}, outgoing_{files("node2"), Tls::Method::tls_client};
    Meters meters_;
    const NodeCalls calls_{&outgoing_, meters_};
};

}  // namespace reami::net
