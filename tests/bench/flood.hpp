// A flood of messages over loopback, and a server that only reads the flood.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <thread>

#include "server/runtime/shard.hpp"

namespace reami::bench {

/// Several WebSockets from 127.0.0.1. Each sends at a given rate, a line of chat and a ping in turn, and
/// reads all messages. If a WebSocket is closed, it connects again after one second. The flood runs on its
/// own thread until the object is destroyed.
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

/// A server that accepts any WebSocket, and reads and drops all messages.
class Sink {
public:
    /// Runs the server on this many threads. Each connection belongs to one thread.
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
