// Says where rooms are served, and takes those that nobody serves: one after the other, on a thread and
// connections to the database of its own. All that concerns one room is left to one taker, so that the room
// is not taken twice by the same node.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <functional>
#include <mutex>
#include <optional>
#include <string>

#include "server/lobby/rooms/directory.hpp"
#include "server/lobby/rooms/room_quota.hpp"
#include "server/net/gateway.hpp"
#include "server/runtime/background.hpp"
#include "server/store/postgresql/pg_claims.hpp"
#include "server/store/postgresql/pg_lease.hpp"
#include "server/store/read/reader.hpp"

namespace reami::lobby {

/// Every function may be called from any thread.
class RoomTaker {
public:
    /// All of it outlives the taker.
    struct Means {
        Directory& directory;
        RoomQuota& quota;
        const Clock& clock;
        store::PgLease& lease;
    };
    /// `program`: this node's, which may be unable to replay a room.
    RoomTaker(const store::PgAddress& address, const std::string& program, const Means& means);

    /// See net::Gateway::whereabouts; takes the room if it is free. Throws std::exception if the
    /// database does not answer, or too many wait.
    boost::asio::awaitable<net::Whereabouts> find(std::string code, std::optional<std::string> lost);
    /// Takes the room after the waiting requests, unless this node has it by then or another was quicker.
    /// `done` is called on the taker's thread in each case.
    void take_some_time(const store::RoomPlace& seen, std::function<void()> done);
    /// Whether this is the room that is just being taken: others may already read that this node has it.
    bool is_taking(const std::string& code) const;
    /// Connects and asks what a taking asks, so that the next one takes no longer than those after it.
    void warm_up();
    /// Finishes the waiting requests; nobody may ask any more.
    void stop() { work_.stop(); }

private:
    static net::Whereabouts at(const store::RoomPlace::ServingNode& owner,
                               const std::optional<std::string>& lost);
    net::Whereabouts find_now(const std::string& code, const std::optional<std::string>& lost);
    std::optional<net::Whereabouts> look_once(const std::string& code,
                                              const std::optional<std::string>& lost);
    void ask_without_taking();
    bool leaves(const store::RoomClaim& claim, int match);
    store::StoredRoom log_of(const store::RoomClaim& claim);
    bool take(const store::RoomPlace& seen);
    bool take_now(const store::RoomPlace& seen);
    void name_taken(std::optional<std::string> code);

    const store::PgAddress address_;
    Means means_;
    store::PgClaims claims_;  ///< the work's alone, as the reader
    store::Reader reader_;
    mutable std::mutex mutex_;
    std::optional<std::string> taken_now_;  ///< the code of the room; with the mutex
    Background work_;
};

}  // namespace reami::lobby
