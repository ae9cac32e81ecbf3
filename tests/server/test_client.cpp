#include "tests/server/test_client.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <deque>
#include <stdexcept>
#include <utility>

namespace reami::testing {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using asio::ip::tcp;
using beast::error_code;
using nlohmann::json;
using Clock = std::chrono::steady_clock;

}  // namespace

class TestClient::Socket {
public:
    explicit Socket(const Way& way) {
        connect(way);
        stream_.set_option(websocket::stream_base::decorator([way](websocket::request_type& request) {
            if (!way.subprotocol.empty()) request.set(http::field::sec_websocket_protocol, way.subprotocol);
            if (!way.origin.empty()) request.set(http::field::origin, way.origin);
        }));
        stream_.control_callback([this](websocket::frame_type kind, beast::string_view) {
            if (kind == websocket::frame_type::ping) ++pings;
        });
        const std::string host = "localhost:" + std::to_string(way.port);
        finish([&](auto done) { stream_.async_handshake(response, host, way.target, std::move(done)); });
    }

    void write(std::string_view bytes, bool binary) {
        stream_.binary(binary);
        finish([&](auto done) { stream_.async_write(asio::buffer(bytes), std::move(done)); });
    }

    void write_frame(std::string_view bytes, bool last) {
        stream_.binary(false);
        finish([&](auto done) { stream_.async_write_some(last, asio::buffer(bytes), std::move(done)); });
    }

    void write_raw(std::string_view bytes) {
        finish([&](auto done) {
            asio::async_write(stream_.next_layer(), asio::buffer(bytes), std::move(done));
        });
    }

    void close() {
        finish([&](auto done) { stream_.async_close(websocket::close_code::normal, std::move(done)); });
    }

    /// Waits for the next message; nothing if the connection ended or time is up.
    std::optional<json> next(std::chrono::milliseconds within) {
        read_on();
        const auto until = Clock::now() + within;
        while (received_.empty() && !ended_ && Clock::now() < until) run_one(until);
        if (received_.empty()) return std::nullopt;
        json message = std::move(received_.front());
        received_.pop_front();
        return message;
    }

    bool has_ended() const { return ended_; }

    int close_code() const {
        const auto code = static_cast<int>(stream_.reason().code);
        return code == 0 ? 1006 : code;
    }

    websocket::response_type response;
    int pings = 0;

private:
    void connect(const Way& way) {
        auto& socket = stream_.next_layer();
        socket.open(tcp::v4());
        if (way.receive_buffer > 0)
            socket.set_option(asio::socket_base::receive_buffer_size(way.receive_buffer));
        socket.connect({asio::ip::address_v4::loopback(), way.port});
        socket.set_option(tcp::no_delay(true));
    }

    void run_one(Clock::time_point until) {
        context_.restart();
        context_.run_one_until(until);
    }

    /// Runs an operation until it is done. Later calls report errors.
    template <class Start>
    void finish(Start start) {
        const auto done = std::make_shared<bool>(false);
        start([done](const error_code&, auto...) { *done = true; });
        const auto until = Clock::now() + patience;
        while (!*done && Clock::now() < until) run_one(until);
        if (!*done) throw std::runtime_error("the server takes nothing");
    }

    void read_on() {
        if (reading_ || ended_) return;
        reading_ = true;
        stream_.async_read(incoming_, [this](const error_code& error, std::size_t bytes) {
            reading_ = false;
            if (error) {
                ended_ = true;
                return;
            }
            received_.push_back(json::parse(beast::buffers_to_string(incoming_.data())));
            incoming_.consume(bytes);
        });
    }

    asio::io_context context_;
    websocket::stream<tcp::socket> stream_{context_};
    beast::flat_buffer incoming_;
    std::deque<json> received_;
    bool reading_ = false;
    bool ended_ = false;
};

TestClient::TestClient(const Way& way) : socket_(std::make_unique<Socket>(way)) {}
TestClient::TestClient(std::uint16_t port, const std::string& room)
    : TestClient(Way{port, "/ws/r/" + room}) {}
TestClient::TestClient(TestClient&&) noexcept = default;
TestClient& TestClient::operator=(TestClient&&) noexcept = default;
TestClient::~TestClient() = default;

int TestClient::status() const { return static_cast<int>(socket_->response.result_int()); }

std::string TestClient::subprotocol() const {
    return std::string(socket_->response[http::field::sec_websocket_protocol]);
}

int TestClient::pings() const { return socket_->pings; }

void TestClient::send(const json& message) { send_text(message.dump()); }
void TestClient::send_text(std::string_view text) { socket_->write(text, false); }
void TestClient::send_binary(std::string_view bytes) { socket_->write(bytes, true); }
void TestClient::send_raw(std::string_view bytes) { socket_->write_raw(bytes); }

void TestClient::send_in_frames(std::string_view text, std::size_t size) {
    for (; text.size() > size; text.remove_prefix(size)) socket_->write_frame(text.substr(0, size), false);
    socket_->write_frame(text, true);
}

json TestClient::hello(json members) {
    members["t"] = "hello";
    send(members);
    return receive_a("here");
}

std::optional<json> TestClient::receive(std::chrono::milliseconds within) { return socket_->next(within); }

json TestClient::receive_until(const std::function<bool(const json&)>& holds) {
    const auto until = Clock::now() + patience;
    while (const auto message =
               receive(std::chrono::duration_cast<std::chrono::milliseconds>(until - Clock::now())))
        if (holds(*message)) return *message;
    throw std::runtime_error("the message that was waited for did not come");
}

json TestClient::receive_a(std::string_view t) {
    return receive_until([t](const json& message) { return message.value("t", "") == t; });
}

std::optional<int> TestClient::closed(std::chrono::milliseconds within) {
    const auto until = Clock::now() + within;
    while (receive(std::chrono::duration_cast<std::chrono::milliseconds>(until - Clock::now()))) {
    }
    if (!socket_->has_ended()) return std::nullopt;
    return socket_->close_code();
}

void TestClient::leave() { socket_->close(); }

}  // namespace reami::testing
