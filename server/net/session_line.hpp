// A session as the house sees it, from any thread. On the session's own thread a text is queued at once, from
// another it goes there as a letter.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <memory>

#include "server/net/door.hpp"

namespace reami::net {

class Session;

class SessionLine final : public Line {
public:
    SessionLine(boost::asio::any_io_executor executor, std::weak_ptr<Session> session);

    void send(Text text, Delivery delivery) override;
    void close(protocol::Close why) override;

private:
    boost::asio::any_io_executor executor_;
    std::weak_ptr<Session> session_;
};

}  // namespace reami::net
