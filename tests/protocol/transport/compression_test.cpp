// Messages that are compressed with those before as their dictionary: PROTOCOL.md, "Slow lines".
#include "protocol/transport/compression.hpp"

#include <gtest/gtest.h>

#include <random>
#include <string>

namespace reami::transport {
namespace {

constexpr std::size_t longest = 10'000;

TEST(Compression, IsReadMessageByMessage) {
    Compressor speaker;
    Decompressor listener;
    const std::string zeros(3, '\0'), many(9'000, 'x');
    for (const std::string& message : {std::string("reami"), std::string(), std::string("reami"), zeros, many,
                                       std::string("two\nlines"), many, std::string("end")})
        EXPECT_EQ(listener.decompress(speaker.compress(message), longest), message);
}

TEST(Compression, TakesWhatCanNotBeMadeShorter) {
    Compressor speaker;
    Decompressor listener;
    std::mt19937 bytes(1);
    for (const std::size_t size : {1U, 5'000U, 1'000'000U}) {
        std::string message(size, '\0');
        for (char& byte : message) byte = static_cast<char>(bytes() & 0xffU);
        EXPECT_EQ(listener.decompress(speaker.compress(message), size), message);
    }
}

TEST(Compression, NeedsFewBytesForWhatWasSaidBefore) {
    Compressor speaker;
    std::string message;
    for (int n = 0; n < 60; ++n) message += std::to_string(n * n * 7919 % 10'007);
    const std::size_t first = speaker.compress(message).size(), again = speaker.compress(message).size();
    EXPECT_GT(first, message.size() / 3);  // digits by chance: three and a third bits each
    EXPECT_LE(again, 10U);
}

TEST(Compression, IsRawDeflateThatEndsOnABorderOfBytes) {
    // RFC 1951, 3.2.6: a block with the fixed codes (bits 0, then 01), of `{` (0xAB in 8 bits), `}` (0xAD)
    // and the line break (0x3A), the end of the block (seven 0) and an empty block that is stored (000), of
    // which the padding is seen and the length is left away.
    const std::string bytes = Compressor().compress("{}");
    EXPECT_EQ(Decompressor().decompress(bytes, longest), "{}");
    EXPECT_EQ(bytes, std::string("\xaa\xae\xe5\x02\x00", 5));
}

TEST(Compression, RefusesWhatIsTooLongOrNotCompressed) {
    EXPECT_EQ(Decompressor().decompress(Compressor().compress(std::string(longest + 1, 'x')), longest),
              std::nullopt);
    EXPECT_TRUE(Decompressor().decompress(Compressor().compress(std::string(longest, 'x')), longest));
    EXPECT_EQ(Decompressor().decompress("{\"t\":\"pong\"}", longest), std::nullopt);
    EXPECT_EQ(Decompressor().decompress("", longest), std::nullopt);
    const std::string whole = Compressor().compress("a message of more than a few letters");
    EXPECT_EQ(Decompressor().decompress(whole.substr(0, whole.size() / 2), longest), std::nullopt);
}

}  // namespace
}  // namespace reami::transport
