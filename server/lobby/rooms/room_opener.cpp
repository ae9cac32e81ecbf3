#include "server/lobby/rooms/room_opener.hpp"

#include <sodium.h>

#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>

#include "protocol/match/game_info.hpp"
#include "protocol/match/match.hpp"
#include "protocol/messages/codes.hpp"
#include "server/runtime/log_about.hpp"
#include "server/runtime/log_outage.hpp"
#include "server/runtime/random_code.hpp"
#include "server/store/read/find_room.hpp"
#include "server/store/read/read_invites.hpp"

namespace reami::lobby {

namespace asio = boost::asio;
namespace code = protocol::code;
using store::Fault;

namespace {

std::optional<protocol::Refusal> fault_of(const RoomRequest& request) {
    const protocol::GameInfo* game = protocol::find_game(request.game);
    if (game == nullptr) return protocol::no_game(request.game);
    for (const auto& [seat, bot] : request.bots) {
        if (seat.number() < 1 || seat.number() > request.seats) return protocol::refusal(code::bad_seat);
        if (auto no = protocol::no_bot(*game, bot)) return no;
    }
    return std::nullopt;
}

/// Whether all other seats have bots, and the room is not listed.
bool is_for_one(const RoomRequest& request) {
    return std::cmp_equal(request.bots.size() + 1, request.seats) && !request.listed;
}

/// The fault of a request with a set-up: its room must have one seat for a person and be unlisted, and only
/// its bots may have scripts.
std::optional<protocol::Refusal> fault_of_set_up(const RoomRequest& request, const std::string& options) {
    if (!request.set_up) {
        if (request.script.empty()) return std::nullopt;
        return protocol::refusal(code::prepared);
    }
    if (!is_for_one(request)) return protocol::refusal(code::prepared);
    const auto* game = protocol::find_game(request.game);
    for (const auto& [seat, moves] : request.script) {
        if (!request.bots.contains(seat)) return protocol::refusal(code::prepared);
        for (const std::string& move : moves)
            if (!game->reads_move(move))
                return protocol::refusal(code::unreadable, protocol::Detail{"name", {{"name", move}}});
    }
    auto match = protocol::Match::start({request.game, options, request.seats, *request.set_up});
    if (!match) return match.error();
    return std::nullopt;
}

/// The canonical options of the request, or its fault.
Expected<std::string, protocol::Refusal> checked_options(const RoomRequest& request) {
    if (auto fault = fault_of(request)) return *std::move(fault);
    auto options = protocol::find_game(request.game)->canonical_options(request.options, request.seats);
    if (!options) return options.error();
    if (auto fault = fault_of_set_up(request, *options)) return *std::move(fault);
    return options;
}

std::optional<store::Prepared> prepared(const RoomRequest& request) {
    if (!request.set_up) return std::nullopt;
    return store::Prepared{*request.set_up, room::Script::text(request.script)};
}

/// The record of the room, without its code and the person who opens it.
store::RoomOpened record_of(const RoomRequest& request, std::string options) {
    return {.code = {},
            .game = request.game,
            .options = std::move(options),
            .seats = request.seats,
            .listed = request.listed,
            .secret = {},
            .host = {},
            .opener = {},
            .requester = {},
            .request = request.id,
            .prepared = prepared(request),
            .for_one = false,
            .time = protocol::time_control_text(request.time)};
}

/// Takes a slot of the quota, and gives it back when it is destroyed, unless `keep` was called.
class QuotaSlot : boost::noncopyable {
public:
    QuotaSlot(RoomQuota& quota, const RoomQuota::Opener& opener) : quota_(quota), opener_(opener) {}
    ~QuotaSlot() {
        if (!kept_) quota_.give_back(opener_);
    }
    void keep() { kept_ = true; }

private:
    RoomQuota& quota_;
    RoomQuota::Opener opener_;
    bool kept_ = false;
};

/// The number of random codes that the server tries. In practice, at least one of them is free.
constexpr int tries = 3;
/// The pause before the next check whether another request has ended.
constexpr std::chrono::milliseconds look_again_after{10};

}  // namespace

asio::awaitable<RoomOpener::OpenOutcome> RoomOpener::open(RoomRequest request, Requester requester) {
    auto options = checked_options(request);
    if (!options) co_return options.error();
    auto time = protocol::canonical(request.time);
    if (!time) co_return time.error();
    request.time = *std::move(time);

    const room::Identity host = requester.who ? *requester.who : Players::new_player();
    if (dependencies_.rulings.is_banned({host.player, requester.from}))
        co_return protocol::refusal(code::barred);
    const store::Hash address = hash_.of(requester.from);
    store::RoomOpened opened = record_of(request, *std::move(options));
    opened.host = host.player;
    opened.opener = address;
    opened.requester = requester.who ? hash_.of(host.player) : address;
    const PendingOpenings::RequestKey asked(*opened.requester, opened.request);
    const PendingOpenings::Turn turn = co_await turn_of(under_way_, asked);
    if (auto before = co_await code_of(opened)) co_return OpenedRoom{*std::move(before), {}, false};

    const Leave leave = co_await leave_for(request, requester);
    if (leave == Leave::refused) co_return protocol::refusal(code::invited_only);
    opened.for_one = leave == Leave::for_one;
    if (dependencies_.directory.is_draining()) co_return protocol::refusal(code::restarting, {}, 1);
    const Moment now = dependencies_.clock.now();
    if (auto no_more = dependencies_.quota.take(address, now.steady)) co_return *std::move(no_more);
    QuotaSlot place(dependencies_.quota, address);
    std::optional<PendingOpenings::Turn> alone;
    if (dependencies_.quota.asks_the_database()) {
        auto turn_of_opener = co_await turn_of(openers_, {address, {}});
        alone.emplace(std::move(turn_of_opener));
        if (auto no_more = co_await too_many_of(address)) co_return *std::move(no_more);
    }
    store::Entry entry{.room = 0, .at = now.wall, .records = {}};
    for (const auto& [seat, bot] : request.bots)
        entry.records.emplace_back(store::SeatTaken{seat, {}, {}, {}, bot});
    OpenOutcome outcome = co_await store(std::move(entry), std::move(opened), host);
    // A room that is not in the directory is not served yet, so it keeps no place in the quota.
    if (outcome && outcome->is_new && dependencies_.directory.find(outcome->code)) place.keep();
    co_return outcome;
}

asio::awaitable<PendingOpenings::Turn> RoomOpener::turn_of(PendingOpenings& among,
                                                           PendingOpenings::RequestKey request) {
    asio::steady_timer pause(co_await asio::this_coro::executor);
    for (;;) {
        if (auto turn = among.turn(request)) co_return *std::move(turn);
        pause.expires_after(look_again_after);
        co_await pause.async_wait(asio::use_awaitable);
    }
}

/// The rooms that the player may open. If the settings require an invitation, a player without one may open
/// only rooms in which they play alone with bots, and only if the player's token is stored: such a player has
/// had a seat in some room.
asio::awaitable<RoomOpener::Leave> RoomOpener::leave_for(const RoomRequest& request,
                                                         const Requester& requester) {
    if (dependencies_.settings.get()->opening != "invited") co_return Leave::given;
    if (!requester.who) co_return Leave::refused;
    const bool is_invited = co_await dependencies_.readers.ask(store::is_invited, requester.who->player);
    if (is_invited) co_return Leave::given;
    co_return is_for_one(request) ? Leave::for_one : Leave::refused;
}

/// An opener has only one request at a time here, so this server counts its own rooms exactly. But two
/// servers that are asked at the same moment may open one room too many.
asio::awaitable<std::optional<protocol::Refusal>> RoomOpener::too_many_of(store::Hash opener) {
    const Millis wall = dependencies_.clock.now().wall;
    const Millis since = wall - HourlyQuota<store::Hash>::hour;
    const std::size_t most = dependencies_.quota.an_hour();
    const auto rooms = co_await dependencies_.readers.ask(store::find_opened_by, opener, since, most);
    co_return dependencies_.quota.judge(rooms, wall);
}

asio::awaitable<std::optional<std::string>> RoomOpener::code_of(const store::RoomOpened& opened) {
    co_return co_await dependencies_.readers.ask(store::find_code_of_request, *opened.requester,
                                                 opened.request);
}

/// If the schema refuses the entry, either a copy of this request has opened its room meanwhile, or the code
/// is taken.
asio::awaitable<RoomOpener::OpenOutcome> RoomOpener::store(store::Entry entry, store::RoomOpened opened,
                                                           const room::Identity& host) {
    for (int n = 0; n < tries; ++n) {
        opened.code = random_code(room_letters);
        randombytes_buf(opened.secret.data(), opened.secret.size());
        store::Entry attempt{.room = dependencies_.directory.next_room(), .at = entry.at, .records = {}};
        if (!host.stored) attempt.records.emplace_back(store::PlayerMade{host.player, host.token});
        attempt.records.emplace_back(opened);
        attempt.records.insert(attempt.records.end(), entry.records.begin(), entry.records.end());
        const store::Appended appended = co_await dependencies_.journal.append(attempt);
        if (!appended.fault) {
            add(attempt, opened.opener);
            if (dependencies_.on_opened) dependencies_.on_opened(opened);
            log_about(spdlog::level::info, {attempt.room}, "opened for {}, with {} seats", opened.game,
                      opened.seats);
            co_return OpenedRoom{opened.code, host.new_token, true};
        }
        const bool is_final = appended.fault->kind == Fault::Kind::refused;
        if (is_final)
            if (auto before = co_await code_of(opened)) co_return OpenedRoom{*std::move(before), {}, false};
        if (!is_final) {
            log_outage("could not open a room", appended.fault->why);
            co_return protocol::refusal(code::store_unavailable, {}, 1);
        }
        log_about(spdlog::level::err, {attempt.room}, "could not open this room: {}", appended.fault->why);
    }
    co_return protocol::refusal(code::store_refused);
}

/// Adds the room to the directory. If several nodes serve the rooms, does nothing: the first node to which a
/// person comes takes the room.
void RoomOpener::add(const store::Entry& entry, const RoomQuota::Opener& opener) {
    if (dependencies_.directory.is_shared()) return;
    room::Room room(dependencies_.directory.limits());
    for (const store::Record& record : entry.records) room.apply(record, entry.at);
    dependencies_.directory.add({.id = entry.room, .room = std::move(room), .opener = opener});
}

}  // namespace reami::lobby
