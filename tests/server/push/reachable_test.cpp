// The addresses to which the server may send messages: the IANA registries of special-purpose addresses.
#include "server/push/reachable.hpp"

#include <gtest/gtest.h>

#include <boost/asio/ip/address.hpp>

namespace reami::push {
namespace {

bool is_reachable(const char* address) {
    return is_globally_reachable(boost::asio::ip::make_address(address));
}

TEST(Reachable, PublicAddresses) {
    for (const char* address :
         {"1.1.1.1", "8.8.8.8", "100.63.255.255", "100.128.0.1", "172.15.0.1", "172.32.0.1", "192.167.1.1",
          "198.17.0.1", "198.20.0.1", "223.255.255.255", "2606:4700::1111", "2a00:1450:4001::200e",
          "2002:808:808::1", "::ffff:8.8.8.8", "64:ff9b::8.8.8.8"})
        EXPECT_TRUE(is_reachable(address)) << address;
}

TEST(Reachable, NoAddressesOfThisMachineOfItsNetworkOrForSpecialPurposes) {
    for (const char* address : {"0.0.0.0",         "0.1.2.3",         "10.0.0.1",   "100.64.0.1",
                                "100.127.255.255", "127.0.0.1",       "127.9.9.9",  "169.254.169.254",
                                "172.16.0.1",      "172.31.255.255",  "192.0.0.8",  "192.0.2.1",
                                "192.88.99.1",     "192.168.1.1",     "198.18.0.1", "198.19.255.255",
                                "198.51.100.1",    "203.0.113.1",     "224.0.0.1",  "239.1.1.1",
                                "240.0.0.1",       "255.255.255.255", "::",         "::1",
                                "fe80::1",         "fc00::1",         "fd12::1",    "fec0::1",
                                "ff02::1",         "100::1",          "2001::1",    "2001:2::1",
                                "2001:10::1",      "2001:db8::1",     "3fff::1",    "5f00::1",
                                "64:ff9b:1::1"})
        EXPECT_FALSE(is_reachable(address)) << address;
}

TEST(Reachable, NoPrivateAddressesInsideOfOtherAddresses) {
    for (const char* address :
         {"::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:169.254.169.254", "64:ff9b::127.0.0.1",
          "64:ff9b::192.168.1.1", "2002:7f00:1::1", "2002:c0a8:101::1", "::127.0.0.1"})
        EXPECT_FALSE(is_reachable(address)) << address;
}

}  // namespace
}  // namespace reami::push
