#include "server/net/listener.hpp"

#include <spdlog/spdlog.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_future.hpp>
#include <boost/system/system_error.hpp>
#include <map>
#include <utility>

#include "protocol/transport/outcome.hpp"
#include "server/net/address_count.hpp"
#include "server/net/connection.hpp"

namespace reami::net {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using transport::outcome;

/// No file descriptors, for instance: it passes when others go.
constexpr std::chrono::milliseconds after_a_failed_accept{100};
/// What was dropped needs a moment to notice.
constexpr std::chrono::seconds after_dropping{1};

tcp::acceptor listening(Shard& shard, const Settings& settings) {
    const tcp::endpoint where(asio::ip::make_address(settings.listen), settings.port);
    return tcp::acceptor(shard.executor(), where, true);
}

}  // namespace

class Listener::Connections : public std::enable_shared_from_this<Connections> {
public:
    Connections(Shards& shards, const Settings& settings, Door& door, const Tls* tls)
        : shards_(shards),
          serving_(std::make_shared<const Serving>(Serving{settings, door})),
          tls_(tls),
          acceptor_(listening(shards.first(), settings)),
          waiting_(acceptor_.get_executor()),
          addresses_(settings.limits.connections_an_address) {}

    std::uint16_t port() const { return acceptor_.local_endpoint().port(); }
    asio::any_io_executor executor() { return acceptor_.get_executor(); }

    static asio::awaitable<void> accept(std::shared_ptr<Connections> self) {
        while (self->acceptor_.is_open()) {
            const auto executor = self->shards_.next().executor();
            auto [error, socket] = co_await self->acceptor_.async_accept(executor, outcome);
            if (!error) {
                self->take(std::move(socket));
            } else if (error != asio::error::operation_aborted) {
                spdlog::warn("no connection could be accepted: {}", error.message());
                self->waiting_.expires_after(after_a_failed_accept);
                co_await self->waiting_.async_wait(outcome);
            }
        }
    }

    static asio::awaitable<void> end(std::shared_ptr<Connections> self, std::chrono::milliseconds within) {
        boost::system::error_code ignored;
        self->acceptor_.close(ignored);
        self->tell_all(&Connection::stop);
        co_await self->emptied(within);
        self->tell_all(&Connection::drop);
        co_await self->emptied(after_dropping);
    }

private:
    /// A flood from one address is not worth an answer: beyond its share it is closed at once.
    void take(tcp::socket socket) {
        boost::system::error_code error;
        const auto from = socket.remote_endpoint(error);
        if (error) return;
        const auto address = counted(from.address());
        if (!addresses_.enter(address)) return;
        socket.set_option(tcp::no_delay(true), error);
        const auto executor = socket.get_executor();
        auto connection = std::make_shared<Connection>(
            transport::Stream(std::move(socket), tls_ ? tls_->context() : nullptr), serving_, address);
        const int number = ++last_number_;
        open_.emplace(number, Open{executor, connection, address});
        asio::co_spawn(executor, run(shared_from_this(), std::move(connection), number), asio::detached);
    }

    static asio::awaitable<void> run(std::shared_ptr<Connections> self,
                                     std::shared_ptr<Connection> connection, int number) {
        co_await connection->run();
        connection.reset();
        asio::post(self->executor(), [self, number] { self->forget(number); });
    }

    void forget(int number) {
        const auto found = open_.find(number);
        addresses_.leave(found->second.address);
        open_.erase(found);
        if (open_.empty()) waiting_.cancel();
    }

    void tell_all(void (Connection::*what)()) {
        for (const auto& [number, open] : open_)
            asio::post(open.executor, [to = open.connection, what] {
                if (const auto connection = to.lock()) (connection.get()->*what)();
            });
    }

    asio::awaitable<void> emptied(std::chrono::milliseconds within) {
        if (open_.empty()) co_return;
        waiting_.expires_after(within);
        co_await waiting_.async_wait(outcome);
    }

    struct Open {
        asio::any_io_executor executor;  ///< where alone the connection may be touched
        std::weak_ptr<Connection> connection;
        asio::ip::address address;
    };

    Shards& shards_;
    const std::shared_ptr<const Serving> serving_;
    const Tls* const tls_;
    tcp::acceptor acceptor_;
    asio::steady_timer waiting_;  ///< for a file descriptor, or for the last connection to end
    AddressCount addresses_;
    std::map<int, Open> open_;
    int last_number_ = 0;
};

Listener::Listener(Shards& shards, const Settings& settings, Door& door, const Tls* tls)
    : connections_(std::make_shared<Connections>(shards, settings, door, tls)) {
    asio::co_spawn(connections_->executor(), Connections::accept(connections_), asio::detached);
}

Listener::~Listener() = default;

std::uint16_t Listener::port() const { return connections_->port(); }

void Listener::stop(std::chrono::milliseconds within) {
    asio::co_spawn(connections_->executor(), Connections::end(connections_, within), asio::use_future).get();
}

}  // namespace reami::net
