// A message on its way to a client as one frame, not masked (RFC 6455, 5.2).
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace reami::net {

/// The content is not copied: it outlives the frame.
class MessageFrame {
public:
    explicit MessageFrame(std::string_view content) : content_(content) {
        constexpr std::uint8_t whole_text = 0x81, two_bytes_follow = 126, eight_bytes_follow = 127;
        append(whole_text);
        int bytes = 1;
        if (content.size() >= two_bytes_follow) {
            const bool two_do = content.size() <= UINT16_MAX;
            append(two_do ? two_bytes_follow : eight_bytes_follow);
            bytes = two_do ? 2 : 8;
        }
        while (bytes-- > 0) append(static_cast<std::uint8_t>(std::uint64_t{content.size()} >> (8 * bytes)));
    }

    std::size_t size() const { return header_size_ + content_.size(); }
    void append_to(std::string& bytes) const {
        bytes.append(header_.begin(), header_.begin() + header_size_).append(content_);
    }
    /// The frame in that memory, which is at least of its size.
    std::string_view copied_to(std::span<char> memory) const {
        const auto header_end = std::copy_n(header_.begin(), header_size_, memory.begin());
        std::ranges::copy(content_, header_end);
        return {memory.data(), size()};
    }

private:
    void append(std::uint8_t byte) { header_.at(header_size_++) = byte; }

    std::array<std::uint8_t, 10> header_{};
    std::size_t header_size_ = 0;
    std::string_view content_;
};

}  // namespace reami::net
