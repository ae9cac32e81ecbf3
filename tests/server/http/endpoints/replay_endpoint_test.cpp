#include "server/http/endpoints/replay_endpoint.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/server/http/unpacked.hpp"

namespace reami::http {
namespace {

TEST(ReplayEndpoint, SendsItGzippedToWhoTakesThat) {
    const std::string file =
        "reami match 1\ngame kingdomino\nrules 1\noptions {}\nseats 2\nplayer 1 Ada\nbot 2 random\n"
        "seed 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f\n\nmoves\n";
    net::Request request;
    request.body = nlohmann::json{{"file", file}}.dump();
    const auto plain = replay_of(request);
    ASSERT_EQ(plain.status, 200u) << sent_body(plain);
    EXPECT_FALSE(names_gzip(plain));
    EXPECT_EQ(nlohmann::json::parse(sent_body(plain)).size(), 1u);
    request.accept_encoding = "gzip, br";
    const auto packed = replay_of(request);
    EXPECT_TRUE(names_gzip(packed));
    EXPECT_LT(sent_body(packed).size(), sent_body(plain).size());
    EXPECT_EQ(unpacked(sent_body(packed)), sent_body(plain));
}

}  // namespace
}  // namespace reami::http
