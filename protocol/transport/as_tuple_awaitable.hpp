// A completion token for the coroutines of server and clients. With it, an operation reports its error in the
// first element of a tuple, and throws no exception, because broken connections are common.
#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/use_awaitable.hpp>

namespace reami::transport {

inline constexpr auto outcome = boost::asio::as_tuple(boost::asio::use_awaitable);

}  // namespace reami::transport
