// The PROXY protocol, version 2: a proxy names its client in bytes (haproxy's proxy-protocol.txt, section
// 2.2).
#include "server/net/proxy_protocol.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <chrono>
#include <list>
#include <string>
#include <thread>
#include <vector>

#include "tests/server/net/certificate.hpp"
#include "tests/server/net/raw_client.hpp"
#include "tests/server/net/served.hpp"

namespace reami::net {
namespace {

using namespace proxy_protocol;
using namespace std::string_literals;
using testing::RawClient;

const std::string signature = "\r\n\r\n\0\r\nQUIT\n"s;

/// The command, the family with the transport, the length in two bytes, and the rest.
std::string header(const std::string& command, const std::string& rest) {
    return signature + command + static_cast<char>(rest.size() >> 8U) +
           static_cast<char>(rest.size() & 0xFFU) + rest;
}

// A connection from 203.0.113.9:4660 to 192.0.2.1:443.
const std::string v4 = "\xCB\x00\x71\x09\xC0\x00\x02\x01\x12\x34\x01\xBB"s;
// A connection from 2001:db8::9 to 2001:db8::1, with the same ports.
const std::string v6 = "\x20\x01\x0D\xB8"s + std::string(11, '\0') + "\x09\x20\x01\x0D\xB8"s +
                       std::string(11, '\0') + "\x01\x12\x34\x01\xBB"s;
const std::string proxied_v4 = "\x21\x11"s, proxied_v6 = "\x21\x21"s, local = "\x20\x00"s;

/// How a listener reads these bytes: the client's address, `itself` for the proxy, or `closed`.
std::string read(const std::string& bytes) {
    Head head{};
    if (bytes.size() < head.size()) return "closed";
    std::copy_n(bytes.begin(), head.size(), head.begin());
    const auto length = rest_of(head);
    if (!length || bytes.size() - head.size() < *length) return "closed";
    const std::vector<Byte> rest(bytes.begin() + head_bytes,
                                 bytes.begin() + head_bytes + static_cast<long>(*length));
    const auto source = source_of(head, rest);
    if (!source) return "closed";
    return source->client ? source->client->to_string() : "itself";
}

TEST(ProxyProtocol, NamesTheClientOfTcpOverBothFamilies) {
    EXPECT_EQ(read(header(proxied_v4, v4)), "203.0.113.9");
    EXPECT_EQ(read(header(proxied_v6, v6)), "2001:db8::9");
}

TEST(ProxyProtocol, IsWrittenAsItIsRead) {
    for (const std::string& client : {"203.0.113.9"s, "2001:db8::9"s, "0.0.0.0"s}) {
        const auto bytes = for_client(boost::asio::ip::make_address(client));
        EXPECT_EQ(read({bytes.begin(), bytes.end()}), client);
    }
    const std::string nowhere = "\xCB\x00\x71\x09"s + std::string(8, '\0');
    const auto bytes = for_client(boost::asio::ip::make_address("203.0.113.9"));
    EXPECT_EQ(std::string(bytes.begin(), bytes.end()), header(proxied_v4, nowhere));
}

TEST(ProxyProtocol, SkipsWhatElseAProxyAdds) {
    const std::string checksum = "\x03\x00\x04\x01\x02\x03\x04"s, nothing = "\x04\x00\x00"s;
    EXPECT_EQ(read(header(proxied_v4, v4 + checksum + nothing)), "203.0.113.9");
    EXPECT_EQ(read(header(proxied_v6, v6 + std::string(most_bytes - v6.size(), 'x'))), "2001:db8::9");
}

TEST(ProxyProtocol, MayBeForTheProxyItself) {
    EXPECT_EQ(read(header(local, "")), "itself");
    EXPECT_EQ(read(header("\x20\x11"s, v4)), "itself") << "the family of LOCAL says nothing";
    EXPECT_EQ(read(header("\x20\xFF"s, "")), "itself");
    EXPECT_EQ(read(header("\x21\x00"s, "")), "itself") << "UNSPEC";
    const Head own = for_oneself();
    EXPECT_EQ(read(std::string(own.begin(), own.end())), "itself");
}

TEST(ProxyProtocol, NothingElseMayBegin) {
    EXPECT_EQ(read(header(proxied_v4, v4.substr(1))), "closed") << "shorter than its addresses";
    EXPECT_EQ(read(header(proxied_v4, "")), "closed");
    EXPECT_EQ(read(header(proxied_v6, v4)), "closed");
    EXPECT_EQ(read(header("\x21\x12"s, v4)), "closed") << "UDP";
    EXPECT_EQ(read(header("\x21\x31"s, std::string(216, 'x'))), "closed") << "a path of the file system";
    EXPECT_EQ(read(header("\x22\x11"s, v4)), "closed") << "an unknown command";
    EXPECT_EQ(read(header("\x11\x11"s, v4)), "closed") << "version 1 in the form of 2";
    EXPECT_EQ(read(header(proxied_v4, std::string(most_bytes + 1, 'x'))), "closed") << "too long";
    EXPECT_EQ(read("PROXY TCP4 203.0.113.9 192.0.2.1 4660 443\r\n"), "closed") << "version 1";
    EXPECT_EQ(read("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"), "closed");
    for (std::size_t byte = 0; byte < signature.size(); ++byte) {
        std::string other = header(proxied_v4, v4);
        other[byte] = static_cast<char>(other[byte] ^ 1);
        EXPECT_EQ(read(other), "closed") << byte;
    }
}

RC_GTEST_PROP(ProxyProtocol, AnyBytesAreReadOrRefused, (const std::string& head, const std::string& rest)) {
    const auto said = read(signature + head + rest);
    boost::system::error_code no_address;
    boost::asio::ip::make_address(said, no_address);
    RC_ASSERT(said == "closed" || said == "itself" || !no_address);
}

RC_GTEST_PROP(ProxyProtocol, WhatFollowsTheAddressesChangesNothing, (const std::string& more)) {
    RC_PRE(more.size() <= most_bytes - v6.size());
    RC_ASSERT(read(header(proxied_v6, v6 + more)) == "2001:db8::9");
}

const std::string echo_request = "GET /echo HTTP/1.1\r\nHost: localhost\r\n\r\n";

class Introduced : public ::testing::Test {
protected:
    Introduced() {
        settings_.proxy_protocol = true;
        settings_.proxies = {"127.0.0.1"};
    }
    Settings settings_ = quick();
};

TEST_F(Introduced, ConnectionsAreTheClients) {
    const Served served(settings_);
    RawClient client(served.port());
    client.send(header(proxied_v4, v4));
    EXPECT_EQ(client.ask(echo_request), 200);
    EXPECT_EQ(served.gateway.asked().back().address.to_string(), "203.0.113.9");
    EXPECT_TRUE(served.gateway.asked().back().passed_on);
    EXPECT_EQ(client.ask("GET /echo HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 198.51.100.1\r\n\r\n"),
              200);
    EXPECT_EQ(served.gateway.asked().back().address.to_string(), "203.0.113.9")
        << "the proxy's bytes outweigh the header";
}

TEST_F(Introduced, ComeBeforeTls) {
    const testing::Certificate certificate("club.example");
    const Tls tls({certificate.file(), certificate.key()});
    const Served served(settings_, &tls);
    RawClient client = RawClient::secure_after(header(proxied_v6, v6), served.port());
    EXPECT_EQ(client.ask(echo_request), 200);
    EXPECT_EQ(served.gateway.asked().back().address.to_string(), "2001:db8::") << "as limits count it";
    EXPECT_TRUE(served.gateway.asked().back().secure);
}

TEST_F(Introduced, OfTheProxyItselfAreItsOwn) {
    const Served served(settings_);
    RawClient client(served.port());
    client.send(header(local, ""));
    EXPECT_EQ(client.ask(echo_request), 200);
    EXPECT_EQ(served.gateway.asked().back().address.to_string(), "127.0.0.1");
}

TEST_F(Introduced, WithoutThatAreClosed) {
    settings_.limits.request_within = std::chrono::milliseconds(100);
    const Served served(settings_);
    for (const std::string& begin :
         {echo_request, header("\x21\x12"s, v4), header(proxied_v4, "x"), signature, ""s}) {
        RawClient client(served.port());
        client.send(begin);
        EXPECT_TRUE(client.ends());
        EXPECT_EQ(client.receive(1), "") << "the server sends nothing";
    }
    EXPECT_TRUE(served.gateway.asked().empty());
}

TEST_F(Introduced, ByNobodyButAProxyOfTheSettings) {
    settings_.proxies = {"127.0.0.2"};
    const Served served(settings_);
    RawClient other(served.port());
    other.send(header(proxied_v4, v4) + echo_request);
    EXPECT_TRUE(other.ends());
    RawClient proxy(RawClient::Way{.port = served.port(), .from = "127.0.0.2"});
    proxy.send(header(proxied_v4, v4));
    EXPECT_EQ(proxy.ask(echo_request), 200);
    EXPECT_EQ(served.gateway.asked().size(), 1U);
}

TEST_F(Introduced, CountByTheirClients) {
    settings_.limits.connections_an_address = 2;
    const Served served(settings_);
    std::list<RawClient> open;
    const auto is_served = [&](const std::string& begin) {
        open.emplace_back(served.port());
        open.back().send(begin);
        EXPECT_EQ(open.back().upgrade("/ws/lobby"), 101);
        return open.back().receive(1) == "\x81";  // the list of rooms; a close frame would begin with 0x88
    };
    for (int n = 0; n < 2; ++n) EXPECT_TRUE(is_served(header(proxied_v4, v4)));
    EXPECT_FALSE(is_served(header(proxied_v4, v4)));
    EXPECT_TRUE(is_served(header(proxied_v6, v6)));
    open.pop_front();
    while (!is_served(header(proxied_v4, v4))) continue;
}

TEST_F(Introduced, GiveWayWhileTheyWaitForANextRequest) {
    settings_.limits.connections_an_address = 1;
    settings_.limits.idle_request = std::chrono::hours(1);
    const Served served(settings_);
    RawClient idle(served.port());
    idle.send(header(proxied_v4, v4));
    EXPECT_EQ(idle.ask(echo_request), 200);
    bool is_served = false;  // the server sends the answer a moment before the connection is idle
    for (int n = 0; n < 1'000 && !is_served; ++n) {
        RawClient next(served.port());
        next.send(header(proxied_v4, v4));
        is_served = next.ask(echo_request) == 200;
        if (!is_served) std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    EXPECT_TRUE(is_served);
    EXPECT_TRUE(idle.ends());
}

}  // namespace
}  // namespace reami::net
