// The socket at which connections come in: TCP at an address and port, one at a path of the file system, or
// one that was given, whose path is not ours to remove.
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

    /// Throws, with a sentence that says what to do, if it can't listen there. What a server left at that
    /// path is replaced, unless somebody listens there still, or it is no socket.
    Listening(const boost::asio::any_io_executor& executor, const Settings& settings);
    ~Listening() { close(); }
    Listening(const Listening&) = delete;
    Listening& operator=(const Listening&) = delete;

    Acceptor& acceptor() { return acceptor_; }
    std::uint16_t port() const;  ///< 0 at a path
    /// Accepts no more. Its path is gone first: so nobody else's is, who listens there next.
    void close();

private:
    void listen_on(const boost::asio::ip::tcp::endpoint& where, const Settings& settings);
    void listen_at(const std::filesystem::path& path, const std::string& mode);

    Acceptor acceptor_;
    std::optional<std::filesystem::path> path_;
};

/// The other end of an accepted connection; empty if it is gone again.
std::optional<Peer> peer_of(const transport::Socket& socket, const Proxies& proxies);

}  // namespace reami::net
