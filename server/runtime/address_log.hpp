// What the log says of addresses that go too far: once a minute for each, whatever they do. It is the
// process's, as the log is, and any thread may use it.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <string>
#include <string_view>

namespace reami {

/// Counts that an address reached a limit, by its code on the wire, such as `limit.rate`.
void limit_reached(std::string_view limit, const boost::asio::ip::address& by);

/// That a handshake for a WebSocket came without `Upgrade`, which some proxy before the server took out.
void upgrade_missing(const boost::asio::ip::address& from);

/// A proxy named the path that it took off in that header, but the path is malformed.
void prefix_ignored(std::string_view header, const boost::asio::ip::address& proxy);

/// Counts that a page of that origin may not use this server.
void origin_refused(std::string_view origin, const boost::asio::ip::address& from);

}  // namespace reami
