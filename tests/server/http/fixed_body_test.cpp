// The list of games and the catalogues: gzipped for clients that accept gzip, uncompressed for others.
#include "server/http/fixed_body.hpp"

#include <gtest/gtest.h>

#include <string>
#include <utility>

#include "tests/server/http/unpacked.hpp"

namespace reami::http {
namespace {

const std::string json = R"({"dominoes":")" + std::string(500, 'x') + R"("})";

net::Request taking(std::string accept_encoding) {
    net::Request request;
    request.accept_encoding = std::move(accept_encoding);
    return request;
}

TEST(FixedBody, IsPlainForWhoDoesNotTakeGzip) {
    const FixedBody fixed(json);
    for (const char* accepted : {"", "br", "gzip;q=0"}) {
        const auto answer = fixed.answer(taking(accepted), "no-store");
        EXPECT_EQ(sent_body(answer), json) << accepted;
        EXPECT_FALSE(names_gzip(answer)) << accepted;
    }
}

TEST(FixedBody, IsSmallerAndTheSameForWhoDoes) {
    const FixedBody fixed(json);
    const auto answer = fixed.answer(taking("deflate, gzip"), "no-store");
    EXPECT_TRUE(names_gzip(answer));
    EXPECT_LT(sent_body(answer).size(), 100u);
    EXPECT_EQ(unpacked(sent_body(answer)), json);
}

TEST(FixedBody, StaysPlainWhereGzipWouldBeLonger) {
    const FixedBody fixed("{}");
    const auto answer = fixed.answer(taking("gzip"), "no-store");
    EXPECT_FALSE(names_gzip(answer));
    EXPECT_EQ(sent_body(answer), "{}");
}

TEST(FixedBody, SaysHowLongItMayBeKeptAndThatItDiffersByCoding) {
    const FixedBody fixed(json);
    const auto answer = fixed.answer(taking(""), "no-store");
    const decltype(answer.headers) expected{{"Cache-Control", "no-store"}, {"Vary", "Accept-Encoding"}};
    EXPECT_EQ(answer.headers, expected);
}

}  // namespace
}  // namespace reami::http
