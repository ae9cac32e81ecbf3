// A plain HTTP request to the server, and its answer.
#pragma once

#include <optional>
#include <string>

#include "clients/terminal/connection/trouble.hpp"

namespace reami::terminal {

struct HttpRequest {
    std::string method = "GET";
    std::string path;
    std::string body = {};                  ///< JSON
    std::optional<std::string> token = {};  ///< the player's token; absent if the request needs none
    std::string language = {};              ///< the language in which the server writes errors
};

/// The server's answer. If the server sent none, `status` is 0 and `trouble` is the reason.
struct HttpAnswer {
    unsigned status = 0;
    std::string body = {};
    Trouble trouble = {};
};

}  // namespace reami::terminal
