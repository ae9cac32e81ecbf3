// Finds the node that serves a room, and takes rooms that no node serves: one after the other, on its own
// thread and its own connections to the database. All work on one room goes to the same taker, so that one
// node does not take a room twice.
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
#include "server/store/read/reader.hpp"

namespace reami::cluster {

/// Every function may be called from any thread.
class RoomTaker {
public:
    /// All of these outlive the taker.
    struct Means {
        lobby::Directory& directory;
        lobby::RoomQuota& quota;
        const Clock& clock;
        store::PgLease& lease;
    };
    /// `program`: the version of this node's program, which may be unable to replay a room.
    RoomTaker(const store::PgAddress& address, const std::string& program, const Means& means);

    /// See RoomLocator::whereabouts; takes the room if it is free. Throws std::exception if the database
    /// does not answer, or if too many requests wait.
    boost::asio::awaitable<Whereabouts> find(std::string code, std::optional<std::string> lost);
    /// Takes the room after the waiting requests, unless this node has it by then or another node was
    /// quicker. Calls `done` on the taker's thread in any case.
    void take_some_time(const RoomPlace& seen, std::function<void()> done);
    /// Whether this taker is taking the room now: the database may already name this node as its owner.
    bool is_taking(const std::string& code) const;
    /// Connects, and runs the queries of a taking, so that the first taking is as quick as later ones.
    void warm_up();
    /// Finishes the waiting requests; nobody may ask after this call.
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
    Means means_;
    PgClaims claims_;  ///< used on the thread of `work_` only, as the reader is
    store::Reader reader_;
    mutable std::mutex mutex_;
    std::optional<std::string> taken_now_;  ///< the code of the room; guarded by the mutex
    Background work_;
};

}  // namespace reami::cluster
