// Sends raw bytes to a server, with or without TLS, and reads the answers. So tests can send requests that no
// honest client would send. Every call returns after a few seconds at the latest.
#pragma once

#include <boost/asio/ssl/context.hpp>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace reami::testing {

/// A client's frame of up to 125 bytes whose mask is zero; `first` is its first byte.
std::string client_frame(unsigned char first, std::string_view payload);

struct Reply {
    int status = 0;
    std::map<std::string, std::string> headers;  ///< by their names in lower case
    std::string body;
};

class RawClient {
public:
    static constexpr std::chrono::milliseconds patience{60'000};

    /// The local address, the port or path of the server, and the receive buffer.
    struct Way {
        std::uint16_t port = 0;
        std::string from = "127.0.0.1";  ///< any of 127.0.0.0/8
        int receive_buffer = 0;          ///< in bytes; 0: the system's default
        std::string path = {};           ///< the path of a socket, instead of the port
    };

    explicit RawClient(std::uint16_t port);
    explicit RawClient(const Way& way);
    /// Connects with TLS, and accepts any certificate. Throws if the handshake fails.
    static RawClient secure(std::uint16_t port);
    /// The same; sends these bytes in clear before the handshake.
    static RawClient secure_after(std::string_view bytes, std::uint16_t port);
    /// Connects with TLS by that context, which may show a certificate and may refuse the server's.
    static RawClient secure_by(const std::shared_ptr<boost::asio::ssl::context>& context, std::uint16_t port);
    RawClient(RawClient&&) noexcept;
    ~RawClient();

    /// Shuts down the sending side; the client still reads.
    void end_sending();
    /// Sends as much as the server takes. Later calls report errors.
    void send(std::string_view bytes);
    /// The next answer; nothing if the connection ended before it was whole.
    std::optional<Reply> reply();
    /// The answer to a HEAD, which has no body.
    std::optional<Reply> reply_to_head();
    /// Sends a request, and returns the status of the answer; 0 if no answer comes.
    int ask(std::string_view request);
    /// Asks for a WebSocket at this path, and returns the status of the answer.
    int upgrade(const std::string& target);
    /// Sends a text of at most 125 bytes as one frame, masked with zeros.
    void send_frame(const std::string& text);
    /// The next `count` bytes; fewer if the connection ended.
    std::string receive(std::size_t count);
    /// Reads on, and returns whether the server ends the connection within that time.
    bool ends(std::chrono::milliseconds within = patience);

    /// The common name in the server's certificate.
    std::string server_name() const;

private:
    class Bytes;
    explicit RawClient(std::unique_ptr<Bytes> bytes);
    std::optional<Reply> read_reply(bool to_head);
    std::unique_ptr<Bytes> bytes_;
};

}  // namespace reami::testing
