// Requests and WebSockets over TLS, and a certificate that is renewed while the server runs.
#include "server/net/tls.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <exception>
#include <filesystem>
#include <fstream>
#include <future>
#include <string>

#include "tests/server/net/certificate.hpp"
#include "tests/server/net/raw_client.hpp"
#include "tests/server/net/served.hpp"

namespace reami::net {
namespace {

using testing::Certificate;
using testing::RawClient;

const std::string echo = "GET /echo HTTP/1.1\r\nHost: localhost\r\n\r\n";
const std::string upgrade =
    "GET /ws/lobby HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    "Sec-WebSocket-Protocol: reami.v1\r\n\r\n";

class Secured : public ::testing::Test {
protected:
    Certificate certificate_{"first"};
    Tls tls_{{certificate_.file(), certificate_.key()}};
};

TEST_F(Secured, AnswersRequestsAndKnowsThatTheyWereSecure) {
    const Served served(quick(), &tls_);
    RawClient client = RawClient::secure(served.port());
    EXPECT_EQ(client.ask(echo), 200);
    EXPECT_EQ(client.ask(echo), 200);
    EXPECT_TRUE(served.gateway.asked().back().secure);
    EXPECT_EQ(client.server_name(), "first");
}

TEST_F(Secured, TellsBrowsersToStayWithHttps) {
    const Served secure(quick(), &tls_), plain;
    RawClient by_tls = RawClient::secure(secure.port());
    by_tls.send(echo);
    EXPECT_TRUE(by_tls.reply().value().headers.contains("strict-transport-security"));
    RawClient in_clear(plain.port());
    in_clear.send(echo);
    EXPECT_FALSE(in_clear.reply().value().headers.contains("strict-transport-security"));
}

TEST_F(Secured, ServesWebSocketsAndClosesThemAtItsEnd) {
    Served served(quick(), &tls_);
    RawClient client = RawClient::secure(served.port());
    EXPECT_EQ(client.ask(upgrade), 101);
    const std::string rooms = R"({"rooms":[],"t":"rooms"})";
    EXPECT_EQ(client.receive(2 + rooms.size()),
              "\x81" + std::string(1, static_cast<char>(rooms.size())) + rooms);
    const auto stopped =
        std::async(std::launch::async, [&] { served.stop(std::chrono::milliseconds(2000)); });
    EXPECT_EQ(client.receive(4), "\x88\x02\x03\xf4");  // 1012
    client.send(std::string("\x88\x82\x00\x00\x00\x00\x03\xf4", 8));
    EXPECT_TRUE(client.ends());
}

TEST_F(Secured, ShowsARenewedCertificateToNewConnectionsAndKeepsTheOldOnes) {
    const Served served(quick(), &tls_);
    RawClient before = RawClient::secure(served.port());
    certificate_.renew("second");
    EXPECT_EQ(RawClient::secure(served.port()).server_name(), "first");
    EXPECT_EQ(tls_.reload({certificate_.file(), certificate_.key()}).error(), "");
    EXPECT_EQ(RawClient::secure(served.port()).server_name(), "second");
    EXPECT_EQ(before.ask(echo), 200);
}

TEST_F(Secured, ShowsACertificateOfOtherFilesToNewConnections) {
    const Served served(quick(), &tls_);
    const Certificate other("other");
    EXPECT_EQ(tls_.reload({other.file(), other.key()}).error(), "");
    EXPECT_EQ(RawClient::secure(served.port()).server_name(), "other");
}

TEST_F(Secured, KeepsItsCertificateIfTheNewOneIsOfNoUse) {
    const Served served(quick(), &tls_);
    std::ofstream(certificate_.file()) << "not a certificate";
    EXPECT_NE(tls_.reload({certificate_.file(), certificate_.key()}).error(), "");
    std::filesystem::remove(certificate_.key());
    EXPECT_NE(tls_.reload({certificate_.file(), certificate_.key()}).error(), "");
    RawClient client = RawClient::secure(served.port());
    EXPECT_EQ(client.server_name(), "first");
    EXPECT_EQ(client.ask(echo), 200);
}

TEST_F(Secured, DropsWhoSpeaksNoTlsOrNothing) {
    Settings settings = quick();
    settings.limits.request_within = std::chrono::milliseconds(100);
    const Served served(settings, &tls_);
    RawClient plain(served.port());
    plain.send(echo);
    EXPECT_TRUE(plain.ends());
    RawClient silent(served.port());
    EXPECT_TRUE(silent.ends());
    EXPECT_TRUE(served.gateway.asked().empty());
}

/// The error message for files that it can't use.
std::string fault_of(const std::filesystem::path& certificate, const std::filesystem::path& key) {
    try {
        const Tls tls({certificate, key});
    } catch (const std::exception& fault) {
        return fault.what();
    }
    return "nothing is wrong";
}

TEST(Tls, RefusesAKeyOfAnotherCertificateAndFilesThatAreNotThere) {
    const Certificate one("one");
    const Certificate other("other");
    EXPECT_EQ(
        fault_of(one.file(), other.key()),
        "the key " + other.key().string() + " does not belong to the certificate " + one.file().string());
    EXPECT_EQ(fault_of(one.file(), "/no/such/key.pem").substr(0, 40),
              "the key /no/such/key.pem can't be read: ");
    EXPECT_EQ(fault_of("/no/such/certificate.pem", one.key()).substr(0, 56),
              "the certificate /no/such/certificate.pem can't be read: ");
}

TEST(Tls, RefusesAKeyWithAPassPhraseWithoutAskingForIt) {
    Certificate locked("locked");
    EXPECT_EQ(fault_of(locked.file(), locked.key()), "nothing is wrong");
    locked.lock_key();
    const std::string said = fault_of(locked.file(), locked.key());
    EXPECT_EQ(said.find("the key " + locked.key().string() + " has a pass phrase"), 0U) << said;
    EXPECT_NE(said.find("openssl pkey"), std::string::npos) << said;
}

}  // namespace
}  // namespace reami::net
