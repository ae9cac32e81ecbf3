// Carries out the requests that admins send to a running server, through the local socket or from the page.
// It writes each action, and each look into a room, into the log before it happens, and the outcome
// afterwards. PROTOCOL.md, "For admins".
#pragma once

#include <atomic>
#include <string>

#include "protocol/text/texts.hpp"
#include "server/admin/admin_actions.hpp"
#include "server/admin/admin_looks.hpp"
#include "server/store/read/read_admin.hpp"

namespace reami::admin {

/// The admin who sends a request.
struct AdminCaller {
    std::string name;       ///< for the log: `uid 0 (root)`, `token ada`
    bool is_local = false;  ///< true on the local socket; only there can admins make tokens
    protocol::Language language = protocol::Language::en;
};

/// Every function may be called from any thread.
class AdminService {
public:
    AdminService(const AdminDependencies& dependencies, const store::AdminMemory& memory);

    /// Carries out the request. Returns its answer, which may be a refusal.
    AnswerLater carry_out(AdminRequest request, AdminCaller caller);

    /// Applies restrictions, names and tokens that other servers may have changed.
    void learn(const store::AdminMemory& memory);

    const AdminTokens& tokens() const { return tokens_; }
    History& history() { return history_; }
    std::int64_t now() const { return dependencies_.now(); }

private:
    AnswerLater answered(const AdminRequest& request);
    /// The next number of an admin's action in the log.
    std::int64_t next_deed();
    /// Writes the action into the server's own log, without codes, names and texts.
    void say(const store::AdminDeed& deed, const AdminRequest& request) const;

    const AdminDependencies dependencies_;
    AdminTokens tokens_;
    History history_;
    AdminLooks looks_{dependencies_, tokens_, history_};
    AdminActions actions_;
    std::atomic<std::int64_t> last_deed_;
};

}  // namespace reami::admin
