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
    /// that says what to do if any of that fails. `on_lost` is told once, from another thread, if the
    /// database becomes another server's: nothing can be stored any more, and all that is left to do is to
    /// end.
    explicit Server(const Settings& settings, std::function<void()> on_lost = {});
    /// Says goodbye to everybody, finishes what is being stored, and stops.
    ~Server();
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    std::uint16_t port() const;  ///< where it listens
    /// Reads the certificate again.
    void reload();

private:
    class Parts;
    std::unique_ptr<Parts> parts_;
};

}  // namespace reami
