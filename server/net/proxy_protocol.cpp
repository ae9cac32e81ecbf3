#include "server/net/proxy_protocol.hpp"

#include <algorithm>

namespace reami::net::proxy_protocol {
namespace {

namespace ip = boost::asio::ip;

constexpr std::array<Byte, 12> signature{0x0D, 0x0A, 0x0D, 0x0A, 0x00, 0x0D,
                                         0x0A, 0x51, 0x55, 0x49, 0x54, 0x0A};

// The positions of the bytes after the signature.
constexpr std::size_t command_at = 12, transport_at = 13, length_at = 14;

// The command byte: its high half is the version, 2.
constexpr Byte local = 0x20, proxied = 0x21;
// The transport byte: its high half is the address family, and its low half is 1 for TCP or 0 for none.
constexpr Byte unspecified = 0x00, tcp_over_v4 = 0x11, tcp_over_v6 = 0x21;
// The sizes of two addresses and two ports.
constexpr std::size_t v4_bytes = 12, v6_bytes = 36;

template <class Address>
Address first_address(std::span<const Byte> rest) {
    typename Address::bytes_type bytes{};
    std::copy_n(rest.begin(), bytes.size(), bytes.begin());
    return Address(bytes);
}

}  // namespace

std::optional<std::size_t> rest_of(const Head& head) {
    if (!std::equal(signature.begin(), signature.end(), head.begin())) return std::nullopt;
    if (head[command_at] != local && head[command_at] != proxied) return std::nullopt;
    const std::size_t length = std::size_t{head[length_at]} << 8U | head[length_at + 1];
    if (length > most_bytes) return std::nullopt;
    return length;
}

std::optional<Source> source_of(const Head& head, std::span<const Byte> rest) {
    if (head[command_at] == local) return Source{};  // for instance, a health check of the proxy
    switch (head[transport_at]) {
        case unspecified:
            return Source{};
        case tcp_over_v4:
            if (rest.size() < v4_bytes) return std::nullopt;
            return Source{first_address<ip::address_v4>(rest)};
        case tcp_over_v6:
            if (rest.size() < v6_bytes) return std::nullopt;
            return Source{first_address<ip::address_v6>(rest)};
        default:
            return std::nullopt;
    }
}

Head for_oneself() {
    Head head{};
    std::copy(signature.begin(), signature.end(), head.begin());
    head[command_at] = local;
    return head;
}

std::vector<Byte> for_client(const ip::address& client) {
    const auto whole = [](Byte transport, const auto& address, std::size_t length) {
        std::vector<Byte> bytes(head_bytes + length);
        std::copy(signature.begin(), signature.end(), bytes.begin());
        bytes[command_at] = proxied;
        bytes[transport_at] = transport;
        bytes[length_at + 1] = static_cast<Byte>(length);
        std::copy(address.begin(), address.end(), bytes.begin() + head_bytes);
        return bytes;
    };
    if (client.is_v4()) return whole(tcp_over_v4, client.to_v4().to_bytes(), v4_bytes);
    return whole(tcp_over_v6, client.to_v6().to_bytes(), v6_bytes);
}

}  // namespace reami::net::proxy_protocol
