// Two connections that send in turn, and their pace.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <cstdint>
#include <functional>
#include <string>

#include "tests/bench/load/figures.hpp"

namespace reami::bench {

/// The settings of all tables of a load, which they must not outlive.
struct Way {
    std::uint16_t port = 0;
    std::chrono::nanoseconds between{0};  ///< the time from one turn of a table to the next; 0: none
    int matches = -1;                     ///< the number of matches; -1: no limit
    int rooms = 1;                        ///< all rooms; their first turns are spread over this time
    bool comes_again = false;             ///< clients reconnect after a lost connection
};

/// The place of one table.
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
    virtual void open() = 0;  ///< connects both clients, and begins
    virtual void rest() = 0;  ///< stops all moves until `go_on`
    virtual void go_on() = 0;
    virtual void keep_alive() = 0;  ///< sends the messages of an idle client
    virtual bool has_begun() const = 0;
    virtual bool is_here() const = 0;  ///< both are connected, and know the position
    virtual bool is_over() const = 0;  ///< all matches are over
};

/// Sends turns on time. Each turn is due a fixed time after the previous one was due, even if the answer to
/// the previous one was late.
class Pacer {
public:
    Pacer(boost::asio::io_context& context, const Way& way, int number);

    /// Calls `send` at once, or when the next turn is due. The argument of `send` is the time from which the
    /// delay counts: the time at which the turn is sent, or, if the previous answer was late, the time at
    /// which it was due.
    void next(std::function<void(Clock::time_point)> send);

private:
    const Way& way_;
    boost::asio::steady_timer timer_;
    Clock::time_point due_;
};

}  // namespace reami::bench
