// The bytes of a WebSocket without TLS, as Beast takes them: a socket with nothing erased on the way of a
// move. It has the face of transport::Stream, as far as a WebSocket needs it. Used on its shard.
#pragma once

#include <algorithm>
#include <array>
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
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "protocol/transport/stream.hpp"
#include "protocol/transport/teardown.hpp"
#include "server/net/websocket/message_frame.hpp"

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
                // The system fills one piece with less ado than several, and there is no more, nearly always.
                socket_.async_read_some(first_of(into), counted(std::move(handler), &PlainLayer::came_in));
            },
            token, buffers);
    }

    template <class Buffers, class Token>
    auto async_write_some(const Buffers& buffers, Token&& token) {
        return boost::asio::async_initiate<Token, void(boost::beast::error_code, std::size_t)>(
            [this](auto handler, const Buffers& from) {
                if (!gathered_.empty()) send_rest(std::exchange(gathered_, {}), [](auto) {});
                const auto rest = rest_.lock();
                if (!rest) return start_writing(from, std::move(handler));
                auto kept = std::make_shared<decltype(handler)>(std::move(handler));
                rest->then = [this, from, kept = std::move(kept)] { start_writing(from, std::move(*kept)); };
            },
            token, buffers);
    }

    /// Whether `send` may be called: nothing is under way.
    bool is_free() const { return !is_written_ && rest_.expired(); }

    /// Sends the frame, with those that waited for it. If `more_follows`, it may itself wait for what is sent
    /// next, by `send` or by Beast. False: not all is taken yet, and the handler is told when it is. What
    /// Beast writes meanwhile, such as the answer to a ping, comes after it. If it fails, the connection is
    /// over, as nothing may follow a part of a frame.
    template <class Handler>
    bool send(const MessageFrame& frame, bool more_follows, Handler handler) {
        std::array<char, 1024> memory;
        const bool is_alone = gathered_.empty() && !more_follows;
        if (is_alone && frame.size() <= memory.size())
            return send_bytes(frame.copied_to(memory), std::move(handler));
        if (gathered_.empty()) gathered_.reserve(std::max(frame.size(), memory.size()));
        frame.append_to(gathered_);
        constexpr std::size_t enough_at_once = 16UL * 1024;
        if (more_follows && gathered_.size() < enough_at_once) return true;
        return send_bytes(std::exchange(gathered_, {}), std::move(handler));
    }

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

    /// What the system did not take at once; what is under way keeps it.
    struct Rest {
        std::string bytes;
        std::size_t sent = 0;
        std::function<void()> then = {};  ///< what Beast wanted to write meanwhile
    };

    /// The system takes one piece with less ado than several.
    template <class Handler>
    bool send_bytes(std::string_view bytes, Handler handler) {
        boost::beast::error_code none_taken;
        const std::size_t taken = socket_.send(boost::asio::buffer(bytes), 0, none_taken);
        if (taken > 0) sent_ = SteadyClock::now();
        if (taken == bytes.size()) return true;
        send_rest(std::string(bytes.substr(taken)), std::move(handler));
        return false;
    }

    template <class Handler>
    void send_rest(std::string bytes, Handler handler) {
        auto rest = std::make_shared<Rest>(Rest{std::move(bytes)});
        rest_ = rest;
        send_on(std::move(rest), std::move(handler));
    }

    template <class Handler>
    void send_on(std::shared_ptr<Rest> rest, Handler handler) {
        const auto left = boost::asio::buffer(rest->bytes) + rest->sent;
        start_writing(left, [this, rest = std::move(rest), handler = std::move(handler)](
                                boost::beast::error_code error, std::size_t bytes) mutable {
            rest->sent += bytes;
            if (!error && rest->sent < rest->bytes.size())
                return send_on(std::move(rest), std::move(handler));
            if (error) drop();
            const auto then = std::exchange(rest->then, nullptr);
            rest.reset();
            if (then) then();
            std::move(handler)(error);
        });
    }

    template <class Buffers, class Handler>
    void start_writing(const Buffers& from, Handler handler) {
        is_written_ = true;
        socket_.async_send(from, counted(std::move(handler), &PlainLayer::went_out));
    }

    /// The first piece with room in it.
    template <class Buffers>
    static boost::asio::mutable_buffer first_of(const Buffers& buffers) {
        boost::asio::mutable_buffer first;
        for (auto at = boost::asio::buffer_sequence_begin(buffers);
             first.size() == 0 && at != boost::asio::buffer_sequence_end(buffers); ++at)
            first = *at;
        return first;
    }

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
    bool deaf_ = false;
    bool is_written_ = false;  ///< by an operation that is under way
    std::string gathered_;     ///< frames that wait for what is sent next
    std::weak_ptr<Rest> rest_;
    std::optional<transport::Stream> leaving_;
};

// How Beast, which finds these by their argument, ends the connection.

inline void beast_close_socket(PlainLayer& layer) { layer.drop(); }

template <class Handler>
void async_teardown(boost::beast::role_type role, PlainLayer& layer, Handler&& handler) {
    async_teardown(role, layer.leaving(), std::forward<Handler>(handler));
}

}  // namespace reami::net
