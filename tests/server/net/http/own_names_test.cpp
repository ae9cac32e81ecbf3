// The names by which a request may call the server: PROTOCOL.md, "Behind a proxy".
#include "server/net/http/own_names.hpp"

#include <gtest/gtest.h>

namespace reami::net {
namespace {

const std::vector<std::string> no_names;

TEST(OwnNames, WithHostsAreTheseAndWhatLeadsToThisMachineAlone) {
    const std::vector<std::string> hosts{"club.example", "other.example:8443"};
    const OwnNames names{hosts, "schoolbox"};
    for (const char* ours : {"club.example", "CLUB.example:8080", "other.example:8443", "localhost:8080",
                             "127.0.0.1", "[::1]:8080"})
        EXPECT_TRUE(is_called(ours, names)) << ours;
    for (const char* other : {"evil.example", "other.example", "[::1].evil.example", "127.0.0.1.evil.example",
                              "club.example.evil.example", "192.0.2.1", "schoolbox", "schoolbox.local"})
        EXPECT_FALSE(is_called(other, names)) << other;
}

TEST(OwnNames, WithoutHostsAreAddressesAndTheNamesThatNetworksAtHomeGiveTheMachine) {
    const OwnNames names{no_names, "schoolbox"};
    for (const char* ours :
         {"localhost", "LOCALHOST:8080", "127.0.0.1", "192.168.1.20:8080", "203.0.113.7", "[::1]:8080",
          "[2001:db8::7]", "schoolbox", "SchoolBox:8080", "schoolbox.local", "schoolbox.lan:8080",
          "schoolbox.home.arpa", "schoolbox.fritz.box", "schoolbox.home", "schoolbox.internal"})
        EXPECT_TRUE(is_called(ours, names)) << ours;
    for (const char* other :
         {"evil.example", "lan.test", "schoolbox.evil.example", "schoolbox.local.evil.example", "schoolboxes",
          "otherbox", "otherbox.local", "local", "a.schoolbox.local", "schoolbox.", "192.168.1",
          "192.168.1.20.evil.example", "localhost.evil.example", "127.0.0.1:x", ""})
        EXPECT_FALSE(is_called(other, names)) << other;
}

TEST(OwnNames, AMachineWithADomainIsCalledByAllOfItOrByItsFirstLabel) {
    const OwnNames names{no_names, "box.club.example"};
    for (const char* ours : {"box.club.example", "box", "box.local"})
        EXPECT_TRUE(is_called(ours, names)) << ours;
    for (const char* other : {"club.example", "box.other.example", "other.club.example"})
        EXPECT_FALSE(is_called(other, names)) << other;
}

TEST(OwnNames, AMachineWithoutANameHasNone) {
    for (const char* other : {"", ".local", "anything", "anything.local"})
        EXPECT_FALSE(is_called(other, {no_names, ""})) << other;
}

}  // namespace
}  // namespace reami::net
