#include "tests/bench/flood.hpp"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/use_future.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <chrono>
#include <utility>

namespace reami::bench {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
using tcp = asio::ip::tcp;
using WebSocket = beast::websocket::stream<tcp::socket>;

constexpr auto outcome = asio::as_tuple(asio::use_awaitable);
constexpr std::chrono::seconds before_it_comes_again{1};

const tcp::endpoint any_port(asio::ip::make_address("127.0.0.1"), 0);

asio::awaitable<void> read_and_drop(WebSocket& socket) {
    beast::flat_buffer buffer;
    for (;;) {
        const auto [error, bytes] = co_await socket.async_read(buffer, outcome);
        if (error) co_return;
        buffer.consume(bytes);
    }
}

}  // namespace

// The flood.

class Flood::Attacker {
public:
    Attacker(asio::io_context& context, To to, int number, Flood& flood)
        : context_(context), to_(std::move(to)), number_(number), flood_(flood), next_(context) {}

    static asio::awaitable<void> attack(std::shared_ptr<Attacker> self) {
        for (;;) {
            const auto socket = self->socket_ = std::make_shared<WebSocket>(self->context_);
            if (co_await self->connect()) {
                asio::co_spawn(self->context_, send(self, socket), asio::detached);
                co_await read_and_drop(*socket);
            }
            boost::system::error_code ignored;
            socket->next_layer().close(ignored);
            self->next_.expires_after(before_it_comes_again);
            co_await self->next_.async_wait(outcome);
            ++self->flood_.came_again_;
        }
    }

private:
    asio::awaitable<bool> connect() {
        const tcp::endpoint server(asio::ip::make_address("127.0.0.1"), to_.port);
        const auto [refused] = co_await socket_->next_layer().async_connect(server, outcome);
        if (refused) co_return false;
        socket_->next_layer().set_option(tcp::no_delay(true));
        socket_->set_option(
            beast::websocket::stream_base::decorator([](beast::websocket::request_type& request) {
                request.set(beast::http::field::sec_websocket_protocol, "reami.v1");
            }));
        const std::string host = "127.0.0.1:" + std::to_string(to_.port), path = "/ws/r/" + to_.room;
        const auto [error] = co_await socket_->async_handshake(host, path, outcome);
        co_return !error;
    }

    /// Sends at an even rate; the connections don't send at the same instant.
    static asio::awaitable<void> send(std::shared_ptr<Attacker> self, std::shared_ptr<WebSocket> socket) {
        const auto between = std::chrono::nanoseconds(std::chrono::seconds(1)) / self->to_.messages_a_second;
        asio::steady_timer due(self->context_);
        auto at = std::chrono::steady_clock::now() + between * self->number_ / self->to_.connections;
        std::string text = R"({"t":"hello"})";
        for (std::size_t n = 0;; ++n) {
            const auto [error, bytes] = co_await socket->async_write(asio::buffer(text), outcome);
            if (error) co_return;
            ++self->flood_.sent_;
            text = n % 2 == 0 ? R"({"t":"ping"})" : self->line_of_chat(n);
            at += between;
            due.expires_at(at);
            co_await due.async_wait(outcome);
        }
    }

    std::string line_of_chat(std::size_t n) const {
        const std::string id = "f" + std::to_string(number_) + "x" + std::to_string(n);
        return R"({"t":"chat","id":")" + id +
               R"(","text":"so much to say, and nobody who wants to hear it"})";
    }

    asio::io_context& context_;
    const To to_;
    const int number_;
    Flood& flood_;
    asio::steady_timer next_;
    std::shared_ptr<WebSocket> socket_;
};

Flood::Flood(const To& to) {
    auto context = std::make_shared<asio::io_context>(1);
    for (int number = 0; number < to.connections; ++number) {
        auto attacker = std::make_shared<Attacker>(*context, to, number, *this);
        asio::co_spawn(*context, Attacker::attack(std::move(attacker)), asio::detached);
    }
    context_ = context;
    thread_ = std::thread([context] { context->run(); });
}

Flood::~Flood() {
    std::static_pointer_cast<asio::io_context>(context_)->stop();
    thread_.join();
}

// The server that only reads.

class Sink::Accepting {
public:
    explicit Accepting(Shards& shards) : shards_(shards), acceptor_(shards.first().executor(), any_port) {}

    std::uint16_t port() const { return acceptor_.local_endpoint().port(); }

    static asio::awaitable<void> accept(std::shared_ptr<Accepting> self) {
        for (;;) {
            const auto executor = self->shards_.next().executor();
            auto [error, socket] = co_await self->acceptor_.async_accept(executor, outcome);
            if (error) co_return;
            socket.set_option(tcp::no_delay(true));
            asio::co_spawn(executor, serve(std::move(socket)), asio::detached);
        }
    }
    void stop() { acceptor_.close(); }

private:
    static asio::awaitable<void> serve(tcp::socket taken) {
        WebSocket socket(std::move(taken));
        socket.set_option(
            beast::websocket::stream_base::decorator([](beast::websocket::response_type& response) {
                response.set(beast::http::field::sec_websocket_protocol, "reami.v1");
            }));
        const auto [error] = co_await socket.async_accept(outcome);
        if (!error) co_await read_and_drop(socket);
    }

    Shards& shards_;
    tcp::acceptor acceptor_;
};

Sink::Sink(unsigned threads)
    : shards_(threads), accepting_(std::make_shared<Accepting>(shards_)), port_(accepting_->port()) {
    asio::co_spawn(shards_.first().executor(), Accepting::accept(accepting_), asio::detached);
}

Sink::~Sink() {
    const auto close = [accepting = accepting_] { accepting->stop(); };
    asio::post(shards_.first().executor(), asio::use_future(close)).get();
    accepting_.reset();
    shards_.stop();
}

}  // namespace reami::bench
