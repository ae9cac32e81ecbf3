// What the server counts of itself while it works, for whoever watches it: server/app/metrics.hpp tells them.
// It is the process's, like the log, and costs an atomic addition where nobody looks. Any thread may use any
// of it.
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

/// How many of something there are now: counted for as long as this lives.
class Present {
public:
    explicit Present(Count& count) : count_(count) { ++count_; }
    ~Present() { --count_; }
    Present(const Present&) = delete;
    Present& operator=(const Present&) = delete;

private:
    Count& count_;
};

/// How values are spread: how many of them were at most each of some bounds.
class Distribution {
public:
    static constexpr std::size_t ranges = 12;
    using Bounds = std::array<double, ranges>;  ///< rising

    struct Spread {
        std::array<std::uint64_t, ranges> up_to{};  ///< each bound, those below it counted too
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

/// How often each of a few things happened, by its name.
class NamedCounts {
public:
    using ByName = std::map<std::string, std::uint64_t, std::less<>>;

    void count(std::string_view what);
    ByName read() const;

private:
    mutable std::mutex mutex_;
    ByName counts_;
};

/// How much each address asked for since somebody last took the figures, and how much of it was refused.
class AddressTally {
public:
    struct AskedBy {
        std::string address;
        std::uint64_t asked = 0, refused = 0;
    };

    void count(std::string address, bool is_granted);
    /// Those that asked for most, the first `most` of them.
    std::vector<AskedBy> busiest(std::size_t most) const;
    void clear();

private:
    /// More are not told apart: so many addresses are no one's flood.
    static constexpr std::size_t most_addresses = 16'384;

    mutable std::mutex mutex_;
    std::map<std::string, AskedBy> tallies_;
};

struct Meters {
    /// The bounds of durations, from a ten-thousandth of a second to half a minute.
    static constexpr Distribution::Bounds seconds{0.0001, 0.0003, 0.001, 0.003, 0.01, 0.03,
                                                  0.1,    0.3,    1,     3,     10,   30};
    static constexpr Distribution::Bounds sizes{1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048};

    Count connections;  ///< open now, WebSockets among them
    Count websockets;   ///< open now
    Count passed_on;    ///< open now: whose room another node serves
    Count passed_on_in_all;
    NamedCounts hand_overs_failed;  ///< by why
    Count connections_refused;      ///< because there were too many
    Count moves;                    ///< stored and told
    Count commits_failed;
    Distribution commit_seconds{seconds};  ///< a group of entries, until the disk has it
    Distribution commit_entries{sizes};    ///< in such a group
    Distribution sync_seconds{seconds};    ///< of these, the commit alone
    // From when a move reached its room, whose turn it then waits for:
    Distribution stored_seconds{seconds};  ///< until the disk has it
    Distribution told_seconds{seconds};    ///< until it is handed to all connections
    Distribution bot_seconds{seconds};     ///< a bot's thinking, the wait before it not counted
    NamedCounts refusals;                  ///< by the code of `no`
    NamedCounts limits;                    ///< reached, by the code on the wire
    Count origins_refused;                 ///< pages of other sites
    Count readers_behind;                  ///< lost patches, for which a fresh state is sent
    Count readers_dropped;                 ///< took nothing for too long
    Count outbox_waiting;                  ///< messages now that wait behind others of their connection
    AddressTally addresses;                ///< in the present minute, of admin::History
    NamedCounts closings;                  ///< of WebSockets by the server, by the name of the close code
};

Meters& meters();

inline double seconds_since(std::chrono::steady_clock::time_point then) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - then).count();
}

}  // namespace reami
