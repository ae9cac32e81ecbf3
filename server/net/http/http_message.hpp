// Beast's types for plain requests.
#pragma once

#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

namespace reami::net {

using HttpRequest = boost::beast::http::request<boost::beast::http::string_body>;

/// Adds the security headers of every answer, including the answer to a WebSocket's handshake.
void secure_headers(boost::beast::http::fields& of);

}  // namespace reami::net
