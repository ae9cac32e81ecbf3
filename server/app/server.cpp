#include "server/app/server.hpp"

#include <sodium.h>
#include <spdlog/spdlog.h>
#include <sys/resource.h>
#include <unistd.h>

#include <atomic>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/thread_pool.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <stdexcept>
#include <utility>

#include "server/admin/admin_endpoint.hpp"
#include "server/admin/admin_socket.hpp"
#include "server/app/app_gateway.hpp"
#include "server/app/metrics.hpp"
#include "server/app/notices.hpp"
#include "server/app/open_store.hpp"
#include "server/app/own_addresses.hpp"
#include "server/app/ownership.hpp"
#include "server/http/routes.hpp"
#include "server/lobby/reception.hpp"
#include "server/lobby/rooms/resting_rooms.hpp"
#include "server/lobby/rooms/room_opener.hpp"
#include "server/net/http/redirect.hpp"
#include "server/net/listener.hpp"
#include "server/runtime/descriptors.hpp"
#include "server/runtime/log_about.hpp"
#include "server/runtime/shard.hpp"
#include "server/runtime/throttle.hpp"
#include "server/store/file/lock.hpp"
#include "server/store/read/read_admin.hpp"
#include "server/store/read/read_devices.hpp"
#include "server/store/sqlite/explain_error.hpp"
#include "server/store/store_kind.hpp"
#include "server/store/write/writer.hpp"

namespace reami {

namespace asio = boost::asio;
using namespace std::chrono_literals;

namespace {

constexpr auto leaving_takes = 10s;       ///< the longest time in which a stopping node gives up its rooms
constexpr auto storing_takes = 10s;       ///< the longest wait, after leaving, until the disk has all steps
constexpr auto goodbye_takes = 3s;        ///< the longest wait, after storing, until all clients disconnect
constexpr std::size_t most_work = 256;    ///< how many replays and match files may wait
constexpr std::size_t most_reviews = 10;  ///< how many moves may wait for a review

/// Gives this thread a low priority, so that other threads need not wait for a processor.
void run_after_other_threads() {
    constexpr int low = 10;
    ::setpriority(PRIO_PROCESS, static_cast<id_t>(::gettid()), low);
}

}  // namespace

/// The parts of the server, in the order in which they start. Each part may use the parts above it. They stop
/// in reverse order.
class Server::Parts : boost::noncopyable {
    Meters meters_;
    CurrentSettings settings_;
    const SettingsPtr at_start_ = settings_.get();
    const std::function<void()> on_lost_, on_drain_;
    const std::unique_ptr<net::Tls> tls_ = net::tls_of(*at_start_);
    Shards shards_{at_start_->shards};  ///< here, so that its threads start while the store opens
    SystemClock clock_;
    asio::thread_pool bots_{1};  ///< with a low priority
    Background workers_{1, most_work};
    Background reviews_{1, most_reviews};  ///< with a low priority

    // The store.
    const store::Location store_ = migrated(*at_start_);
    const std::optional<store::Lock> lock_ =
        locked_without_file(*at_start_);  ///< the folder's lock, if the store is not a file
    store::Writer writer_{store_, {.sharing = sharing_of_writers()}, on_lost_, &meters_};
    store::Readers readers_{store_};
    /// The state at the start.
    const store::AdminMemory admins_ = store::read_admin_memory(readers_.at_start());
    const store::Hash hash_key_ = store::read_hash_key(readers_.at_start());
    const lobby::KeyedHash hash_{hash_key_};

    // The rooms.
    net::Webhook webhook_;
    Notices notices_{*at_start_,
                     {clock_, [this] { return writer_.health(); }, [this] { return address(); },
                      [this](auto post) { webhook_.send(std::move(post)); }}};
    push::Pushes pushes_{{readers_, writer_, clock_, settings_, hash_, hash_key_}};
    lobby::OpenRooms open_rooms_;
    lobby::RoomQuota quota_{settings_};
    lobby::Directory directory_{
        {shards_.executors(), settings_, writer_, clock_, meters_, bots_, workers_, open_rooms_, quota_,
         [this](const auto& before, const auto& now) { notices_.changed(before, now); },
         [this](const room::Reminder& reminder) { pushes_.remind(reminder); }}};
    lobby::RestingRooms resting_{{directory_, readers_, clock_}};

