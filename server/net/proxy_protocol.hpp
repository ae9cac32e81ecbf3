// The PROXY protocol, version 2: a connection from a proxy begins with a binary header that names the client.
// haproxy's proxy-protocol.txt specifies this header in section 2.2. The server refuses version 1, whose
// header is a line of text.
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

/// The size of the head, which is the first part of each header.
inline constexpr std::size_t head_bytes = 16;
using Head = std::array<Byte, head_bytes>;
/// The number of bytes that may follow the head. The addresses take at most 36 bytes; the server skips a
/// proxy's other data.
inline constexpr std::size_t most_bytes = 2048;

/// The number of bytes that follow the head. Empty if the head is invalid, or if more than `most_bytes`
/// follow.
std::optional<std::size_t> rest_of(const Head& head);

/// The client for which the proxy connects.
struct Source {
    std::optional<boost::asio::ip::address> client;  ///< empty: the proxy names no client
};

/// The client that a header names. Expects a head that `rest_of` accepts, and as many further bytes as
/// `rest_of` returns for this head. Empty if the header names another protocol than TCP over IPv4 or IPv6, or
/// if it is too short for its addresses.
std::optional<Source> source_of(const Head& head, std::span<const Byte> rest);

/// The header for a connection that the sender opens for itself, such as a health check.
Head for_oneself();
/// The header for a connection that the sender opens for this client. The ports and the destination address
/// are zero.
std::vector<Byte> for_client(const boost::asio::ip::address& client);

}  // namespace reami::net::proxy_protocol
