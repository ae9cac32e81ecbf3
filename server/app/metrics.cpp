#include "server/app/metrics.hpp"

#include <boost/asio/ip/tcp.hpp>
#include <boost/system/system_error.hpp>
#include <stdexcept>

#include "protocol/messages/codes.hpp"
#include "server/net/gateway.hpp"
#include "server/net/http/problem.hpp"
#include "server/net/listener.hpp"
#include "server/net/sole_ownership.hpp"
#include "server/runtime/prometheus_text.hpp"
#include "server/runtime/shard.hpp"
#include "server/runtime/version.hpp"
#include "server/settings/host_and_port.hpp"

namespace reami {

namespace {

namespace asio = boost::asio;
using About = PrometheusText::About;

constexpr std::size_t most_who_ask = 16;  ///< the connections that may be open at once

/// Makes the text of all metrics.
class Collector {
public:
    explicit Collector(Metrics::Sources sources) : sources_(std::move(sources)) {}

    std::string text() const {
        PrometheusText page;
        const store::Health store = sources_.store();
        page.gauge({"reami_build_info", "The running release."}, 1, {{"version", std::string(version)}});
        page.gauge({"reami_store_answering", "1 while the server can store, 0 while it can't."},
                   store.answering ? 1 : 0);
        if (store.missing_promise)
            page.gauge({"reami_store_promises_survival",
                        "1 if PostgreSQL's settings guarantee that a commit survives the loss of its "
                        "machine, else 0; only with --store."},
                       store.missing_promise->empty() ? 1 : 0);
        if (const auto age = sources_.backup_age())
            page.gauge({"reami_backup_age_seconds",
                        "Time since `reami-server backup` made the last complete copy; missing before the "
                        "first copy, and with --store."},
                       static_cast<double>(*age) / 1000);
        tell_rooms(page);
        tell_connections(page);
        tell_limits(page);
        tell_work(page);
        tell_queues(page);
        return page.text();
    }

private:
    void tell_rooms(PrometheusText& page) const {
        const auto rooms = sources_.rooms();
        const auto each = [&](const About& what, std::size_t lobby::RoomCount::*count) {
            for (const lobby::RoomCount& one : rooms)
                page.gauge(what, static_cast<double>(one.*count), {{"game", one.game}, {"phase", one.phase}});
        };
        each({"reami_rooms", "Open rooms."}, &lobby::RoomCount::rooms);
        each({"reami_seats_taken", "Seats of open rooms in which people or bots sit."},
             &lobby::RoomCount::seats_taken);
        each({"reami_watching", "Spectators in open rooms."}, &lobby::RoomCount::watching);
    }

    void tell_connections(PrometheusText& page) const {
        const Meters& all = sources_.meters;
        page.gauge({"reami_connections", "Open connections, including WebSockets."},
                   static_cast<double>(all.connections));
        page.gauge({"reami_websockets", "Open WebSockets."}, static_cast<double>(all.websockets));
        page.gauge(
            {"reami_passed_on", "Open WebSockets that this node passes on to the nodes of their rooms."},
            static_cast<double>(all.passed_on));
        page.counter({"reami_passed_on_total", "WebSockets that this node has passed on to other nodes."},
                     all.passed_on_in_all);
        page.counters({"reami_hand_overs_failed_total",
                       "WebSockets that this node could not pass on to another node, by reason."},
                      all.hand_overs_failed, "why");
        page.counter(
            {"reami_connections_refused_total", "Connections that the server refused because of a limit."},
            all.connections_refused);
        page.counters({"reami_closings_total", "WebSockets that the server closed, by reason."},
                      all.closings);
        page.counters(
            {"reami_refusals_total", "Requests of clients that the server refused, by the code of `no`."},
            all.refusals);
    }

    void tell_limits(PrometheusText& page) const {
        const Meters& all = sources_.meters;
        page.counters({"reami_limits_total", "Limits that clients have reached, by their error code."},
                      all.limits, "limit");
        page.counter(
            {"reami_origins_refused_total", "Requests from pages of sites that may not use the server."},
            all.origins_refused);
        page.counter({"reami_readers_behind_total",
                      "WebSockets that read so slowly that a fresh state replaced their waiting messages."},
                     all.readers_behind);
        page.counter(
            {"reami_readers_dropped_total", "WebSockets that the server dropped because they read nothing."},
            all.readers_dropped);
    }

