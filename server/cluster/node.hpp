// This server as one of several nodes that share a database. The node finds out which node serves a room,
// takes free rooms, gives up rooms that nobody uses on this node, and drops all its rooms if it loses its
// lease.
#pragma once

#include <atomic>
#include <boost/asio/awaitable.hpp>
#include <chrono>
#include <deque>
#include <functional>
#include <future>
#include <list>
#include <optional>
#include <span>
#include <string>

#include "server/cluster/room_locator.hpp"
#include "server/cluster/room_taker.hpp"
#include "server/cluster/sql/pg_claims.hpp"
#include "server/lobby/rooms/directory.hpp"
#include "server/runtime/background.hpp"
#include "server/store/postgresql/pg_lease.hpp"

namespace reami::cluster {

class Node final : public RoomLocator {
public:
    struct Dependencies {
        lobby::Directory& directory;
        lobby::RoomQuota& quota;
        const Clock& clock;
    };
    /// Begins the lease (PgLease), and tells the directory that several nodes share the database. Throws
    /// std::exception if the database does not answer.
    Node(const store::PgAddress& address, const store::NodeRecord& record, const Dependencies& dependencies,
         store::LeaseTimes times = {});
    ~Node() override { stop(); }

    /// See RoomLocator.
    boost::asio::awaitable<Whereabouts> whereabouts(std::string code,
                                                    std::optional<std::string> lost) override;
    /// Whether this node serves the room; waits while it is taking the room. Returns false while this node is
    /// cut off from the database: the node then can neither look up players nor store moves, so clients
    /// should wait for the room's next node.
    boost::asio::awaitable<bool> serves(std::string code);

    store::PgLease::TenurePtr tenure() const { return lease_.tenure(); }
    bool is_cut_off() const { return lease_.is_cut_off(); }
    /// Takes free rooms in which a timer is due, gives up rooms that everybody has left, and drops all rooms
    /// if the lease is over. Called once a second.
    void look_around();
    /// Whether the last `look_around` is still running.
    bool looks_around() const { return looks_around_; }
    /// Stops taking rooms, calls `takes_none`, and then gives up all rooms, a few at a time. So other nodes
    /// can take each room soon after this node has given it up. Returns after the last room, or after
    /// `at_most`. May be called once, before the directory is drained.
    void leave(std::chrono::milliseconds at_most, const std::function<void()>& takes_none);
    /// Ends the lease, which frees the drained rooms for other nodes.
    void end() { lease_.end(); }
    /// Stops taking rooms, giving up rooms, and renewing the lease.
    void stop();

private:
    static std::deque<RoomTaker> takers(const store::PgAddress& address, const std::string& program,
                                        const RoomTaker::Dependencies& dependencies);
    using Work = void (Node::*)();
    void begin(Work work);
    void look_for_due();
    void take_next();
    void give_up_left();
    void give_up(const store::RoomClaim& claim, store::Millis due_at);
    void give_up_some_time(const lobby::Directory::ActorPtr& gone);
    std::future<void> leave(std::span<const lobby::Directory::ActorPtr> rooms);
    void leave_to_others();
    void compare();
    void lose_what_is_over();

    bool takes_due() const { return !is_leaving_ && !dependencies_.directory.is_draining(); }
    bool has(const std::string& code) const { return dependencies_.directory.has(code) && !is_cut_off(); }
    RoomTaker& taker_of(const std::string& code);

    Dependencies dependencies_;
    PgClaims claims_;           ///< used on the thread of `work_` only
    std::list<RoomPlace> due_;  ///< rooms that a taker takes one by one, between requests of clients
    std::atomic<bool> looks_around_ = false;
    std::atomic<bool> is_leaving_ = false;
    Background work_;  ///< runs work for whose results nobody waits
    std::deque<RoomTaker> takers_;
    store::PgLease lease_;  ///< its events use `work_` and `takers_`
};

}  // namespace reami::cluster
