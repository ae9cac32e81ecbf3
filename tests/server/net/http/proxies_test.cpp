// The client's address, scheme, host and path behind proxies: PROTOCOL.md, "Behind a proxy".
#include "server/net/http/proxies.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "server/runtime/address_log.hpp"
#include "tests/server/log_capture.hpp"

namespace reami::net {
namespace {

namespace ip = boost::asio::ip;

Settings behind(std::vector<std::string> proxies, std::vector<std::string> hosts = {}) {
    Settings settings;
    settings.proxies = std::move(proxies);
    settings.hosts = std::move(hosts);
    return settings;
}

HttpHeader with(const std::vector<std::pair<std::string, std::string>>& lines) {
    HttpHeader header;
    header.set(boost::beast::http::field::host, "inner.example");
    for (const auto& [name, value] : lines) header.insert(name, value);
    return header;
}

/// The client's address, if the proxy 10.0.0.1 sends these header lines.
std::string client_of(const std::vector<std::pair<std::string, std::string>>& lines,
                      const std::string& peer = "10.0.0.1") {
    const Proxies proxies(behind({"10.0.0.0/8", "2001:db8::/32"}));
    const auto address = ip::make_address(peer);
    return proxies.outer(with(lines), proxies.peer(address), false).address.to_string();
}

TEST(Networks, HoldWhatIsInThemAndNothingElse) {
    const Networks networks({"10.0.0.0/8", "192.0.2.7", "2001:db8::/32", "172.16.0.0/12"});
    for (const char* in : {"10.0.0.0", "10.255.255.255", "192.0.2.7", "::ffff:10.1.2.3", "2001:db8::1",
                           "2001:db8:ffff::", "172.31.255.255"})
        EXPECT_TRUE(networks.contains(ip::make_address(in))) << in;
    for (const char* out : {"11.0.0.0", "9.255.255.255", "192.0.2.6", "2001:db9::", "172.32.0.0", "::1"})
        EXPECT_FALSE(networks.contains(ip::make_address(out))) << out;
    EXPECT_FALSE(Networks({"::/0"}).contains(ip::make_address("1.2.3.4"))) << "IPv6 only";
    EXPECT_TRUE(Networks({"0.0.0.0/0"}).contains(ip::make_address("1.2.3.4")));
    for (const char* wrong : {"", "10.0.0.0/33", "10.0.0/8", "10.0.0.0/", "::/129", "10.0.0.0/8x", "club"})
        EXPECT_FALSE(Networks::is_network(wrong)) << wrong;
}

TEST(Proxies, TheClientIsTheFirstFromTheRightThatIsNoProxy) {
    EXPECT_EQ(client_of({{"X-Forwarded-For", "203.0.113.9"}}), "203.0.113.9");
    EXPECT_EQ(client_of({{"X-Forwarded-For", "198.51.100.1, 203.0.113.9"}}), "203.0.113.9")
        << "the client made the first address up";
    EXPECT_EQ(client_of({{"X-Forwarded-For", "203.0.113.9, 10.0.0.2"}}), "203.0.113.9") << "two proxies";
    EXPECT_EQ(client_of({{"X-Forwarded-For", "198.51.100.1"}, {"x-forwarded-for", "203.0.113.9,10.0.0.2"}}),
              "203.0.113.9")
        << "several lines count as one";
    EXPECT_EQ(client_of({{"X-Forwarded-For", "203.0.113.9:4711"}}), "203.0.113.9");
    EXPECT_EQ(client_of({{"X-Forwarded-For", "[2001:db9::1]:4711"}}), "2001:db9::1");
    EXPECT_EQ(client_of({{"X-Forwarded-For", "10.0.0.3, 10.0.0.2"}}), "10.0.0.2")
        << "all are proxies: no client can forge what the nearest one saw";
}

TEST(Proxies, WhatCantBeReadCountsAsTheProxy) {
    EXPECT_EQ(client_of({{"X-Forwarded-For", "203.0.113.9, unknown"}}), "10.0.0.1");
    EXPECT_EQ(client_of({{"X-Forwarded-For", ""}}), "10.0.0.1");
    EXPECT_EQ(client_of({}), "10.0.0.1");
    EXPECT_EQ(client_of({{"X-Forwarded-For", "203.0.113.9:x"}}), "10.0.0.1");
    EXPECT_EQ(client_of({{"X-Forwarded-For", "[2001:db9::1]x"}}), "10.0.0.1");
}

TEST(Proxies, WhoConnectsAtAPathIsOneOnlyIfTheSettingsSaySo) {
    const auto header = with({{"X-Forwarded-For", "203.0.113.9"}});
    const Proxies believed(behind({"unix", "10.0.0.0/8"})), not_believed(behind({"10.0.0.0/8", "0.0.0.0/0"}));
    EXPECT_EQ(believed.outer(header, believed.peer_at_path(), false).address.to_string(), "203.0.113.9");
    EXPECT_EQ(not_believed.outer(header, not_believed.peer_at_path(), false).address.to_string(), "0.0.0.0");
}

TEST(Proxies, OnlyTheHeaderOfTheSettingsCounts) {
    Settings settings = behind({"10.0.0.1"});
    settings.proxy_header = "x-real-ip";
    const auto header = with({{"X-Forwarded-For", "198.51.100.1"}, {"X-Real-IP", "203.0.113.9"}});
    const Proxies proxies(settings);
    const Peer proxy = proxies.peer(ip::make_address("10.0.0.1"));
    EXPECT_EQ(proxies.outer(header, proxy, false).address.to_string(), "203.0.113.9");
}

TEST(Proxies, SchemeAndHostCountFromProxiesAndTheHostOnlyIfItIsOurs) {
    const Proxies proxies(behind({"10.0.0.1"}, {"club.example"}));
    const auto outer = [&](const char* peer, const char* host) {
        return proxies.outer(with({{"X-Forwarded-Proto", "https"}, {"X-Forwarded-Host", host}}),
                             proxies.peer(ip::make_address(peer)), false);
    };
    EXPECT_TRUE(outer("10.0.0.1", "club.example").secure);
    EXPECT_EQ(outer("10.0.0.1", "club.example").host, "club.example");
    EXPECT_EQ(outer("10.0.0.1", "club.example:8443").host, "club.example:8443");
    for (const char* other : {"evil.example", "localhost", "club.example:1@evil.example",
                              "club.example:80; script-src * https:", "club.example:", "club.example/x"})
        EXPECT_EQ(outer("10.0.0.1", other).host, "inner.example") << other;
    EXPECT_FALSE(outer("10.0.0.2", "club.example").secure) << "not a proxy of the settings";
    EXPECT_EQ(outer("10.0.0.2", "club.example").host, "inner.example");
}

/// The request as the client sent it, if the proxy 10.0.0.1 sends these header lines.
OuterRequest outer_of(const std::vector<std::pair<std::string, std::string>>& lines,
                      const std::string& peer = "10.0.0.1", const std::string& setting = "") {
    Settings settings = behind({"10.0.0.1"});
    settings.base_path = setting;
    const Proxies proxies(settings);
    return proxies.outer(with(lines), proxies.peer(ip::make_address(peer)), false);
}

/// The path below which the client sees the server.
std::string base_path_of(const std::vector<std::pair<std::string, std::string>>& lines,
                         const std::string& peer = "10.0.0.1", const std::string& setting = "") {
    return outer_of(lines, peer, setting).base_path;
}

TEST(Proxies, SayWhichPathTheyTookOff) {
    EXPECT_EQ(base_path_of({{"X-Forwarded-Prefix", "/reami"}}), "/reami");
    EXPECT_EQ(base_path_of({{"X-Ingress-Path", "/api/hassio_ingress/u-5~.B"}}), "/api/hassio_ingress/u-5~.B");
    EXPECT_EQ(base_path_of({{"X-Forwarded-Prefix", "/a"}, {"X-Ingress-Path", "/b"}}), "/a");
    EXPECT_EQ(base_path_of({{"X-Forwarded-Prefix", "/games/reami/"}}), "/games/reami");
    EXPECT_EQ(base_path_of({{"X-Forwarded-Prefix", "/"}}), "");
    EXPECT_EQ(base_path_of({}), "");
    EXPECT_EQ(base_path_of({{"X-Forwarded-Prefix", "/reami"}}, "10.0.0.2"), "")
        << "not a proxy of the settings";
    EXPECT_EQ(base_path_of({{"X-Forwarded-Prefix", "/reami"}}, "10.0.0.1", "/club"), "/club")
        << "the setting wins";
    const std::string longest = '/' + std::string(127, 'a');
    EXPECT_EQ(base_path_of({{"X-Forwarded-Prefix", longest}}), longest);
}

TEST(Proxies, APathThatIsNoneIsIgnoredAndTheLogSaysSoOnce) {
    const testing::LogCapture log;
    Meters meters;
    const auto path_and_line = [&](const std::vector<std::pair<std::string, std::string>>& lines) {
        const OuterRequest outer = outer_of(lines);
        EXPECT_EQ(outer.ignored_header, "X-Forwarded-Prefix");
        prefix_ignored(meters, outer.ignored_header, ip::make_address("10.0.0.1"));
        return outer.base_path;
    };
    for (const char* const wrong : {"reami", "//evil.example", "/a//b", "/../a", "/a..b", "/a b",
                                    "/a\"><script>", "/a?b", "/a%2fb", "/a, /b", "https://evil.example/"})
        EXPECT_EQ(path_and_line({{"X-Forwarded-Prefix", wrong}}), "") << wrong;
    EXPECT_EQ(path_and_line({{"X-Forwarded-Prefix", '/' + std::string(128, 'a')}}), "");
    EXPECT_EQ(path_and_line({{"X-Forwarded-Prefix", "/a"}, {"X-Forwarded-Prefix", "/b"}}), "")
        << "two of them";
    EXPECT_EQ(path_and_line({{"X-Forwarded-Prefix", "//a"}, {"X-Ingress-Path", "/b"}}), "/b");
    EXPECT_EQ(log.count("ignored the header X-Forwarded-Prefix from the proxy 10.0.0.1"), 1) << log.text();
    EXPECT_EQ(log.count("ignored the header"), 1) << log.text();
}

RC_GTEST_PROP(Proxies, TheOuterHostIsItsOwnOrOneOfOursWithAPort, (const std::string& text)) {
    HttpHeader header = with({});
    std::string line = "club.example";
    for (const char byte : text)
        if (byte >= ' ' && byte < 127) line += byte;
    header.insert("X-Forwarded-Host", line);
    const Proxies proxies(behind({"10.0.0.1"}, {"club.example"}));
    const auto host = proxies.outer(header, proxies.peer(ip::make_address("10.0.0.1")), false).host;
    const std::string ours = "club.example";
    RC_ASSERT(host == "inner.example" || host == ours ||
              (host.starts_with(ours + ":") &&
               host.find_first_not_of("0123456789", ours.size() + 1) == std::string::npos));
}

RC_GTEST_PROP(Proxies, WhoIsNoProxyIsBelievedNothing, (const std::string& text)) {
    HttpHeader header = with({});
    std::string line;
    for (const char byte : text)
        if (byte >= ' ' && byte < 127) line += byte;
    header.insert("X-Forwarded-For", line);
    const Proxies proxies(behind({"10.0.0.0/8"}));
    const auto peer = ip::make_address("203.0.113.9");
    RC_ASSERT(proxies.outer(header, proxies.peer(peer), false).address == peer);
}

RC_GTEST_PROP(Proxies, WhatAClientWritesBeforeItsAddressChangesNothing, (const std::string& text)) {
    HttpHeader header = with({});
    std::string line;
    for (const char byte : text)
        if (byte >= ' ' && byte < 127) line += byte;
    header.insert("X-Forwarded-For", line + ", 203.0.113.9, 10.1.1.1");
    const Proxies proxies(behind({"10.0.0.0/8"}));
    const auto outer = proxies.outer(header, proxies.peer(ip::make_address("10.0.0.1")), false);
    RC_ASSERT(outer.address == ip::make_address("203.0.113.9"));
}

}  // namespace
}  // namespace reami::net
