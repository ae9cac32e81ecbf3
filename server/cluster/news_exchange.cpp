#include "server/cluster/news_exchange.hpp"

#include <sodium.h>
#include <spdlog/spdlog.h>

#include "server/runtime/log_about.hpp"

namespace reami::cluster {

namespace asio = boost::asio;
namespace from_server = protocol::from_server;

namespace {

constexpr std::chrono::seconds every{1};

std::string random_name() {
    std::array<std::uint8_t, 32> bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    return to_hex(bytes).substr(0, 32);
}

/// The stored facts about an occupant; the database does not have presence and readiness.
from_server::Occupant occupant_of(const ListedSeat& seat) {
    from_server::Occupant occupant;
    if (!seat.name.empty()) occupant.name = seat.name;
    if (seat.who > 0) occupant.who = seat.who;
    if (!seat.bot.empty()) occupant.bot = seat.bot;
    return occupant;
}

from_server::OpenRoom shown(const ListedRoom& room) {
    from_server::OpenRoom open;
    open.code = room.code;
    open.game = room.game;
    open.options.text = room.options;
    open.time = protocol::time_control_of(room.time);
    open.date = room.date;
    open.phase = room.plays ? from_server::Phase::playing : from_server::Phase::seating;
    for (const Seat seat : SeatSet::first(room.seats)) open.seats[seat] = std::nullopt;
    for (const auto& [seat, taken] : room.taken) open.seats[seat] = occupant_of(taken);
    return open;
}

std::map<std::string, from_server::OpenRoom> by_code(const std::vector<ListedRoom>& listed) {
    std::map<std::string, from_server::OpenRoom> rooms;
    for (const ListedRoom& room : listed) rooms.emplace(room.code, shown(room));
    return rooms;
}

asio::awaitable<void> take_out(std::shared_ptr<room::RoomActor> actor, room::AdminOrder order) {
    co_await actor->carry_out(std::move(order));
}

}  // namespace

NewsExchange::NewsExchange(const store::PgAddress& store, Dependencies dependencies)
    : dependencies_(std::move(dependencies)), channel_(store, random_name()) {
    dependencies_.guesses.share();
}

void NewsExchange::exchange() {
    const auto own = dependencies_.guesses.unreported();
    const News news = channel_.exchange(own);
    const store::Millis now = dependencies_.clock.now().steady;
    dependencies_.guesses.reported(own, now);
    dependencies_.guesses.hear(news.wrong_codes, now);
    dependencies_.open_rooms.heard(by_code(news.listed));
    if (news.rulings) take(*news.rulings);
    if (!news.signed_out.empty()) sign_out(news.signed_out);
    for (const auto& [player, names] : news.forgotten) forget(player, names);
}

void NewsExchange::take(const store::AdminMemory& memory) {
    dependencies_.rulings.replace(memory.restrictions, memory.forbidden_names);
    dependencies_.learn(memory);
    dependencies_.signed_in.close(
        [&](store::PlayerId player, const lobby::SignedIn::Connected& one) {
            return dependencies_.rulings.is_banned({player, one.arrival.address});
        },
        protocol::Close::barred);
    dependencies_.open_rooms.close(
        [&](const asio::ip::address& from) {
            return dependencies_.rulings.is_banned({{}, from});
        },
        protocol::Close::barred);
}

void NewsExchange::sign_out(const std::vector<store::TokenHash>& tokens) {
    dependencies_.signed_in.close(
        [&](store::PlayerId, const lobby::SignedIn::Connected& one) {
            return std::ranges::find(tokens, one.token) != tokens.end();
        },
        protocol::Close::unknown_token);
}

/// Replaces the player's names in the rooms of this server. The rows in the database have changed already.
void NewsExchange::forget(store::PlayerId player, const std::vector<std::string>& names) {
    const room::AdminOrder order{.what = room::AdminOrder::What::forget, .player = player, .names = names};
    for (const auto& actor : dependencies_.directory.all())
        asio::co_spawn(actor->executor(), take_out(actor, order), logged("forgetting a player"));
}

void NewsExchange::start() {
    thread_ = std::thread([this] { run(); });
}

void NewsExchange::stop() {
    {
        const std::lock_guard lock(mutex_);
        ends_ = true;
    }
    changed_.notify_all();
    if (thread_.joinable()) thread_.join();
}

void NewsExchange::run() {
    std::unique_lock lock(mutex_);
    while (!ends_) {
        lock.unlock();
        exchange_or_say_why();
        lock.lock();
        changed_.wait_for(lock, every, [this] { return ends_; });
    }
}

void NewsExchange::exchange_or_say_why() {
    try {
        exchange();
        if (!std::exchange(answers_, true)) spdlog::info("read the shared data of other servers again");
    } catch (const std::exception& why) {
        if (std::exchange(answers_, false))
            spdlog::warn(
                "could not read the shared data of other servers: {}; this server continues with the data "
                "that it read last",
                why.what());
    }
}

}  // namespace reami::cluster
