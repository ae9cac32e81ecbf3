// Answers the requests of admins that only show something: lists and one room. No answer contains a secret, a
// seed, a hand or a hidden choice.
#pragma once

#include <vector>

#include "server/admin/admin_dependencies.hpp"
#include "server/admin/admin_tokens.hpp"
#include "server/admin/history.hpp"

namespace reami::admin {

/// Any thread may call every function.
class AdminLooks {
public:
    /// All arguments must outlive this object.
    AdminLooks(const AdminDependencies& dependencies, const AdminTokens& tokens, const History& history)
        : dependencies_(dependencies), tokens_(tokens), history_(history), started_(dependencies.now()) {}

    AnswerLater answer(const protocol::admin::AskStatus& asked);
    AnswerLater answer(const protocol::admin::AskHistory& asked);
    AnswerLater answer(const protocol::admin::ListRooms& asked);
    AnswerLater answer(const protocol::admin::LookIntoRoom& asked);
    AnswerLater answer(const protocol::admin::ListMatches& asked);
    AnswerLater answer(const protocol::admin::ListConnections& asked);
    AnswerLater answer(const protocol::admin::ListPlayers& asked);
    AnswerLater answer(const protocol::admin::ListDevices& asked);
    AnswerLater answer(const protocol::admin::ListRestrictions& asked);
    AnswerLater answer(const protocol::admin::ListNames& asked);
    AnswerLater answer(const protocol::admin::ListLog& asked);
    AnswerLater answer(const protocol::admin::ListTokens& asked);
    AnswerLater answer(const protocol::admin::ListInvites& asked);

private:
    /// The connections to rooms whose player, name, room, address or client contains this text. The name is
    /// the last one with which the player sat.
    boost::asio::awaitable<std::vector<protocol::admin::ConnectionLine>> connections(std::string find);

    const AdminDependencies& dependencies_;
    const AdminTokens& tokens_;
    const History& history_;
    const std::int64_t started_;
};

}  // namespace reami::admin
