// Log lines about addresses that reach limits or send faulty requests: at most one line of each kind per
// address and minute. The state belongs to the process, like the log itself; any thread may call these
// functions.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <string>
#include <string_view>

#include "server/runtime/meters.hpp"

namespace reami {

/// Counts and logs that an address reached a limit. The limit is its code on the wire, such as `limit.rate`.
void limit_reached(Meters& meters, std::string_view limit, const boost::asio::ip::address& by);

/// Logs a WebSocket handshake without the header `Upgrade`, which some proxy before the server removed.
void upgrade_missing(const boost::asio::ip::address& from);

/// Logs that the path that a proxy removed, as this header names it, is malformed.
void prefix_ignored(std::string_view header, const boost::asio::ip::address& proxy);

/// Counts and logs the refusal of a page of this origin, which may not use this server.
void origin_refused(Meters& meters, std::string_view origin, const boost::asio::ip::address& from);

}  // namespace reami
