// Beast 1.81 closes with 1007 and 1009 by itself, on a whole message or the first frame that goes too far, as
// long as messages are read whole and `read_message_max` is set.
#include "server/net/websocket/web_socket.hpp"

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <type_traits>
#include <utility>

#include "protocol/transport/teardown.hpp"
#include "server/net/websocket/frame_budget.hpp"
#include "server/net/websocket/plain_layer.hpp"

namespace reami::net {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using SteadyClock = std::chrono::steady_clock;

/// What is read into. Beast asks how much there is room for before a message begins, and a connection that is
/// silent keeps that: most messages of clients are far shorter than the 1.5 KB that it would take.
class SmallBuffer : public beast::flat_buffer {
public:
    std::size_t max_size() const noexcept { return size() + 256; }
};

}  // namespace

/// The frames of a connection with TLS or without.
class WebSocket::Frames {
public:
    Frames() = default;
    Frames(const Frames&) = delete;
    Frames& operator=(const Frames&) = delete;
    virtual ~Frames() = default;

    virtual Executor executor() = 0;
    virtual void accept(const HttpRequest& handshake, const std::string& subprotocol, OwnerPtr owner) = 0;
    virtual void read(OwnerPtr owner) = 0;
    virtual bool write(const std::string& message, bool more_follows, OwnerPtr owner) = 0;
    virtual void ping(OwnerPtr owner) = 0;
    virtual void close(protocol::Close why, OwnerPtr owner) = 0;
    virtual void drop() = 0;
    virtual SteadyClock::time_point heard() const = 0;
    virtual SteadyClock::time_point sent() const = 0;
};

/// Beast itself goes on from one empty fragment or control frame to the next, so they are counted below it.
template <class Layer>
class WebSocket::FramesOver final : public Frames {
public:
    FramesOver(Layer layer, const Settings& settings, Executor executor, Owner& owner)
        : executor_(std::move(executor)),
          socket_(std::move(layer)),
          intake_(settings.limits, SteadyClock::now()),
          owner_(owner) {
        socket_.read_message_max(settings.limits.message_bytes);
        socket_.auto_fragment(false);
        socket_.next_layer().meter([this](std::size_t bytes) {
            if (!intake_.take_bytes(bytes, SteadyClock::now())) end_flood();
        });
        socket_.control_callback([this](websocket::frame_type, beast::string_view) {
            if (!intake_.take_control_frame(SteadyClock::now())) end_flood();
        });
    }

    Executor executor() override { return executor_; }

    void accept(const HttpRequest& handshake, const std::string& subprotocol, OwnerPtr owner) override {
        const auto name_it = [subprotocol](websocket::response_type& response) {
            secure_headers(response);
            if (!subprotocol.empty()) response.set(beast::http::field::sec_websocket_protocol, subprotocol);
        };
        socket_.set_option(websocket::stream_base::decorator(name_it));
        socket_.async_accept(handshake, [this, owner = std::move(owner)](beast::error_code error) {
            if (!error) socket_.next_layer().expires_never();
            owner->accepted(!error);
        });
    }

    void read(OwnerPtr owner) override {
        socket_.async_read(
            incoming_, [this, owner = std::move(owner)](beast::error_code error, std::size_t bytes) {
                if (error) return owner->over();
                const auto text = incoming_.data();
                incoming_.consume(bytes);  // which leaves it where it is
                owner->received({static_cast<const char*>(text.data()), text.size()}, socket_.got_binary());
            });
    }

    bool write(const std::string& message, [[maybe_unused]] bool more_follows, OwnerPtr owner) override {
        if constexpr (std::is_same_v<Layer, PlainLayer>) {
            auto& layer = socket_.next_layer();
            if (socket_.is_open() && layer.is_free())  // as the frame that Beast would write
                return layer.send(MessageFrame(message), more_follows,
                                  [owner = std::move(owner)](auto error) { owner->written(!error); });
        }
        socket_.async_write(
            asio::buffer(message),
            [owner = std::move(owner)](beast::error_code error, std::size_t) { owner->written(!error); });
        return false;
    }

    void ping(OwnerPtr owner) override {
        socket_.async_ping({},
                           [owner = std::move(owner)](beast::error_code error) { owner->written(!error); });
    }

    void close(protocol::Close why, OwnerPtr owner) override {
        const websocket::close_reason reason(static_cast<std::uint16_t>(why));
        socket_.async_close(reason, [owner = std::move(owner)](beast::error_code) {});
    }

    void drop() override { socket_.next_layer().drop(); }
    SteadyClock::time_point heard() const override { return socket_.next_layer().heard(); }
    SteadyClock::time_point sent() const override { return socket_.next_layer().sent(); }

private:
    void end_flood() {
        socket_.next_layer().stop_reading();
        if (!std::exchange(is_flooded_, true)) owner_.flooded();
    }

    const Executor executor_;
    websocket::stream<Layer, false> socket_;  ///< offers no compression
    SmallBuffer incoming_;
    Intake intake_;
    Owner& owner_;
    bool is_flooded_ = false;
};

auto WebSocket::frames_over(transport::Stream stream, const std::optional<Executor>& shard,
                            const Settings& settings, Owner& owner) -> std::unique_ptr<Frames> {
    const asio::any_io_executor erased = stream.get_executor();
    const Executor executor = *erased.target<Executor>();
    auto plain = stream.release_plain();
    if (!plain)
        return std::make_unique<FramesOver<transport::Stream>>(std::move(stream), settings, executor, owner);
    beast::error_code error;
    const auto protocol = plain->local_endpoint(error).protocol();
    const Executor here = shard.value_or(executor);
    PlainLayer::PlainSocket socket(here);
    if (!error) socket.assign(protocol, plain->release(error), error);
    return std::make_unique<FramesOver<PlainLayer>>(PlainLayer(std::move(socket)), settings, here, owner);
}

WebSocket::WebSocket(transport::Stream stream, const std::optional<Executor>& shard, const Settings& settings,
                     Owner& owner)
    : frames_(frames_over(std::move(stream), shard, settings, owner)) {}

WebSocket::~WebSocket() = default;

WebSocket::Executor WebSocket::executor() { return frames_->executor(); }

void WebSocket::accept(const HttpRequest& handshake, const std::string& subprotocol, OwnerPtr owner) {
    frames_->accept(handshake, subprotocol, std::move(owner));
}
void WebSocket::read(OwnerPtr owner) { frames_->read(std::move(owner)); }
bool WebSocket::write(const std::string& message, bool more_follows, OwnerPtr owner) {
    return frames_->write(message, more_follows, std::move(owner));
}
void WebSocket::ping(OwnerPtr owner) { frames_->ping(std::move(owner)); }
void WebSocket::close(protocol::Close why, OwnerPtr owner) { frames_->close(why, std::move(owner)); }
void WebSocket::drop() { frames_->drop(); }
SteadyClock::time_point WebSocket::heard() const { return frames_->heard(); }
SteadyClock::time_point WebSocket::sent() const { return frames_->sent(); }

}  // namespace reami::net
