// The byte stream of one connection, plain or with TLS. Both have one type, so the compiler makes Beast's
// HTTP and WebSocket code only once. Only one thread at a time may use a stream.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/generic/stream_protocol.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/beast/core/error.hpp>
#include <boost/container/static_vector.hpp>
#include <boost/core/noncopyable.hpp>
#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace reami::transport {

/// A socket for TCP, or for a path of the file system.
using Socket = boost::asio::generic::stream_protocol::socket;

/// A handler that is called once, when a read or a write has ended.
class Completion : boost::noncopyable {
public:
    virtual ~Completion() = default;
    virtual void tell(boost::beast::error_code error, std::size_t bytes) = 0;
};

/// The layer under the stream: a socket, with or without TLS.
class Transport : boost::noncopyable {
public:
    /// The greatest number of buffers that an operation uses. An operation named `…_some` may transfer less
    /// than the caller asked for, so the first few buffers are enough.
    static constexpr std::size_t most_buffers = 8;
    using Into = boost::container::static_vector<boost::asio::mutable_buffer, most_buffers>;
    using From = boost::container::static_vector<boost::asio::const_buffer, most_buffers>;

    virtual ~Transport() = default;

    virtual boost::asio::io_context::executor_type executor() = 0;
    virtual void read_some(const Into& buffers, std::unique_ptr<Completion> done) = 0;
    virtual void write_some(const From& buffers, std::unique_ptr<Completion> done) = 0;
    virtual boost::asio::awaitable<bool> read_below(boost::asio::mutable_buffer into) = 0;
    virtual boost::asio::awaitable<bool> handshake() = 0;
    virtual boost::asio::awaitable<void> say_goodbye() = 0;
    virtual void expires_at(std::chrono::steady_clock::time_point when) = 0;
    virtual void expires_never() = 0;
    virtual void each_write_within(std::chrono::milliseconds within) = 0;
    virtual void meter(std::function<void(std::size_t)> count) = 0;
    virtual void stop_reading() = 0;
    virtual void cancel() = 0;
    virtual void end_sending() = 0;
    virtual void drop() = 0;
    virtual bool is_left() = 0;
    virtual std::optional<Socket> release_plain() = 0;
    virtual bool is_secure() const = 0;
    virtual std::chrono::steady_clock::time_point heard() const = 0;
    virtual std::chrono::steady_clock::time_point sent() const = 0;
};

class Stream {
public:
    using executor_type = boost::asio::io_context::executor_type;

    // Both constructors expect a socket on the executor of an io_context.

    /// The server's end of a connection that it has accepted. The connection has TLS if `tls` is not null.
    /// The context need not outlive this object.
    Stream(Socket socket, const std::shared_ptr<boost::asio::ssl::context>& tls);
    /// The client's end of a connection. With TLS, the certificate must be for this host; if the host is
    /// empty, any certificate that the context trusts is enough.
    Stream(Socket socket, const std::shared_ptr<boost::asio::ssl::context>& tls,
           const std::optional<std::string>& host);

    executor_type get_executor() { return transport_->executor(); }
    bool is_secure() const { return transport_->is_secure(); }

    /// Reads from the plain connection, under TLS, until the buffer is full. Callers must call it before the
    /// handshake. Returns false if the peer sent fewer bytes.
    boost::asio::awaitable<bool> read_below(boost::asio::mutable_buffer into) {
        return transport_->read_below(into);
    }
    /// Does the TLS handshake, and returns whether it succeeded. On a plain connection, returns true at once.
    boost::asio::awaitable<bool> handshake() { return transport_->handshake(); }
    /// Sets a deadline for later reads and writes. The stream drops the connection if an operation misses the
    /// deadline.
    void expires_after(std::chrono::milliseconds within) {
        expires_at(std::chrono::steady_clock::now() + within);
    }
    void expires_at(std::chrono::steady_clock::time_point when) { transport_->expires_at(when); }
    void expires_never() { transport_->expires_never(); }
    /// Gives every later write its own time limit. So data of any size gets through as long as the peer
    /// reads. Reads have no limit until the next call of an `expires_…`.
    void each_write_within(std::chrono::milliseconds within) { transport_->each_write_within(within); }
    /// When the last bytes were received, and when the last bytes were sent.
    std::chrono::steady_clock::time_point heard() const { return transport_->heard(); }
    std::chrono::steady_clock::time_point sent() const { return transport_->sent(); }
    /// Calls `count` with the size of every read before the reader gets the bytes. `count` may call
    /// `stop_reading`.
    void meter(std::function<void(std::size_t bytes)> count) { transport_->meter(std::move(count)); }
    /// Stops reading: every read that begins from now on waits until the connection is dropped.
    void stop_reading() { transport_->stop_reading(); }
    /// Ends sending, but reads on for a moment. If the stream closed the connection with unread bytes, the
    /// peer could lose the sent bytes.
    boost::asio::awaitable<void> say_goodbye() { return transport_->say_goodbye(); }
    /// Ends pending reads and writes with an error. The connection stays open.
    void cancel() { transport_->cancel(); }
    /// Ends sending without TLS's close_notify. Reads go on. Expects that no write is pending.
    void end_sending() { transport_->end_sending(); }
    /// Whether the other end has ended sending or is gone, even if this end has not read all its bytes. True
    /// if the connection is dropped.
    bool is_left() { return transport_->is_left(); }
    void drop() { transport_->drop(); }
    /// Moves the server's end of a plain connection to another thread; a TLS connection stays on its thread.
    /// Clears the deadline. Expects that no read or write is pending, and that the stream has no meter.
    void move_to(const boost::asio::any_io_executor& executor);

    template <class Buffers, class Token>
    auto async_read_some(const Buffers& buffers, Token&& token) {
        return boost::asio::async_initiate<Token, void(boost::beast::error_code, std::size_t)>(
            [transport = transport_.get()](auto handler, const Transport::Into& into) {
                transport->read_some(into, erased(std::move(handler)));
            },
            token, first_of<Transport::Into>(buffers));
    }

    template <class Buffers, class Token>
    auto async_write_some(const Buffers& buffers, Token&& token) {
        return boost::asio::async_initiate<Token, void(boost::beast::error_code, std::size_t)>(
            [transport = transport_.get()](auto handler, const Transport::From& from) {
                transport->write_some(from, erased(std::move(handler)));
            },
            token, first_of<Transport::From>(buffers));
    }

private:
    template <class Handler>
    struct Erased final : Completion {
        explicit Erased(Handler to_tell) : handler(std::move(to_tell)) {}
        void tell(boost::beast::error_code error, std::size_t bytes) override {
            std::move(handler)(error, bytes);
        }
        Handler handler;
    };

    template <class Handler>
    static std::unique_ptr<Completion> erased(Handler handler) {
        return std::make_unique<Erased<Handler>>(std::move(handler));
    }

    template <class Few, class Buffers>
    static Few first_of(const Buffers& buffers) {
        Few few;
        const auto end = boost::asio::buffer_sequence_end(buffers);
        for (auto at = boost::asio::buffer_sequence_begin(buffers); at != end && few.size() < few.capacity();
             ++at)
            if (const typename Few::value_type one(*at); one.size() > 0) few.push_back(one);
        return few;
    }

    std::unique_ptr<Transport> transport_;
};

}  // namespace reami::transport
