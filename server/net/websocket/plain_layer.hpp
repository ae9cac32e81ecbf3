// The bytes of a WebSocket without TLS, as Beast takes them: a socket with nothing erased on the way of a
// move. It has the face of transport::Stream, as far as a WebSocket needs it. Used on its shard.
#pragma once

#include <sys/socket.h>

#include <boost/asio/associated_allocator.hpp>
#include <boost/asio/associated_executor.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/basic_stream_socket.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/generic/stream_protocol.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/beast/core/error.hpp>
#include <boost/beast/core/role.hpp>
#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "protocol/transport/stream.hpp"
#include "protocol/transport/teardown.hpp"

namespace reami::net {

class PlainLayer {
public:
    using executor_type = boost::asio::io_context::executor_type;
    using PlainSocket =
        boost::asio::basic_stream_socket<boost::asio::generic::stream_protocol, executor_type>;

    explicit PlainLayer(PlainSocket socket) : socket_(std::move(socket)) {
        boost::beast::error_code ignored;  // where it is closed already, reading says so
        socket_.non_blocking(true, ignored);
    }

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
                if (!sends_rest_) return start_writing(from, std::move(handler));
                auto kept = std::make_shared<decltype(handler)>(std::move(handler));
                after_rest_ = [this, from, kept = std::move(kept)] { start_writing(from, std::move(*kept)); };
            },
            token, buffers);
    }

    /// Sends at once what the system takes, and returns how much. 0 if that is nothing, or if Beast writes
    /// just now. What it takes in part is to be finished by `send_rest`.
    template <class Buffers>
    std::size_t send_at_once(const Buffers& buffers) {
        if (is_written_ || sends_rest_) return 0;
        boost::beast::error_code none_taken;
        const std::size_t bytes = socket_.send(buffers, flags(), none_taken);
        if (bytes > 0) sent_ = SteadyClock::now();
        return bytes;
    }

    /// What Beast writes meanwhile, such as the answer to a ping, comes after it.
    template <class Handler>
    void send_rest(std::string rest, Handler handler) {
        rest_ = std::move(rest);
        sends_rest_ = true;
        send_on(std::move(handler));
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
            (layer->*note)(bytes);
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
    void send_on(Handler handler) {
        start_writing(
            boost::asio::buffer(rest_),
            [this, handler = std::move(handler)](boost::beast::error_code error, std::size_t bytes) mutable {
                rest_.erase(0, bytes);
                if (!error && !rest_.empty()) return send_on(std::move(handler));
                sends_rest_ = false;
                if (after_rest_) std::exchange(after_rest_, nullptr)();
                std::move(handler)(error);
            });
    }

    template <class Buffers, class Handler>
    void start_writing(const Buffers& from, Handler handler) {
        is_written_ = true;
        socket_.async_send(from, flags(), counted(std::move(handler), &PlainLayer::went_out));
    }

    int flags() const { return more_follows_ ? MSG_MORE : 0; }

    template <class Handler>
    void wait_for_the_end(Handler handler) {
        auto ended = [handler = std::move(handler)](boost::beast::error_code) mutable {
            std::move(handler)(boost::asio::error::operation_aborted, 0);
        };
        socket_.async_wait(PlainSocket::wait_error, std::move(ended));
    }

    void came_in(std::size_t bytes) {
        if (bytes == 0) return;
        heard_ = SteadyClock::now();
        if (meter_) meter_(bytes);
    }
    void went_out(std::size_t bytes) {
        is_written_ = false;
        if (bytes > 0) sent_ = SteadyClock::now();
    }

    PlainSocket socket_;
    SteadyClock::time_point heard_ = SteadyClock::now();
    SteadyClock::time_point sent_ = heard_;
    std::function<void(std::size_t)> meter_;
    bool deaf_ = false, more_follows_ = false;
    bool is_written_ = false;  ///< by an operation that is under way
    bool sends_rest_ = false;
    std::string rest_;                  ///< of a frame
    std::function<void()> after_rest_;  ///< what Beast wanted to write meanwhile
    std::optional<transport::Stream> leaving_;
};

// How Beast, which finds these by their argument, ends the connection.

inline void beast_close_socket(PlainLayer& layer) { layer.drop(); }

template <class Handler>
void async_teardown(boost::beast::role_type role, PlainLayer& layer, Handler&& handler) {
    async_teardown(role, layer.leaving(), std::forward<Handler>(handler));
}

}  // namespace reami::net
