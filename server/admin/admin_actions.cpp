#include "server/admin/admin_actions.hpp"

#include <boost/system/error_code.hpp>

#include "protocol/messages/codes.hpp"
#include "protocol/messages/limits.hpp"
#include "server/lobby/players/devices.hpp"
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

void AdminActions::learn(std::int64_t last_restriction) {
    std::int64_t last = last_restriction_;
    while (last < last_restriction && !last_restriction_.compare_exchange_weak(last, last_restriction)) {
    }
}

bool AdminActions::is_an_end(std::int64_t until) const {
    return until > dependencies_.now() && until - dependencies_.now() <= ten_years;
}

// Rooms.

AnswerLater AdminActions::ordered(std::string code, AdminOrder order) {
    const auto actor = co_await dependencies_.resting.awake(code);
    if (!actor) co_return admin_refusal(code::unknown_room);
    const auto why_not = co_await actor->carry_out(std::move(order));
    if (why_not) co_return admin_refusal(why_not->code);
    co_return AdminDone{.count = 1};
}

AnswerLater AdminActions::answer(const CloseRoom& asked) {
    return ordered(asked.code, {.what = AdminOrder::What::close});
}

AnswerLater AdminActions::answer(const CloseRoomsOf& asked) {
    const auto address = address_in(asked.address);
    if (!address) co_return admin_refusal(code::nothing_so_called);
    const auto rooms = co_await close_rooms_of(*address);
    co_return AdminDone{.rooms = rooms};
}

asio::awaitable<std::int64_t> AdminActions::close_rooms_of(ip::address opener) {
    co_await dependencies_.resting.wake_all();
    const AdminOrder order{.what = AdminOrder::What::close};
    co_return co_await ordered(dependencies_.directory.opened_by(dependencies_.hash.of(opener)), order);
}

asio::awaitable<std::int64_t> AdminActions::ordered(std::vector<lobby::Directory::ActorPtr> rooms,
                                                    AdminOrder order) {
    std::int64_t carried_out = 0;
    for (const auto& actor : rooms) {
        const auto why_not = co_await actor->carry_out(order);
        if (!why_not) ++carried_out;
    }
    co_return carried_out;
}

AnswerLater AdminActions::answer(const EndMatch& asked) {
    return ordered(asked.code, {.what = AdminOrder::What::end_match});
}

AnswerLater AdminActions::answer(const RemovePlayer& asked) {
    const auto player = number_in(asked.player);
    if (!player) co_return admin_refusal(code::nothing_so_called);
    const AdminOrder order{.what = AdminOrder::What::remove, .player = *player};
    if (asked.code) co_return co_await ordered(*asked.code, order);
    co_await dependencies_.resting.wake_all();
    const auto rooms = co_await ordered(dependencies_.directory.all(), order);
    if (rooms == 0) co_return admin_refusal(code::no_person);
    co_return AdminDone{.count = rooms};
}

// People.

