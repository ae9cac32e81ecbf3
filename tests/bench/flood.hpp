// A flood over loopback, and a server that does nothing with it but to read it.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <thread>

#include "server/runtime/shard.hpp"

namespace reami::bench {

/// So many WebSockets of 127.0.0.1, each of which sends so many messages a second, by turns a line of chat
/// and a ping, and reads all that comes. One that is closed comes again after a second. On a thread of its
/// own, until it is destroyed.
class Flood {
public:
    struct To {
        std::uint16_t port;
        std::string room;
        int connections, messages_a_second;
    };
    explicit Flood(const To& to);
    ~Flood();
    Flood(const Flood&) = delete;
    Flood& operator=(const Flood&) = delete;

    std::size_t sent() const { return sent_; }
    std::size_t came_again() const { return came_again_; }

private:
    class Attacker;
    std::atomic<std::size_t> sent_{0}, came_again_{0};
    std::shared_ptr<void> context_;
    std::thread thread_;
};

/// Takes any WebSocket, reads what it sends, and drops it.
class Sink {
public:
    /// On so many threads, each connection on one of them.
    explicit Sink(unsigned threads);
    ~Sink();
    Sink(const Sink&) = delete;
    Sink& operator=(const Sink&) = delete;

    std::uint16_t port() const { return port_; }

private:
    class Accepting;
    Shards shards_;
    std::shared_ptr<Accepting> accepting_;
    std::uint16_t port_ = 0;
};

}  // namespace reami::bench
