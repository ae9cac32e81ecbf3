// All tables of a load, and the loop in which they play.
#pragma once

#include <boost/asio/io_context.hpp>
#include <chrono>
#include <functional>
#include <memory>
#include <vector>

#include "tests/bench/load/figures.hpp"
#include "tests/bench/load/table.hpp"

namespace reami::bench {

class Tables {
public:
    /// Rooms that it opens at the server, or pairs of the relay, as the server says what it is.
    explicit Tables(const Way& way);

    /// Seats everybody. Throws std::runtime_error if that takes longer than a minute.
    void begin();
    void run_for(std::chrono::duration<double> time);
    /// Throws std::runtime_error after so long.
    void run_until(const std::function<bool()>& holds, std::chrono::duration<double> at_most);

    Figures& figures() { return figures_; }
    const std::vector<std::unique_ptr<Table>>& all() const { return tables_; }

private:
    Way way_;
    Figures figures_;
    boost::asio::io_context context_{1};
    std::vector<std::unique_ptr<Table>> tables_;
};

}  // namespace reami::bench
