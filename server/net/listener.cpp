#include "server/net/listener.hpp"

#include <spdlog/spdlog.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_future.hpp>
#include <exception>

#include "protocol/messages/codes.hpp"
#include "protocol/transport/as_tuple_awaitable.hpp"
#include "server/net/admissions.hpp"
#include "server/net/connection.hpp"
#include "server/net/counted_address.hpp"
#include "server/net/listening.hpp"
#include "server/runtime/log_about.hpp"
#include "server/runtime/throttle.hpp"

namespace reami::net {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using transport::outcome;
using SteadyClock = std::chrono::steady_clock;

/// The pause after a failed accept. An accept may fail because no file descriptor is free; it may succeed
/// after other connections have ended.
constexpr std::chrono::milliseconds after_a_failed_accept{100};
/// The time within which dropped connections end.
constexpr std::chrono::seconds after_dropping{1};
/// All people without a seat who connect from one address share one budget for their messages. This budget is
/// so many times the budget of one connection.
constexpr double sharers = 16;
/// How often the log may repeat a warning.
constexpr std::chrono::minutes between_warnings{1};

}  // namespace

class Listener::Connections : public std::enable_shared_from_this<Connections> {
public:
    Connections(Shards& shards, const Settings& settings, Gateway& gateway, RoomOwnership& ownership,
                Meters& meters, const Tls* tls)
        : shards_(shards),
          context_(context_of(settings, gateway, ownership, meters)),
          tls_(tls),
          listening_(shards.first().executor(), settings),
          waiting_(shards.first().executor()),
          admissions_(settings.limits, context_->idle, meters) {}

    std::uint16_t port() const { return listening_.port(); }
    asio::any_io_executor executor() { return waiting_.get_executor(); }

    /// Accepts connections until the listener stops. After an exception, accepting starts again.
    void start() {
        asio::co_spawn(executor(), accept(), [self = shared_from_this()](const std::exception_ptr& fault) {
            logged("accepting connections")(fault);
            if (fault) self->start();
        });
    }

    /// Must be called on the listener's thread.
    void change(const Settings& settings) {
        const Limits& limits = settings.limits;
        context_->requests->change(limits.requests_a_second, limits.request_burst);
        context_->connects->change(limits.connects_a_second, limits.connect_burst);
        context_->messages->change(sharers * limits.messages_a_second, sharers * limits.message_burst);
        context_->proxied->change(most_of(limits));
        admissions_.change(limits);
        NetContext fresh = *context_;
        fresh.settings = settings;
        fresh.proxies = Proxies(settings);
        context_ = std::make_shared<const NetContext>(std::move(fresh));
    }

    void stop_accepting() { listening_.close(); }

    void stop_passing_on() {
        for (const auto& [number, open] : open_)
            asio::post(open.executor, [one = open.connection] {
                if (const auto connection = one.lock()) connection->stop_passing_on();
            });
    }

    static asio::awaitable<void> end(std::shared_ptr<Connections> self, std::chrono::milliseconds within) {
        self->stop_accepting();
        self->stop_all(StopMode::graceful);
        co_await self->emptied(within);
        self->stop_all(StopMode::immediate);
        co_await self->emptied(after_dropping);
    }

private:
    using ConnectionNumber = std::uint64_t;

    static std::shared_ptr<const NetContext> context_of(const Settings& settings, Gateway& gateway,
                                                        RoomOwnership& ownership, Meters& meters) {
        const Limits& limits = settings.limits;
        const auto budget = [&](double a_second, double burst) {
            return std::make_shared<RequestBudget>(a_second, burst, meters.addresses);
        };
        return std::make_shared<const NetContext>(NetContext{
            settings, gateway, ownership, meters, budget(limits.requests_a_second, limits.request_burst),
            budget(limits.connects_a_second, limits.connect_burst),
            budget(sharers * limits.messages_a_second, sharers * limits.message_burst), Proxies(settings),
            std::make_shared<ProxiedCount>(most_of(limits)), std::make_shared<IdleConnections>(),
            std::make_shared<AnswerMemory>()});
    }

    asio::awaitable<void> accept() {
        while (listening_.acceptor().is_open()) {
            const auto executor = shards_.next().executor();
            auto [error, socket] = co_await listening_.acceptor().async_accept(executor, outcome);
            if (!error) {
                take(std::move(socket));
            } else if (error != asio::error::operation_aborted) {
                if (failing_.is_due(SteadyClock::now()))
                    spdlog::warn("could not accept a connection: {}", error.message());
                waiting_.expires_after(after_a_failed_accept);
                co_await waiting_.async_wait(outcome);
            }
        }
    }

    void take(transport::Socket socket) {
        const auto peer = peer_of(socket, context_->proxies);
        if (!peer || admissions_.is_flood(*peer)) return;
        boost::system::error_code no_tcp;
        socket.set_option(tcp::no_delay(true), no_tcp);
        if (context_->settings.proxy_protocol && !peer->is_proxy) return turn_away(counted(peer->address));
        if (auto entrant = admissions_.admit(*peer)) begin(std::move(socket), *peer, *std::move(entrant));
    }

