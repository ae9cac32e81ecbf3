// A refusal for people: where a browser goes to an address itself, it gets a page
// that names the fault and the remedy, and that tries again by itself if that can help. PROTOCOL.md, "Plain
// requests".
#pragma once

#include <string>

#include "server/net/gateway.hpp"
#include "server/net/http/request_guard.hpp"

namespace reami::net {

/// Whether a browser asks in order to show the answer as a page. A client that accepts anything as readily as
/// HTML, as programs do, is no browser.
bool is_navigation(const HttpHeader& request);

/// The refusal, its status and its headers as they are, with such a page as its body, in the language of who
/// asks. Expects `refused`, and the path below which the client sees the server.
Answer as_page(Answer refusal, const HttpHeader& request, const std::string& base_path);

}  // namespace reami::net
