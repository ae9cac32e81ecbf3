// The door for operators on the server's own machine: a Unix socket in the data folder, which only the
// server's own user and root may use. Each request and each answer is one line of JSON.
#pragma once

#include <filesystem>
#include <memory>

#include "server/admin/admin_desk.hpp"
#include "server/runtime/shard.hpp"

namespace reami::admin {

/// Whether a process of the user `caller` may use the socket of a server that runs as the user `server`.
bool may_use_local_door(unsigned caller, unsigned server);

class LocalDoor {
public:
    /// Listens in that folder, on that shard. Expects that no other server uses the folder. Whatever keeps it
    /// from listening, the log says it, and there is no door. The desk outlives it.
    LocalDoor(Shard& shard, const std::filesystem::path& data, AdminDesk& desk);
    /// Accepts nobody more, takes the socket away, and closes who is there.
    ~LocalDoor();
    LocalDoor(const LocalDoor&) = delete;
    LocalDoor& operator=(const LocalDoor&) = delete;

private:
    class Listening;
    std::shared_ptr<Listening> listening_;
};

}  // namespace reami::admin
