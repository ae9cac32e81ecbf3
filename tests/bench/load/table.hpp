// Two connections that send by turns, and the pace at which they do.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <cstdint>
#include <functional>
#include <string>

#include "tests/bench/load/figures.hpp"

namespace reami::bench {

/// How all tables of a load are played. Outlives them.
struct Way {
    std::uint16_t port = 0;
    std::chrono::nanoseconds between{0};  ///< two turns of a table; 0: none waits
    int matches = -1;                     ///< after so many nobody wants another; -1: never
    int rooms = 1;                        ///< in all, over which turns that wait are spread
    bool comes_again = false;             ///< who loses the connection opens it again
};

/// One of the tables.
struct Place {
    std::string code;
    int number = 0;  ///< from 0
};

class Table {
public:
    Table() = default;
    Table(const Table&) = delete;
    Table& operator=(const Table&) = delete;
    virtual ~Table() = default;
    virtual void open() = 0;  ///< connects both, and begins
    virtual void rest() = 0;  ///< nobody moves, until `go_on`
    virtual void go_on() = 0;
    virtual void keep_alive() = 0;  ///< says what clients say when there is nothing to say
    virtual bool has_begun() const = 0;
    virtual bool is_here() const = 0;  ///< both are connected, and know how the match stands
    virtual bool is_over() const = 0;  ///< all matches that were wanted
};

/// Sends turns on time: each so long after the one before was due, whenever that was answered.
class Pacer {
public:
    Pacer(boost::asio::io_context& context, const Way& way, int number);

    /// Calls `send`, at once or when the next turn is due, with the time from which its answer counts: when
    /// it is sent, or when it was due if the answer to the one before was late.
    void next(std::function<void(Clock::time_point)> send);

private:
    const Way& way_;
    boost::asio::steady_timer timer_;
    Clock::time_point due_;
};

}  // namespace reami::bench
