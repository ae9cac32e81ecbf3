// A node's right to serve a room, if several nodes share one database.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>

#include "server/runtime/boot_deadline.hpp"
#include "server/store/record.hpp"

namespace reami::store {

/// The time during which a node has one name: from the beginning of its lease until it loses the lease.
struct Tenure {
    std::string incarnation;
    BootDeadline deadline = {};  ///< after this time, the node sends nothing about its rooms
};

/// The values in the room's row while this node has the room. Each entry of the room checks them, and raises
/// `log_version`. A node that takes the room raises `epoch`.
struct RoomClaim {
    RoomClaim(RoomId whose, std::shared_ptr<const Tenure> node, std::int64_t taken, std::int64_t version)
        : room(whose), owner(std::move(node)), epoch(taken), log_version(version) {}

    const RoomId room;
    const std::shared_ptr<const Tenure> owner;
    const std::int64_t epoch;
    std::atomic<std::int64_t> log_version;  ///< of the last stored entry; only the writer changes it
};

}  // namespace reami::store
