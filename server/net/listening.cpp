#include "server/net/listening.hpp"

#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/stat.h>

#include <boost/asio/error.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <boost/system/system_error.hpp>
#include <cstring>
#include <stdexcept>
#include <system_error>

namespace reami::net {
namespace {

namespace asio = boost::asio;
namespace fs = std::filesystem;
using asio::ip::tcp;
using Generic = asio::generic::stream_protocol;
using Local = asio::local::stream_protocol;

std::string what_helps(const boost::system::error_code& error, const Settings& settings) {
    const std::string port = settings.from_nodes ? "--node-listen" : "--port";
    const std::string address = settings.from_nodes ? "--node-listen 0.0.0.0:7443" : "--listen 0.0.0.0";
    if (error == asio::error::address_in_use)
        return "; another program listens there: end it, or choose another port with " + port;
    if (error == asio::error::access_denied)
        return "; only an administrator may use ports below 1024: choose another port with " + port;
    if (error == boost::system::errc::address_not_available)
        return "; this machine does not have this address: " + address + " listens on all of its addresses";
    return "";
}

/// Whether a server is listening at that path.
bool is_alive(const asio::any_io_executor& executor, const fs::path& path) {
    Local::socket caller(executor);
    boost::system::error_code error;
    caller.connect(Local::endpoint(path.string()), error);
    return error != asio::error::connection_refused;
}

tcp of_family(const std::string& address) {
    return asio::ip::make_address(address).is_v6() ? tcp::v6() : tcp::v4();
}

/// Removes the socket that a killed server has left at the path.
void make_place(const asio::any_io_executor& executor, const fs::path& path) {
    const std::string there = "can't listen at " + path.string() + ": ";
    const auto status = fs::symlink_status(path);
    if (!fs::exists(status)) return;
    if (!fs::is_socket(status))
        throw std::runtime_error(there +
                                 "the file at this path is not a socket; name another path with --listen");
    if (is_alive(executor, path))
        throw std::runtime_error(there +
                                 "another program listens there: end it, or name another path with --listen");
    fs::remove(path);
}

}  // namespace

Listening::Listening(const asio::any_io_executor& executor, const Settings& settings) : acceptor_(executor) {
    const auto path = socket_path(settings);
    if (settings.given_socket)
        acceptor_.assign(path ? Generic(Local()) : Generic(of_family(settings.listen)),
                         *settings.given_socket);
    else if (path)
        listen_at(*path, settings.socket_mode);
    else
        listen_on({asio::ip::make_address(settings.listen), settings.port}, settings);
}

void Listening::listen_on(const tcp::endpoint& where, const Settings& settings) try {
    acceptor_.open(Generic(where.protocol()));
    acceptor_.set_option(asio::socket_base::reuse_address(true));
    acceptor_.bind(Generic::endpoint(where));
    acceptor_.listen();
} catch (const boost::system::system_error& fault) {
    throw std::runtime_error("can't listen on " + where.address().to_string() + " port " +
                             std::to_string(where.port()) + ": " + fault.code().message() +
                             what_helps(fault.code(), settings));
}

void Listening::close() {
    std::error_code ignored;
    if (path_) fs::remove(*path_, ignored);
    path_.reset();
    boost::system::error_code no_matter;
    acceptor_.close(no_matter);
}

/// Sets the file mode of the socket before listening: until the socket listens, the system refuses all
/// connections.
void Listening::listen_at(const fs::path& path, const std::string& mode) {
    constexpr int octal = 8;
    make_place(acceptor_.get_executor(), path);
    try {
        const Local::endpoint where(path.string());
        acceptor_.open(Generic(where.protocol()));
        acceptor_.bind(Generic::endpoint(where));
        path_ = path;
        fs::permissions(path, static_cast<fs::perms>(std::stoi(mode, nullptr, octal)));
        acceptor_.listen();
    } catch (const boost::system::system_error& fault) {
        throw std::runtime_error("can't listen at " + path.string() + ": " + fault.code().message() +
                                 "; the folder must exist, and this user must be able to write to it");
    }
}

std::uint16_t Listening::port() const {
    const Generic::endpoint where = acceptor_.local_endpoint();
    if (where.protocol().family() == AF_UNIX) return 0;
    tcp::endpoint at;
    std::memcpy(at.data(), where.data(), where.size());
    return at.port();
}

std::optional<Peer> peer_of(const transport::Socket& socket, const Proxies& proxies) {
    boost::system::error_code error;
    const Generic::endpoint peer = socket.remote_endpoint(error);
    if (error) return std::nullopt;
    if (peer.protocol().family() == AF_UNIX) return proxies.peer_at_path();
    tcp::endpoint at;
    std::memcpy(at.data(), peer.data(), peer.size());
    return proxies.peer(at.address());
}

}  // namespace reami::net
