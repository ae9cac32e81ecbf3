// The requests of admins about invitations. The server looks an invitation up in the database at each use,
// and keeps none in memory.
#include <algorithm>

#include "protocol/messages/codes.hpp"
#include "protocol/messages/limits.hpp"
#include "server/admin/admin_actions.hpp"
#include "server/room/people/visible_text.hpp"
#include "server/runtime/random_code.hpp"
#include "server/store/read/read_invites.hpp"

namespace reami::admin {

namespace code = protocol::code;
using namespace protocol::admin;  // NOLINT(google-build-using-namespace): this file is about these messages

AnswerLater AdminActions::answer(const MakeInvite& asked) {
    constexpr int most_uses = 10'000;
    const auto name = room::visible_text(asked.name, protocol::longest_name);
    if (!name) co_return admin_refusal(code::bad_name);
    if (!is_an_end(asked.until)) co_return admin_refusal(code::ends_too_soon);
    if (asked.uses < 1 || asked.uses > most_uses) co_return admin_refusal(code::bad_uses);
    InviteMade made{.word = random_code(invite_letters), .link = {}};
    const store::Invite invite{.name = *name,
                               .hash = dependencies_.hash.of_invite(made.word),
                               .made_at = dependencies_.now(),
                               .until = asked.until,
                               .uses = asked.uses};
    const bool is_stored = co_await dependencies_.keep(invite);
    if (!is_stored) co_return admin_refusal(code::store_unavailable);
    if (const auto address = dependencies_.address()) made.link = *address + "/#invite=" + made.word;
    co_return made;
}

AnswerLater AdminActions::answer(const RevokeInvite& asked) {
    const auto all = co_await dependencies_.readers.ask(store::read_invites);
    const bool is_there = std::ranges::any_of(
        all, [&](const store::InviteSummary& one) { return one.name == asked.name && !one.revoked; });
    if (!is_there) co_return admin_refusal(code::nothing_so_called);
    const store::InviteRevoked revoked{asked.name};
    const bool is_stored = co_await dependencies_.keep(revoked);
    if (!is_stored) co_return admin_refusal(code::store_unavailable);
    co_return AdminDone{};
}

}  // namespace reami::admin
