// Which addresses the limits count as one, and the shares of the wider IPv6 networks. PROTOCOL.md, "Limits".
#include "server/net/counted_address.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <string>
#include <vector>

#include "server/net/address_count.hpp"
#include "server/net/http/request_budget.hpp"

namespace reami::net {
namespace {

using namespace std::chrono_literals;
using boost::asio::ip::address;
using boost::asio::ip::make_address;

/// An address in the /48 2001:db8:1::. The arguments are two digits each: of the /56, and of the /64 in it.
address in_one_48(const std::string& of_56, const std::string& of_64) {
    return make_address("2001:db8:1:" + of_56 + of_64 + "::");
}

const std::vector<std::string> four_64s{"00", "01", "02", "03"};

TEST(CountedAddress, OfIpv6IsThe64) {
    const auto counted_of = [](const char* text) { return counted(make_address(text)).to_string(); };
    EXPECT_EQ(counted_of("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
    EXPECT_EQ(counted_of("::ffff:192.0.2.1"), "192.0.2.1");
    EXPECT_EQ(counted_of("192.0.2.1"), "192.0.2.1");
}

TEST(CountedAddress, OfIpv6CountsInItsWiderNetworksToo) {
    std::vector<std::string> networks;
    for (const CountedNetwork& network : networks_of(make_address("2001:db8:1:23ff::")))
        networks.push_back(network.first.to_string() + " " + std::to_string(network.times));
    EXPECT_EQ(networks,
              (std::vector<std::string>{"2001:db8:1:: 16", "2001:db8:1:2300:: 4", "2001:db8:1:23ff:: 1"}));
    EXPECT_EQ(networks_of(make_address("192.0.2.1")).size(), 1U);
}

TEST(AddressCount, HasFourTimesAsManyPlacesForA56AndSixteenTimesForA48) {
    AddressCount count({.in_all = 1'000, .an_address = 2});
    std::vector<AddressCount::ConnectionSlot> slots;
    const auto enters = [&](const address& who) {
        auto slot = count.enter(who);
        if (slot) slots.push_back(*std::move(slot));
        return slot.has_value();
    };
    for (const std::string of_56 : {"a0", "b0", "c0", "d0"}) {
        for (const std::string& of_64 : four_64s) {
            for (int n = 0; n < 2; ++n) EXPECT_TRUE(enters(in_one_48(of_56, of_64)));
            EXPECT_FALSE(enters(in_one_48(of_56, of_64)));
        }
        EXPECT_FALSE(enters(in_one_48(of_56, "04"))) << "the /56 has its 8";
    }
    EXPECT_FALSE(enters(in_one_48("e0", "00"))) << "the /48 has its 32";
    EXPECT_TRUE(enters(make_address("2001:db8:2::")));
    slots.clear();
    EXPECT_TRUE(enters(in_one_48("e0", "00")));
}

TEST(RequestBudget, OfA56IsFourTimesThatOfA64) {
    Meters meters;
    RequestBudget budget(1, 2, meters.addresses);
    const RequestBudget::Time now{1h};
    const auto takes = [&](const std::string& of_64) {
        return budget.take(in_one_48("a0", of_64), 1, now) == 0;
    };
    for (int n = 0; n < 2; ++n) EXPECT_TRUE(takes("00"));
    for (int n = 0; n < 100; ++n) EXPECT_FALSE(takes("00"));  // a refused request costs the /56 nothing
    for (const char* const of_64 : {"01", "02", "03"})
        for (int n = 0; n < 2; ++n) EXPECT_TRUE(takes(of_64)) << of_64;
    EXPECT_FALSE(takes("04")) << "the /56 has had its 8";
    EXPECT_EQ(budget.take(in_one_48("b0", "00"), 1, now), 0);
}

TEST(RequestBudget, OfA48IsSixteenTimesThatOfA64) {
    Meters meters;
    RequestBudget budget(1, 2, meters.addresses);
    const RequestBudget::Time now{1h};
    for (const std::string of_56 : {"a0", "b0", "c0", "d0"})
        for (const std::string& of_64 : four_64s) EXPECT_EQ(budget.take(in_one_48(of_56, of_64), 2, now), 0);
    EXPECT_EQ(budget.take(in_one_48("e0", "00"), 1, now), 1);
    EXPECT_EQ(budget.take(make_address("2001:db8:2::"), 1, now), 0);
    EXPECT_EQ(budget.take(in_one_48("e0", "00"), 1, now + 1s), 0);
}

}  // namespace
}  // namespace reami::net
