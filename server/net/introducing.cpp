// Begins a connection: does the TLS handshake, and reads the address of the client if a proxy or another node
// connects for a client.
#include <algorithm>
#include <boost/asio/read.hpp>
#include <utility>
#include <vector>

#include "protocol/transport/as_tuple_awaitable.hpp"
#include "server/net/connection.hpp"
#include "server/net/counted_address.hpp"
#include "server/net/proxy_protocol.hpp"

namespace reami::net {

namespace asio = boost::asio;
using transport::outcome;

asio::awaitable<bool> Connection::begin() {
    bool goes_on = true;
    if (!is_from_node()) goes_on = co_await introduce();
    if (goes_on) goes_on = co_await stream_.handshake();
    if (goes_on && is_from_node()) goes_on = co_await introduce();
    co_return goes_on;
}

asio::awaitable<bool> Connection::read_first(asio::mutable_buffer into) {
    if (!is_from_node()) co_return co_await stream_.read_below(into);
    const auto [error, count] = co_await asio::async_read(stream_, into, outcome);
    co_return !error;
}

asio::awaitable<bool> Connection::introduce() {
    if (!context_->settings.proxy_protocol && !is_from_node()) co_return true;
    proxy_protocol::Head head{};
    const bool has_head = co_await read_first(asio::buffer(head));
    const auto length = has_head ? proxy_protocol::rest_of(head) : std::nullopt;
    if (!length) co_return false;
    std::vector<proxy_protocol::Byte> rest(*length);
    const bool has_rest = co_await read_first(asio::buffer(rest));
    const auto source = has_rest ? proxy_protocol::source_of(head, rest) : std::nullopt;
    if (!source) co_return false;
    if (!source->client) co_return !is_from_node();
    peer_ = context_->proxies.peer(*source->client);
    if (peer_.is_proxy || is_from_node()) co_return true;
    auto entered = context_->proxied->enter(counted(peer_.address));
    place_ = std::move(entered.place);
    admission_ = std::max(admission_, entered.how);
    stream_.expires_at(began_ + within(context_->settings.limits.request_within));
    co_return true;
}

}  // namespace reami::net
