// A server without `node_listen` can't be reached by other servers, so it must serve a PostgreSQL database
// alone: people who come to one of two such servers can't get into the rooms of the other.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "server/store/location.hpp"

namespace reami::store {

/// A server that is about to serve a database.
struct Newcomer {
    bool has_node_listen = false;
    std::string before;  ///< the incarnation of its last tenure, whose process has ended
};

/// The reason why this server may not serve the database: another server is running, and one of the two has
/// no `node_listen`. Empty if it may. The lease of a killed server lasts for some seconds more. So this
/// function looks again after each `pause`, at most `most_looks` times, and only a lease that was renewed
/// meanwhile counts as a running server. Throws PgError.
[[nodiscard]] std::optional<std::string> why_not_beside_others(const PgAddress& address,
                                                               const Newcomer& newcomer,
                                                               const std::function<void()>& pause,
                                                               int most_looks = 15);

}  // namespace reami::store
