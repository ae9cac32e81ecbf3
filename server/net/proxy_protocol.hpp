// The PROXY protocol, version 2: a connection from a proxy begins with a few bytes that name the client. This
// is the binary form in haproxy's proxy-protocol.txt, section 2.2; version 1, a line of text, is refused.
#pragma once

#include <array>
#include <boost/asio/ip/address.hpp>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace reami::net::proxy_protocol {

using Byte = std::uint8_t;

/// The size of the first part of each header.
inline constexpr std::size_t head_bytes = 16;
using Head = std::array<Byte, head_bytes>;
/// The most bytes that may follow: the addresses take at most 36, and other data of a proxy is skipped.
inline constexpr std::size_t most_bytes = 2048;

/// How many bytes follow the head, at most `most_bytes`; empty if the head is invalid.
std::optional<std::size_t> rest_of(const Head& head);

/// The client for which the proxy connects.
struct Source {
    std::optional<boost::asio::ip::address> client;  ///< empty: the proxy itself, or it does not say
};

/// Expects a head that `rest_of` accepts, and as many bytes as that returns. Empty if the protocol is not TCP
/// over IPv4 or IPv6, or if the bytes are too few for its addresses.
std::optional<Source> source_of(const Head& head, std::span<const Byte> rest);

/// The header of a connection that the sender opens for itself.
Head for_oneself();
/// The whole header of a connection for that client, without the port and the destination address.
std::vector<Byte> for_client(const boost::asio::ip::address& client);

}  // namespace reami::net::proxy_protocol
