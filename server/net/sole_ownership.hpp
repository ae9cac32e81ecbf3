// A RoomOwnership for a server that serves all rooms of its database as long as it runs: no other server uses
// this database.
#pragma once

#include "server/net/room_ownership.hpp"

namespace reami::net {

class SoleOwnership : public RoomOwnership {
public:
    std::unique_ptr<Guide> guide(const WaitingClient& client) override;
    boost::asio::awaitable<bool> serves(std::string room) override;
    boost::asio::awaitable<bool> takes(std::string room) override;
    std::shared_ptr<const BootDeadline> deadline() const override { return deadline_; }
    bool is_cut_off() const override { return false; }

    void begin(Gateway& /*gateway*/) override {}
    void change(const Settings& /*settings*/) override {}
    void leave(std::chrono::milliseconds /*at_most*/, const std::function<void()>& /*takes_none*/) override {}
    void end() override {}
    void stop_accepting() override {}
    std::future<void> stopped(std::chrono::milliseconds within) override;
    void stop() override {}
    void look_around() override {}

private:
    const std::shared_ptr<const BootDeadline> deadline_ = std::make_shared<BootDeadline>();  ///< never over
};

}  // namespace reami::net
