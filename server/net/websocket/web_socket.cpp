// This file reads whole messages and sets `read_message_max`. So Beast 1.81 itself closes a connection with
// 1007 if a message is not valid UTF-8, and with 1009 at the first frame that exceeds the limit.
#include "server/net/websocket/web_socket.hpp"

#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>

#include "protocol/transport/teardown.hpp"
#include "server/net/websocket/frame_budget.hpp"

namespace reami::net {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using SteadyClock = std::chrono::steady_clock;

/// The buffer for incoming messages. Beast allocates free space in this buffer before a message begins, and a
/// silent connection keeps this space. By default, Beast would allocate 1.5 KB, but most messages of clients
/// are far shorter.
class SmallBuffer : public beast::flat_buffer {
public:
    std::size_t max_size() const noexcept { return size() + 256; }
};

}  // namespace

/// Beast's stream of one connection. It uses neither permessage-deflate nor automatic fragments, so it needs
/// no memory for writing.
struct WebSocket::Frames {
    Frames(transport::Stream below, const Limits& limits)
        : stream(std::move(below)), intake(limits, SteadyClock::now()) {}

    websocket::stream<transport::Stream, false> stream;
    SmallBuffer incoming;
    Intake intake;
    bool is_flooded = false;
};

/// Beast skips empty fragments and handles control frames by itself. So `meter` counts the bytes below Beast,
/// and the control callback counts the control frames.
WebSocket::WebSocket(transport::Stream stream, const Limits& limits, Owner& owner)
    : frames_(std::make_unique<Frames>(std::move(stream), limits)), owner_(owner) {
    frames_->stream.read_message_max(limits.message_bytes);
    frames_->stream.auto_fragment(false);
    frames_->stream.next_layer().expires_after(limits.request_within);
    frames_->stream.next_layer().meter([this](std::size_t bytes) {
        if (!frames_->intake.take_bytes(bytes, SteadyClock::now())) end_flood();
    });
    frames_->stream.control_callback([this](websocket::frame_type, beast::string_view) {
        if (!frames_->intake.take_control_frame(SteadyClock::now())) end_flood();
    });
}

WebSocket::~WebSocket() = default;

asio::any_io_executor WebSocket::executor() { return frames_->stream.get_executor(); }

void WebSocket::accept(const HttpRequest& handshake, const std::string& subprotocol, OwnerPtr owner) {
    const auto name_it = [subprotocol](websocket::response_type& response) {
        secure_headers(response);
        if (!subprotocol.empty()) response.set(beast::http::field::sec_websocket_protocol, subprotocol);
    };
    frames_->stream.set_option(websocket::stream_base::decorator(name_it));
    frames_->stream.async_accept(handshake, [this, owner = std::move(owner)](beast::error_code error) {
        if (!error) frames_->stream.next_layer().expires_never();  // the owner has its own timers
        owner->accepted(!error);
    });
}

void WebSocket::read(OwnerPtr owner) {
    frames_->stream.async_read(
        frames_->incoming, [this, owner = std::move(owner)](beast::error_code error, std::size_t) {
            if (error) return owner->over();
            const std::string message = beast::buffers_to_string(frames_->incoming.data());
            frames_->incoming.clear();
            owner->received(message, frames_->stream.got_binary());
        });
}

void WebSocket::write(const std::string& message, OwnerPtr owner) {
    frames_->stream.async_write(
        asio::buffer(message),
        [owner = std::move(owner)](beast::error_code error, std::size_t) { owner->written(!error); });
}

void WebSocket::ping(OwnerPtr owner) {
    frames_->stream.async_ping(
        {}, [owner = std::move(owner)](beast::error_code error) { owner->written(!error); });
}

void WebSocket::close(protocol::Close why, OwnerPtr owner) {
    const websocket::close_reason reason(static_cast<std::uint16_t>(why));
    frames_->stream.async_close(reason, [owner = std::move(owner)](beast::error_code) {});
}

void WebSocket::drop() { frames_->stream.next_layer().drop(); }
SteadyClock::time_point WebSocket::heard() const { return frames_->stream.next_layer().heard(); }
SteadyClock::time_point WebSocket::sent() const { return frames_->stream.next_layer().sent(); }

void WebSocket::end_flood() {
    frames_->stream.next_layer().stop_reading();
    if (!std::exchange(frames_->is_flooded, true)) owner_.flooded();
}

}  // namespace reami::net
