// The hosts of one PostgreSQL address, each with all options that a connection to it needs. Libpq could try
// them one after the other itself, but it can't tell a primary that serves from one that waits for a standby.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "server/store/location.hpp"

struct pg_conn;

namespace reami::store {

/// One host: names and values of libpq's options.
using PgHost = std::vector<std::pair<std::string, std::string>>;

/// In the order of the address, at least one. Throws PgError, without the address, if libpq does not
/// understand it.
std::vector<PgHost> hosts_of(const PgAddress& address);

/// A connection attempt that has ended, well or badly. What the address says counts before our own values:
/// 3 s to connect, and only a primary is taken; a peer that is gone is noticed after some 9 s, also by a
/// session that only waits.
pg_conn* connect(const PgHost& host);

}  // namespace reami::store
