// The connections that wait for another request, in the order in which they began to wait. If a limit is
// reached, the server ends such connections to accept new ones: the clients of idle connections can connect
// again.
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
    /// Ends the connection soon. Must be callable from any thread, and must not call functions of
    /// IdleConnections.
    using End = std::function<void()>;

    /// The entry of one waiting connection: the connection is in the list during the lifetime of this object.
    class IdleConnection {
    public:
        /// Removes the entry from the list. Returns true if the server has ended this connection to accept a
        /// new one: then the connection has lost its place.
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

    /// Expects an address from `counted`. The results must be destroyed before this object.
    [[nodiscard]] IdleConnection add(const boost::asio::ip::address& address, End end);

    // These end and forget the connection that has waited longest, and return false if none is waiting.
    bool end_longest(const boost::asio::ip::address& address);  ///< of that address
    bool end_longest();

private:
    struct KeptOpen {
        boost::asio::ip::address address;
        End end;
    };
    bool remove(Rank rank);
    std::optional<End> take(Rank rank);  ///< expects that the mutex is locked

    std::mutex mutex_;
    Rank last_rank_ = 0;
    std::map<Rank, KeptOpen> waiting_;
    std::map<boost::asio::ip::address, std::set<Rank>> of_address_;
};

}  // namespace reami::net
