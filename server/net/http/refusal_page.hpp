// Makes pages from refusals. If a browser opens an address that the server refuses, the browser gets a page
// that names the fault and the remedy. The page tries again by itself if another attempt can help.
// PROTOCOL.md, "Plain requests".
#pragma once

#include <string>

#include "server/net/gateway.hpp"
#include "server/net/http/request_guard.hpp"

namespace reami::net {

/// Whether the sender is a browser that will show the answer as a page. If the request has no
/// `Sec-Fetch-Mode`, its `Accept` decides: it must name HTML, and must not prefer JSON.
bool is_navigation(const HttpHeader& request);

/// The refusal with a page as its body, in the client's language; the status and the headers stay. Expects
/// that `refused` is set. `base_path` is the path before this server's paths, as the client sees it.
Answer as_page(Answer refusal, const HttpHeader& request, const std::string& base_path);

}  // namespace reami::net
