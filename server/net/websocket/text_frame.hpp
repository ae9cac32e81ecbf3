// A text on its way to a client as one frame that is the whole message, not masked (RFC 6455, 5.2), and what
// of it is still to be sent.
#pragma once

#include <algorithm>
#include <array>
#include <boost/asio/buffer.hpp>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace reami::net {

/// The text stays where it is meanwhile.
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

    /// The frame in one piece, in that memory; nothing if it is longer.
    std::optional<boost::asio::const_buffer> copied_to(std::span<char> memory) const {
        if (header_size_ + text_.size() > memory.size()) return std::nullopt;
        std::copy_n(header_.begin(), header_size_, memory.begin());
        std::ranges::copy(text_, memory.begin() + static_cast<std::ptrdiff_t>(header_size_));
        return boost::asio::const_buffer(memory.data(), header_size_ + text_.size());
    }

    /// Of the header and of the text. They are the frame's: not to be used once it has moved.
    std::array<boost::asio::const_buffer, 2> left() const& {
        const std::size_t of_header = std::min(sent_, header_size_);
        return {boost::asio::const_buffer(header_.data(), header_size_) + of_header,
                boost::asio::const_buffer(text_.data(), text_.size()) + (sent_ - of_header)};
    }
    std::array<boost::asio::const_buffer, 2> left() const&& = delete;
    void sent(std::size_t bytes) { sent_ += bytes; }
    bool is_sent() const { return sent_ == header_size_ + text_.size(); }

private:
    void append(std::uint8_t byte) { header_.at(header_size_++) = byte; }

    std::array<std::uint8_t, 10> header_{};
    std::size_t header_size_ = 0;
    std::string_view text_;
    std::size_t sent_ = 0;  ///< bytes of header and text
};

}  // namespace reami::net
