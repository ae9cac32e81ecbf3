// Two nodes in one process, each with its own gateway: the entry node accepts the clients, and the other one
// serves the rooms.
#pragma once

#include <gtest/gtest.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <chrono>
#include <memory>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "server/cluster/inner_listener.hpp"
#include "server/cluster/passing_on/client_guide.hpp"
#include "tests/server/cluster/passing_on/authority.hpp"
#include "tests/server/net/served.hpp"

namespace reami::cluster {

/// Settings with waits that are short enough for a test, but long enough for a good node on a slow machine.
inline Settings impatient() {
    Settings settings = net::quick();
    settings.node_listen = settings.node_address = "127.0.0.1:7443";
    settings.node_waits.ask_again_in = std::chrono::milliseconds(20);
    return settings;
}

/// Settings of the inner listener, on any free port.
inline Settings inner(Settings settings = impatient()) {
    settings = serving_nodes(std::move(settings));
    settings.port = 0;
    return settings;
}

inline std::string address_of(std::uint16_t port) { return "127.0.0.1:" + std::to_string(port); }

/// A port where the system accepts connections, and no program answers them.
class Silent {
public:
    std::string address() const { return address_of(acceptor_.local_endpoint().port()); }

private:
    boost::asio::io_context context_;
    boost::asio::ip::tcp::acceptor acceptor_{context_, {boost::asio::ip::address_v4::loopback(), 0}};
};

/// The address of a port on which no program listens.
inline std::string nowhere() { return Silent().address(); }

/// Waits until the condition holds; false if it does not hold in time.
template <class Condition>
bool comes_about(Condition condition) {
    for (int n = 0; n < 6000 && !condition(); ++n) std::this_thread::sleep_for(std::chrono::milliseconds(10));
    return condition();
}

/// Gives the answers that the test has set to the question where a room is served.
class FakeLocator final : public RoomLocator {
public:
    boost::asio::awaitable<Whereabouts> whereabouts(std::string room,
                                                    std::optional<std::string> lost) override {
        const std::lock_guard lock(mutex_);
        asked_.push_back(lost.value_or("-"));
        if (room == "THROWS" && asked_.size() == 1) throw std::runtime_error("as was asked");
        Whereabouts where = answers_.front();
        if (answers_.size() > 1) answers_.erase(answers_.begin());
        co_return where;
    }
    void say(std::vector<Whereabouts> answers) {
        const std::lock_guard lock(mutex_);
        answers_ = std::move(answers);
    }
    std::vector<std::string> asked() const {
        const std::lock_guard lock(mutex_);
        return asked_;
    }

private:
    mutable std::mutex mutex_;
    std::vector<Whereabouts> answers_{ServedHere{}};
    std::vector<std::string> asked_;
};

/// A node that passes clients on.
class Entry : public net::Served {
public:
    Entry(const Settings& settings, const net::Tls* tls, const NodeCalls* calls) : Served(settings, tls) {
        gateway.guides = [locator = locator_, calls](const net::WaitingClient& client) {
            return std::make_unique<ClientGuide>(*locator, *calls, client);
        };
    }

    /// Sets the next answers to the question where a room is served. The locator repeats the last one.
    void say_where(std::vector<Whereabouts> answers) { locator_->say(std::move(answers)); }
    /// One element for each question: the node that the caller reported as lost, or `-`.
    std::vector<std::string> asked_where() const { return locator_->asked(); }
    /// Waits for that many questions; false if they do not come in time.
    bool is_asked_where(std::size_t times) const {
        return comes_about([&] { return asked_where().size() >= times; });
    }

private:
    const std::shared_ptr<FakeLocator> locator_ = std::make_shared<FakeLocator>();
};

/// A client connects to `entry`, whose gateway gives these answers; true if the client gets into the room.
inline bool gets_in(Entry& entry, const std::vector<Whereabouts>& answers) {
    entry.say_where(answers);
    testing::TestClient client = entry.client();
    return client.status() == 101 && client.hello()["room"] == "KETMKARD";
}

class Nodes : public ::testing::Test {
protected:
    static void SetUpTestSuite() { authority = std::make_unique<testing::Authority>(); }
    static void TearDownTestSuite() { authority.reset(); }

    static net::TlsFiles files(const std::string& name = "node1") { return authority->node(name); }

    static inline std::unique_ptr<testing::Authority> authority;
    const net::Tls incoming_{files(), net::Tls::Method::tls_server},
        outgoing_{files("node2"), net::Tls::Method::tls_client};
    Meters meters_;
    const NodeCalls calls_{&outgoing_, meters_};
};

}  // namespace reami::cluster
