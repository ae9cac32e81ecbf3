// Finds the address of a client behind reverse proxies, the scheme that the client uses, and the name by
// which it calls this server. Only proxies in the settings may give these in headers. PROTOCOL.md, "Behind a
// proxy".
#pragma once

#include <boost/asio/ip/address.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/net/http/request_guard.hpp"
#include "server/settings/settings.hpp"

namespace reami::net {

/// Networks such as `10.0.0.0/8` and `2001:db8::/32`, or single addresses.
class Networks {
public:
    Networks() = default;
    /// Expects texts that `is_network` accepts; `unix` is ignored.
    explicit Networks(const std::vector<std::string>& texts);
    static bool is_network(const std::string& text);

    /// An IPv4 address inside IPv6 counts as IPv4.
    bool contains(const boost::asio::ip::address& address) const;

private:
    struct Network {
        boost::asio::ip::address_v6::bytes_type bytes;  ///< an IPv4 network is embedded in IPv6
        int bits = 0;
    };
    static std::optional<Network> read(const std::string& text);
    std::vector<Network> networks_;
};

/// The other end of a connection.
struct Peer {
    boost::asio::ip::address address;  ///< 0.0.0.0 for a client at a Unix socket, which has no address
    bool is_proxy = false;
};

/// A request as the client sent it to the first proxy.
struct OuterRequest {
    boost::asio::ip::address address;  ///< the client's full address
    bool secure = false;
    std::string host;
    std::string base_path = {};  ///< the path before this server's paths, such as `/reami`; empty: none
    /// The header that should name `base_path`, but is malformed; empty: none.
    std::string_view ignored_header = {};
};

class Proxies {
public:
    explicit Proxies(const Settings& settings);

    bool contains(const boost::asio::ip::address& peer) const { return networks_.contains(peer); }
    Peer peer(const boost::asio::ip::address& address) const { return {address, contains(address)}; }
    /// The peer of a connection at a Unix socket.
    Peer peer_at_path() const { return {boost::asio::ip::address_v4(), are_at_path_}; }
    /// Reads the headers of the proxies. `secure` says whether the connection itself has TLS. In the header
    /// that lists addresses, the client's address is the rightmost one that belongs to no proxy, or the
    /// leftmost one if all belong to proxies. If this address can't be read, the result has the proxy's own
    /// address.
    OuterRequest outer(const HttpHeader& header, const Peer& peer, bool secure) const;

private:
    Networks networks_;
    bool are_at_path_;
    std::string header_;
    std::vector<std::string> hosts_;
    std::string base_path_;
};

/// Whether `host` is one of `hosts`. An entry of `hosts` without a port matches every port.
bool is_one_of(std::string_view host, const std::vector<std::string>& hosts);
/// The name by which the client calls this server, as the nearest proxy says in a header; empty if the proxy
/// does not say.
std::optional<std::string_view> forwarded_host(const HttpHeader& header);

/// A host without its port and brackets: `club.example`, `::1`. Empty if the text is not a host, or contains
/// characters that could end a URL's host.
std::optional<std::string_view> name_of(std::string_view host);

}  // namespace reami::net
