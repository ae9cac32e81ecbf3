// Parses the body of a plain request into a struct that has a BOOST_DESCRIBE.
#pragma once

#include <string_view>

#include "engine/core/expected.hpp"
#include "protocol/json/read.hpp"
#include "protocol/messages/codes.hpp"
#include "server/net/http/problem.hpp"

namespace reami::http {

/// The parsed body, or the answer that names its fault.
template <class Body>
Expected<Body, net::Answer> read_body(std::string_view text) {
    const json::Document document(text);
    if (!document.object())
        return net::problem(400, protocol::code::malformed, "the body must be a JSON object");
    Body body;
    if (const auto field = json::read(*document.root(), body))
        return net::problem(400, protocol::code::field, *field);
    return body;
}

}  // namespace reami::http
