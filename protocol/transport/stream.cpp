#include "protocol/transport/stream.hpp"

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>

#include <array>
#include <boost/asio/error.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/ssl/host_name_verification.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <boost/beast/core/basic_stream.hpp>
#include <boost/beast/core/stream_traits.hpp>
#include <boost/beast/ssl/ssl_stream.hpp>
#include <optional>
#include <type_traits>

#include "protocol/transport/as_tuple_awaitable.hpp"

namespace reami::transport {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
using SteadyClock = std::chrono::steady_clock;
using Role = asio::ssl::stream_base::handshake_type;
using DirectSocket = asio::basic_stream_socket<asio::generic::stream_protocol, Stream::executor_type>;
using Plain = beast::basic_stream<asio::generic::stream_protocol, Stream::executor_type>;
using Secure = beast::ssl_stream<Plain>;

/// After the last byte is sent, how long and how much to read from the peer at most.
constexpr std::chrono::seconds goodbye_takes{2};
constexpr std::size_t goodbye_bytes = 65'536;

template <class Bytes>
class Over final : public Transport {
public:
    template <class... From>
    explicit Over(Role role, From&&... from) : role_(role), bytes_(std::forward<From>(from)...) {}

    /// Asks for this host in the handshake (SNI), and accepts only a certificate for this host.
    void want(const std::string& host) {
        SSL_set_tlsext_host_name(bytes_.native_handle(), host.c_str());
        bytes_.set_verify_callback(asio::ssl::host_name_verification(host));
    }

    Stream::executor_type executor() override { return bytes_.get_executor(); }

    void read_some(const Into& buffers, std::unique_ptr<Completion> done) override {
        if (deaf_) {
            held_ = std::move(done);
            return;
        }
        bytes_.async_read_some(buffers,
                               [this, done = std::move(done)](beast::error_code error, std::size_t count) {
                                   if (count > 0) heard_ = SteadyClock::now();
                                   if (count > 0 && meter_) meter_(count);
                                   done->tell(error, count);
                               });
    }

    void write_some(const From& buffers, std::unique_ptr<Completion> done) override {
        if (each_write_) plain().expires_after(*each_write_);
        bytes_.async_write_some(buffers,
                                [this, done = std::move(done)](beast::error_code error, std::size_t count) {
                                    if (count > 0) sent_ = SteadyClock::now();
                                    done->tell(error, count);
                                });
    }

    asio::awaitable<bool> read_below(asio::mutable_buffer into) override {
        const auto [error, count] = co_await asio::async_read(plain(), into, outcome);
        co_return !error;
    }

    asio::awaitable<bool> handshake() override {
        if constexpr (std::is_same_v<Bytes, Secure>) {
            const auto [error] = co_await bytes_.async_handshake(role_, outcome);
            co_return !error;
        }
        co_return true;
    }

    asio::awaitable<void> say_goodbye() override {
        expires_at(SteadyClock::now() + goodbye_takes);
        if constexpr (std::is_same_v<Bytes, Secure>) co_await bytes_.async_shutdown(outcome);
        beast::error_code ignored;
        plain().socket().shutdown(Socket::shutdown_send, ignored);
        std::array<char, 2048> bytes{};
        for (std::size_t total = 0; total < goodbye_bytes;) {
            const auto [error, count] = co_await plain().async_read_some(asio::buffer(bytes), outcome);
            if (error) break;
            total += count;
        }
        drop();
    }

    void expires_at(SteadyClock::time_point when) override {
        each_write_.reset();
        plain().expires_at(when);
    }
    void expires_never() override {
        each_write_.reset();
        plain().expires_never();
    }
    void each_write_within(std::chrono::milliseconds within) override {
        expires_never();
        each_write_ = within;
    }
    void meter(std::function<void(std::size_t)> count) override { meter_ = std::move(count); }
    void stop_reading() override { deaf_ = true; }
    void cancel() override { plain().cancel(); }
    void end_sending() override {
        beast::error_code ignored;
        plain().socket().shutdown(Socket::shutdown_send, ignored);
    }
    bool is_left() override {
        pollfd watched{plain().socket().native_handle(), POLLRDHUP, 0};
        return watched.fd < 0 || (::poll(&watched, 1, 0) > 0 && watched.revents != 0);
    }
    void drop() override {
        plain().close();
        if (!held_) return;
        asio::post(executor(), [done = std::move(held_)] { done->tell(asio::error::operation_aborted, 0); });
    }
    std::optional<Socket> release_plain() override {
        if constexpr (std::is_same_v<Bytes, Plain>) return bytes_.release_socket();
        return std::nullopt;
    }
    bool is_secure() const override { return std::is_same_v<Bytes, Secure>; }
    SteadyClock::time_point heard() const override { return heard_; }
    SteadyClock::time_point sent() const override { return sent_; }

private:
    Plain& plain() { return beast::get_lowest_layer(bytes_); }

    const Role role_;
    Bytes bytes_;
    SteadyClock::time_point heard_ = SteadyClock::now();
    SteadyClock::time_point sent_ = heard_;
    std::optional<std::chrono::milliseconds> each_write_;
    std::function<void(std::size_t)> meter_;
    bool deaf_ = false;
    std::unique_ptr<Completion> held_;  ///< of the read that `stop_reading` has stopped
};

/// Limits the unsent bytes in the system's buffer, which would otherwise hold megabytes. So a write that ends
/// shows that the other end reads, and the other end gets fresh data.
void keep_little_unsent(DirectSocket& socket) {
    constexpr int bytes = 16'384;
    ::setsockopt(socket.native_handle(), IPPROTO_TCP, TCP_NOTSENT_LOWAT, &bytes, sizeof bytes);
}

/// Moves the connection to this io_context, with the executor type that `DirectSocket` has.
DirectSocket on(asio::execution_context& context, Socket socket) {
    DirectSocket direct(static_cast<asio::io_context&>(context).get_executor());
    beast::error_code error;  // ignored: if the socket is closed, the next read fails
    const auto protocol = socket.local_endpoint(error).protocol();
    if (!error) direct.assign(protocol, socket.release(error), error);
    return direct;
}

DirectSocket on_its_own(Socket socket) {
    asio::execution_context& context = socket.get_executor().context();
    return on(context, std::move(socket));
}

std::unique_ptr<Transport> accepted(DirectSocket socket, const std::shared_ptr<asio::ssl::context>& tls) {
    keep_little_unsent(socket);
    if (tls) return std::make_unique<Over<Secure>>(Role::server, std::move(socket), *tls);
    return std::make_unique<Over<Plain>>(Role::server, std::move(socket));
}

std::unique_ptr<Transport> dialled(DirectSocket socket, const std::shared_ptr<asio::ssl::context>& tls,
                                   const std::optional<std::string>& host) {
    if (!tls) return std::make_unique<Over<Plain>>(Role::client, std::move(socket));
    auto secure = std::make_unique<Over<Secure>>(Role::client, std::move(socket), *tls);
    if (host) secure->want(*host);
    return secure;
}

}  // namespace

Stream::Stream(Socket socket, const std::shared_ptr<asio::ssl::context>& tls)
    : transport_(accepted(on_its_own(std::move(socket)), tls)) {}

Stream::Stream(Socket socket, const std::shared_ptr<asio::ssl::context>& tls,
               const std::optional<std::string>& host)
    : transport_(dialled(on_its_own(std::move(socket)), tls, host)) {}

void Stream::move_to(const asio::any_io_executor& executor) {
    auto plain = transport_->release_plain();
    if (plain) transport_ = accepted(on(executor.context(), *std::move(plain)), nullptr);
}

}  // namespace reami::transport
