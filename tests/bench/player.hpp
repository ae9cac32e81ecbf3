// A player over loopback that sits down, starts, plays any moves and wants another match, for benches that
// measure how long its moves take.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <chrono>
#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace reami::bench {

using Clock = std::chrono::steady_clock;

struct Figures {
    std::vector<double> micros = {};  ///< from a move to the opponent's patch
    std::size_t moves = 0, bytes = 0, matches = 0;
    Clock::time_point until;
};

/// The moves on their way in one room: when each was sent, by the match and the `v` that it will have.
using Sent = std::map<std::pair<int, int>, Clock::time_point>;

/// Where the server is, and how it is played there.
struct Way {
    std::uint16_t port = 0;
    std::string from = "127.0.0.1";             ///< the address of the player
    std::chrono::milliseconds before_moves{0};  ///< waits so long
};

/// A room of Kingdomino for two, which they open with that number: its code.
std::string open_room(const Way& way, int number);

struct Chair {
    std::string room;  ///< its code
    int seat = 0;
};

/// Plays in that seat until `figures.until`. Both seats of a room share `sent`; all outlive it.
boost::asio::awaitable<void> play(const Way& way, Chair chair, Figures& figures, Sent& sent);

/// 0 if there are none.
double percentile(std::vector<double> values, double part);

}  // namespace reami::bench
