// The connections that wait for another request, in the order in which they began to wait. If a limit is
// reached, the server ends them in favour of new connections: their clients can connect again.
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
    /// Ends the connection soon, from any thread, without calling back.
    using End = std::function<void()>;

    /// One waiting connection; it waits during the lifetime of this object.
    class IdleConnection {
    public:
        /// Ends the waiting. Returns true if the connection was ended meanwhile in favour of another one, and
        /// has no place any more.
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
