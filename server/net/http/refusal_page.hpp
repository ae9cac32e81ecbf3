// Shows refusals as pages: a browser that opens an address itself gets a page with the fault and the remedy,
// which tries again by itself if that can help. PROTOCOL.md, "Plain requests".
#pragma once

#include <string>

#include "server/net/gateway.hpp"
#include "server/net/http/request_guard.hpp"

namespace reami::net {

/// Whether the sender is a browser that will show the answer as a page. A client that accepts any type as
/// readily as HTML, as programs do, does not count as a browser.
bool is_navigation(const HttpHeader& request);

/// The refusal with the same status and headers, and such a page as its body, in the client's language.
/// Expects that `refused` is set. `base_path` is the path before this server's paths, as the client sees
/// them.
Answer as_page(Answer refusal, const HttpHeader& request, const std::string& base_path);

}  // namespace reami::net
