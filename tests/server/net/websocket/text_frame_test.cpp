// The headers of texts: RFC 6455, 5.2.
#include "server/net/websocket/text_frame.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace reami::net {
namespace {

using Bytes = std::vector<int>;

Bytes header_of(std::uint64_t text_bytes) {
    const TextFrameHeader header(text_bytes);
    EXPECT_EQ(header.size(), static_cast<std::size_t>(header.end() - header.begin()));
    return {header.begin(), header.end()};
}

TEST(TextFrames, SayHowLongTheTextIsInAsFewBytesAsThereMayBe) {
    EXPECT_EQ(header_of(0), (Bytes{0x81, 0}));
    EXPECT_EQ(header_of(125), (Bytes{0x81, 125}));
    EXPECT_EQ(header_of(126), (Bytes{0x81, 126, 0, 126}));
    EXPECT_EQ(header_of(256), (Bytes{0x81, 126, 1, 0}));
    EXPECT_EQ(header_of(65535), (Bytes{0x81, 126, 0xff, 0xff}));
    EXPECT_EQ(header_of(65536), (Bytes{0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0}));
    EXPECT_EQ(header_of(0x0123456789), (Bytes{0x81, 127, 0, 0, 0, 0x01, 0x23, 0x45, 0x67, 0x89}));
}

}  // namespace
}  // namespace reami::net
