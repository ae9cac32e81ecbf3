// The net on a free port of this machine, with a fake gateway.
#pragma once

#include <memory>
#include <string>

#include "server/net/listener.hpp"
#include "server/net/tls.hpp"
#include "server/runtime/shard.hpp"
#include "server/settings/settings.hpp"
#include "tests/server/net/fake_gateway.hpp"
#include "tests/server/test_client.hpp"

namespace reami::net {

/// Limits so short that a test need not wait for them.
inline Settings quick() {
    Settings settings;
    settings.port = 0;
    settings.shards = 2;
    settings.limits.closing_within = std::chrono::milliseconds(500);
    return settings;
}

inline nlohmann::json chat(const std::string& text, const std::string& id = "a1") {
    return {{"t", "chat"}, {"id", id}, {"text", text}};
}

class Served {
public:
    explicit Served(Settings settings = quick(), const Tls* tls = nullptr)
        : shards_(settings.shards), listener_(shards_, settings, gateway, gateway, meters, tls) {}
    ~Served() {
        listener_.stop(std::chrono::milliseconds(100));
        shards_.stop();
    }
    Served(const Served&) = delete;
    Served& operator=(const Served&) = delete;

    std::uint16_t port() const { return listener_.port(); }
    testing::TestClient client(const std::string& room = "KETMKARD") const { return {port(), room}; }
    /// The executor of the next shard, in turn.
    FakeGateway::Executor next_shard() { return shards_.next().executor(); }
    void stop(std::chrono::milliseconds within) { listener_.stop(within); }
    void stop_passing_on() { listener_.stop_passing_on(); }

    FakeGateway gateway;
    Meters meters;

private:
    Shards shards_;
    Listener listener_;
};

}  // namespace reami::net
