#include "server/net/http/http_message.hpp"

namespace reami::net {

void secure_headers(boost::beast::http::fields& of) {
    of.set("X-Content-Type-Options", "nosniff");
    of.set("X-Frame-Options", "DENY");
    of.set("Referrer-Policy", "no-referrer");
    of.set("Cross-Origin-Resource-Policy", "same-origin");
}

}  // namespace reami::net
