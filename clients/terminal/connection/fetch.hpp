// Sends one plain HTTP request to the server.
#pragma once

#include <boost/asio/awaitable.hpp>

#include "clients/terminal/connection/http_request.hpp"

namespace reami::terminal {

struct Server;

/// The answer has status 0 if none arrived. Resumes on the caller's executor.
boost::asio::awaitable<HttpAnswer> fetch(Server server, HttpRequest request);

}  // namespace reami::terminal