    /// Logs that the listener closes a connection that does not come from a proxy. Only proxies may use the
    /// PROXY protocol, because its sender can claim any address.
    void turn_away(const asio::ip::address& address) {
        if (turning_away_.is_due(SteadyClock::now()))
            spdlog::warn(
                "closed a connection from {}: with --proxy-protocol, only proxies in --proxies may connect",
                address.to_string());
    }

    void begin(transport::Socket socket, const Peer& peer, Admissions::Entrant entrant) {
        const auto executor = socket.get_executor();
        auto connection = std::make_shared<Connection>(
            transport::Stream(std::move(socket), tls_ ? tls_->context() : nullptr), context_, peer,
            entrant.how);
        const ConnectionNumber number = ++last_number_;
        const auto ended = [self = shared_from_this(), number, connection](const std::exception_ptr& fault) {
            logged("serving a connection")(fault);
            if (auto upgraded = connection->take_upgraded()) return self->go_on(number, *std::move(upgraded));
            self->forget_soon(number);
        };
        asio::co_spawn(executor, run(connection), ended);
        open_.emplace(number, Open{executor, connection, {}, std::move(entrant.place)});
    }

    static asio::awaitable<void> run(std::shared_ptr<Connection> connection) { co_await connection->run(); }

    /// Called on the connection's thread when the connection becomes a WebSocket; the session may run on
    /// another shard. After this call, nothing holds the Connection, so its memory is free: the memory of
    /// silent WebSockets is most of a room's memory.
    void go_on(ConnectionNumber number, Upgraded upgraded) {
        asio::post(executor(), [self = shared_from_this(), number, session = std::weak_ptr(upgraded.session),
                                on = upgraded.session->executor()] { self->became(number, on, session); });
        upgraded.session->start(std::move(*upgraded.handshake),
                                [self = shared_from_this(), number] { self->forget_soon(number); });
    }

    void became(ConnectionNumber number, const asio::any_io_executor& on, std::weak_ptr<Session> session) {
        // The session may have ended already on another thread, and `forget` may have run before this
        // handler, because Asio may delay handlers that a thread posts to itself.
        const auto open = open_.find(number);
        if (open == open_.end()) return;
        open->second.executor = on;
        open->second.session = std::move(session);
        if (stopping_) stop(open->second, *stopping_);
    }

    void forget_soon(ConnectionNumber number) {
        asio::post(executor(), [self = shared_from_this(), number] { self->forget(number); });
    }

    void forget(ConnectionNumber number) {
        open_.erase(number);
        if (open_.empty()) waiting_.cancel();
    }

    struct Open {
        asio::any_io_executor executor;  ///< only this executor may use the connection or the session
        std::weak_ptr<Connection> connection;
        std::weak_ptr<Session> session;  ///< set when the connection has become a WebSocket
        AddressCount::ConnectionSlot place;
    };
    enum class StopMode : std::uint8_t {
        graceful,
        immediate
    };

    void stop_all(StopMode how) {
        stopping_ = how;
        for (const auto& [number, open] : open_) stop(open, how);
    }

    static void stop(const Open& open, StopMode how) {
        asio::post(open.executor, [one = open.connection, other = open.session, how] {
            const bool is_graceful = how == StopMode::graceful;
            if (const auto connection = one.lock()) is_graceful ? connection->stop() : connection->drop();
            if (const auto session = other.lock())
                is_graceful ? session->close(protocol::Close::restart) : session->drop();
        });
    }

    asio::awaitable<void> emptied(std::chrono::milliseconds within) {
        if (open_.empty()) co_return;
        waiting_.expires_after(within);
        co_await waiting_.async_wait(outcome);
    }

    Shards& shards_;
    std::shared_ptr<const NetContext> context_;  ///< of new connections
    const Tls* const tls_;
    Listening listening_;
    asio::steady_timer waiting_;  ///< for a file descriptor, or for the end of the last connection
    Admissions admissions_;
    Throttle failing_{between_warnings}, turning_away_{between_warnings};
    std::map<ConnectionNumber, Open> open_;
    ConnectionNumber last_number_ = 0;
    std::optional<StopMode> stopping_;
};

// NOLINTNEXTLINE(readability-function-size): each parameter is a part of the server
Listener::Listener(Shards& shards, const Settings& settings, Gateway& gateway, RoomOwnership& ownership,
                   Meters& meters, const Tls* tls)
    : connections_(std::make_shared<Connections>(shards, settings, gateway, ownership, meters, tls)) {
    connections_->start();
}

Listener::~Listener() = default;

void Listener::check(const Settings& settings) {
    if (settings.given_socket) return;  // it is listening already
    asio::io_context nobody;
    const Listening trial(nobody.get_executor(), settings);
}

std::uint16_t Listener::port() const { return connections_->port(); }

void Listener::change(const Settings& settings) {
    asio::post(connections_->executor(),
               [connections = connections_, settings] { connections->change(settings); });
}

void Listener::stop_passing_on() {
    asio::post(connections_->executor(), [connections = connections_] { connections->stop_passing_on(); });
}

void Listener::stop_accepting() {
    asio::post(connections_->executor(), asio::use_future([this] { connections_->stop_accepting(); })).get();
}

std::future<void> Listener::stopped(std::chrono::milliseconds within) {
    return asio::co_spawn(connections_->executor(), Connections::end(connections_, within), asio::use_future);
}

}  // namespace reami::net
