// The bytes of a WebSocket without TLS, as Beast takes them: a socket with nothing erased on the way of a
// move. It has the face of transport::Stream, as far as a WebSocket needs it. Used on its shard.
#pragma once

#include <sys/socket.h>

#include <boost/asio/associated_allocator.hpp>
#include <boost/asio/associated_executor.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/basic_stream_socket.hpp>
#include <boost/asio/generic/stream_protocol.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/beast/core/error.hpp>
#include <boost/beast/core/role.hpp>
#include <chrono>
#include <cstddef>
#include <functional>
#include <optional>
#include <utility>

#include "protocol/transport/stream.hpp"
#include "protocol/transport/teardown.hpp"

namespace reami::net {

class PlainLayer {
public:
    using executor_type = boost::asio::io_context::executor_type;
    using PlainSocket =
        boost::asio::basic_stream_socket<boost::asio::generic::stream_protocol, executor_type>;

    explicit PlainLayer(PlainSocket socket) : socket_(std::move(socket)) {}

    executor_type get_executor() { return socket_.get_executor(); }

    template <class Buffers, class Token>
    auto async_read_some(const Buffers& buffers, Token&& token) {
        return boost::asio::async_initiate<Token, void(boost::beast::error_code, std::size_t)>(
            [this](auto handler, const Buffers& into) {
                if (deaf_) return wait_for_the_end(std::move(handler));
                socket_.async_read_some(into, counted(std::move(handler), &PlainLayer::came_in));
            },
            token, buffers);
    }

    template <class Buffers, class Token>
    auto async_write_some(const Buffers& buffers, Token&& token) {
        return boost::asio::async_initiate<Token, void(boost::beast::error_code, std::size_t)>(
            [this](auto handler, const Buffers& from) {
                const int flags = more_follows_ ? MSG_MORE : 0;
                socket_.async_send(from, flags, counted(std::move(handler), &PlainLayer::went_out));
            },
            token, buffers);
    }

    /// Whether what is written from now on can wait for what is written next, to go out with it.
    void more_follows(bool more) { more_follows_ = more; }

    /// As those of transport::Stream.
    void meter(std::function<void(std::size_t bytes)> count) { meter_ = std::move(count); }
    void stop_reading() { deaf_ = true; }
    std::chrono::steady_clock::time_point heard() const { return heard_; }
    std::chrono::steady_clock::time_point sent() const { return sent_; }
    void expires_never() {}  // its session looks after the time
    void drop() {
        boost::beast::error_code ignored;
        socket_.close(ignored);
        if (leaving_) leaving_->drop();
    }

    /// The same connection, to take leave on. Nothing else is read or written after this.
    transport::Stream& leaving() {
        boost::beast::error_code error;
        const auto from = socket_.local_endpoint(error);
        transport::Socket socket(get_executor());
        if (!error) socket.assign(from.protocol(), socket_.release(error), error);
        return leaving_.emplace(std::move(socket), nullptr);
    }

private:
    using SteadyClock = std::chrono::steady_clock;
    using Note = void (PlainLayer::*)(std::size_t);

    /// A handler that first notes how much there was.
    template <class Handler>
    struct Counted {
        using executor_type = boost::asio::associated_executor_t<Handler, PlainLayer::executor_type>;
        using allocator_type = boost::asio::associated_allocator_t<Handler>;
        executor_type get_executor() const noexcept {
            return boost::asio::get_associated_executor(handler, layer->get_executor());
        }
        allocator_type get_allocator() const noexcept {
            return boost::asio::get_associated_allocator(handler);
        }
        void operator()(boost::beast::error_code error, std::size_t bytes) {
            if (bytes > 0) (layer->*note)(bytes);
            std::move(handler)(error, bytes);
        }

        PlainLayer* layer;
        Note note;
        Handler handler;
    };

    template <class Handler>
    Counted<Handler> counted(Handler handler, Note note) {
        return {this, note, std::move(handler)};
    }

    template <class Handler>
    void wait_for_the_end(Handler handler) {
        auto ended = [handler = std::move(handler)](boost::beast::error_code) mutable {
            std::move(handler)(boost::asio::error::operation_aborted, 0);
        };
        socket_.async_wait(PlainSocket::wait_error, std::move(ended));
    }

    void came_in(std::size_t bytes) {
        heard_ = SteadyClock::now();
        if (meter_) meter_(bytes);
    }
    void went_out(std::size_t /*bytes*/) { sent_ = SteadyClock::now(); }

    PlainSocket socket_;
    SteadyClock::time_point heard_ = SteadyClock::now();
    SteadyClock::time_point sent_ = heard_;
    std::function<void(std::size_t)> meter_;
    bool deaf_ = false, more_follows_ = false;
    std::optional<transport::Stream> leaving_;
};

// How Beast, which finds these by their argument, ends the connection.

inline void beast_close_socket(PlainLayer& layer) { layer.drop(); }

template <class Handler>
void async_teardown(boost::beast::role_type role, PlainLayer& layer, Handler&& handler) {
    async_teardown(role, layer.leaving(), std::forward<Handler>(handler));
}

}  // namespace reami::net
