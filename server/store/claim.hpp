// A node's right to a room, if several nodes serve one database.
#pragma once

#include <atomic>
#include <cstdint>
#include <string>
#include <utility>

#include "server/store/record.hpp"

namespace reami::store {

/// What the row of the room says while it is this node's: each entry of the room checks it, and raises
/// `log_version`. Whoever takes the room raises `epoch`.
struct Claim {
    Claim(RoomId whose, std::string node, std::int64_t taken, std::int64_t version)
        : room(whose), owner(std::move(node)), epoch(taken), log_version(version) {}

    const RoomId room;
    const std::string owner;  ///< the incarnation of the node
    const std::int64_t epoch;
    std::atomic<std::int64_t> log_version;  ///< of the last entry that is stored; only the writer changes it
};

}  // namespace reami::store
