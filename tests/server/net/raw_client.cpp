#include "tests/server/net/raw_client.hpp"

#include <openssl/ssl.h>
#include <openssl/x509.h>

#include <algorithm>
#include <array>
#include <boost/asio/buffer.hpp>
#include <boost/asio/error.hpp>
#include <boost/asio/generic/stream_protocol.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/error.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/string_body.hpp>
#include <cctype>
#include <stdexcept>
#include <utility>

namespace reami::testing {
namespace {

namespace asio = boost::asio;
namespace http = boost::beast::http;
using boost::beast::error_code;
using Clock = std::chrono::steady_clock;
using Parser = http::response_parser<http::string_body>;

std::string small(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
    return text;
}

Reply reply_of(const Parser& parser) {
    Reply reply;
    const auto& response = parser.get();
    reply.status = static_cast<int>(response.result_int());
    for (const auto& one : response)
        reply.headers[small(std::string(one.name_string()))] = std::string(one.value());
    reply.body = response.body();
    return reply;
}

}  // namespace

class RawClient::Bytes {
public:
    explicit Bytes(const Way& way) {
        if (!way.path.empty()) {
            socket_.connect(asio::local::stream_protocol::endpoint(way.path));
            return;
        }
        socket_.open(asio::ip::tcp::endpoint(asio::ip::tcp::v4(), 0).protocol());
        if (way.receive_buffer > 0)
            socket_.set_option(asio::socket_base::receive_buffer_size(way.receive_buffer));
        socket_.bind(asio::ip::tcp::endpoint(asio::ip::make_address(way.from), 0));
        socket_.connect(asio::ip::tcp::endpoint(asio::ip::address_v4::loopback(), way.port));
    }

    void secure(asio::ssl::context& context) {
        tls_.emplace(socket_, context);
        const bool done = finish(patience, [&](auto told) {
            tls_->async_handshake(asio::ssl::stream_base::client, std::move(told));
        });
        if (!done) throw std::runtime_error("no TLS came about");
    }

    void write(std::string_view bytes) {
        const auto all = asio::buffer(bytes);
        finish(patience, [&](auto told) {
            if (tls_)
                asio::async_write(*tls_, all, std::move(told));
            else
                asio::async_write(socket_, all, std::move(told));
        });
    }

    /// Waits for more bytes; false if none come in that time, or if the connection ends.
    bool read(std::chrono::milliseconds within) {
        if (ended) return false;
        return finish(within, [&](auto told) {
            auto took = [this, told = std::move(told)](const error_code& error, std::size_t count) {
                received.append(chunk_.data(), count);
                if (error && error != asio::error::operation_aborted) ended = true;
                told(error);
            };
            if (tls_)
                tls_->async_read_some(asio::buffer(chunk_), std::move(took));
            else
                socket_.async_read_some(asio::buffer(chunk_), std::move(took));
        });
    }

    void end_sending() {
        error_code ignored;
        socket_.shutdown(Socket::shutdown_send, ignored);
    }

    std::string server_name() {
        X509* const certificate = SSL_get0_peer_certificate(tls_->native_handle());
        std::array<char, 64> name{};
        X509_NAME_get_text_by_NID(X509_get_subject_name(certificate), NID_commonName, name.data(),
                                  static_cast<int>(name.size()));
        return name.data();
    }

    std::string received;  ///< received, but not yet consumed
    bool ended = false;

private:
    /// Runs an operation until it is done, or cancels it after `within`. Returns whether it succeeded.
    template <class Start>
    bool finish(std::chrono::milliseconds within, Start start) {
        bool done = false;
        bool well = false;
        start([&](const error_code& error, auto...) {
            done = true;
            well = !error;
        });
        run(within, done);
        if (done) return well;
        error_code ignored;
        socket_.cancel(ignored);
        run(patience, done);
        return false;
    }

    void run(std::chrono::milliseconds within, const bool& done) {
        const auto until = Clock::now() + within;
        while (!done && Clock::now() < until) {
            io_.restart();
            io_.run_one_until(until);
        }
    }

    asio::io_context io_;
    using Socket = asio::generic::stream_protocol::socket;
    Socket socket_{io_};
    std::optional<asio::ssl::stream<Socket&>> tls_;
    std::array<char, 4096> chunk_{};
};

RawClient::RawClient(std::uint16_t port) : RawClient(Way{.port = port}) {}
RawClient::RawClient(const Way& way) : bytes_(std::make_unique<Bytes>(way)) {}
RawClient::RawClient(std::unique_ptr<Bytes> bytes) : bytes_(std::move(bytes)) {}
RawClient::RawClient(RawClient&&) noexcept = default;
RawClient::~RawClient() = default;

RawClient RawClient::secure(std::uint16_t port) { return secure_after("", port); }

RawClient RawClient::secure_after(std::string_view first, std::uint16_t port) {
    auto bytes = std::make_unique<Bytes>(Way{.port = port});
    bytes->write(first);
    asio::ssl::context context(asio::ssl::context::tls_client);
    bytes->secure(context);
    return RawClient(std::move(bytes));
}

RawClient RawClient::secure_by(const std::shared_ptr<asio::ssl::context>& context, std::uint16_t port) {
    auto bytes = std::make_unique<Bytes>(Way{.port = port});
    bytes->secure(*context);
    return RawClient(std::move(bytes));
}

void RawClient::end_sending() { bytes_->end_sending(); }

void RawClient::send(std::string_view bytes) { bytes_->write(bytes); }

std::optional<Reply> RawClient::reply() { return read_reply(false); }
std::optional<Reply> RawClient::reply_to_head() { return read_reply(true); }

std::optional<Reply> RawClient::read_reply(bool to_head) {
    Parser parser;
    parser.eager(true);
    parser.skip(to_head);
    for (;;) {
        error_code error;
        const auto used = parser.put(asio::buffer(bytes_->received), error);
        bytes_->received.erase(0, used);
        if (parser.is_done()) return reply_of(parser);
        if (error && error != http::error::need_more) throw std::runtime_error(error.message());
        if (used > 0 && !bytes_->received.empty()) continue;
        if (!bytes_->read(patience)) return std::nullopt;
    }
}

int RawClient::ask(std::string_view request) {
    send(request);
    const auto answer = reply();
    return answer ? answer->status : 0;
}

int RawClient::upgrade(const std::string& target) {
    return ask("GET " + target +
               " HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
               "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
               "Sec-WebSocket-Protocol: reami.v1\r\n\r\n");
}

std::string client_frame(unsigned char first, std::string_view payload) {
    return std::string{static_cast<char>(first), static_cast<char>(0x80U | payload.size())}
        .append(4, '\0')
        .append(payload);
}

void RawClient::send_frame(const std::string& text) { send(client_frame(0x81, text)); }

std::string RawClient::receive(std::size_t count) {
    while (bytes_->received.size() < count && bytes_->read(patience)) {
    }
    std::string taken = bytes_->received.substr(0, count);
    bytes_->received.erase(0, taken.size());
    return taken;
}

bool RawClient::ends(std::chrono::milliseconds within) {
    const auto until = Clock::now() + within;
    while (!bytes_->ended && Clock::now() < until)
        bytes_->read(std::chrono::duration_cast<std::chrono::milliseconds>(until - Clock::now()) +
                     std::chrono::milliseconds(1));
    return bytes_->ended;
}

std::string RawClient::server_name() const { return bytes_->server_name(); }

}  // namespace reami::testing
