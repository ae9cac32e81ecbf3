#include "server/lobby/players/invites.hpp"

#include "protocol/messages/codes.hpp"
#include "server/runtime/log_outage.hpp"
#include "server/store/read/read_invites.hpp"

namespace reami::lobby {

namespace asio = boost::asio;
namespace code = protocol::code;

asio::awaitable<Expected<Invites::Redeemed, protocol::Refusal>> Invites::redeem(std::string word,
                                                                                Requester requester) {
    const room::Identity who = requester.who ? *requester.who : Players::new_player();
    if (dependencies_.rulings.is_banned({who.player, requester.from}))
        co_return protocol::refusal(code::barred);
    const bool may_already = co_await dependencies_.readers.ask(store::is_invited, who.player);
    if (may_already) co_return Redeemed{};
    const bool answered = co_await dependencies_.codes.wait_for_turn(requester.from);
    if (!answered) co_return dependencies_.codes.too_many(requester.from);
    const store::Hash hash = dependencies_.hash.of_invite(word);
    const Millis now = dependencies_.clock.now().wall;
    const bool is_good = co_await dependencies_.readers.ask(store::is_good_invite, hash, now);
    if (!is_good) {
        dependencies_.codes.count_guess(requester.from);
        co_return protocol::refusal(code::wrong_invite);
    }
    store::Entry entry{.room = 0, .at = now, .records = {}};
    if (!who.stored) entry.records.emplace_back(store::PlayerMade{who.player, who.token});
    entry.records.emplace_back(store::InviteRedeemed{hash, who.player});
    const store::Appended appended = co_await dependencies_.journal.append(std::move(entry));
    if (!appended.fault) co_return Redeemed{who.new_token};
    if (appended.fault->kind != store::Fault::Kind::refused) {
        log_outage("could not store the use of an invitation", appended.fault->why);
        co_return protocol::refusal(code::store_unavailable, {}, 1);
    }
    // Another copy of this request may have succeeded.
    const bool may_meanwhile = co_await dependencies_.readers.ask(store::is_invited, who.player);
    if (may_meanwhile) co_return Redeemed{};
    co_return protocol::refusal(code::wrong_invite);  // another player has used it up meanwhile
}

}  // namespace reami::lobby
