#include "server/store/postgresql/pg_other_servers.hpp"

#include <libpq-fe.h>
#include <spdlog/spdlog.h>

#include <array>
#include <map>

#include "server/store/postgresql/pg_session.hpp"

namespace reami::store {

namespace {

/// A lease that has not expired.
struct OtherLease {
    std::string until, name;
};

/// The leases of other nodes, by incarnation.
using OtherLeases = std::map<std::string, OtherLease>;

std::string text(const pg_result* rows, int row, int column) { return PQgetvalue(rows, row, column); }

OtherLeases other_leases(PgSession& session, const Newcomer& newcomer) {
    static constexpr std::string_view ask =
        "SELECT incarnation, CAST(until AS text), address, program,"
        " to_char(started_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS') FROM nodes"
        " WHERE ended = 0 AND until > clock_timestamp() AND incarnation <> ?1 AND (address = '' OR ?2 = 0)";
    const std::array<SqlValue, 2> values{sql_value(newcomer.before),
                                         sql_value(newcomer.has_node_listen ? 1 : 0)};
    const PgResult rows = session.ask(ask, values);
    OtherLeases leases;
    for (int row = 0; row < PQntuples(rows.get()); ++row) {
        const std::string address = text(rows.get(), row, 2);
        leases[text(rows.get(), row, 0)] = {
            text(rows.get(), row, 1),
            (address.empty() ? "one without node_listen" : "the one at " + address) + ", release " +
                text(rows.get(), row, 3) + ", started on " + text(rows.get(), row, 4) + " UTC"};
    }
    return leases;
}

}  // namespace

std::optional<std::string> why_not_beside_others(const PgAddress& address, const Newcomer& newcomer,
                                                 const std::function<void()>& pause, int most_looks) {
    PgSession session(address);
    const OtherLeases first = other_leases(session, newcomer);
    if (first.empty()) return std::nullopt;
    spdlog::warn(
        "another server may serve the database of --store: {}. This server starts when the lease of the "
        "other server has ended",
        first.begin()->second.name);
    for (int look = 0; look < most_looks; ++look) {
        pause();
        const OtherLeases now = other_leases(session, newcomer);
        if (now.empty()) return std::nullopt;
        for (const auto& [incarnation, lease] : now) {
            const auto seen = first.find(incarnation);
            if (seen == first.end() || seen->second.until != lease.until)
                return "another server serves the database of --store: " + lease.name +
                       ". End that server first, or give both servers a node_listen, so that they pass "
                       "connections on to each other";
        }
    }
    return std::nullopt;
}

}  // namespace reami::store
