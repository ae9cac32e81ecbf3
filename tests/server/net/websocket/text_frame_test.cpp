// Texts as frames: RFC 6455, 5.2.
#include "server/net/websocket/text_frame.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace reami::net {
namespace {

std::string left_of(const TextFrame& frame) {
    std::string bytes;
    for (const auto& part : frame.left()) bytes.append(static_cast<const char*>(part.data()), part.size());
    return bytes;
}

/// Of a text of so many bytes.
std::vector<int> header_of(std::size_t length) {
    const std::string text(length, 'x');
    const TextFrame frame(text);
    const auto header = frame.left().at(0);
    const auto* const begin = static_cast<const unsigned char*>(header.data());
    return {begin, begin + header.size()};
}

TEST(TextFrames, SayHowLongTheTextIsInAsFewBytesAsThereMayBe) {
    using Bytes = std::vector<int>;
    EXPECT_EQ(header_of(0), (Bytes{0x81, 0}));
    EXPECT_EQ(header_of(125), (Bytes{0x81, 125}));
    EXPECT_EQ(header_of(126), (Bytes{0x81, 126, 0, 126}));
    EXPECT_EQ(header_of(256), (Bytes{0x81, 126, 1, 0}));
    EXPECT_EQ(header_of(65535), (Bytes{0x81, 126, 0xff, 0xff}));
    EXPECT_EQ(header_of(65536), (Bytes{0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0}));
    EXPECT_EQ(header_of(0x01234567), (Bytes{0x81, 127, 0, 0, 0, 0, 0x01, 0x23, 0x45, 0x67}));
}

TEST(TextFrames, KnowWhatIsLeftOfThem) {
    const std::string text = "reami";
    const std::string whole = std::string{'\x81', 5} + text;
    for (std::size_t at_first = 0; at_first <= whole.size(); ++at_first) {
        TextFrame frame(text);
        frame.sent(at_first);
        EXPECT_EQ(left_of(frame), whole.substr(at_first));
        EXPECT_EQ(frame.is_sent(), at_first == whole.size());
        frame.sent(whole.size() - at_first);
        EXPECT_EQ(left_of(frame), "");
        EXPECT_TRUE(frame.is_sent());
    }
}

}  // namespace
}  // namespace reami::net
