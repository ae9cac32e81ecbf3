// The server's own counters, which server/app/metrics.hpp shows to operators. A `Count` costs one atomic
// addition. Any thread may use all of these types.
#pragma once

#include <array>
#include <atomic>
#include <boost/core/noncopyable.hpp>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "server/runtime/address_throttle.hpp"

namespace reami {

using Count = std::atomic<std::uint64_t>;

/// Counts one existing thing, such as a connection, during the lifetime of this object.
class Present : boost::noncopyable {
public:
    explicit Present(Count& count) : count_(count) { ++count_; }
    ~Present() { --count_; }

private:
    Count& count_;
};

/// A histogram: for each bound, the number of values up to this bound.
class Distribution {
public:
    static constexpr std::size_t ranges = 12;
    using Bounds = std::array<double, ranges>;  ///< rising

    struct Spread {
        std::array<std::uint64_t, ranges> up_to{};  ///< for each bound, the number of values up to it
        std::uint64_t count = 0;                    ///< the number of all values
        double sum = 0;
    };

    explicit Distribution(const Bounds& bounds) : bounds_(bounds) {}
    void add(double value);
    const Bounds& bounds() const { return bounds_; }
    Spread read() const;

private:
    const Bounds bounds_;
    std::array<Count, ranges + 1> in_range_{};
    std::atomic<double> sum_ = 0;
};

/// Counts named events. The set of names is small.
class NamedCounts {
public:
    using ByName = std::map<std::string, std::uint64_t, std::less<>>;

    void count(std::string_view what);
    ByName read() const;

private:
    mutable std::mutex mutex_;
    ByName counts_;
};

/// Counts the requests of each address since the last `clear`, and how many of these requests were refused.
class AddressTally {
public:
    struct AskedBy {
        std::string address;
        std::uint64_t asked = 0, refused = 0;
    };

    void count(std::string address, bool is_granted);
    /// The addresses with the most requests, in falling order: at most `most` of them.
    std::vector<AskedBy> busiest(std::size_t most) const;
    void clear();

private:
    /// The tally does not count the requests of further addresses, so its memory is bounded.
    static constexpr std::size_t most_addresses = 16'384;

    mutable std::mutex mutex_;
    std::map<std::string, AskedBy> tallies_;
};

/// The counters of one server, and the throttles of its log. All parts of the server have a reference to
/// them.
struct Meters {
    /// The bounds of durations, from a ten-thousandth of a second to half a minute.
    static constexpr Distribution::Bounds seconds{0.0001, 0.0003, 0.001, 0.003, 0.01, 0.03,
                                                  0.1,    0.3,    1,     3,     10,   30};
    static constexpr Distribution::Bounds sizes{1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048};
    static constexpr std::chrono::minutes log_every{1};
    static constexpr std::size_t most_logged = 1024;  ///< addresses of each kind of line

    Count connections;              ///< open now, including WebSockets
    Count websockets;               ///< open now
    Count passed_on;                ///< WebSockets that this node now passes on to the nodes of their rooms
    Count passed_on_in_all;         ///< including WebSockets that have ended
    NamedCounts hand_overs_failed;  ///< WebSockets that could not be passed on, by reason
    Count connections_refused;      ///< because of a limit
    Count moves;                    ///< stored, and sent to all
    Count commits_failed;
    Distribution commit_seconds{seconds};  ///< to store a group of entries on disk
    Distribution commit_entries{sizes};    ///< the number of entries in a group
    Distribution sync_seconds{seconds};    ///< the part of `commit_seconds` for the commit itself
    // Measured from the moment at which a move enters the queue of its room:
    Distribution stored_seconds{seconds};     ///< until the move is on disk
    Distribution delivered_seconds{seconds};  ///< until the change is handed to all connections
    Distribution bot_seconds{seconds};        ///< a bot's computation, without the pause before it
    NamedCounts refusals;                     ///< messages `no`, by their code
    NamedCounts limits;                       ///< limits that clients reached, by their code
    Count origins_refused;                    ///< requests from pages of other sites
    Count readers_behind;                     ///< clients that missed patches and get a fresh state instead
    Count readers_dropped;                    ///< clients that read nothing for too long
    Count outbox_waiting;                     ///< messages that now wait behind others of their connection
    AddressTally addresses;                   ///< the requests in the present minute of admin::History
    NamedCounts closings;                     ///< WebSockets that the server closed, by the close code's name
    // The last log lines about each address, by the kind of line (address_log.hpp):
    AddressThrottle limits_logged{log_every, most_logged}, upgrades_logged{log_every, most_logged},
        prefixes_logged{log_every, most_logged}, origins_logged{log_every, most_logged};
};

inline double seconds_since(std::chrono::steady_clock::time_point then) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - then).count();
}

}  // namespace reami
