// Writes log lines about addresses that reach limits or send faulty requests: at most one line of each kind
// per address and minute. The server's `Meters` have the times of the last lines. Any thread may call these
// functions.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <string_view>

#include "server/runtime/meters.hpp"

namespace reami {

/// Counts and logs that the address `by` has reached a limit. `limit` is the protocol's code for this limit,
/// such as `limit.rate`.
void limit_reached(Meters& meters, std::string_view limit, const boost::asio::ip::address& by);

/// Logs that a WebSocket handshake came without the header `Upgrade`, which a proxy has probably removed.
void upgrade_missing(Meters& meters, const boost::asio::ip::address& from);

/// Logs that the server ignores this header of a proxy: it should name the path that the proxy removed, but
/// its value is malformed.
void prefix_ignored(Meters& meters, std::string_view header, const boost::asio::ip::address& proxy);

/// Counts and logs that the server has refused a request from a page of `origin`, because the settings do not
/// allow this origin. `from` is the client's address.
void origin_refused(Meters& meters, std::string_view origin, const boost::asio::ip::address& from);

}  // namespace reami
