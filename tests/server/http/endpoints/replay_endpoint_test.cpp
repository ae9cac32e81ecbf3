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

/// Asks for a review of this move of the match.
net::Answer review(const std::string& file, int v) {
    net::Request request;
    request.body = nlohmann::json{{"file", file}, {"v", v}}.dump();
    return review_of(request);
}

nlohmann::json reviewed(const std::string& file, int v) {
    return nlohmann::json::parse(sent_body(review(file, v)));
}

const std::string first_choices =
    "reami match 1\ngame kingdomino\nrules 1\nseats 2\n\nset-up\nround 1\nkings 1 2 2 1\n"
    "dominoes 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 48\n\nmoves\n";

TEST(ReviewEndpoint, NamesTheMoveThatItReviews) {
    const auto answer = reviewed(first_choices + "1 =2\n2 =1\n", 2);
    EXPECT_EQ(answer.at("seat"), 2);
    EXPECT_EQ(answer.at("move"), "=1");
}

TEST(ReviewEndpoint, AnswersTheSameRequestAlwaysTheSame) {
    const std::string file = first_choices + "1 =2\n2 =1\n";
    EXPECT_EQ(sent_body(review(file, 1)), sent_body(review(file, 1)));
}

TEST(ReviewEndpoint, RefusesAMoveThatTheFileDoesNotHave) {
    for (const int v : {0, 2}) {
        const auto answer = review(first_choices + "1 =2\n", v);
        EXPECT_EQ(answer.status, 422u);
        const auto problem = nlohmann::json::parse(sent_body(answer));
        EXPECT_EQ(problem.at("code"), "room.position");
        EXPECT_EQ(problem.at("detail"), "`v` must be from 1 to 1");
    }
}

TEST(ReviewEndpoint, RefusesAnIllegalMove) {
    const auto answer = review(first_choices + "1 =9\n", 1);
    EXPECT_EQ(answer.status, 422u);
    EXPECT_EQ(nlohmann::json::parse(sent_body(answer)).at("code"), "rule.kingdomino.not_in_row");
}

}  // namespace
}  // namespace reami::http
