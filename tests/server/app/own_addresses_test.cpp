// The addresses that a server prints, so that the operator's friends can open it.
#include "server/app/own_addresses.hpp"

#include <gtest/gtest.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <functional>
#include <initializer_list>

namespace reami {
namespace {

namespace ip = boost::asio::ip;
using Urls = std::vector<std::string>;

const std::vector<ip::address> at_home{ip::make_address("192.168.1.20"), ip::make_address("10.0.0.5"),
                                       ip::make_address("fd00::7")};

Urls urls_on(const std::string& listen, const std::vector<ip::address>& own = at_home) {
    Settings settings;
    settings.listen = listen;
    return urls(settings, 8080, own);
}

TEST(OwnAddresses, OfAllNetworksStandInPlaceOfTheAddressThatMeansAll) {
    EXPECT_EQ(urls_on("0.0.0.0"), (Urls{"http://192.168.1.20:8080", "http://10.0.0.5:8080"}));
    EXPECT_EQ(urls_on("::"),
              (Urls{"http://192.168.1.20:8080", "http://10.0.0.5:8080", "http://[fd00::7]:8080"}));
}

TEST(OwnAddresses, ThatOfTheDefaultRouteComesFirst) {
    const auto addresses = [](std::initializer_list<const char*> texts) {
        std::vector<ip::address> all;
        for (const char* text : texts) all.push_back(ip::make_address(text));
        return all;
    };
    const auto all = addresses({"fd00::7", "172.17.0.1", "192.168.1.20"});
    EXPECT_EQ(with_first(all, ip::make_address("192.168.1.20")),
              addresses({"192.168.1.20", "172.17.0.1", "fd00::7"}));
    EXPECT_EQ(with_first(all, std::nullopt), addresses({"172.17.0.1", "192.168.1.20", "fd00::7"}));
    EXPECT_EQ(with_first(all, ip::make_address("10.0.0.5")), with_first(all, std::nullopt));
}

TEST(OwnAddresses, OneThatIsNamedIsTheOneThatIsSaid) {
    EXPECT_EQ(urls_on("127.0.0.1"), Urls{"http://127.0.0.1:8080"});
    EXPECT_EQ(urls_on("10.0.0.5"), Urls{"http://10.0.0.5:8080"});
    EXPECT_EQ(urls_on("::1"), Urls{"http://[::1]:8080"});
}

TEST(OwnAddresses, WithoutANetworkThereIsStillThisMachine) {
    EXPECT_EQ(urls_on("0.0.0.0", {}), Urls{"http://127.0.0.1:8080"});
    EXPECT_EQ(urls_on("0.0.0.0", {ip::make_address("fd00::7")}), Urls{"http://127.0.0.1:8080"});
}

TEST(OwnAddresses, ForOthersAreNoneThatOnlyTheMachineReaches) {
    const auto for_others = [](const std::string& listen, const std::vector<ip::address>& own) {
        Settings settings;
        settings.listen = listen;
        return urls_for_others(settings, 8080, own);
    };
    EXPECT_EQ(for_others("127.0.0.1", at_home), Urls{});
    EXPECT_EQ(for_others("::1", at_home), Urls{});
    EXPECT_EQ(for_others("0.0.0.0", {}), Urls{});
    EXPECT_EQ(for_others("0.0.0.0", {at_home[1]}), Urls{"http://10.0.0.5:8080"});
    EXPECT_EQ(for_others("10.0.0.5", at_home), Urls{"http://10.0.0.5:8080"});
}

TEST(OwnAddresses, AreForAPageOnlyWhereTheServerHasNoOtherName) {
    const auto is_told = [](const std::function<void(Settings&)>& change) {
        Settings settings;
        settings.listen = "0.0.0.0";
        change(settings);
        return is_at_home(settings);
    };
    EXPECT_TRUE(is_told([](Settings&) {}));
    EXPECT_FALSE(is_told([](Settings& settings) { settings.proxies = {"127.0.0.1"}; }));
    EXPECT_FALSE(is_told([](Settings& settings) { settings.hosts = {"club.example"}; }));
    EXPECT_FALSE(is_told([](Settings& settings) { settings.certificate = "club.pem"; }));
    EXPECT_FALSE(is_told([](Settings& settings) { settings.listen = "unix:/run/reami/socket"; }));
}

TEST(OwnAddresses, AreHttpsWithACertificate) {
    Settings settings;
    settings.certificate = "club.pem";
    EXPECT_EQ(urls(settings, 443, at_home), Urls{"https://127.0.0.1:443"});
}

TEST(OwnAddresses, HaveTheBasePathOrAreAPath) {
    Settings settings;
    settings.base_path = "/reami";
    EXPECT_EQ(urls(settings, 8080, at_home), Urls{"http://127.0.0.1:8080/reami"});
    settings.listen = "unix:/run/reami/socket";
    EXPECT_EQ(urls(settings, 0, at_home), Urls{"unix:/run/reami/socket"});
    EXPECT_EQ(urls_for_others(settings, 0, at_home), Urls{});
}

/// A process can listen on every address of its own machine, and on no address of another one.
TEST(OwnAddresses, AreThisMachinesAndNoneThatOnlyItCanReach) {
    boost::asio::io_context context;
    for (const ip::address& address : own_addresses()) {
        EXPECT_FALSE(address.is_loopback()) << address;
        EXPECT_FALSE(address.is_v6() && address.to_v6().is_link_local()) << address;
        EXPECT_NO_THROW(ip::tcp::acceptor(context, ip::tcp::endpoint(address, 0))) << address;
    }
}

}  // namespace
}  // namespace reami
