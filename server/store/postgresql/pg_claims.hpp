// The nodes of rooms, in the rows of `rooms` and `nodes`: reads them, takes a free room, and gives one up.
// Every change is one statement with its precondition, so of two nodes one succeeds.
#pragma once

#include <list>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/store/claim.hpp"
#include "server/store/location.hpp"
#include "server/store/postgresql/pg_session.hpp"

namespace reami::store {

/// An open room as its row and its owner's say.
struct RoomPlace {
    RoomId room = 0;
    std::string code;
    std::int64_t epoch = 0;
    /// A node whose lease has not ended.
    struct ServingNode {
        std::string incarnation, address;
        Millis ends_in = 0;                           ///< its lease, unless it renews it
        bool is_late() const { return ends_in < 0; }  ///< anybody may end it
    };
    std::optional<ServingNode> owner;  ///< none: the room is free
    bool is_left_to_others = false;    ///< by this program (pg_replays.hpp)
};

/// Used on one thread. All functions throw PgError if the database does not answer; the next call tries a new
/// connection.
class PgClaims {
public:
    /// `program`: the version of this node's.
    explicit PgClaims(PgAddress address, std::string program = {})
        : address_(std::move(address)), program_(std::move(program)) {}

    /// The place of the room with this code; empty if no open room has it.
    std::optional<RoomPlace> look(const std::string& code);
    /// A node whose program may be able to replay the room, which this one is to leave alone; nothing if it
    /// is gone by now.
    std::optional<RoomPlace::ServingNode> left_to(RoomId room);
    /// Notes that this program can't replay that match of a room that it took, and gives the room up if
    /// another node may be able to; false if it is to be held here.
    bool leave_to_others(const RoomClaim& claim, int match);
    std::vector<RoomId> leave_rooms(const std::string& node);
    /// Free rooms that are not left to others: those of nodes whose lease was over half a minute ago, and
    /// those that want something by then; of these none that was opened within the last minute. So people
    /// come first, who are on their way. Ends every lease that is late.
    std::list<RoomPlace> due(Millis by, int most);

    /// Ends a lease that is late; false if it is not.
    bool end_late(const std::string& incarnation);
    /// Takes the room as it was seen, free or the node's own. Null if another was quicker, if the node's
    /// lease has ended, or if somebody froze who holds the row: the next try will pass. The room's log must
    /// be read after this.
    std::shared_ptr<RoomClaim> take(const RoomPlace& seen, const std::shared_ptr<const Tenure>& node);
    /// The room is free, and wants something then; if the claim still holds.
    void give_up(const RoomClaim& claim, Millis due_at);

    /// The values of a claim in the room's row.
    struct ClaimSeen {
        RoomId room = 0;
        std::int64_t epoch = 0, log_version = 0;
    };
    std::vector<ClaimSeen> claims_of(const std::string& node);

private:
    PgSession& session();
    void end_frozen_sessions();

    PgAddress address_;
    std::string program_;
    std::unique_ptr<PgSession> session_;
};

}  // namespace reami::store
