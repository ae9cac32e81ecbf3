// One TCP connection, with or without TLS. The connection serves HTTP requests one after the other, each with
// a deadline, and perhaps becomes a WebSocket. The first deadline counts from the accept, so the server soon
// drops a client that sends nothing. A connection belongs to the shard that accepted it.
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
#include "server/net/websocket/session.hpp"

namespace reami::net {

/// A session that the listener must start, with the request of its handshake.
struct Upgraded {
    std::shared_ptr<Session> session;
    std::unique_ptr<HttpRequest> handshake;
};

class Connection : public std::enable_shared_from_this<Connection> {
public:
    /// The deadline of the first request counts from the construction.
    Connection(transport::Stream stream, std::shared_ptr<const NetContext> context, Peer peer,
               Admission admission);

    boost::asio::any_io_executor executor() { return executor_; }

    /// Serves the connection until it ends or becomes a WebSocket.
    boost::asio::awaitable<void> run();
    /// The session that `run` has made; empty if the connection has ended without becoming a WebSocket.
    std::optional<Upgraded> take_upgraded() { return std::exchange(upgraded_, std::nullopt); }
    /// Ends the connection after the answer that it is sending, if any.
    void stop();
    /// Ends the connection at once.
    void drop();
    /// Ends the connection at once if this node passes it on to another node.
    void stop_passing_on();

private:
    using Parser = boost::beast::http::request_parser<boost::beast::http::string_body>;

    // In introducing.cpp:
    /// Does the TLS handshake, and calls `introduce`. Returns false if the connection must be closed.
    boost::asio::awaitable<bool> begin();
    /// Reads the header of the PROXY protocol, if the settings require one: a proxy or another node names its
    /// client there. Returns false if the connection must be closed.
    boost::asio::awaitable<bool> introduce();
    boost::asio::awaitable<bool> read_first(boost::asio::mutable_buffer into);
    bool is_from_node() const { return context_->settings.from_nodes; }

    // These return whether another request may follow.
    boost::asio::awaitable<bool> serve_one();
    boost::asio::awaitable<bool> serve(Parser& parser, const Admitted& admitted);
    // In upgrading.cpp:
    boost::asio::awaitable<bool> upgrade(HttpRequest handshake, const std::string& path);
    /// Checks the limits and the admins' bans. Returns the reason if the server refuses this WebSocket, or
    /// else nothing.
    std::optional<protocol::Close> refusal(Visit& visit);
    /// Finds the server of the room. Returns false if this connection has nothing left to do: another server
    /// has served the client, or the answer has told the client to ask another server.
    boost::asio::awaitable<bool> find_room(Visit& visit, const HttpHeader& handshake,
                                           const OuterRequest& outer);

    boost::asio::awaitable<bool> send(Answer answer, const HttpHeader& request, bool keep_alive);

    boost::asio::awaitable<bool> another_begins();
    /// Reads the first bytes of the next request. Returns false if none came, or if this idle connection must
    /// end so that a new one gets its place.
    boost::asio::awaitable<bool> wait_for_another();
    IdleConnections::IdleConnection wait_among(IdleConnections& idle, const boost::asio::ip::address& as);
    boost::asio::awaitable<Answer> ask(HttpRequest request, const std::string& path);
    /// The request as the client sent it to the first proxy, with the client's address as limits count it.
    OuterRequest outer(const HttpHeader& header) const;
    bool is_refused() const { return admission_ == Admission::refused; }
    /// Whether the server may serve a plain request on this connection. If the connection has a further
    /// place, this function ends an idle connection for the request, and returns false if none is idle.
    bool has_place_for_request();
    /// The time limit for a step of this connection, at most `limit`: a refused connection and a connection
    /// in a further place have less time.
    std::chrono::milliseconds within(std::chrono::milliseconds limit) const;

    const std::shared_ptr<const NetContext> context_;
    Peer peer_;
    const boost::asio::ip::address connected_from_;  ///< the peer's address, as limits count it
    Admission admission_;
    std::shared_ptr<const void> place_;  ///< the place of the client that a proxy names in the PROXY protocol
    const boost::asio::any_io_executor executor_;
    const Present present_{context_->meters.connections};
    transport::Stream stream_;
    boost::beast::flat_buffer incoming_;
    /// When the present request began.
    std::chrono::steady_clock::time_point began_ = std::chrono::steady_clock::now();
    std::optional<Upgraded> upgraded_;  ///< once set, its session owns the stream
    std::unique_ptr<Guide> guide_;      ///< set while it leads the client to the room's server
    bool answering_ = false;
    bool stopping_ = false;
};

}  // namespace reami::net
