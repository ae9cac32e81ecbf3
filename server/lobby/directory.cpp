#include "server/lobby/directory.hpp"

#include <sodium.h>
#include <spdlog/spdlog.h>

#include <algorithm>

#include "protocol/game_kind.hpp"
#include "server/clock.hpp"
#include "server/lobby/guest.hpp"

namespace reami::lobby {

namespace asio = boost::asio;
namespace code = protocol::code;

namespace {

Refused refused(std::string_view code, std::string detail = {}, int again = 0) {
    return {{std::string(code), std::move(detail)}, again};
}

}  // namespace

// Opening.

std::optional<Refused> Directory::fault_of(const Wish& wish, const Address& from) {
    if (!protocol::find_game(wish.game)) return refused(code::unknown_game, wish.game);
    for (const auto& [seat, bot] : wish.bots) {
        if (seat.number() < 1 || seat.number() > wish.seats) return refused(code::bad_seat);
        if (!protocol::is_bot_kind(bot)) return refused(code::bad_bot, bot);
    }
    if (const int wait = opened_.wait_seconds(from, Allowance::Clock::now()))
        return refused(code::too_many_rooms, {}, wait);
    if (size() >= means_.settings.limits.rooms) return refused(code::too_many_rooms, {}, 60);
    return std::nullopt;
}

asio::awaitable<std::variant<std::string, Refused>> Directory::open(Wish wish, Address from) {
    const std::pair key(from, wish.id);
    {
        const std::lock_guard lock(mutex_);
        if (auto before = recent_wishes_.find(key)) co_return *std::move(before);
    }
    if (auto fault = fault_of(wish, from)) co_return *std::move(fault);
    const auto options = protocol::find_game(wish.game)->canonical_options(wish.options, wish.seats);
    if (const auto* wrong = std::get_if<protocol::Refusal>(&options)) co_return Refused{*wrong, 0};

    store::Entry entry = opening(wish, std::get<std::string>(options));
    entry.room = ++last_room_;
    const store::Appended appended = co_await means_.journal.append(entry);
    if (appended.fault) {
        spdlog::error("a room could not be opened: {}", appended.fault->why);
        co_return refused(code::store_unavailable, {}, 1);
    }
    opened_.use(from, Allowance::Clock::now());
    room::Room room(terms());
    for (const store::Record& record : entry.records) room.fold(record, entry.at);
    std::string opened = room.table().code;
    {
        const std::lock_guard lock(mutex_);
        recent_wishes_.add(key, opened, entry.at, terms().remembered_for);
    }
    add(entry.room, std::move(room), {});
    co_return opened;
}

store::Entry Directory::opening(const Wish& wish, const std::string& options) const {
    store::Opened opened{.code = random_code(),
                         .game = wish.game,
                         .options = options,
                         .seats = wish.seats,
                         .listed = wish.listed,
                         .secret = {}};
    randombytes_buf(opened.secret.data(), opened.secret.size());
    store::Entry entry{.room = 0, .at = now_millis(), .records = {std::move(opened)}};
    for (const auto& [seat, bot] : wish.bots)
        entry.records.emplace_back(store::Seated{seat, {}, {}, {}, bot});
    return entry;
}

void Directory::restore(store::RoomId id, room::Room room, std::vector<store::Seq> rows) {
    add(id, std::move(room), std::move(rows));
}

void Directory::add(store::RoomId id, room::Room room, std::vector<store::Seq> rows) {
    room.wake(now_millis());
    means_.open_rooms.changed(room.message(now_millis()));
    const Settings& settings = means_.settings;
    const room::House house{means_.journal, means_.workers, settings.bot_waits, settings.limits.inbox_letters,
                            [this](const auto& shown) { changed(shown); }};
    const std::string code = room.table().code;
    const auto& shard = means_.shards[static_cast<std::size_t>(id) % means_.shards.size()];
    auto actor = std::make_shared<room::RoomActor>(shard, id, std::move(room), house);
    actor->set_rows(std::move(rows));
    {
        const std::lock_guard lock(mutex_);
        rooms_.emplace(code, actor);
    }
    actor->run();
}

void Directory::changed(const protocol::from_server::Room& room) {
    means_.open_rooms.changed(room);
    if (room.phase != protocol::from_server::Phase::closed) return;
    const std::lock_guard lock(mutex_);
    rooms_.erase(room.code);
}

// Entering.

std::optional<Refused> Directory::guessed_enough(const Address& from) {
    const int wait = wrong_codes_.wait_seconds(from, Allowance::Clock::now());
    if (wait == 0) return std::nullopt;
    return refused(code::too_many_codes, {}, wait);
}

void Directory::guessed_wrong(const Address& from) { wrong_codes_.use(from, Allowance::Clock::now()); }

asio::awaitable<net::Entrance> Directory::enter(net::Knock knock) {
    if (guessed_enough(knock.address)) co_return protocol::Close::house_rules;
    const ActorPtr actor = find(knock.room);
    if (!actor) {
        guessed_wrong(knock.address);
        co_return protocol::Close::unknown_room;
    }
    auto who = co_await identify(knock.hello);
    if (const auto* close = std::get_if<protocol::Close>(&who)) co_return *close;
    const auto identity = std::get<room::Identity>(std::move(who));
    co_return std::make_unique<Guest>(actor, means_.players, identity, knock);
}

asio::awaitable<std::variant<room::Identity, protocol::Close>> Directory::identify(
    const protocol::from_client::Hello& hello) {
    if (hello.code) {
        auto identity = means_.players.redeem(*hello.code, now_millis());
        if (!identity) co_return protocol::Close::unknown_token;
        store::Entry entry{
            .room = 0, .at = now_millis(), .records = {store::PlayerMade{identity->player, identity->token}}};
        const store::Appended appended = co_await means_.journal.append(std::move(entry));
        if (appended.fault) co_return protocol::Close::fault;
        identity->stored = true;
        co_return *std::move(identity);
    }
    if (!hello.token) co_return Players::new_player();
    auto identity = means_.players.recognize(*hello.token);
    if (!identity) co_return protocol::Close::unknown_token;
    co_return *std::move(identity);
}

// The whole house.

auto Directory::find(const std::string& code) const -> ActorPtr {
    const std::lock_guard lock(mutex_);
    const auto found = rooms_.find(code);
    return found == rooms_.end() ? nullptr : found->second;
}

std::size_t Directory::size() const {
    const std::lock_guard lock(mutex_);
    return rooms_.size();
}

void Directory::say_bye(const protocol::from_server::Bye& bye) const {
    const std::lock_guard lock(mutex_);
    for (const auto& [code, actor] : rooms_) actor->say_bye(bye);
}

void Directory::stop() const {
    const std::lock_guard lock(mutex_);
    for (const auto& [code, actor] : rooms_) actor->stop();
}

room::Terms Directory::terms() const {
    const Limits& limits = means_.settings.limits;
    return {.away_after = limits.away_after.count(),
            .remembered_for = limits.remembered_for.count(),
            .empty_closes_after = std::chrono::milliseconds(limits.empty_room_closes_after).count()};
}

}  // namespace reami::lobby
