// A session as rooms see it, from any thread. On the session's own thread a text is queued at once, from
// another it is posted there.
#pragma once

#include <boost/asio/io_context.hpp>
#include <memory>

#include "server/net/gateway.hpp"

namespace reami::net {

class Session;

class SessionHandle final : public ConnectionHandle {
public:
    using Executor = boost::asio::io_context::executor_type;
    SessionHandle(Executor executor, std::weak_ptr<Session> session);

    void send(EncodedMessage text, Delivery delivery) override;
    void close(protocol::Close why) override;

private:
    Executor executor_;
    std::weak_ptr<Session> session_;
};

}  // namespace reami::net
