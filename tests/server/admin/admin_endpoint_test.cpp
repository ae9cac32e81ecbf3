#include "server/admin/admin_endpoint.hpp"

#include <gtest/gtest.h>

namespace reami::admin {
namespace {

/// Whether admins may send requests in this way. The requests use plain http unless `secure` is true.
bool is_good(const std::string& listen, const std::vector<std::string>& proxies, bool secure = false,
             const std::string& from = "127.0.0.1") {
    Settings settings;
    settings.listen = listen;
    settings.proxies = proxies;
    net::Request request;
    request.host = "localhost:8080";
    request.secure = secure;
    request.address = boost::asio::ip::make_address(from);
    return is_good_way(request, settings);
}

TEST(AdminWay, WithoutHttpsOnlyWhereNobodyElseReachesTheServer) {
    EXPECT_TRUE(is_good("127.0.0.1", {}));
    EXPECT_TRUE(is_good("::1", {}));
    EXPECT_TRUE(is_good("127.0.0.1", {}, false, "192.0.2.7"))
        << "the address of the listener decides, not that of the client";
    EXPECT_FALSE(is_good("0.0.0.0", {})) << "clients of other machines reach this listener, too";
    EXPECT_FALSE(is_good("192.0.2.1", {}));
    EXPECT_FALSE(is_good("127.0.0.1", {"127.0.0.1"})) << "others come through the proxy";
    EXPECT_FALSE(is_good("unix:/run/reami/socket", {}))
        << "other users of this machine may connect to the socket";
}

TEST(AdminWay, OverHttpsFromAnywhere) {
    EXPECT_TRUE(is_good("0.0.0.0", {}, true));
    EXPECT_TRUE(is_good("127.0.0.1", {"127.0.0.1"}, true));
    EXPECT_TRUE(is_good("unix:/run/reami/socket", {"unix"}, true));
}

}  // namespace
}  // namespace reami::admin
