// A text on its way to a client as one frame that is the whole message, not masked (RFC 6455, 5.2).
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace reami::net {

/// The text is not copied: it outlives the frame.
class TextFrame {
public:
    explicit TextFrame(std::string_view text) : text_(text) {
        constexpr std::uint8_t whole = 0x80, of_text = 0x01, two_bytes_follow = 126, eight_bytes_follow = 127;
        append(whole | of_text);
        int bytes = 1;
        if (text.size() >= two_bytes_follow) {
            const bool two_do = text.size() <= UINT16_MAX;
            append(two_do ? two_bytes_follow : eight_bytes_follow);
            bytes = two_do ? 2 : 8;
        }
        while (bytes-- > 0) append(static_cast<std::uint8_t>(std::uint64_t{text.size()} >> (8 * bytes)));
    }

    std::size_t size() const { return header_size_ + text_.size(); }
    void append_to(std::string& bytes) const {
        bytes.append(header_.begin(), header_.begin() + header_size_).append(text_);
    }
    /// The frame in that memory, which is at least of its size.
    std::string_view copied_to(std::span<char> memory) const {
        const auto header_end = std::copy_n(header_.begin(), header_size_, memory.begin());
        std::ranges::copy(text_, header_end);
        return {memory.data(), size()};
    }

private:
    void append(std::uint8_t byte) { header_.at(header_size_++) = byte; }

    std::array<std::uint8_t, 10> header_{};
    std::size_t header_size_ = 0;
    std::string_view text_;
};

}  // namespace reami::net
