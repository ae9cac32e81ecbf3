// Carries out the actions of admins. The server stores each action before anybody sees its effect.
#pragma once

#include <atomic>

#include "server/admin/admin_dependencies.hpp"
#include "server/admin/admin_tokens.hpp"

namespace reami::admin {

/// Any thread may call every function.
class AdminActions {
public:
    /// All references must outlive it. `last_restriction` is the highest number of a stored restriction.
    AdminActions(const AdminDependencies& dependencies, AdminTokens& tokens, std::int64_t last_restriction)
        : dependencies_(dependencies), tokens_(tokens), last_restriction_(last_restriction) {}

    /// Learns the highest number of a restriction that another server may have stored.
    void learn(std::int64_t last_restriction);

    AnswerLater answer(const protocol::admin::CloseRoom& asked);
    AnswerLater answer(const protocol::admin::CloseRoomsOf& asked);
    AnswerLater answer(const protocol::admin::EndMatch& asked);
    AnswerLater answer(const protocol::admin::RemovePlayer& asked);
    AnswerLater answer(const protocol::admin::Restrict& asked);
    AnswerLater answer(const protocol::admin::LiftRestriction& asked);
    AnswerLater answer(const protocol::admin::Announce& asked);
    AnswerLater answer(const protocol::admin::DrainServer& asked);
    AnswerLater answer(const protocol::admin::SignOut& asked);
    AnswerLater answer(const protocol::admin::ForbidName& asked);
    AnswerLater answer(const protocol::admin::AllowName& asked);
    AnswerLater answer(const protocol::admin::ForgetPlayer& asked);
    AnswerLater answer(const protocol::admin::MakeToken& asked);
    AnswerLater answer(const protocol::admin::RevokeToken& asked);
    AnswerLater answer(const protocol::admin::MakeInvite& asked);
    AnswerLater answer(const protocol::admin::RevokeInvite& asked);

private:
    AnswerLater ordered(std::string code, room::AdminOrder order);
    /// Gives the order to all these rooms, and returns how many of them carried it out.
    boost::asio::awaitable<std::int64_t> ordered(std::vector<lobby::Directory::ActorPtr> rooms,
                                                 room::AdminOrder order);
    /// Stores the restriction under the next free number, which it sets. Returns whether that succeeded.
    boost::asio::awaitable<bool> keep_numbered(store::Restriction& made);
    bool is_an_end(std::int64_t until) const;
    /// Closes the rooms that this address has opened, and returns their number.
    boost::asio::awaitable<std::int64_t> close_rooms_of(boost::asio::ip::address opener);
    /// Whether many people may share this address: it belongs to a proxy, or to this machine.
    bool may_be_a_proxy(const boost::asio::ip::address& address) const;
    /// Closes the connections of the banned player or address, and returns their number.
    int close_barred(const std::optional<store::PlayerId>& player,
                     const std::optional<boost::asio::ip::address>& address);

    const AdminDependencies& dependencies_;
    AdminTokens& tokens_;
    std::atomic<std::int64_t> last_restriction_;
};

}  // namespace reami::admin
