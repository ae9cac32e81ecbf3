// A session as rooms see it. Any thread may use it. If the caller runs on the session's thread, the session
// gets each message at once; otherwise the handle posts the message to the session's thread.
#pragma once

#include <atomic>
#include <boost/asio/any_io_executor.hpp>
#include <memory>

#include "server/net/gateway.hpp"

namespace reami::net {

class Session;

class SessionHandle final : public ConnectionHandle {
public:
    SessionHandle(boost::asio::any_io_executor executor, std::weak_ptr<Session> session);

    void send(EncodedMessage text, Delivery delivery) override;
    void close(protocol::Close why) override;
    void note_seat(bool has_seat) override { has_seat_ = has_seat; }
    bool has_seat() const { return has_seat_; }

private:
    boost::asio::any_io_executor executor_;
    std::weak_ptr<Session> session_;
    std::atomic<bool> has_seat_{false};
};

}  // namespace reami::net