    // The players, and how they find rooms.
    lobby::Players players_{readers_, settings_};
    lobby::GuessLimit guesses_{[this] { return settings_.get()->limits.wrong_codes_an_hour; }, hash_};
    lobby::RoomsElsewhere rooms_elsewhere_{{directory_, readers_, workers_, clock_}};
    lobby::CodeLookup code_lookup_{
        {directory_, open_rooms_, guesses_, readers_, clock_, meters_, rooms_elsewhere_}};
    const std::unique_ptr<lobby::HandOvers> hand_overs_ =
        hand_overs_of(store_, {players_, readers_, writer_, clock_, hash_});
    lobby::Rulings rulings_{clock_, hash_, admins_.restrictions, admins_.forbidden_names};
    lobby::SignedIn signed_in_;
    lobby::Devices devices_{{readers_, writer_, clock_, signed_in_}};
    lobby::Reception reception_{{directory_, code_lookup_, players_, *hand_overs_, clock_, meters_, hash_,
                                 devices_, signed_in_, rulings_, resting_}};
    lobby::RoomOpener opener_{{settings_, directory_, quota_, readers_, writer_, clock_, rulings_,
                               [this](const auto& opened) { notices_.opened(opened); }},
                              hash_};
    lobby::Invites invites_{{code_lookup_, readers_, writer_, clock_, rulings_, hash_}};

    // The parts that answer requests.
    http::RoomEndpoints rooms_{{opener_, invites_, code_lookup_, players_, open_rooms_, readers_, workers_}};
    http::PlayerEndpoints player_endpoints_{
        {devices_, players_, *hand_overs_, code_lookup_, readers_, {writer_, clock_}}};
    http::PushEndpoints push_endpoints_{pushes_, players_};
    admin::AdminService admin_service_{
        {directory_, resting_, open_rooms_, signed_in_, rulings_, players_, readers_, writer_, workers_,
         clock_, meters_, hash_, settings_, on_drain_, [this] { return address(); }},
        admins_};
    const std::unique_ptr<net::RoomOwnership> ownership_ = ownership_of(
        store_, {shards_, settings_, meters_, readers_, directory_, quota_, resting_, open_rooms_, guesses_,
                 rulings_, signed_in_, clock_, [this](const auto& memory) { admin_service_.learn(memory); }});
    admin::AdminEndpoint admin_endpoint_{admin_service_, clock_, settings_};
    http::Routes routes_{
        {rooms_,
         player_endpoints_,
         push_endpoints_,
         writer_,
         directory_,
         workers_,
         reviews_,
         settings_,
         [this] { return addresses_for_page(*settings_.get(), port_); },
         {[this] { return admin_endpoint_.is_there(); },
          [this](net::Request request) { return admin_endpoint_.answer(std::move(request)); }},
         [this] { return ownership_->is_cut_off(); }}};
    AppGateway gateway_{reception_, open_rooms_, routes_, rulings_, clock_, *ownership_};

    // The listeners, which the constructor opens.
    std::optional<net::Listener> listener_, redirects_;
    std::atomic<std::uint16_t> port_{0};
    std::size_t most_connections_ = 0;
    bool is_drained_ = false;
    Throttle served_minute_{1min};
    std::optional<admin::AdminSocket> admin_socket_;
    std::optional<Metrics> metrics_;

public:
    Parts(const Settings& settings, std::function<void()> on_lost, std::function<void()> on_drain)
        : settings_(settings), on_lost_(std::move(on_lost)), on_drain_(std::move(on_drain)) {
        asio::post(bots_, run_after_other_threads);
        reviews_.give(run_after_other_threads);
        most_connections_ = reami::most_connections();
        settings_.replace(fitting(settings));
        const SettingsPtr now = settings_.get();
        ownership_->begin(gateway_);
        if (!now->metrics.empty())
            metrics_.emplace(
                now->metrics,
                Metrics::Sources{meters_, [this] { return open_rooms_.counts(); },
                                 [this] { return writer_.health(); }, [this] { return directory_.inputs(); },
                                 [this] { return writer_.waiting(); },
                                 [this] { return store::kind_of(store_)->backup_age(clock_.now().wall); }});
        listener_.emplace(shards_, *now, gateway_, *ownership_, meters_, tls_.get());
        port_ = listener_->port();
        if (now->redirect_port != 0)
            redirects_.emplace(shards_, net::leading_to_https(*now, port_), gateway_, *ownership_, meters_,
                               nullptr);
        webhook_.each_second([this] { notices_.look(); });
        tell_of_open_rooms();
        admin_socket_.emplace(shards_.first(), now->data, admin_service_);
    }

