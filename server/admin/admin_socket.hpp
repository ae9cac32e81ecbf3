// The socket for operators on the server's own machine: a Unix socket in the data folder, which only the
// server's own user and root may use. Each request and each answer is one line of JSON.
#pragma once

#include <boost/core/noncopyable.hpp>
#include <filesystem>
#include <memory>

#include "server/admin/admin_service.hpp"
#include "server/runtime/shard.hpp"

namespace reami::admin {

/// Whether a process of the user `caller` may use the socket of a server that runs as the user `server`.
bool may_use_admin_socket(unsigned caller, unsigned server);

class AdminSocket : boost::noncopyable {
public:
    /// Listens in the folder, on the shard. Expects that no other server uses the folder. If it can't listen,
    /// it logs the reason, and the server runs without this socket. `service` must outlive it.
    AdminSocket(Shard& shard, const std::filesystem::path& data, AdminService& service);
    /// Stops accepting, removes the socket, and closes all connections.
    ~AdminSocket();

private:
    class Listening;
    std::shared_ptr<Listening> listening_;
};

}  // namespace reami::admin
