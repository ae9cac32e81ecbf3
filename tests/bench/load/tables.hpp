// All tables of a load, and the loop in which they run.
#pragma once

#include <boost/asio/io_context.hpp>
#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "tests/bench/load/figures.hpp"
#include "tests/bench/load/table.hpp"

namespace reami::bench {

class Tables {
public:
    /// Opens rooms at the server, or pairs of clients at the relay, according to the server's name. `first`
    /// is the number of rooms that this process has opened before.
    explicit Tables(const Way& way, int first = 0);

    /// Connects all clients, and begins all matches. Throws std::runtime_error if that takes longer than one
    /// minute.
    void begin();
    void rest();
    void go_on();

    void run_for(std::chrono::duration<double> time);
    /// Throws std::runtime_error after `at_most`.
    void run_until(const std::function<bool()>& holds, std::chrono::duration<double> at_most);
    /// Nobody moves; each client sends an idle message every `say_every`, one after the other.
    void stay_for(std::chrono::duration<double> time, std::chrono::duration<double> say_every);

    bool all(bool (Table::*holds)() const) const;
    bool any(bool (Table::*holds)() const) const;
    bool has_matches() const { return !is_relay_; }
    Figures& figures() { return figures_; }

private:
    Way way_;
    bool is_relay_;
    Figures figures_;
    boost::asio::io_context context_{1};
    std::vector<std::unique_ptr<Table>> tables_;
};

}  // namespace reami::bench