    ~Parts() {
        drain();
        webhook_.stop();
        pushes_.stop();
        admin_socket_.reset();
        ownership_->stop();
        directory_.stop();
        writer_.stop();
        readers_.stop();
        workers_.stop();
        reviews_.stop();
        bots_.join();
        shards_.stop();
    }

    std::uint16_t port() const { return listener_->port(); }
    void begin_draining() { directory_.begin_draining(); }

    void drain() {
        if (std::exchange(is_drained_, true)) return;
        spdlog::info("draining: no match begins any more, and clients are told to connect again");
        ownership_->leave(leaving_takes, [this] { listener_->stop_passing_on(); });
        if (!directory_.drain(storing_takes))
            spdlog::warn("some moves were not stored in time, and their players got no confirmation");
        ownership_->end();  // before clients reconnect to other nodes
        if (redirects_) redirects_->stop_accepting();
        ownership_->stop_accepting();
        listener_->stop_accepting();  // before clients get `bye`, so that the next server accepts them
        directory_.say_bye();
        shards_.settle();  // the rooms have passed `bye` to their connections,
        shards_.settle();  // and the connections have queued it, so they may close
        if (redirects_) redirects_->stop(goodbye_takes);
        // Both listeners stop at the same time, so that the clients of other nodes do not wait for slow
        // clients of this one.
        const auto handed_over = ownership_->stopped(goodbye_takes);
        listener_->stop(goodbye_takes);
        handed_over.wait();
    }

    void reload(const Settings& fresh) {
        Settings changed = reloaded(*settings_.get(), fresh);
        net::read_again(tls_.get(), *settings_.get(), changed);
        settings_.replace(fitting(std::move(changed)));
        const SettingsPtr now = settings_.get();
        directory_.settings_changed();
        notices_.change(*now);
        ownership_->change(*now);
        listener_->change(*now);
        if (redirects_) redirects_->change(net::leading_to_https(*now, port_));
    }

    void settle() { shards_.settle(); }

private:
    Settings fitting(Settings settings) const {
        std::size_t& connections = settings.limits.connections;
        connections = connections_that_fit(connections, most_connections_);
        return settings;
    }

    std::optional<std::string> address() const { return public_address(*settings_.get(), port_); }

    /// Runs `tell_every_second`. If an exception ends it, logs the exception and starts it again.
    void tell_of_open_rooms() {
        asio::co_spawn(shards_.first().executor(), tell_every_second(),
                       [this](const std::exception_ptr& fault) {
                           logged("sending the list of open rooms")(fault);
                           tell_of_open_rooms();
                       });
    }

    asio::awaitable<void> tell_every_second() {
        asio::steady_timer second(shards_.first().executor());
        for (;;) {
            second.expires_after(1s);
            co_await second.async_wait(asio::use_awaitable);
            open_rooms_.tell();
            ownership_->look_around();
            admin_service_.history().tick(clock_.now().wall);
            if (!served_minute_.is_due(std::chrono::steady_clock::now())) continue;
            // If the store fails, this minute does not count, because nobody could play in it.
            writer_.store({0, clock_.now().wall, {store::TimeServed{}}}, shards_.first().executor(),
                          [](auto&) {});
        }
    }
};

Server::Server(const Settings& settings, std::function<void()> on_lost, std::function<void()> on_drain) {
    if (sodium_init() < 0) throw std::runtime_error("libsodium finds no source of randomness");
    try {
        parts_ = std::make_unique<Parts>(settings, std::move(on_lost), std::move(on_drain));
    } catch (const ServedByAnother&) {
        throw;
    } catch (const std::exception& error) {
        throw std::runtime_error(
            store::in_words(error, std::filesystem::absolute(settings.data / "reami.db")));
    }
}

Server::~Server() = default;
std::uint16_t Server::port() const { return parts_->port(); }
void Server::begin_draining() { parts_->begin_draining(); }
void Server::drain() { parts_->drain(); }
void Server::reload(const Settings& fresh) { parts_->reload(fresh); }
void Server::settle() { parts_->settle(); }

}  // namespace reami
