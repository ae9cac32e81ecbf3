// Makes an answer from a value whose type has a BOOST_DESCRIBE. The answer forbids caching.
#pragma once

#include "protocol/json/write.hpp"
#include "server/net/gateway.hpp"

namespace reami::http {

template <class Body>
net::Answer json_answer(const Body& body, unsigned status = 200) {
    net::Answer answer;
    answer.status = status;
    answer.body = json::write(body);
    answer.headers = {{"Cache-Control", "no-store"}};
    return answer;
}

}  // namespace reami::http