AnswerLater AdminActions::answer(const Restrict& asked) {
    if (asked.player.has_value() == asked.address.has_value()) co_return admin_refusal(code::who_or_where);
    if (!is_an_end(asked.until)) co_return admin_refusal(code::ends_too_soon);
    const bool with_rooms = asked.with_rooms.value_or(false);
    if (with_rooms && !asked.address) co_return admin_refusal(code::who_or_where);
    store::Restriction made{.number = 0,
                            .silences = asked.kind == RestrictionKind::silence,
                            .player = {},
                            .address = {},
                            .note = asked.note.value_or(""),
                            .since = dependencies_.now(),
                            .until = asked.until};
    const auto address = asked.address ? address_in(*asked.address) : std::nullopt;
    if (asked.player) made.player = co_await dependencies_.known_player(*asked.player);
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
bool AdminActions::may_be_a_proxy(const ip::address& address) const {
    const ip::address counted = net::counted(address);
    if (counted.is_loopback() || counted.is_unspecified()) return true;
    return net::Networks(dependencies_.settings.get()->proxies).contains(address);
}

/// If two servers give the same number at the same time, the database refuses one restriction, and its server
/// tries the next number.
asio::awaitable<bool> AdminActions::keep_numbered(store::Restriction& made) {
    const int most_tries = dependencies_.directory.is_shared() ? 3 : 1;
    for (int tries = 0; tries < most_tries; ++tries) {
        made.number = ++last_restriction_;
        const bool is_stored = co_await dependencies_.keep(made);
        if (is_stored) co_return true;
    }
    co_return false;
}

int AdminActions::close_barred(const std::optional<store::PlayerId>& player,
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

AnswerLater AdminActions::answer(const LiftRestriction& asked) {
    const auto all = dependencies_.rulings.restrictions();
    if (std::ranges::find(all, asked.number, &store::Restriction::number) == all.end())
        co_return admin_refusal(code::nothing_so_called);
    const store::RestrictionLifted lifted{asked.number};
    const bool is_stored = co_await dependencies_.keep(lifted);
    if (!is_stored) co_return admin_refusal(code::store_unavailable);
    dependencies_.rulings.lift(asked.number);
    co_return AdminDone{};
}

AnswerLater AdminActions::answer(const SignOut& asked) {
    const auto player = co_await dependencies_.known_player(asked.player);
    if (!player) co_return admin_refusal(code::nothing_so_called);
    store::DevicesSignedOut out{.player = *player, .only = {}};
    std::int64_t count = 0;
    for (const store::Device& device : co_await dependencies_.readers.ask(store::read_devices, *player)) {
        if (asked.device && lobby::short_name(device.token) != *asked.device) continue;
        if (asked.device) out.only = device.token;
        ++count;
    }
    if (count == 0) co_return admin_refusal(code::nothing_so_called);
    const bool is_stored = co_await dependencies_.keep(out);
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
AnswerLater AdminActions::answer(const ForgetPlayer& asked) {
    const auto player = co_await dependencies_.known_player(asked.player);
    if (!player) co_return admin_refusal(code::nothing_so_called);
    AdminOrder order{.what = AdminOrder::What::forget, .player = *player};
    order.names = co_await dependencies_.readers.ask(store::read_all_names, *player);
    dependencies_.signed_in.close(
        [&](store::PlayerId whose, const lobby::SignedIn::Connected&) { return whose == *player; },
        protocol::Close::unknown_token);
    const store::PlayerForgotten forgotten{*player};
    const bool is_stored = co_await dependencies_.store(forgotten);
    if (!is_stored) co_return admin_refusal(code::store_unavailable);
    dependencies_.players.take_back_hand_overs(*player);
    co_await dependencies_.resting.wake_all();  // lists show resting rooms with the names
    co_await ordered(dependencies_.directory.all(), order);
    co_return AdminDone{.count = 1};
}

// Names.

AnswerLater AdminActions::answer(const ForbidName& asked) {
    const auto name = room::visible_text(asked.name, protocol::longest_name);
    if (!name) co_return admin_refusal(code::bad_name);
    const store::NameRuled ruled{*name, true};
    const bool is_stored = co_await dependencies_.keep(ruled);
    if (!is_stored) co_return admin_refusal(code::store_unavailable);
    dependencies_.rulings.rule(ruled);
    co_return AdminDone{};
}

AnswerLater AdminActions::answer(const AllowName& asked) {
    const auto all = dependencies_.rulings.forbidden_names().all();
    if (std::ranges::find(all, asked.name) == all.end()) co_return admin_refusal(code::nothing_so_called);
    const store::NameRuled ruled{asked.name, false};
    const bool is_stored = co_await dependencies_.keep(ruled);
    if (!is_stored) co_return admin_refusal(code::store_unavailable);
    dependencies_.rulings.rule(ruled);
    co_return AdminDone{};
}

// Everybody.

AnswerLater AdminActions::answer(const Announce& asked) {
    auto text = room::visible_text(asked.text, protocol::longest_chat);
    if (!text) co_return admin_refusal(code::bad_chat);
    const net::EncodedMessage notice = net::encoded(protocol::from_server::Notice{*std::move(text)});
    co_return AdminDone{.count =
                            dependencies_.signed_in.send(notice) + dependencies_.open_rooms.send(notice)};
}

AnswerLater AdminActions::answer(const DrainServer&) {
    dependencies_.drain();
    co_return AdminDone{};
}

// Tokens.

AnswerLater AdminActions::answer(const MakeToken& asked) {
    const auto name = room::visible_text(asked.name, protocol::longest_name);
    if (!name) co_return admin_refusal(code::bad_name);
    if (!is_an_end(asked.until)) co_return admin_refusal(code::ends_too_soon);
    AdminTokens::Fresh fresh = AdminTokens::make(*name, dependencies_.now(), asked.until);
    const bool is_stored = co_await dependencies_.keep(fresh.stored);
    if (!is_stored) co_return admin_refusal(code::store_unavailable);
    tokens_.set(fresh.stored);
    co_return TokenMade{std::move(fresh.text)};
}

AnswerLater AdminActions::answer(const RevokeToken& asked) {
    auto token = tokens_.find(asked.name);
    if (!token || token->revoked) co_return admin_refusal(code::nothing_so_called);
    token->revoked = true;
    const bool is_stored = co_await dependencies_.keep(*token);
    if (!is_stored) co_return admin_refusal(code::store_unavailable);
    tokens_.set(*token);
    co_return AdminDone{};
}

}  // namespace reami::admin
