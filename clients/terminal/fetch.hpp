// One plain request to the server and its answer.
#pragma once

#include <boost/asio/awaitable.hpp>

#include "clients/terminal/outside.hpp"

namespace reami::terminal {

struct Server;

/// Status 0 if no answer came. Resumes on the caller's executor.
boost::asio::awaitable<HttpAnswer> fetch(Server server, HttpRequest request);

}  // namespace reami::terminal
