// Adds up the time for which servers ran: migrations/README.md, `served`.
#pragma once

#include <string>

namespace reami::store {

/// The statement for TimeServed. `now` is the SQL expression for the time, in Unix milliseconds. A gap of
/// over two minutes does not count as served, and neither does time by which somebody set the clock back.
inline std::string sql_of_time_served(const std::string& now) {
    return "INSERT INTO served (only_row, ms, served_until) VALUES (1, 0, " + now +
           ") ON CONFLICT (only_row) DO UPDATE SET ms = served.ms + CASE"
           " WHEN excluded.served_until - served.served_until BETWEEN 0 AND 120000"
           " THEN excluded.served_until - served.served_until ELSE 0 END,"
           " served_until = excluded.served_until";
}

}  // namespace reami::store
