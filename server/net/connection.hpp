// One TCP connection, with or without TLS. It serves HTTP requests one after the other, each with a deadline,
// and then perhaps the handshake of a WebSocket. The first deadline runs from the accept, so a client that
// sends nothing is soon dropped. It belongs to the shard on which it was accepted.
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

/// A WebSocket that is to be started.
struct Upgraded {
    std::shared_ptr<Session> session;
    std::unique_ptr<HttpRequest> handshake;
};

class Connection : public std::enable_shared_from_this<Connection> {
public:
    /// The time for the first request runs from now.
    Connection(transport::Stream stream, std::shared_ptr<const NetContext> context, Peer peer,
               Admission admission);

    boost::asio::any_io_executor executor() { return executor_; }

    /// Serves the connection until it ends or becomes a WebSocket.
    boost::asio::awaitable<void> run();
    /// The upgraded connection; empty if the connection has ended.
    std::optional<Upgraded> take_upgraded() { return std::exchange(upgraded_, std::nullopt); }
    /// Ends the connection in good order, after the current answer.
    void stop();
    /// Ends the connection at once.
    void drop();
    /// Ends the connection at once if it is passed on to another node.
    void stop_passing_on();

private:
    using Parser = boost::beast::http::request_parser<boost::beast::http::string_body>;

    // In introducing.cpp:
    /// Does the TLS handshake, and calls `introduce`. Returns false if the connection must be closed.
    boost::asio::awaitable<bool> begin();
    /// If the settings require it, reads the header with which a proxy or another node names the client for
    /// which it connects.
    boost::asio::awaitable<bool> introduce();
    boost::asio::awaitable<bool> read_first(boost::asio::mutable_buffer into);
    bool is_from_node() const { return context_->settings.from_nodes; }

    // These return whether another request may follow.
    boost::asio::awaitable<bool> serve_one();
    boost::asio::awaitable<bool> serve(Parser& parser, const Admitted& admitted);
    // In upgrading.cpp:
    boost::asio::awaitable<bool> upgrade(HttpRequest handshake, const std::string& path);
    /// The reason why this WebSocket is refused, by the limits and the admins' bans; empty if it is not.
    std::optional<protocol::Close> refusal(Visit& visit);
    /// Finds the server of the room. Returns false if that is another server, and this connection has nothing
    /// left to do.
    boost::asio::awaitable<bool> find_room(Visit& visit, const HttpHeader& handshake,
                                           const OuterRequest& outer);

    boost::asio::awaitable<bool> send(Answer answer, const HttpHeader& request, bool keep_alive);

    boost::asio::awaitable<bool> another_begins();
    /// Reads the first bytes of another request. Returns false if none came, or if the connection was ended
    /// in favour of another one.
    boost::asio::awaitable<bool> wait_for_another();
    IdleConnections::IdleConnection wait_among(IdleConnections& idle, const boost::asio::ip::address& as);
    boost::asio::awaitable<Answer> ask(HttpRequest request, const std::string& path);
    /// The request as the client sent it to the first proxy, with the client's address as limits count it.
    OuterRequest outer(const HttpHeader& header) const;
    bool is_refused() const { return admission_ == Admission::refused; }
    /// Whether a plain request may be served: one in a further place needs an idle connection that can be
    /// ended for it.
    bool has_place_for_request();
    /// The limit for this step: a refusal and a further place have shorter limits.
    std::chrono::milliseconds within(std::chrono::milliseconds limit) const;

    const std::shared_ptr<const NetContext> context_;
    Peer peer_;
    const boost::asio::ip::address connected_from_;  ///< as limits count it
    Admission admission_;
    std::shared_ptr<const void> place_;  ///< the place of the client for which a proxy connects
    const boost::asio::any_io_executor executor_;
    const Present present_{context_->meters.connections};
    transport::Stream stream_;
    boost::beast::flat_buffer incoming_;
    std::chrono::steady_clock::time_point began_ = std::chrono::steady_clock::now();  ///< of the request
    std::optional<Upgraded> upgraded_;  ///< takes the stream over
    std::unique_ptr<Guide> guide_;      ///< while it leads the client to the room's server
    bool answering_ = false;
    bool stopping_ = false;
};

}  // namespace reami::net
