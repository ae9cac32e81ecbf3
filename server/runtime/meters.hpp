// The server's own counters, which server/app/metrics.hpp shows to operators. Each count costs an atomic
// addition. Any thread may use them.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace reami {

using Count = std::atomic<std::uint64_t>;

/// Counts one existing thing for as long as this object lives.
class Present {
public:
    explicit Present(Count& count) : count_(count) { ++count_; }
    ~Present() { --count_; }
    Present(const Present&) = delete;
    Present& operator=(const Present&) = delete;

private:
    Count& count_;
};

/// A histogram: for each bound, the number of values up to this bound.
class Distribution {
public:
    static constexpr std::size_t ranges = 12;
    using Bounds = std::array<double, ranges>;  ///< rising

    struct Spread {
        std::array<std::uint64_t, ranges> up_to{};  ///< each bound; cumulative
        std::uint64_t count = 0;
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

/// The requests of each address since the last `clear`, and the refused ones among them.
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
    /// Requests of further addresses are not counted, which bounds the memory.
    static constexpr std::size_t most_addresses = 16'384;

    mutable std::mutex mutex_;
    std::map<std::string, AskedBy> tallies_;
};

/// One object for each server; its parts get a reference to it.
struct Meters {
    /// The bounds of durations, from a ten-thousandth of a second to half a minute.
    static constexpr Distribution::Bounds seconds{0.0001, 0.0003, 0.001, 0.003, 0.01, 0.03,
                                                  0.1,    0.3,    1,     3,     10,   30};
    static constexpr Distribution::Bounds sizes{1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048};

    Count connections;  ///< open now, WebSockets among them
    Count websockets;   ///< open now
    Count passed_on;    ///< open now, passed on to the node that serves their room
    Count passed_on_in_all;
    NamedCounts hand_overs_failed;  ///< by reason
    Count connections_refused;      ///< because there were too many
    Count moves;                    ///< stored, and sent to all
    Count commits_failed;
    Distribution commit_seconds{seconds};  ///< a group of entries, until the disk has it
    Distribution commit_entries{sizes};    ///< the entries of such a group
    Distribution sync_seconds{seconds};    ///< of `commit_seconds`, the commit alone
    // Measured from the moment at which a move enters the queue of its room:
    Distribution stored_seconds{seconds};  ///< until the disk has it
    Distribution told_seconds{seconds};    ///< until it is handed to all connections
    Distribution bot_seconds{seconds};     ///< a bot's computation, without the pause before it
    NamedCounts refusals;                  ///< by the code of `no`
    NamedCounts limits;                    ///< reached, by the code on the wire
    Count origins_refused;                 ///< pages of other sites
    Count readers_behind;                  ///< clients that missed patches and get a fresh state instead
    Count readers_dropped;                 ///< clients that read nothing for too long
    Count outbox_waiting;                  ///< messages that now wait behind others of their connection
    AddressTally addresses;                ///< in the present minute of admin::History
    NamedCounts closings;                  ///< of WebSockets by the server, by the name of the close code
};

inline double seconds_since(std::chrono::steady_clock::time_point then) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - then).count();
}

}  // namespace reami
