// The connections that other nodes pass on: the accepted nodes, the clients that they name, and the paths.
// PROTOCOL.md, "Several servers".
#include "server/cluster/inner_listener.hpp"

#include <list>
#include <stdexcept>

#include "server/net/proxy_protocol.hpp"
#include "tests/server/cluster/passing_on/nodes.hpp"
#include "tests/server/net/certificate.hpp"
#include "tests/server/net/raw_client.hpp"

namespace reami::cluster {
namespace {

using testing::RawClient;

std::string of(const std::string& client) {
    const auto head = net::proxy_protocol::for_client(boost::asio::ip::make_address(client));
    return {head.begin(), head.end()};
}

class InnerListenerTest : public Nodes {
protected:
    /// A connection from another node, which names that client.
    RawClient handing_over(const std::string& client) const {
        RawClient line = RawClient::secure_by(outgoing_.context(), served_.port());
        line.send(of(client));
        return line;
    }
    /// Whether the listener answers a node with that TLS context.
    bool is_heard(const std::shared_ptr<boost::asio::ssl::context>& context) const {
        try {
            RawClient line = RawClient::secure_by(context, served_.port());
            line.send(of("203.0.113.9"));
            return line.upgrade("/ws/r/KETMKARD") != 0;
        } catch (const std::runtime_error&) {
            return false;  // no TLS connection was established
        }
    }

    Entry served_{inner(), &incoming_, &calls_};
};

TEST_F(InnerListenerTest, ServesTheRoomsWebSocketToTheClientOfTheOtherNode) {
    RawClient line = handing_over("203.0.113.9");
    EXPECT_EQ(line.upgrade("/ws/r/KETMKARD"), 101);
    line.send_frame(R"({"t":"hello"})");
    const std::string answer = R"({"room":"KETMKARD","t":"here"})";
    EXPECT_EQ(line.receive(2 + answer.size()).substr(2), answer);
    EXPECT_EQ(served_.gateway.last_joined()->address, "203.0.113.9");
    EXPECT_TRUE(served_.gateway.last_joined()->passed_on);
    EXPECT_TRUE(served_.asked_where().empty()) << "no connection is passed on a second time";
}

TEST_F(InnerListenerTest, BelievesNothingElseOfTheClient) {
    RawClient line = handing_over("2001:db8::");
    line.send(
        "GET /ws/r/KETMKARD HTTP/1.1\r\nHost: evil.example\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "
        "dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: reami.v1\r\n"
        "X-Forwarded-For: 198.51.100.1\r\nForwarded: for=198.51.100.1\r\nX-Real-IP: 198.51.100.1\r\n\r\n");
    EXPECT_EQ(line.reply().value().status, 101) << "the entry node has checked host and origin";
    line.send_frame(R"({"t":"hello"})");
    EXPECT_EQ(line.receive(10).substr(0, 1), "\x81");
    EXPECT_EQ(served_.gateway.last_joined()->address, "2001:db8::");
}

TEST_F(InnerListenerTest, HasNothingElse) {
    for (const char* const path : {"/ws/lobby", "/ws/r/", "/ws/r/A/B", "/ws"})
        EXPECT_EQ(handing_over("203.0.113.9").upgrade(path), 404) << path;
    for (const char* const path : {"/", "/health", "/api/rooms", "/ws/r/KETMKARD"})
        EXPECT_EQ(handing_over("203.0.113.9")
                      .ask("GET " + std::string(path) + " HTTP/1.1\r\nHost: localhost\r\n\r\n"),
                  404)
            << path;
    EXPECT_TRUE(served_.gateway.asked().empty());
}

TEST_F(InnerListenerTest, SaysAtOnceThatItDoesNotServeARoom) {
    served_.gateway.serves_rooms = false;
    EXPECT_EQ(handing_over("203.0.113.9").upgrade("/ws/r/KETMKARD"), 421);
    EXPECT_FALSE(served_.gateway.last_joined());
}

TEST_F(InnerListenerTest, HearsNobodyWithoutACertificateOfItsAuthority) {
    EXPECT_TRUE(is_heard(outgoing_.context()));
    EXPECT_FALSE(is_heard(std::make_shared<boost::asio::ssl::context>(boost::asio::ssl::context::tls_client)))
        << "no certificate";
    const testing::Certificate own("node2");
    const net::Tls self_signed({own.file(), own.key(), own.file()}, net::Tls::Method::tls_client);
    EXPECT_FALSE(is_heard(self_signed.context()));
    const testing::Authority another;
    EXPECT_FALSE(is_heard(net::Tls(another.node(), net::Tls::Method::tls_client).context()));
}

TEST_F(InnerListenerTest, ClosesWhatDoesNotSayWhoseItIs) {
    const auto own = net::proxy_protocol::for_oneself();
    for (const std::string& begin : {std::string(own.begin(), own.end()), std::string(16, 'x')}) {
        RawClient line = RawClient::secure_by(outgoing_.context(), served_.port());
        line.send(begin);
        EXPECT_TRUE(line.ends());
    }
    RawClient in_clear(served_.port());
    in_clear.send(of("203.0.113.9"));
    EXPECT_TRUE(in_clear.ends());
}

TEST_F(InnerListenerTest, TakesANodeForManyClients) {
    Settings settings = impatient();
    settings.limits.connections_an_address = 1;
    settings.limits.connect_burst = 1;
    const net::Served strict(inner(settings), &incoming_);
    std::list<RawClient> open;
    for (int n = 0; n < 5; ++n) {
        open.push_back(RawClient::secure_by(outgoing_.context(), strict.port()));
        open.back().send(of("203.0.113.9"));
        ASSERT_EQ(open.back().upgrade("/ws/r/KETMKARD"), 101);
        open.back().send_frame(R"({"t":"hello"})");
        EXPECT_EQ(open.back().receive(1), "\x81") << "a text message, not a close frame";
    }
}

TEST_F(InnerListenerTest, ClosesItsWebSocketsAtItsEnd) {
    RawClient line = handing_over("203.0.113.9");
    EXPECT_EQ(line.upgrade("/ws/r/KETMKARD"), 101);
    served_.stop(std::chrono::milliseconds(0));
    EXPECT_EQ(line.receive(4), "\x88\x02\x03\xf4");  // 1012
}

TEST_F(InnerListenerTest, SaysWhatIsWrongWithItsFiles) {
    const auto fault_of = [](const net::TlsFiles& files, net::Tls::Method role) -> std::string {
        try {
            const net::Tls tls(files, role);
        } catch (const std::exception& fault) {
            return fault.what();
        }
        return "nothing";
    };
    const testing::Authority another;
    net::TlsFiles mixed = files();
    mixed.ca = another.node().ca;
    for (const auto role : {net::Tls::Method::tls_server, net::Tls::Method::tls_client}) {
        EXPECT_EQ(fault_of(files(), role), "nothing");
        const std::string said = fault_of(mixed, role);
        EXPECT_EQ(said.find("the certificate " + mixed.certificate.string() + " can't be used where only " +
                            mixed.ca.string() + " is trusted: "),
                  0U)
            << said;
    }
    mixed.ca = "/no/such/ca.pem";
    EXPECT_EQ(
        fault_of(mixed, net::Tls::Method::tls_server).find("the certificate /no/such/ca.pem can't be read: "),
        0U);
}

}  // namespace
}  // namespace reami::cluster
