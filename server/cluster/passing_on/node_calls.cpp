#include "server/cluster/passing_on/node_calls.hpp"

#include <spdlog/spdlog.h>

#include <boost/asio/read_until.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/http/write.hpp>
#include <sstream>

#include "protocol/transport/as_tuple_awaitable.hpp"
#include "server/net/dial.hpp"
#include "server/net/proxy_protocol.hpp"
#include "server/net/room_ownership.hpp"

namespace reami::cluster {
namespace {

namespace asio = boost::asio;
using transport::outcome;
using SteadyClock = std::chrono::steady_clock;

/// The status of an answer such as `HTTP/1.1 421 …`; 0 if the text is not such an answer.
int status_of(std::string_view answer) {
    constexpr std::string_view begin = "HTTP/1.1 ";
    if (!answer.starts_with(begin)) return 0;
    const std::string_view digits = answer.substr(begin.size(), 3);
    if (digits.size() < 3 || digits.find_first_not_of("0123456789") != std::string_view::npos) return 0;
    return std::stoi(std::string(digits));
}

}  // namespace

std::string handed_over(const net::HttpHeader& handshake, const net::OuterRequest& outer,
                        bool must_have_seat) {
    net::HttpHeader header = handshake;
    header.set("X-Forwarded-Proto", outer.secure ? "https" : "http");
    header.set("X-Forwarded-Host", outer.host);
    header.erase(net::must_have_seat_field);
    if (must_have_seat) header.set(net::must_have_seat_field, "1");
    std::ostringstream text;
    text << header;
    const auto client = net::proxy_protocol::for_client(outer.address);
    return std::string(client.begin(), client.end()) + std::move(text).str();
}

Lost NodeCalls::lost(const std::string& address, const std::string& why) const {
    meters_.hand_overs_failed.count("lost");
    const std::lock_guard lock(mutex_);
    if (warning_.is_due(SteadyClock::now()))
        spdlog::warn("could not pass a connection on to the node at {}: {}", address, why);
    return {};
}

asio::awaitable<Called> NodeCalls::call(std::string address, std::string handshake,
                                        SteadyClock::time_point until) const {
    constexpr unsigned not_here = 421;
    if (tls_ == nullptr)
        co_return lost(address, "this server has no --node-listen, and so no certificate for other nodes");
    auto dialled = co_await net::dial(address, until);
    if (!dialled) co_return lost(address, dialled.error());
    transport::Stream node(*std::move(dialled), tls_->context(), std::nullopt);
    node.expires_at(until);
    const bool is_known = co_await node.handshake();
    if (!is_known)
        co_return lost(address,
                       "it has no certificate of --node-ca, or rejects the certificate of this node, or does "
                       "not answer");
    const auto [unwritten, sent] = co_await asio::async_write(node, asio::buffer(handshake), outcome);
    std::string answer;
    auto into = asio::dynamic_buffer(answer, net::most_header_bytes);
    const auto [unread, length] = co_await asio::async_read_until(node, into, "\r\n\r\n", outcome);
    const int status = unwritten || unread ? 0 : status_of(answer);
    if (status == 0) co_return lost(address, "it does not answer in time, or does not answer like a node");
    if (status == not_here) {
        meters_.hand_overs_failed.count("not_there");
        co_return NotTaken{};
    }
    node.expires_never();
    co_return HandedOver{std::move(node), std::move(answer)};
}

}  // namespace reami::cluster
