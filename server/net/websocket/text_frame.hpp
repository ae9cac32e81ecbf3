// What goes before a text on its way to a client: the header of one frame that is the whole message, not
// masked (RFC 6455, 5.2).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace reami::net {

class TextFrameHeader {
public:
    explicit TextFrameHeader(std::uint64_t text_bytes) {
        constexpr std::uint8_t whole = 0x80, text = 0x01, two_bytes_follow = 126, eight_bytes_follow = 127;
        append(whole | text);
        int bytes = 1;
        if (text_bytes >= two_bytes_follow) {
            const bool two_do = text_bytes <= UINT16_MAX;
            append(two_do ? two_bytes_follow : eight_bytes_follow);
            bytes = two_do ? 2 : 8;
        }
        while (bytes-- > 0) append(static_cast<std::uint8_t>(text_bytes >> (8 * bytes)));
    }

    const std::uint8_t* begin() const { return bytes_.data(); }
    const std::uint8_t* end() const { return begin() + size_; }
    std::size_t size() const { return size_; }

private:
    void append(std::uint8_t byte) { bytes_.at(size_++) = byte; }

    std::array<std::uint8_t, 10> bytes_{};
    std::size_t size_ = 0;
};

}  // namespace reami::net
