// A completion token for the coroutines of server and clients. They wait for a tuple that begins with the
// error, instead of an exception, because broken connections are common.
#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/use_awaitable.hpp>

namespace reami::transport {

inline constexpr auto outcome = boost::asio::as_tuple(boost::asio::use_awaitable);

}  // namespace reami::transport
