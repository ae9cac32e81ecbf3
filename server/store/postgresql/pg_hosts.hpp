// The hosts of one PostgreSQL address, each with all options that a connection to it needs. Libpq itself
// could try one host after the other, but it can't tell a working primary from one that waits for a standby.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "server/store/location.hpp"

struct pg_conn;

namespace reami::store {

/// One host: names and values of libpq's options.
using PgHost = std::vector<std::pair<std::string, std::string>>;

/// The hosts in the order of the address, at least one. Throws PgError, without the address, if libpq does
/// not understand the address.
std::vector<PgHost> hosts_of(const PgAddress& address);

/// Tries to connect, and returns once the attempt has succeeded or failed. The options of the address
/// override our own: 3 s to connect, and only a primary is accepted. The connection notices a lost peer after
/// about 9 s, even if the session only waits.
pg_conn* connect(const PgHost& host);

}  // namespace reami::store
