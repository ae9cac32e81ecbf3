// The connections that wait for a next request, in the order in which they began to wait. When a limit is
// reached, they give way to new connections: a client that has more to ask connects again.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>

namespace reami::net {

/// Every function may be called from any thread.
class IdleConnections {
    using Rank = std::uint64_t;

public:
    /// Ends the connection, soon, from any thread; does not call back.
    using End = std::function<void()>;

    /// One connection that waits, for as long as this lives.
    class IdleConnection {
    public:
        /// Ends the waiting. True if the connection had to give way meanwhile: it has no place any more.
        bool gave_way();

    private:
        friend class IdleConnections;
        struct Leave {
            Rank rank;
            void operator()(IdleConnections* of) const { of->remove(rank); }
        };
        IdleConnection(IdleConnections& of, Rank rank) : of_(&of, Leave{rank}) {}
        std::unique_ptr<IdleConnections, Leave> of_;
    };

    /// Expects an address that went through `counted`; those that wait end before this does.
    [[nodiscard]] IdleConnection add(const boost::asio::ip::address& address, End end);

    // Each ends the connection that has waited longest, and forgets it. False: none waits.
    bool end_longest(const boost::asio::ip::address& address);  ///< of that address
    bool end_longest();

private:
    struct KeptOpen {
        boost::asio::ip::address address;
        End end;
    };
    bool remove(Rank rank);
    std::optional<End> take(Rank rank);  ///< under the lock

    std::mutex mutex_;
    Rank last_rank_ = 0;
    std::map<Rank, KeptOpen> waiting_;
    std::map<boost::asio::ip::address, std::set<Rank>> of_address_;
};

}  // namespace reami::net
