// This server as one of several on a database: it says where a room is served, has rooms taken that nobody
// serves, gives up those that nobody needs here, and drops all if its lease is lost.
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

#include "server/lobby/rooms/directory.hpp"
#include "server/lobby/rooms/room_taker.hpp"
#include "server/net/gateway.hpp"
#include "server/runtime/background.hpp"
#include "server/store/postgresql/pg_claims.hpp"
#include "server/store/postgresql/pg_lease.hpp"

namespace reami::lobby {

class Node {
public:
    struct Means {
        Directory& directory;
        RoomQuota& quota;
        const Clock& clock;
    };
    /// Begins the lease (PgLease), and shares the directory. Throws std::exception if the database does not
    /// answer.
    Node(const store::PgAddress& address, const store::NodeCard& card, const Means& means,
         store::LeaseTimes times = {});
    ~Node() { stop(); }
    Node(const Node&) = delete;
    Node& operator=(const Node&) = delete;

    /// See net::Gateway.
    boost::asio::awaitable<net::Whereabouts> whereabouts(std::string code, std::optional<std::string> lost);
    /// See net::Gateway. Once this node is cut off from the database, clients are better off waiting for the
    /// room's next node: this one can neither look up players nor store moves.
    boost::asio::awaitable<bool> serves(std::string code);

    store::PgLease::TenurePtr tenure() const { return lease_.tenure(); }
    bool is_cut_off() const { return lease_.is_cut_off(); }
    /// Takes free rooms that want something, and gives up those that were left, and all whose lease is over.
    /// Called once a second.
    void look_around();
    /// Whether the last look around has not ended yet.
    bool looks_around() const { return looks_around_; }
    /// No room is taken any more; then, after `takes_none`, all are given up, a few at a time: each is missed
    /// only until another node has it, and not until that has all the others, too. Returns when nobody is in
    /// a room here any more, or after that time. May be called once, before the directory is drained.
    void leave(std::chrono::milliseconds at_most, const std::function<void()>& takes_none);
    /// The rooms are drained: they are free for others.
    void end() { lease_.end(); }
    /// Stops taking, giving up and renewing.
    void stop();

private:
    static std::deque<RoomTaker> takers(const store::PgAddress& address, const std::string& program,
                                        const RoomTaker::Means& means);
    using Work = void (Node::*)();
    void begin(Work work);
    void look_for_due();
    void take_next();
    void give_up_left();
    void give_up(const store::RoomClaim& claim, store::Millis due_at);
    void give_up_some_time(const Directory::ActorPtr& gone);
    std::future<void> leave(std::span<const Directory::ActorPtr> rooms);
    void leave_to_others();
    void compare();
    void lose_what_is_over();

    bool takes_due() const { return !is_leaving_ && !means_.directory.is_draining(); }
    bool has(const std::string& code) const { return means_.directory.has(code) && !is_cut_off(); }
    RoomTaker& taker_of(const std::string& code);

    Means means_;
    store::PgClaims claims_;           ///< the work's alone
    std::list<store::RoomPlace> due_;  ///< to be taken, one at a time: visitors come between
    std::atomic<bool> looks_around_ = false;
    std::atomic<bool> is_leaving_ = false;
    Background work_;  ///< nobody waits for its end
    std::deque<RoomTaker> takers_;
    store::PgLease lease_;  ///< its thread gives both work
};

}  // namespace reami::lobby
