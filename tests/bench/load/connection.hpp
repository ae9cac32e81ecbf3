// A minimal WebSocket client, which needs less processor time than the server. It reads frames in the buffer,
// without copying them, and writes frames with a mask of zeros, which leaves the bytes unchanged.
#pragma once

#include <boost/asio/basic_stream_socket.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace reami::bench {

/// The owner of a connection, which gets its events.
class Listener {
public:
    Listener() = default;
    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;
    virtual ~Listener() = default;
    virtual void opened() = 0;
    virtual void heard(std::string_view message) = 0;
    virtual void closed() = 0;  ///< also after a failed connect
};

/// A connection to 127.0.0.1. It and its listener must outlive the run of the context.
class Connection {
public:
    Connection(boost::asio::io_context& context, Listener& listener);

    /// Connects to a path such as `/ws/r/KETMKARD`. The owner may call this again after the connection has
    /// closed.
    void open(std::uint16_t port, const std::string& path);
    /// Sends a text of less than 64 KB. Throws std::runtime_error if the system does not take all of it at
    /// once.
    void say(std::string_view text);

    std::size_t bytes_in() const { return bytes_in_; }  ///< all received frames, with their headers

private:
    using Socket =
        boost::asio::basic_stream_socket<boost::asio::ip::tcp, boost::asio::io_context::executor_type>;
    struct Frame {
        unsigned char head = 0;
        std::string_view payload;
        std::size_t size = 0;  ///< with the header; 0: the frame is incomplete
    };

    void shake_hands(const std::string& path, std::uint16_t port);
    void read();
    void take(std::size_t bytes);
    void take_handshake();
    void take_frames();
    void take(const Frame& frame);
    Frame next_frame() const;
    void send(unsigned char head, std::string_view payload);
    void lose();

    Socket socket_;
    Listener& listener_;
    bool is_open_ = false;
    std::vector<char> buffer_;
    std::size_t begin_ = 0, end_ = 0;  ///< the unread part of the buffer
    std::string whole_;                ///< the received part of a message in several frames
    std::vector<char> out_;
    std::size_t bytes_in_ = 0;
};

}  // namespace reami::bench
