// Messages as frames: RFC 6455, 5.2.
#include "server/net/websocket/message_frame.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

namespace reami::net {
namespace {

/// Of a text of so many bytes.
std::vector<int> header_of(std::size_t length) {
    std::string bytes;
    MessageFrame(std::string(length, 'x')).append_to(bytes);
    const auto* const begin = reinterpret_cast<const unsigned char*>(bytes.data());
    return {begin, begin + bytes.size() - length};
}

TEST(MessageFrames, SayHowLongTheTextIsInAsFewBytesAsThereMayBe) {
    using Bytes = std::vector<int>;
    EXPECT_EQ(header_of(0), (Bytes{0x81, 0}));
    EXPECT_EQ(header_of(125), (Bytes{0x81, 125}));
    EXPECT_EQ(header_of(126), (Bytes{0x81, 126, 0, 126}));
    EXPECT_EQ(header_of(256), (Bytes{0x81, 126, 1, 0}));
    EXPECT_EQ(header_of(65535), (Bytes{0x81, 126, 0xff, 0xff}));
    EXPECT_EQ(header_of(65536), (Bytes{0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0}));
    EXPECT_EQ(header_of(0x01234567), (Bytes{0x81, 127, 0, 0, 0, 0, 0x01, 0x23, 0x45, 0x67}));
}

TEST(MessageFrames, AreTheHeaderAndTheText) {
    for (const std::string& text : {std::string(), std::string("reami"), std::string(200, 'x')}) {
        const MessageFrame frame(text);
        std::string appended = "before";
        frame.append_to(appended);
        std::array<char, 300> memory{};
        EXPECT_EQ(frame.size(), text.size() + (text.size() < 126 ? 2 : 4));
        EXPECT_EQ(appended.size(), 6 + frame.size());
        EXPECT_TRUE(appended.starts_with("before\x81"));
        EXPECT_TRUE(appended.ends_with(text));
        EXPECT_EQ(frame.copied_to(memory), appended.substr(6));
    }
}

}  // namespace
}  // namespace reami::net
