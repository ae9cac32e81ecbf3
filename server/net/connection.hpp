// One TCP connection: TLS or plain; one HTTP request after the other, each read against a deadline and
// answered; or, after some, the handshake of a WebSocket. The first deadline runs from the accept, so a
// client that sends nothing is soon dropped. Lives on the shard on which it was accepted.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/address.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "protocol/transport/stream.hpp"
#include "server/net/admissions.hpp"
#include "server/net/http/request_guard.hpp"
#include "server/net/idle_connections.hpp"
#include "server/net/net_context.hpp"
#include "server/net/node/room_search.hpp"
#include "server/net/websocket/session.hpp"
#include "server/runtime/meters.hpp"

namespace reami::net {

/// A WebSocket that is to be started.
struct Upgraded {
    std::shared_ptr<Session> session;
    std::unique_ptr<HttpRequest> handshake;
};

class Connection : public std::enable_shared_from_this<Connection> {
public:
    /// The time for its first request runs from now.
    Connection(transport::Stream stream, std::shared_ptr<const NetContext> context, Peer peer,
               Admission admission);

    boost::asio::any_io_executor executor() { return executor_; }

    /// Serves it until it ends, or has become a WebSocket.
    boost::asio::awaitable<void> run();
    /// The upgraded connection; empty if the connection ended.
    std::optional<Upgraded> take_upgraded() { return std::exchange(upgraded_, std::nullopt); }
    /// Ends the connection in good order, after the current answer.
    void stop();
    /// Ends it at once.
    void drop();
    /// The same, if it is passed on to another node.
    void stop_passing_on();

private:
    using Parser = boost::beast::http::request_parser<boost::beast::http::string_body>;

    // introducing.cpp
    /// TLS, and for whom who connects does so, as connections here begin. False: it is to be closed.
    boost::asio::awaitable<bool> begin();
    /// Has the proxy, or the other node, say for whom it connects, where that is how connections begin.
    boost::asio::awaitable<bool> introduce();
    boost::asio::awaitable<bool> read_first(boost::asio::mutable_buffer into);
    bool is_from_node() const { return context_->settings.from_nodes; }

    // Each returns whether another request may follow.
    boost::asio::awaitable<bool> serve_one();
    boost::asio::awaitable<bool> serve(Parser& parser, const Admitted& admitted);
    // upgrading.cpp
    boost::asio::awaitable<bool> upgrade(HttpRequest handshake, const std::string& path);
    /// Why that WebSocket is served nothing, as the limits and the admins have it.
    std::optional<protocol::Close> refusal(Visit& visit);
    /// Finds who serves the room. False: not this node, and nothing is left to do here.
    boost::asio::awaitable<bool> find_room(Visit& visit, const HttpHeader& handshake,
                                           const OuterRequest& outer);
    boost::asio::awaitable<void> pass_on(HandedOver taken);

    boost::asio::awaitable<bool> send(Answer answer, const HttpHeader& request, bool keep_alive);

    boost::asio::awaitable<bool> another_begins();
    /// Reads the first bytes of it. False: none came, or the connection gave way to others meanwhile.
    boost::asio::awaitable<bool> wait_for_another();
    IdleConnections::IdleConnection wait_among(IdleConnections& idle, const boost::asio::ip::address& as);
    boost::asio::awaitable<Answer> ask(HttpRequest request, const std::string& path);
    /// The request as it was before the proxies, with the client's address as limits count it.
    OuterRequest outer(const HttpHeader& header) const;
    bool is_refused() const { return admission_ == Admission::refused; }
    /// Whether a plain request is served: in a further place one is, if another connection gives way to it.
    bool has_place_for_request();
    /// How long that may take: no longer than a refusal or a further place, if this is one.
    std::chrono::milliseconds within(std::chrono::milliseconds limit) const;

    const std::shared_ptr<const NetContext> context_;
    Peer peer_;
    const boost::asio::ip::address connected_from_;  ///< as limits count it
    Admission admission_;
    std::shared_ptr<const void> place_;  ///< among those of the client for whom a proxy connects
    const boost::asio::any_io_executor executor_;
    const Present present_{meters().connections};
    transport::Stream stream_;
    boost::beast::flat_buffer incoming_;
    std::chrono::steady_clock::time_point began_ = std::chrono::steady_clock::now();  ///< the request
    std::optional<Upgraded> upgraded_;                                                ///< has the stream then
    RoomSearch* search_ = nullptr;                                                    ///< under way
    bool answering_ = false;
    bool is_passed_on_ = false;
    bool stopping_ = false;
};

}  // namespace reami::net
