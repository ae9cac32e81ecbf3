// Behind reverse proxies: who really asks, and by which scheme and name. What headers say of that counts from
// proxies of the settings alone. PROTOCOL.md, "Behind a proxy".
#pragma once

#include <boost/asio/ip/address.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/net/http/request_guard.hpp"
#include "server/settings/settings.hpp"

namespace reami::net {

/// Addresses: `10.0.0.0/8`, `2001:db8::/32`, or one alone.
class Networks {
public:
    Networks() = default;
    /// Expects texts that `is_network` accepts; `unix` is none, and left out.
    explicit Networks(const std::vector<std::string>& texts);
    static bool is_network(const std::string& text);

    /// IPv4 inside IPv6 is IPv4.
    bool contains(const boost::asio::ip::address& address) const;

private:
    struct Network {
        boost::asio::ip::address_v6::bytes_type bytes;  ///< IPv4 as IPv6 has it
        int bits = 0;
    };
    static std::optional<Network> read(const std::string& text);
    std::vector<Network> networks_;
};

/// The other end of a connection.
struct Peer {
    boost::asio::ip::address address;  ///< 0.0.0.0 for clients of a socket with a path, which have none
    bool is_proxy = false;
};

/// A request as it was before the proxies.
struct OuterRequest {
    boost::asio::ip::address address;  ///< of the client, whole
    bool secure = false;
    std::string host;
    std::string base_path = {};  ///< below which the client sees this server: `/reami`; empty: at the root
};

class Proxies {
public:
    explicit Proxies(const Settings& settings);

    bool contains(const boost::asio::ip::address& peer) const { return networks_.contains(peer); }
    Peer peer(const boost::asio::ip::address& address) const { return {address, contains(address)}; }
    /// The peer of a connection at a path of the file system.
    Peer peer_at_path() const { return {boost::asio::ip::address_v4(), are_at_path_}; }
    /// `secure` is whether the connection has TLS. Of the addresses in the one header
    /// that counts, from the right, the client's is the first that is no proxy's, or the last one if all are;
    /// where that can't be read it is the proxy's own.
    OuterRequest outer(const HttpHeader& header, const Peer& peer, bool secure) const;

private:
    Networks networks_;
    bool are_at_path_;
    std::string header_;
    std::vector<std::string> hosts_;
    std::string base_path_;
};

/// Whether that is one of the hosts, which may leave the port out.
bool is_one_of(std::string_view host, const std::vector<std::string>& hosts);
/// How a proxy says that the client named this server; nothing if it does not.
std::optional<std::string_view> forwarded_host(const HttpHeader& header);

/// A host without its port and brackets: `club.example`, `::1`. Nothing if it is no host, or has in it what
/// could end an address or begin another.
std::optional<std::string_view> name_of(std::string_view host);

}  // namespace reami::net
