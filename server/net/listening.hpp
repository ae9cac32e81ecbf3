// The socket at which connections come in: TCP at an address and port, a Unix socket at a path, or a socket
// that another process opened, whose path this server does not remove.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/basic_socket_acceptor.hpp>
#include <boost/asio/generic/stream_protocol.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <cstdint>
#include <filesystem>
#include <optional>

#include "protocol/transport/stream.hpp"
#include "server/net/http/proxies.hpp"
#include "server/settings/settings.hpp"

namespace reami::net {

class Listening {
public:
    using Acceptor = boost::asio::basic_socket_acceptor<boost::asio::generic::stream_protocol>;

    /// Throws, with a sentence that says what to do, if it can't listen there. A socket that a server left at
    /// the path is replaced, unless a server is still listening there.
    Listening(const boost::asio::any_io_executor& executor, const Settings& settings);
    ~Listening() { close(); }
    Listening(const Listening&) = delete;
    Listening& operator=(const Listening&) = delete;

    Acceptor& acceptor() { return acceptor_; }
    std::uint16_t port() const;  ///< 0 for a Unix socket
    /// Accepts no more connections. Removes its path first, so that it never removes the socket of the next
    /// server there.
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
