// A server that can't be reached by others (it has no `node_listen`) serves a PostgreSQL database alone:
// who comes to one of two such servers does not get into the rooms of the other.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "server/store/location.hpp"

namespace reami::store {

/// A server that wants to serve a database.
struct Newcomer {
    bool has_node_listen = false;
    std::string before;  ///< the incarnation of its last tenure, which has ended with its process
};

/// Why this server may not serve the database: another one is alive there, and one of the two has no
/// `node_listen`. The lease of a server that was killed goes on for some seconds: so this looks again after
/// each `pause`, `most_looks` times at most, and only a lease that was renewed meanwhile counts as alive.
/// Throws PgError.
[[nodiscard]] std::optional<std::string> why_not_beside_others(const PgAddress& address,
                                                               const Newcomer& newcomer,
                                                               const std::function<void()>& pause,
                                                               int most_looks = 15);

}  // namespace reami::store
