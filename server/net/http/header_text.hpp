// Functions for the text of HTTP headers.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <boost/beast/core/string.hpp>
#include <optional>
#include <string>
#include <string_view>

namespace reami::net {

inline std::string_view view(boost::beast::string_view text) { return {text.data(), text.size()}; }

/// Compares two names of hosts without regard to case.
inline bool is_same(std::string_view one, std::string_view other) {
    return boost::beast::iequals({one.data(), one.size()}, {other.data(), other.size()});
}

/// The IP address; empty if the text is not one.
inline std::optional<boost::asio::ip::address> address_in(std::string_view text) {
    boost::system::error_code error;
    const auto address = boost::asio::ip::make_address(std::string(text), error);
    if (error) return std::nullopt;
    return address;
}

}  // namespace reami::net
