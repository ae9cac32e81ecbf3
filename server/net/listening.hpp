// The socket on which a server listens: a TCP socket at an address and port, a Unix socket at a path, or a
// socket that another process opened. This server removes the path only of a socket that it opened itself.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/basic_socket_acceptor.hpp>
#include <boost/asio/generic/stream_protocol.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/core/noncopyable.hpp>
#include <cstdint>
#include <filesystem>
#include <optional>

#include "protocol/transport/stream.hpp"
#include "server/net/http/proxies.hpp"
#include "server/settings/settings.hpp"

namespace reami::net {

class Listening : boost::noncopyable {
public:
    using Acceptor = boost::asio::basic_socket_acceptor<boost::asio::generic::stream_protocol>;

    /// Listens at the address or path of the settings. Replaces a socket that a killed server has left at the
    /// path. Throws, with a sentence that says what to do, if the server can't listen there, for instance
    /// because another server does.
    Listening(const boost::asio::any_io_executor& executor, const Settings& settings);
    ~Listening() { close(); }

    Acceptor& acceptor() { return acceptor_; }
    std::uint16_t port() const;  ///< 0 for a Unix socket
    /// Accepts no more connections. Removes the path before closing the socket: no other server can have
    /// opened its own socket at this path by then.
    void close();

private:
    void listen_on(const boost::asio::ip::tcp::endpoint& where, const Settings& settings);
    void listen_at(const std::filesystem::path& path, const std::string& mode);

    Acceptor acceptor_;
    std::optional<std::filesystem::path> path_;
};

/// The other end of an accepted connection; empty if it has disconnected already.
std::optional<Peer> peer_of(const transport::Socket& socket, const Proxies& proxies);

}  // namespace reami::net
