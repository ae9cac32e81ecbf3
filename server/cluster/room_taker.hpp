// Finds the node that serves a room, and takes rooms that no node serves. A RoomTaker handles its rooms one
// after the other, on its own thread, with its own connections to the database. The same taker does all work
// on one room, so that a node does not take a room twice.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <functional>
#include <mutex>
#include <optional>
#include <string>

#include "server/cluster/room_locator.hpp"
#include "server/cluster/sql/pg_claims.hpp"
#include "server/lobby/rooms/directory.hpp"
#include "server/lobby/rooms/room_quota.hpp"
#include "server/runtime/background.hpp"
#include "server/store/postgresql/pg_lease.hpp"
#include "server/store/read/read_room.hpp"

namespace reami::cluster {

/// Every function may be called from any thread.
class RoomTaker {
public:
    /// All of these must outlive the taker.
    struct Dependencies {
        lobby::Directory& directory;
        lobby::RoomQuota& quota;
        const Clock& clock;
        store::PgLease& lease;
    };
    /// `program` is the version of this node's program. Some versions can't replay some rooms.
    RoomTaker(const store::PgAddress& address, const std::string& program, const Dependencies& dependencies);

    /// Does the work of RoomLocator::whereabouts. Throws std::exception if the database does not answer, or
    /// if too many requests wait.
    boost::asio::awaitable<Whereabouts> find(std::string code, std::optional<std::string> lost);
    /// Takes the room after the waiting requests, unless this node or another node has taken it by then. In
    /// each case, calls `done` on the taker's thread afterwards.
    void take_some_time(const RoomPlace& seen, std::function<void()> done);
    /// Whether this taker is taking the room now. Meanwhile, the database may already name this node as the
    /// room's owner.
    bool is_taking(const std::string& code) const;
    /// Connects to the database, and runs the queries with which it takes a room, so that it takes the first
    /// room as quickly as later ones.
    void warm_up();
    /// Finishes the waiting requests. Call no other function after this.
    void stop() { work_.stop(); }

private:
    static Whereabouts at(const RoomPlace::ServingNode& owner, const std::optional<std::string>& lost);
    Whereabouts find_now(const std::string& code, const std::optional<std::string>& lost);
    std::optional<Whereabouts> look_once(const std::string& code, const std::optional<std::string>& lost);
    void ask_without_taking();
    bool leaves(const store::RoomClaim& claim, int match);
    store::StoredRoom log_of(const store::RoomClaim& claim);
    bool take(const RoomPlace& seen);
    bool take_now(const RoomPlace& seen);
    void name_taken(std::optional<std::string> code);

    const store::PgAddress address_;
    Dependencies dependencies_;
    PgClaims claims_;                                    ///< used on the thread of `work_` only
    std::unique_ptr<store::ReadConnection> connection_;  ///< used on the thread of `work_` only
    mutable std::mutex mutex_;
    std::optional<std::string> taken_now_;  ///< the code of the room; guarded by the mutex
    Background work_;
};

}  // namespace reami::cluster
