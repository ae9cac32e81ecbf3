// The list of games and the catalogues: compressed for who takes it, the same for who does not.
#include "server/http/fixed_body.hpp"

#include <gtest/gtest.h>
#include <zlib.h>

#include <algorithm>
#include <string>
#include <utility>
#include <variant>

namespace reami::http {
namespace {

const std::string json = R"({"dominoes":")" + std::string(500, 'x') + R"("})";

net::Request taking(std::string accept_encoding) {
    net::Request request;
    request.accept_encoding = std::move(accept_encoding);
    return request;
}

std::string sent_body(const net::Answer& answer) {
    return std::visit([](const auto& bytes) { return std::string(bytes); }, answer.body);
}

bool names_gzip(const net::Answer& answer) {
    return std::find(answer.headers.begin(), answer.headers.end(),
                     std::pair<std::string, std::string>("Content-Encoding", "gzip")) != answer.headers.end();
}

/// What a reader of RFC 1952 finds in it.
std::string unpacked(std::string packed) {
    z_stream stream{};
    inflateInit2(&stream, 15 + 16);
    std::string plain(10'000, '\0');
    stream.next_in = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_in = static_cast<uInt>(packed.size());
    stream.next_out = reinterpret_cast<Bytef*>(plain.data());
    stream.avail_out = static_cast<uInt>(plain.size());
    EXPECT_EQ(inflate(&stream, Z_FINISH), Z_STREAM_END);
    plain.resize(stream.total_out);
    inflateEnd(&stream);
    return plain;
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
