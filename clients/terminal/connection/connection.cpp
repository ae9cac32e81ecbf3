#include "clients/terminal/connection/connection.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>
#include <optional>
#include <random>
#include <utility>

#include "clients/terminal/connection/dial.hpp"
#include "protocol/messages/limits.hpp"
#include "protocol/transport/as_tuple_awaitable.hpp"
#include "protocol/transport/teardown.hpp"

namespace reami::terminal {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using transport::outcome;

constexpr std::uint16_t broken = 1006;
constexpr std::chrono::seconds silence_allowed{45};
constexpr std::size_t longest_message = 1'048'576;

double chance() {
    static std::mt19937 engine{std::random_device{}()};
    return std::uniform_real_distribution<>(0, 1)(engine);
}

/// One WebSocket, from the beginning of its connection to its end.
class Wire {
public:
    explicit Wire(const asio::any_io_executor& executor) : tcp_(executor) {}

    /// Connects. If it succeeds, returns an empty Trouble.
    asio::awaitable<Trouble> open(const Server& server, const std::string& path) {
        auto dialled = co_await dial(tcp_, server);
        if (!dialled.bytes) co_return dialled.trouble;
        auto& stream = stream_.emplace(*std::move(dialled.bytes));
        const bool trusted = co_await secure(stream.next_layer());
        if (!trusted) co_return Trouble{Trouble::Kind::no_tls};
        stream.set_option(websocket::stream_base::timeout{connect_within, silence_allowed, false});
        stream.set_option(websocket::stream_base::decorator([](websocket::request_type& request) {
            request.set(beast::http::field::sec_websocket_protocol, protocol::subprotocol);
        }));
        stream.read_message_max(longest_message);
        const auto [error] = co_await stream.async_handshake(server.address.authority(),
                                                             server.address.base_path + path, outcome);
        if (!error) co_return Trouble{};
        const bool answered = error == websocket::error::upgrade_declined;
        co_return Trouble{answered ? Trouble::Kind::not_reami : Trouble::Kind::no_answer};
    }

    // Callers of the following functions must have called `open` with success.

    /// Returns nothing if the connection is lost. In this case `code` is the close code.
    asio::awaitable<std::optional<std::string>> read() {
        beast::flat_buffer buffer;
        const auto [error, bytes] = co_await stream_->async_read(buffer, outcome);
        if (error) co_return std::nullopt;
        co_return beast::buffers_to_string(buffer.data());
    }

    /// Returns false if the connection is lost.
    asio::awaitable<bool> write(const std::string& text) {
        const auto [error, bytes] = co_await stream_->async_write(asio::buffer(text), outcome);
        co_return !error;
    }

    asio::awaitable<void> close() { co_await stream_->async_close(websocket::close_code::normal, outcome); }

    std::uint16_t code() const {
        const std::uint16_t code = stream_->reason().code;
        return code == websocket::close_code::none ? broken : code;
    }

    /// Cancels all pending operations. Callers may call it at any moment.
    void drop() {
        tcp_.cancel();
        if (stream_) stream_->next_layer().drop();
    }

private:
    beast::tcp_stream tcp_;  ///< the socket, until it is connected
    std::optional<websocket::stream<transport::Stream>> stream_;
};

}  // namespace

/// The connections to one path. A visit begins with `open`, and ends with the next `open` or `close`. If it
/// loses a connection, it connects again.
struct Connection::Visit : std::enable_shared_from_this<Visit> {
    Visit(const asio::any_io_executor& on, Server at, ConnectionListener& to)
        : executor(on), server(std::move(at)), listener(to), pause(on) {}

    asio::awaitable<void> stay(std::string path) {
        const auto self = shared_from_this();
        while (!is_over) {
            const auto [code, held, why] = co_await connect_and_read(path);
            if (is_over) break;
            const ComeBack then = patience.after(code, held);
            is_over = then.what == ComeBack::What::stays;
            listener.lost(code, then, why);
            if (is_over) break;
            pause.expires_after(then.wait);
            co_await pause.async_wait(outcome);
        }
    }

    /// How a connection has ended.
    struct Ending {
        std::uint16_t code = broken;
        std::chrono::milliseconds held{};  ///< how long the connection was open
        Trouble why = {};                  ///< why it never opened, if it did not
    };
    asio::awaitable<Ending> connect_and_read(const std::string& path) {
        using Clock = std::chrono::steady_clock;
        const auto line = wire = std::make_shared<Wire>(executor);
        const Trouble trouble = co_await line->open(server, path);
        if (trouble || is_over) co_return Ending{.why = trouble};
        const Clock::time_point since = Clock::now();
        stands = true;
        unsent.clear();
        listener.opened();
        for (;;) {
            const auto text = co_await line->read();
            if (!text || is_over) break;
            patience.greeted();
            listener.received(*text);
        }
        stands = false;
        co_return Ending{line->code(),
                         std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - since)};
    }

    void send(const std::string& text) {
        if (!stands) return;
        unsent.push_back(text);
        if (unsent.size() == 1) asio::co_spawn(executor, write(shared_from_this(), wire), asio::detached);
    }

    static asio::awaitable<void> write(std::shared_ptr<Visit> self, std::shared_ptr<Wire> line) {
        while (line == self->wire && !self->unsent.empty()) {
            const std::string text = self->unsent.front();
            const bool written = co_await line->write(text);
            if (!written) co_return;
            if (line == self->wire && !self->unsent.empty()) self->unsent.pop_front();
        }
    }

    static asio::awaitable<void> leave(std::shared_ptr<Visit> self, std::function<void()> then) {
        self->is_over = true;
        self->pause.cancel();
        if (std::exchange(self->stands, false))
            co_await self->wire->close();
        else if (self->wire)
            self->wire->drop();
        if (then) then();
    }

    asio::any_io_executor executor;
    Server server;
    ConnectionListener& listener;
    asio::steady_timer pause;
    Patience patience{chance};
    std::shared_ptr<Wire> wire;
    bool stands = false, is_over = false;
    std::deque<std::string> unsent;
};

Connection::Connection(asio::any_io_executor executor, Server server, ConnectionListener& listener)
    : executor_(std::move(executor)),
      server_(std::make_unique<Server>(std::move(server))),
      listener_(listener) {}

Connection::~Connection() = default;

void Connection::open(const std::string& path) {
    close();
    visit_ = std::make_shared<Visit>(executor_, *server_, listener_);
    asio::co_spawn(executor_, visit_->stay(path), asio::detached);
}

void Connection::close(std::function<void()> then) {
    if (const auto visit = std::exchange(visit_, nullptr)) {
        visit->is_over = true;  // from now on, the visit does not call its listener
        asio::co_spawn(executor_, Visit::leave(visit, std::move(then)), asio::detached);
    } else if (then) {
        then();
    }
}

void Connection::send(const std::string& text) {
    if (visit_) visit_->send(text);
}

void Connection::restarts_in(std::chrono::seconds time) {
    if (visit_) visit_->patience.restarts_in(time);
}

}  // namespace reami::terminal
