// The whole server: joins its parts, and starts and stops them in the right order.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>

#include "server/settings/settings.hpp"

namespace reami {

class Server {
public:
    /// Opens and migrates the database, brings the rooms back, listens and serves. Throws with a sentence
    /// that says what to do if any of that fails. `on_lost` is called once, from another thread, if another
    /// server takes over the database: then nothing can be stored any more, and the only thing left to do is
    /// to end.
    /// `on_drain` is called when an admin wants the server to end.
    explicit Server(const Settings& settings, std::function<void()> on_lost = {},
                    std::function<void()> on_drain = {});
    /// Drains, and stops.
    ~Server();
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    std::uint16_t port() const;  ///< where it listens
    /// From now on no room is opened, and `/ready` says `draining`: so nobody new is sent here. All else goes
    /// on.
    void begin_draining();
    /// The same, and no match begins. What is on its way to the disk is stored and told, then every client is
    /// sent away with `bye` and 1012, and nobody is accepted any more. Blocks until that is done, at most
    /// some seconds; not to be called on a shard. The only thing left to do then is to end.
    void drain();
    /// From now on, as far as settings can change while it runs. Reads the certificate again.
    void reload(const Settings& fresh);
    /// Returns once every shard has done what it was given before. If one hangs, this does too.
    void settle();

private:
    class Parts;
    std::unique_ptr<Parts> parts_;
};

}  // namespace reami
