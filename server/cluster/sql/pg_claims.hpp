// Reads and changes the owners of rooms, in the tables `rooms` and `nodes`: takes a free room for a node, and
// gives a room up. Each change is one statement with its precondition, so if two nodes take a room at once,
// only one succeeds.
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
    /// A node whose lease nobody has ended yet, although the lease may have expired.
    struct ServingNode {
        std::string incarnation, address;
        store::Millis ends_in = 0;  ///< ms until its lease expires, unless the node renews it
        bool is_late() const { return ends_in < 0; }  ///< then any node may end its lease
    };
    std::optional<ServingNode> owner;  ///< none: the room is free
    bool is_left_to_others = false;    ///< this node leaves it to other programs (pg_replays.hpp)
};

/// Must be used on one thread. All functions throw PgError if the database does not answer; the next call
/// tries a new connection.
class PgClaims {
public:
    /// `program` is the version of this node's program.
    explicit PgClaims(store::PgAddress address, std::string program = {})
        : address_(std::move(address)), program_(std::move(program)) {}

    /// The place of the room with this code; empty if no open room has it.
    std::optional<RoomPlace> look(const std::string& code);
    /// A node whose program may be able to replay the room, and to which this node therefore leaves the room.
    /// Empty if no such node is running any more.
    std::optional<RoomPlace::ServingNode> left_to(store::RoomId room);
    /// Notes that this program can't replay this match of a room that this node has taken. If another running
    /// node may be able to replay the match, gives the room up and returns true. Otherwise returns false, and
    /// this node keeps the room.
    bool leave_to_others(const store::RoomClaim& claim, int match);
    std::vector<store::RoomId> leave_rooms(const std::string& node);
    /// Free rooms that this node should take, at most `most`. These are the rooms of nodes whose leases
    /// expired more than half a minute ago, and the rooms that are due at the time `by` (Unix milliseconds)
    /// and were opened more than a minute before `by`. Rooms that this node leaves to others are not among
    /// them. Because of these delays, the nodes to which people connect usually take the rooms first. Also
    /// ends every expired lease.
    std::list<RoomPlace> due(store::Millis by, int most);

    /// Ends the lease of the node with this incarnation, if the lease has expired. Returns whether this call
    /// has ended the lease.
    bool end_late(const std::string& incarnation);
    /// Takes a room that was free, or belonged to this node, when the caller looked it up. Null if another
    /// node was quicker, if the lease of this node has ended, or if the session of a frozen node had locked
    /// the row: then this function ends that session, and the next attempt succeeds. The caller must read the
    /// room's log after this call.
    std::shared_ptr<store::RoomClaim> take(const RoomPlace& seen,
                                           const std::shared_ptr<const store::Tenure>& node);
    /// Frees the room if the claim is still valid. The room is next due at `due_at`.
    void give_up(const store::RoomClaim& claim, store::Millis due_at);

    /// The values of a claim, as the room's row has them.
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
