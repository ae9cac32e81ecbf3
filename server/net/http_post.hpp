// Posts one HTTP request to another server, such as the server of a webhook or of a push service.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <chrono>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/expected.hpp"
#include "server/net/dial.hpp"

namespace reami::net {

struct HttpPost {
    std::string url;  ///< http or https
    std::vector<std::pair<std::string, std::string>> headers;
    std::string body;
    MayDial may_dial = {};  ///< empty: the server may connect to every address
};

struct PostAnswer {
    unsigned status = 0;
    std::optional<std::chrono::seconds> retry_after;  ///< from the header Retry-After, if it is a number
};

/// Returns the status of the answer, or the reason why there is no answer within that time, which includes
/// the name server's answer. Does not read the body of the answer, and follows no redirect. With https, the
/// certificate must be for the host of the URL, and an authority that this machine trusts must have signed
/// it.
boost::asio::awaitable<Expected<PostAnswer, std::string>> http_post(HttpPost post,
                                                                    std::chrono::milliseconds within);

/// A URL in its parts. Expects a URL with http or https.
struct UrlParts {
    bool secure = false;
    std::string authority;       ///< for the Host header
    std::string host_with_port;  ///< for the connection
    std::string target;          ///< the path and the query
};
UrlParts url_parts(std::string_view url);

}  // namespace reami::net
