// How the time that was served is added up: migrations/README.md, `served`.
#pragma once

#include <string>

namespace reami::store {

/// The statement of TimeServed. `now` is the SQL that gives the time, in Unix milliseconds. What was not
/// renewed for two minutes was not served; nor was what a clock only tells because somebody has set it.
inline std::string sql_of_time_served(const std::string& now) {
    return "INSERT INTO served (only_row, ms, served_until) VALUES (1, 0, " + now +
           ") ON CONFLICT (only_row) DO UPDATE SET ms = served.ms + CASE"
           " WHEN excluded.served_until - served.served_until BETWEEN 0 AND 120000"
           " THEN excluded.served_until - served.served_until ELSE 0 END,"
           " served_until = excluded.served_until";
}

}  // namespace reami::store
