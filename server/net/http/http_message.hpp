// A plain request as Beast reads it.
#pragma once

#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

namespace reami::net {

using HttpRequest = boost::beast::http::request<boost::beast::http::string_body>;

/// Security headers that every answer carries, a WebSocket's handshake too.
void secure_headers(boost::beast::http::fields& of);

}  // namespace reami::net
