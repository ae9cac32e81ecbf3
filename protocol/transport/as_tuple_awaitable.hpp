// How coroutines of server and clients wait: for a tuple that begins with the error, because a broken
// connection is nothing exceptional.
#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/use_awaitable.hpp>

namespace reami::transport {

inline constexpr auto outcome = boost::asio::as_tuple(boost::asio::use_awaitable);

}  // namespace reami::transport
