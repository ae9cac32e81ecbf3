// The whole server: connects its parts, and starts and stops them in the right order.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>

#include "server/settings/settings.hpp"

namespace reami {

class Server {
public:
    /// Opens and migrates the database, brings the rooms back, listens and serves. Throws, with a sentence
    /// that says what to do, if any of that fails. The server calls `on_lost` once, from another thread, if
    /// another server takes over the database: then this server can store nothing any more, and the caller
    /// must end it. The server calls `on_drain` when an admin asks it to end.
    explicit Server(const Settings& settings, std::function<void()> on_lost = {},
                    std::function<void()> on_drain = {});
    /// Drains, and stops.
    ~Server();
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    std::uint16_t port() const;  ///< the port on which it listens
    /// Refuses to open rooms from now on. `/ready` says `draining`, so that a balancer sends no new clients.
    /// Everything else goes on.
    void begin_draining();
    /// Does what `begin_draining` does, and starts no match any more. Stores and shows the steps on their way
    /// to the disk, stops accepting, and closes every client with `bye` and 1012. Blocks until that is done,
    /// for some seconds at most. Must not be called on a shard. The caller then ends the server.
    void drain();
    /// Applies the settings that can change while the server runs, and reads the certificate again.
    void reload(const Settings& fresh);
    /// Blocks until every shard has done all work that was waiting when this was called. If a shard hangs,
    /// this hangs too.
    void settle();

private:
    class Parts;
    std::unique_ptr<Parts> parts_;
};

}  // namespace reami
