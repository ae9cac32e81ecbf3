// The PROXY protocol, version 2: before anything else, a proxy says in a few bytes for whom it connects. This
// is the binary form of haproxy's proxy-protocol.txt, section 2.2; version 1, a line of text, is not taken.
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

/// The bytes with which every header begins.
inline constexpr std::size_t head_bytes = 16;
using Head = std::array<Byte, head_bytes>;
/// The most bytes that may follow them: the addresses take at most 36, and other data of a proxy is skipped.
inline constexpr std::size_t most_bytes = 2048;

/// How many bytes follow the head, at most `most_bytes`; nothing if a connection may not begin so.
std::optional<std::size_t> rest_of(const Head& head);

/// For whom the proxy connects.
struct Source {
    std::optional<boost::asio::ip::address> client;  ///< nothing: for itself, or it does not say
};

/// Expects a head that `rest_of` takes, and as many bytes as that says. Nothing if that is no TCP over IPv4
/// or IPv6, or too short for its addresses.
std::optional<Source> source_of(const Head& head, std::span<const Byte> rest);

/// The header of a connection that no proxy passes on.
Head for_oneself();
/// And who connects for that client: all of it. No port is named, nor where the client connected to.
std::vector<Byte> for_client(const boost::asio::ip::address& client);

}  // namespace reami::net::proxy_protocol
