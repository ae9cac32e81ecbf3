#include "server/net/sole_ownership.hpp"

namespace reami::net {

namespace asio = boost::asio;

namespace {

class StayingGuide final : public Guide {
public:
    asio::awaitable<Led> run() override { co_return Led::here; }
    void stop() override {}
    void stop_passing_on() override {}
};

}  // namespace

std::unique_ptr<Guide> SoleOwnership::guide(const WaitingClient& /*client*/) {
    return std::make_unique<StayingGuide>();
}

asio::awaitable<bool> SoleOwnership::serves(std::string /*room*/) { co_return true; }

asio::awaitable<bool> SoleOwnership::takes(std::string /*room*/) { co_return true; }

std::future<void> SoleOwnership::stopped(std::chrono::milliseconds /*within*/) {
    std::promise<void> nothing_to_stop;
    nothing_to_stop.set_value();
    return nothing_to_stop.get_future();
}

}  // namespace reami::net
