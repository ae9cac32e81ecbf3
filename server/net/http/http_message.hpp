// Beast's types for plain requests.
#pragma once

#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

namespace reami::net {

using HttpRequest = boost::beast::http::request<boost::beast::http::string_body>;

/// Adds the security headers of every answer, including the answer to a WebSocket's handshake.
inline void secure_headers(boost::beast::http::fields& of) {
    of.set("X-Content-Type-Options", "nosniff");
    of.set("X-Frame-Options", "DENY");
    of.set("Referrer-Policy", "no-referrer");
    of.set("Cross-Origin-Resource-Policy", "same-origin");
}

}  // namespace reami::net
