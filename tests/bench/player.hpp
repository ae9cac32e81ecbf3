// A player over loopback that takes a seat, starts, makes any moves, and asks for rematches. Benches that
// measure the delay of moves use it.
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
    std::vector<double> micros = {};  ///< times from a move to the opponent's patch
    std::size_t moves = 0, bytes = 0, matches = 0;
    Clock::time_point until;
};

/// The moves of one room that the opponent has not seen: when each was sent, by its match and its `v`.
using Sent = std::map<std::pair<int, int>, Clock::time_point>;

/// The server's port, and the settings of the player.
struct Way {
    std::uint16_t port = 0;
    std::string from = "127.0.0.1";             ///< the address of the player
    std::chrono::milliseconds before_moves{0};  ///< the pause before each move
};

/// Opens a room of Kingdomino for two players with a request of this number. Returns the code of the room.
std::string open_room(const Way& way, int number);

struct Chair {
    std::string room;  ///< the room's code
    int seat = 0;
};

/// Plays in that seat until `figures.until`. Both seats of a room share `sent`; all of them must outlive the
/// call.
boost::asio::awaitable<void> play(const Way& way, Chair chair, Figures& figures, Sent& sent);

/// The percentile `part`, such as 0.99; 0 if there are no values.
double percentile(std::vector<double> values, double part);

}  // namespace reami::bench
