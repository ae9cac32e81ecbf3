// Whether a browser names the server as only a machine can name itself. That says what the page calls itself,
// and nothing of where it is: nobody may do anything because of it alone.
#pragma once

#include "server/net/gateway.hpp"

namespace reami::http {

/// `localhost`, 127.0.0.1, [::1], and no proxy says that it passed the request on. A page that was led here
/// under a name of its own has that name.
bool names_own_machine(const net::Request& request);

}  // namespace reami::http