    void tell_queues(PrometheusText& page) const {
        page.gauge({"reami_room_inputs_waiting", "Messages that wait for their rooms."},
                   static_cast<double>(sources_.room_inputs()));
        page.gauge({"reami_entries_waiting", "Entries that wait for the disk."},
                   static_cast<double>(sources_.entries()));
        page.gauge(
            {"reami_outbox_waiting", "Messages that wait until their connection has sent earlier ones."},
            static_cast<double>(sources_.meters.outbox_waiting));
    }

    void tell_work(PrometheusText& page) const {
        const Meters& all = sources_.meters;
        page.counter({"reami_moves_total", "Moves that the server has stored and sent."}, all.moves);
        page.counter({"reami_commits_failed_total", "Failed commits."}, all.commits_failed);
        page.histogram({"reami_commit_seconds", "Time to store a group of entries."}, all.commit_seconds);
        page.histogram({"reami_commit_entries", "Entries in each group that is stored together."},
                       all.commit_entries);
        page.histogram({"reami_sync_seconds", "Time of the commit itself, which waits for the disk."},
                       all.sync_seconds);
        page.histogram({"reami_move_stored_seconds",
                        "Time from the arrival of a move at its room until the move is stored."},
                       all.stored_seconds);
        page.histogram({"reami_move_delivered_seconds",
                        "Time from the arrival of a move at its room until it is handed to all connections."},
                       all.delivered_seconds);
        page.histogram({"reami_bot_seconds", "Time for which a bot thinks."}, all.bot_seconds);
    }

    Metrics::Sources sources_;
};

/// Answers `GET /metrics`, and nothing else.
class MetricsGateway final : public net::Gateway {
public:
    explicit MetricsGateway(Metrics::Sources sources) : collector_(std::move(sources)) {}

    asio::awaitable<net::JoinResult> enter(net::JoinRequest /*join*/) override {
        co_return protocol::Close::unknown_room;
    }
    void watch_rooms(const std::shared_ptr<net::ConnectionHandle>& connection,
                     const asio::ip::address& /*address*/) override {
        connection->close(protocol::Close::unknown_room);
    }
    std::size_t longest_body(std::string_view /*path*/) const override { return 0; }
    asio::awaitable<net::Answer> answer(net::Request request) override {
        if (request.path != "/metrics")
            co_return net::problem(404, protocol::code::no_such_page, "the metrics are at /metrics");
        net::Answer answer;
        answer.content_type = "text/plain; version=0.0.4; charset=utf-8";
        answer.body = collector_.text();
        co_return answer;
    }

private:
    Collector collector_;
};

/// The settings of the metrics' own server, which are independent of the game server's settings.
Settings settings_at(const std::string& address) {
    const auto where = host_and_port(address).value();
    Settings settings;
    settings.listen = where.host;
    settings.port = where.port;
    settings.limits.connections = settings.limits.connections_an_address = most_who_ask;
    return settings;
}

}  // namespace

/// A small server on its own thread: it answers even if all shards of the game server are busy.
class Metrics::Parts : boost::noncopyable {
public:
    Parts(const Settings& where, const Sources& sources)
        : gateway_(sources), listener_(shard_, where, gateway_, ownership_, sources.meters, nullptr) {}
    ~Parts() {
        listener_.stop(std::chrono::milliseconds(0));
        shard_.stop();
    }

private:
    Shards shard_{1};
    MetricsGateway gateway_;
    net::SoleOwnership ownership_;  ///< only for the listener, because these connections need no rooms
    net::Listener listener_;
};

Metrics::Metrics(const std::string& address, const Sources& sources) {
    const Settings where = settings_at(address);
    try {
        asio::io_context nobody;
        asio::ip::tcp::acceptor(nobody, {asio::ip::make_address(where.listen), where.port}, true).close();
    } catch (const boost::system::system_error& fault) {
        throw std::runtime_error("can't serve metrics at " + address + ": " + fault.code().message() +
                                 "; give another address with --metrics");
    }
    parts_ = std::make_unique<Parts>(where, sources);
}

Metrics::~Metrics() = default;

}  // namespace reami
