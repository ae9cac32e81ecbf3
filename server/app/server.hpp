// The whole server: connects its parts, and starts and stops them in the right order.
#pragma once

#include <boost/core/noncopyable.hpp>
#include <cstdint>
#include <functional>
#include <memory>

#include "server/settings/settings.hpp"

namespace reami {

class Server : boost::noncopyable {
public:
    /// Opens and migrates the database, restores the rooms, listens and serves. Throws, with a sentence that
    /// says what to do, if one of these steps fails. Calls `on_lost` once, from another thread, if another
    /// server takes over the database: then this server can't store anything, and the caller must end it.
    /// Calls `on_drain` when an admin orders the server to end.
    explicit Server(const Settings& settings, std::function<void()> on_lost = {},
                    std::function<void()> on_drain = {});
    /// Drains the server, and stops it.
    ~Server();

    std::uint16_t port() const;  ///< the port on which the server listens
    /// Opens no more rooms. `/ready` answers `draining`, so that a load balancer sends no new clients.
    /// Everything else goes on.
    void begin_draining();
    /// Does what `begin_draining` does, and starts no more matches. Waits until the disk has the current step
    /// of each room, sends these changes to the clients, accepts no more connections, and closes every
    /// connection with `bye` and 1012. Blocks until all connections have ended, for less than half a minute.
    /// Must not be called on a shard. After this call, the caller must end the server.
    void drain();
    /// Applies those of the settings that can change while the server runs, and reads the certificate again.
    void reload(const Settings& fresh);
    /// Blocks until every shard has done all work that was waiting at the time of this call. If a shard
    /// hangs, this function hangs, too.
    void settle();

private:
    class Parts;
    std::unique_ptr<Parts> parts_;
};

}  // namespace reami
