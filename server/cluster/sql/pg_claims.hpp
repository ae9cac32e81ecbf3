// The owners of rooms, in the rows of `rooms` and `nodes`: reads them, takes a free room for a node, and
// gives one up. Each change is one statement with its precondition, so only one of two nodes succeeds.
#pragma once

#include <list>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/store/claim.hpp"
#include "server/store/location.hpp"
#include "server/store/postgresql/pg_session.hpp"

namespace reami::cluster {

/// An open room, with the node that serves it.
struct RoomPlace {
    store::RoomId room = 0;
    std::string code;
    std::int64_t epoch = 0;
    /// A node whose lease has not been ended.
    struct ServingNode {
        std::string incarnation, address;
        store::Millis ends_in = 0;                    ///< until its lease expires, unless the node renews it
        bool is_late() const { return ends_in < 0; }  ///< any node may end its lease
    };
    std::optional<ServingNode> owner;  ///< none: the room is free
    bool is_left_to_others = false;    ///< to nodes with another program (pg_replays.hpp)
};

/// Must be used on one thread. All functions throw PgError if the database does not answer; the next call
/// tries a new connection.
class PgClaims {
public:
    /// `program`: the version of this node's program.
    explicit PgClaims(store::PgAddress address, std::string program = {})
        : address_(std::move(address)), program_(std::move(program)) {}

    /// The place of the room with this code; empty if no open room has it.
    std::optional<RoomPlace> look(const std::string& code);
    /// A node to which this one leaves the room, because that node's program may be able to replay it. Empty
    /// if there is no such node any more.
    std::optional<RoomPlace::ServingNode> left_to(store::RoomId room);
    /// Notes that this program can't replay that match of a room that it took. If another node may be able
    /// to, gives the room up and returns true; otherwise returns false, and this node holds the room.
    bool leave_to_others(const store::RoomClaim& claim, int match);
    std::vector<store::RoomId> leave_rooms(const std::string& node);
    /// Free rooms that are not left to others: those of nodes whose lease expired over half a minute ago, and
    /// those that are due by `by` (Unix milliseconds) and were not opened within the minute before it. The
    /// delays let the nodes to which people come take these rooms first. Ends every expired lease.
    std::list<RoomPlace> due(store::Millis by, int most);

    /// Ends an expired lease; returns false if it has not expired.
    bool end_late(const std::string& incarnation);
    /// Takes a room that was free, or this node's own, when it was looked up. Null if another node was
    /// quicker, if this node's lease has ended, or if a frozen session held the row (the next try then
    /// succeeds). The room's log must be read after this call.
    std::shared_ptr<store::RoomClaim> take(const RoomPlace& seen,
                                           const std::shared_ptr<const store::Tenure>& node);
    /// Frees the room, which is next due at `due_at`, if the claim still holds.
    void give_up(const store::RoomClaim& claim, store::Millis due_at);

    /// The values of a claim in the room's row.
    struct ClaimSeen {
        store::RoomId room = 0;
        std::int64_t epoch = 0, log_version = 0;
    };
    std::vector<ClaimSeen> claims_of(const std::string& node);

private:
    store::PgSession& session();
    void end_frozen_sessions();

    store::PgAddress address_;
    std::string program_;
    std::unique_ptr<store::PgSession> session_;
};

}  // namespace reami::cluster
