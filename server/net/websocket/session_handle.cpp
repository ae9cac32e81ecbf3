#include "server/net/websocket/session_handle.hpp"

#include <boost/asio/dispatch.hpp>

#include "server/net/websocket/session.hpp"

namespace reami::net {
namespace asio = boost::asio;

SessionHandle::SessionHandle(asio::any_io_executor executor, std::weak_ptr<Session> session)
    : executor_(std::move(executor)), session_(std::move(session)) {}

void SessionHandle::send(EncodedMessage text, Delivery delivery) {
    asio::dispatch(executor_, [to = session_, text = std::move(text), delivery]() mutable {
        if (const auto session = to.lock()) session->push(std::move(text), delivery);
    });
}

void SessionHandle::close(protocol::Close why) {
    asio::dispatch(executor_, [to = session_, why] {
        if (const auto session = to.lock()) session->close(why);
    });
}

}  // namespace reami::net
