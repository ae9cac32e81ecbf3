// Sends one plain HTTP request to the server.
#pragma once

#include <boost/asio/awaitable.hpp>

#include "clients/terminal/connection/http_request.hpp"

namespace reami::terminal {

struct Server;

/// Returns the server's answer, or an answer with status 0 if the server sent none. Resumes on the caller's
/// executor.
boost::asio::awaitable<HttpAnswer> fetch(Server server, HttpRequest request);

}  // namespace reami::terminal
