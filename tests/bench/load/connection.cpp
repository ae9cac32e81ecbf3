#include "tests/bench/load/connection.hpp"

#include <boost/asio/buffer.hpp>
#include <boost/asio/post.hpp>
#include <cstring>
#include <stdexcept>

namespace reami::bench {

namespace {

namespace asio = boost::asio;
using tcp = asio::ip::tcp;

constexpr std::size_t buffer_size = 16'384;
constexpr unsigned char is_last = 0x80, opcode = 0x0f;
constexpr unsigned char continuation = 0, text_frame = 1, close_frame = 8, ping_frame = 9, pong_frame = 10;

unsigned char byte(char c) { return static_cast<unsigned char>(c); }

}  // namespace

Connection::Connection(asio::io_context& context, Listener& listener)
    : socket_(context), listener_(listener), buffer_(buffer_size) {}

void Connection::open(std::uint16_t port, const std::string& path) {
    is_open_ = false;
    begin_ = end_ = 0;
    whole_.clear();
    const tcp::endpoint server(asio::ip::make_address("127.0.0.1"), port);
    socket_.async_connect(server, [this, path, port](boost::system::error_code error) {
        if (error) return lose();
        shake_hands(path, port);
    });
}

void Connection::shake_hands(const std::string& path, std::uint16_t port) {
    socket_.set_option(tcp::no_delay(true));
    socket_.non_blocking(true);
    const std::string request = "GET " + path + " HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(port) +
                                "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                                "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: reami.v1\r\n\r\n";
    boost::system::error_code error;
    socket_.write_some(asio::buffer(request), error);
    if (error) return lose();
    read();
}

void Connection::read() {
    if (begin_ == end_) begin_ = end_ = 0;
    if (end_ == buffer_.size()) {
        std::memmove(buffer_.data(), buffer_.data() + begin_, end_ - begin_);
        end_ -= begin_;
        begin_ = 0;
        if (end_ == buffer_.size()) buffer_.resize(2 * end_);
    }
    const auto free = asio::buffer(buffer_.data() + end_, buffer_.size() - end_);
    socket_.async_read_some(free, [this](boost::system::error_code error, std::size_t bytes) {
        if (error) return lose();
        take(bytes);
    });
}

void Connection::take(std::size_t bytes) {
    end_ += bytes;
    if (!is_open_) take_handshake();
    if (is_open_) take_frames();
    if (socket_.is_open()) read();
}

void Connection::take_handshake() {
    const std::string_view there(buffer_.data() + begin_, end_ - begin_);
    const auto end = there.find("\r\n\r\n");
    if (end == std::string_view::npos) return;
    if (!there.starts_with("HTTP/1.1 101"))
        throw std::runtime_error("no WebSocket: " + std::string(there.substr(0, there.find('\r'))));
    begin_ += end + 4;
    is_open_ = true;
    listener_.opened();
}

void Connection::take_frames() {
    for (Frame frame = next_frame(); frame.size > 0 && socket_.is_open(); frame = next_frame()) {
        begin_ += frame.size;
        bytes_in_ += frame.size;
        take(frame);
    }
}

void Connection::take(const Frame& frame) {
    switch (frame.head & opcode) {
        case ping_frame:
            return send(is_last | pong_frame, frame.payload);
        case close_frame:
            return lose();
        case text_frame:
        case continuation:
            break;
        default:
            return;
    }
    const bool ends = (frame.head & is_last) != 0;
    if (ends && whole_.empty()) return listener_.heard(frame.payload);
    whole_ += frame.payload;
    if (!ends) return;
    listener_.heard(whole_);
    whole_.clear();
}

Connection::Frame Connection::next_frame() const {
    const char* const start = buffer_.data() + begin_;
    const std::size_t there = end_ - begin_;
    if (there < 2) return {};
    std::size_t size = byte(start[1]), header = 2;
    const std::size_t digits = size == 127 ? 8 : size == 126 ? 2 : 0;
    if (there < header + digits) return {};
    if (digits > 0) size = 0;
    for (std::size_t i = 0; i < digits; ++i) size = size << 8 | byte(start[header++]);
    if (there < header + size) return {};
    return {byte(start[0]), {start + header, size}, header + size};
}

void Connection::say(std::string_view message) { send(is_last | text_frame, message); }

void Connection::send(unsigned char head, std::string_view payload) {
    constexpr std::size_t mask_bytes = 4;
    const std::size_t size = payload.size();
    const bool is_short = size < 126;
    out_.clear();
    out_.push_back(static_cast<char>(head));
    out_.push_back(static_cast<char>(0x80 | (is_short ? size : 126)));
    if (!is_short) out_.insert(out_.end(), {static_cast<char>(size >> 8), static_cast<char>(size & 0xff)});
    out_.resize(out_.size() + mask_bytes, 0);
    out_.insert(out_.end(), payload.begin(), payload.end());
    boost::system::error_code error;
    const std::size_t sent = socket_.write_some(asio::buffer(out_), error);
    if (!error && sent < out_.size()) throw std::runtime_error("the server does not read what it is sent");
}

/// Reports the loss later, so that the listener may reconnect at once.
void Connection::lose() {
    if (!socket_.is_open()) return;
    boost::system::error_code ignored;
    socket_.close(ignored);
    asio::post(socket_.get_executor(), [this] { listener_.closed(); });
}

}  // namespace reami::bench
