// The actions of admins. The server stores each action before anybody sees its effect.
#include <boost/system/error_code.hpp>
#include <utility>

#include "protocol/messages/codes.hpp"
#include "protocol/messages/limits.hpp"
#include "server/admin/admin_service.hpp"
#include "server/net/counted_address.hpp"
#include "server/net/encoded.hpp"
#include "server/net/http/proxies.hpp"
#include "server/room/people/visible_text.hpp"
#include "server/store/read/read_admin.hpp"
#include "server/store/read/read_devices.hpp"

namespace reami::admin {

namespace asio = boost::asio;
namespace ip = boost::asio::ip;
namespace code = protocol::code;
using namespace protocol::admin;  // NOLINT(google-build-using-namespace): this file is about these messages
using room::AdminOrder;

namespace {

constexpr std::int64_t ten_years = 3653LL * 86'400'000;

/// Parses an address. Ignores a trailing `/64`, because lists show addresses with it.
std::optional<ip::address> address_in(std::string text) {
    if (text.ends_with("/64")) text.resize(text.size() - 3);
    boost::system::error_code fault;
    const auto address = ip::make_address(text, fault);
    return fault ? std::nullopt : std::optional(address);
}

}  // namespace

bool AdminService::is_an_end(std::int64_t until) const { return until > now() && until - now() <= ten_years; }

// Rooms.

auto AdminService::ordered(std::string code, AdminOrder order) -> AnswerLater {
    const auto actor = co_await dependencies_.resting.awake(code);
    if (!actor) co_return admin_refusal(code::unknown_room);
    const auto why_not = co_await actor->carry_out(std::move(order));
    if (why_not) co_return admin_refusal(why_not->code);
    co_return AdminDone{.count = 1};
}

auto AdminService::answer(const CloseRoom& asked) -> AnswerLater {
    return ordered(asked.code, {.what = AdminOrder::What::close});
}

auto AdminService::answer(const CloseRoomsOf& asked) -> AnswerLater {
    const auto address = address_in(asked.address);
    if (!address) co_return admin_refusal(code::nothing_so_called);
    const auto rooms = co_await close_rooms_of(*address);
    co_return AdminDone{.rooms = rooms};
}

asio::awaitable<std::int64_t> AdminService::close_rooms_of(ip::address opener) {
    const AdminOrder order{.what = AdminOrder::What::close};
    std::int64_t closed = 0;
    co_await dependencies_.resting.wake_all();
    for (const auto& actor : dependencies_.directory.opened_by(dependencies_.hash.of(opener))) {
        const auto why_not = co_await actor->carry_out(order);
        if (!why_not) ++closed;
    }
    co_return closed;
}

auto AdminService::answer(const EndMatch& asked) -> AnswerLater {
    return ordered(asked.code, {.what = AdminOrder::What::end_match});
}

auto AdminService::answer(const RemovePlayer& asked) -> AnswerLater {
    const auto player = number_in(asked.player);
    if (!player) co_return admin_refusal(code::nothing_so_called);
    const AdminOrder order{.what = AdminOrder::What::remove, .player = *player};
    if (asked.code) co_return co_await ordered(*asked.code, order);
    std::int64_t rooms = 0;
    co_await dependencies_.resting.wake_all();
    for (const auto& actor : dependencies_.directory.all()) {
        const auto why_not = co_await actor->carry_out(order);
        if (!why_not) ++rooms;
    }
    if (rooms == 0) co_return admin_refusal(code::no_person);
    co_return AdminDone{.count = rooms};
}

// People.

auto AdminService::answer(const Restrict& asked) -> AnswerLater {
    if (asked.player.has_value() == asked.address.has_value()) co_return admin_refusal(code::who_or_where);
    if (!is_an_end(asked.until)) co_return admin_refusal(code::ends_too_soon);
    const bool with_rooms = asked.with_rooms.value_or(false);
    if (with_rooms && !asked.address) co_return admin_refusal(code::who_or_where);
    store::Restriction made{.number = 0,
                            .silences = asked.kind == RestrictionKind::silence,
                            .player = {},
                            .address = {},
                            .note = asked.note.value_or(""),
                            .since = now(),
                            .until = asked.until};
    const auto address = asked.address ? address_in(*asked.address) : std::nullopt;
    if (asked.player) made.player = co_await known_player(*asked.player);
    if (address) made.address = dependencies_.hash.of(*address);
    if (!made.player && !made.address) co_return admin_refusal(code::nothing_so_called);
    if (address && !made.silences && !asked.sure.value_or(false) && may_be_a_proxy(*address))
        co_return admin_refusal(code::bans_proxy);
    const bool is_stored = co_await keep_numbered(made);
    if (!is_stored) co_return admin_refusal(code::store_unavailable);
    dependencies_.rulings.add(made);
    AdminDone done{.count = 0, .number = made.number};
    if (!made.silences) done.count = close_barred(made.player, address);
    if (with_rooms) {
        const auto rooms = co_await close_rooms_of(*address);
        done.rooms = rooms;
    }
    co_return done;
}

/// A ban covers the whole /64, and the /64 of `::1` begins with `::`. Clients that connect through a socket
/// in the file system have the address 0.0.0.0.
bool AdminService::may_be_a_proxy(const ip::address& address) const {
    const ip::address counted = net::counted(address);
    if (counted.is_loopback() || counted.is_unspecified()) return true;
    return net::Networks(dependencies_.settings.get()->proxies).contains(address);
}

/// If two servers give the same number at the same time, the database refuses one restriction, and its server
/// tries the next number.
asio::awaitable<bool> AdminService::keep_numbered(store::Restriction& made) {
    const int most_tries = dependencies_.directory.is_shared() ? 3 : 1;
    for (int tries = 0; tries < most_tries; ++tries) {
        made.number = ++last_restriction_;
        const bool is_stored = co_await keep(made);
        if (is_stored) co_return true;
    }
    co_return false;
}

int AdminService::close_barred(const std::optional<store::PlayerId>& player,
                               const std::optional<ip::address>& address) {
    const auto comes_from_there = [&](const ip::address& from) {
        return address && net::counted(from) == net::counted(*address);
    };
    const int in_rooms = dependencies_.signed_in.close(
        [&](store::PlayerId whose, const lobby::SignedIn::Connected& one) {
            return player ? whose == *player : comes_from_there(one.arrival.address);
        },
        protocol::Close::barred);
    return in_rooms + dependencies_.open_rooms.close(comes_from_there, protocol::Close::barred);
}

auto AdminService::answer(const LiftRestriction& asked) -> AnswerLater {
    const auto all = dependencies_.rulings.restrictions();
    if (std::ranges::find(all, asked.number, &store::Restriction::number) == all.end())
        co_return admin_refusal(code::nothing_so_called);
    const store::RestrictionLifted lifted{asked.number};
    const bool is_stored = co_await keep(lifted);
    if (!is_stored) co_return admin_refusal(code::store_unavailable);
    dependencies_.rulings.lift(asked.number);
    co_return AdminDone{};
}

auto AdminService::answer(const SignOut& asked) -> AnswerLater {
    const auto player = co_await known_player(asked.player);
    if (!player) co_return admin_refusal(code::nothing_so_called);
    store::DevicesSignedOut out{.player = *player, .only = {}};
    std::int64_t count = 0;
    for (const store::Device& device : co_await dependencies_.readers.ask(store::read_devices, *player)) {
        if (asked.device && short_name(device.token) != *asked.device) continue;
        if (asked.device) out.only = device.token;
        ++count;
    }
    if (count == 0) co_return admin_refusal(code::nothing_so_called);
    const bool is_stored = co_await keep(out);
    if (!is_stored) co_return admin_refusal(code::store_unavailable);
    if (!out.only) dependencies_.players.take_back_hand_overs(*player);
    dependencies_.signed_in.close(
        [&](store::PlayerId whose, const lobby::SignedIn::Connected& one) {
            return whose == *player && (!out.only || one.token == *out.only);
        },
        protocol::Close::unknown_token);
    co_return AdminDone{.count = count};
}

/// The store forgets the player first, and then each room does. After that, no message contains the player's
/// name.
auto AdminService::answer(const ForgetPlayer& asked) -> AnswerLater {
    const auto player = co_await known_player(asked.player);
    if (!player) co_return admin_refusal(code::nothing_so_called);
    AdminOrder order{.what = AdminOrder::What::forget, .player = *player};
    order.names = co_await dependencies_.readers.ask(store::read_all_names, *player);
    dependencies_.signed_in.close(
        [&](store::PlayerId whose, const lobby::SignedIn::Connected&) { return whose == *player; },
        protocol::Close::unknown_token);
    const store::PlayerForgotten forgotten{*player};
    const bool is_stored = co_await store(forgotten);
    if (!is_stored) co_return admin_refusal(code::store_unavailable);
    dependencies_.players.take_back_hand_overs(*player);
    co_await dependencies_.resting.wake_all();  // lists show resting rooms with the names
    for (const auto& actor : dependencies_.directory.all()) co_await actor->carry_out(order);
    co_return AdminDone{.count = 1};
}

// Names.

auto AdminService::answer(const ForbidName& asked) -> AnswerLater {
    const auto name = room::visible_text(asked.name, protocol::longest_name);
    if (!name) co_return admin_refusal(code::bad_name);
    const store::NameRuled ruled{*name, true};
    const bool is_stored = co_await keep(ruled);
    if (!is_stored) co_return admin_refusal(code::store_unavailable);
    dependencies_.rulings.rule(ruled);
    co_return AdminDone{};
}

auto AdminService::answer(const AllowName& asked) -> AnswerLater {
    const auto all = dependencies_.rulings.forbidden_names().all();
    if (std::ranges::find(all, asked.name) == all.end()) co_return admin_refusal(code::nothing_so_called);
    const store::NameRuled ruled{asked.name, false};
    const bool is_stored = co_await keep(ruled);
    if (!is_stored) co_return admin_refusal(code::store_unavailable);
    dependencies_.rulings.rule(ruled);
    co_return AdminDone{};
}

// Everybody.

auto AdminService::answer(const Announce& asked) -> AnswerLater {
    auto text = room::visible_text(asked.text, protocol::longest_chat);
    if (!text) co_return admin_refusal(code::bad_chat);
    const net::EncodedMessage notice = net::encoded(protocol::from_server::Notice{*std::move(text)});
    co_return AdminDone{.count =
                            dependencies_.signed_in.send(notice) + dependencies_.open_rooms.send(notice)};
}

auto AdminService::answer(const DrainServer&) -> AnswerLater {
    dependencies_.drain();
    co_return AdminDone{};
}

// Tokens.

auto AdminService::answer(const MakeToken& asked) -> AnswerLater {
    const auto name = room::visible_text(asked.name, protocol::longest_name);
    if (!name) co_return admin_refusal(code::bad_name);
    if (!is_an_end(asked.until)) co_return admin_refusal(code::ends_too_soon);
    AdminTokens::Fresh fresh = AdminTokens::make(*name, now(), asked.until);
    const bool is_stored = co_await keep(fresh.stored);
    if (!is_stored) co_return admin_refusal(code::store_unavailable);
    tokens_.set(fresh.stored);
    co_return TokenMade{std::move(fresh.text)};
}

auto AdminService::answer(const RevokeToken& asked) -> AnswerLater {
    auto token = tokens_.find(asked.name);
    if (!token || token->revoked) co_return admin_refusal(code::nothing_so_called);
    token->revoked = true;
    const bool is_stored = co_await keep(*token);
    if (!is_stored) co_return admin_refusal(code::store_unavailable);
    tokens_.set(*token);
    co_return AdminDone{};
}

}  // namespace reami::admin
