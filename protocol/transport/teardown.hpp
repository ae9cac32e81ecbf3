// The functions with which Beast ends the stream under a WebSocket. Beast finds them by argument-dependent
// lookup.
#pragma once

#include <boost/asio/co_spawn.hpp>
#include <boost/beast/core/role.hpp>
#include <exception>
#include <utility>

#include "protocol/transport/stream.hpp"

namespace reami::transport {

inline void beast_close_socket(Stream& stream) { stream.drop(); }

template <class Handler>
void async_teardown(boost::beast::role_type /*role*/, Stream& stream, Handler&& handler) {
    boost::asio::co_spawn(stream.get_executor(), stream.say_goodbye(),
                          [handler = std::forward<Handler>(handler)](const std::exception_ptr&) mutable {
                              std::move(handler)(boost::beast::error_code{});
                          });
}

}  // namespace reami::transport
